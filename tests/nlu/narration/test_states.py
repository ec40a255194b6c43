"""Balances, cash flow, budgets and payments to come in both languages, word for word."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from finance.queries.answer import Note
from tests.helpers.telling import (
    LAST_MONTH,
    OCTOBER,
    WHOLE_MONTH,
    Case,
    ask,
    books,
    euros,
    plain,
    row,
    told,
)

STATES = {
    "a balance": Case(
        ask("balance", "any", accounts=("Everyday",)),
        books("24116.22", rows=(row("24116.22", "Everyday"),)),
        "You have €24,116.22 in Everyday.",
        "Vous avez 24 116,22 € sur le compte Everyday.",
    ),
    "a debt": Case(
        ask("balance", "any", accounts=("Visa Card",)),
        books("-412.8", rows=(row("-412.8", "Visa Card"),)),
        "You owe €412.80 on Visa Card.",
        "Vous devez 412,80 € sur le compte Visa Card.",
    ),
    "all balances in the past": Case(
        ask("balance", "any", period=OCTOBER),
        books("24116.22", rows=(row("24000", "Everyday"), row("116.22", "Wallet"))),
        "You had €24,116.22 across 2 accounts on 31 October 2026.",
        "Vous aviez 24 116,22 € sur 2 comptes le 31 octobre 2026.",
    ),
    "a balance with debts in it": Case(
        ask("balance", "any"),
        books(
            "1500",
            rows=(row("2000", "Everyday"), row("-400", "Visa Card"), row("-100", "Gold Card")),
        ),
        "You have €1,500.00 across 3 accounts (after the €500.00 owed on Visa Card and Gold Card).",
        "Vous avez 1 500,00 € sur 3 comptes (déduction faite des 500,00 € dus sur les comptes Visa Card et Gold Card).",
    ),
    "more debts than money": Case(
        ask("balance", "any", threshold=Decimal(60), threshold_op="over"),
        books("-300", yes=False, rows=(row("100", "Wallet"), row("-400", "Visa Card"))),
        "No: you owe €300.00 across 2 accounts (after the €100.00 in Wallet).",
        "Non : vous devez 300,00 € sur 2 comptes (déduction faite des 100,00 € du compte Wallet).",
    ),
    "net worth with a loan": Case(
        ask("net_worth", "any", period=OCTOBER),
        books("1500", rows=(row("9500", "Everyday"), row("-8000", "Car Loan"))),
        "Your net worth was €1,500.00 (after the €8,000.00 owed on Car Loan) on 31 October 2026.",
        "Votre patrimoine net était de 1 500,00 € (déduction faite des 8 000,00 € dus sur le compte Car Loan) le 31 octobre 2026.",
    ),
    "a member's balance": Case(
        ask("balance", "any", members=("Alex",)),
        books("63.1", rows=(row("63.1", "Wallet"),)),
        "Alex has €63.10 in Wallet.",
        "Alex a 63,10 € sur le compte Wallet.",
    ),
    "enough": Case(
        ask("balance", "any", accounts=("Everyday",), threshold=Decimal(900)),
        books("24116.22", yes=True, rows=(row("24116.22", "Everyday"),)),
        "Yes: you have €24,116.22 in Everyday, €23,216.22 more than €900.",
        "Oui : vous avez 24 116,22 € sur le compte Everyday, soit 23 216,22 € de plus que 900 €.",
    ),
    "not enough": Case(
        ask("balance", "any", accounts=("Wallet",), threshold=Decimal(900)),
        books("63.1", yes=False, rows=(row("63.1", "Wallet"),)),
        "No: you have €63.10 in Wallet, €836.90 less than €900.",
        "Non : vous avez 63,10 € sur le compte Wallet, soit 836,90 € de moins que 900 €.",
    ),
    "less than an amount": Case(
        ask(
            "balance",
            "any",
            accounts=("Wallet",),
            threshold=Decimal(50),
            threshold_op="under",
        ),
        books("63.1", yes=False, rows=(row("63.1", "Wallet"),)),
        "No: you have €63.10 in Wallet, €13.10 more than €50.",
        "Non : vous avez 63,10 € sur le compte Wallet, soit 13,10 € de plus que 50 €.",
    ),
    "no account": Case(
        ask("balance", "any"),
        books(empty=True),
        "There is no account to show.",
        "Il n’y a aucun compte à montrer.",
    ),
    "net worth": Case(
        ask("net_worth", "any"),
        books("34000", rows=(row("1", "a"), row("2", "b"))),
        "Your net worth is €34,000.00.",
        "Votre patrimoine net est de 34 000,00 €.",
    ),
    "net worth in the past": Case(
        ask("net_worth", "any", period=OCTOBER),
        books("-34000.5"),
        "Your net worth was −€34,000.50 on 31 October 2026.",
        "Votre patrimoine net était de −34 000,50 € le 31 octobre 2026.",
    ),
    "left over": Case(
        ask("cash_flow", "net", period=LAST_MONTH),
        books(
            "500",
            rows=(
                row("4415.5", "in"),
                row("3915.5", "out"),
                row("500", "net"),
                row(label="rate", percent=Decimal("11.3")),
            ),
        ),
        "You had €500.00 left over last month: €4,415.50 came in and €3,915.50 went out.",
        "Les entrées ont dépassé de 500,00 € les sorties le mois dernier : 4 415,50 € d’entrées et 3 915,50 € de sorties.",
    ),
    "spent more than came in": Case(
        ask("cash_flow", "net", period=LAST_MONTH, members=("Alex",)),
        books("-500", rows=(row("3415.5", "in"), row("3915.5", "out"))),
        "Alex spent €500.00 more than was received last month: €3,415.50 came in and €3,915.50 went out.",
        "Les sorties d’Alex ont dépassé de 500,00 € les entrées le mois dernier : 3 415,50 € d’entrées et 3 915,50 € de sorties.",
    ),
    "even": Case(
        ask("cash_flow", "net", period=LAST_MONTH),
        books("0", rows=(row("10", "in"), row("10", "out"))),
        "You spent exactly what was received last month, with €0.00 left over: €10.00 came in and €10.00 went out.",
        "Les entrées ont égalé les sorties le mois dernier, soit un écart de 0,00 € : 10,00 € d’entrées et 10,00 € de sorties.",
    ),
    "one budget": Case(
        ask("budget", period=WHOLE_MONTH, categories=("Groceries",)),
        books("87.65", rows=(row("412.35", "Groceries", limit=euros("500")),), yes=True),
        "You have €87.65 left in the Groceries budget this month.",
        "Il reste 87,65 € sur le budget Groceries ce mois-ci.",
    ),
    "an exceeded budget": Case(
        ask("budget", period=WHOLE_MONTH, categories=("Groceries",)),
        books("-12.35", rows=(row("512.35", "Groceries", limit=euros("500")),), yes=False),
        "The Groceries budget is exceeded by €12.35 this month.",
        "Le budget Groceries est dépassé de 12,35 € ce mois-ci.",
    ),
    "all budgets": Case(
        ask("budget", period=WHOLE_MONTH),
        books(
            "67.65",
            rows=(
                row("512.35", "Groceries", limit=euros("500")),
                row("20", "Fuel", limit=euros("100")),
            ),
        ),
        "You have €67.65 left across 2 budgets this month; over budget: Groceries by €12.35.",
        "Il reste 67,65 € sur 2 budgets ce mois-ci ; dépassé : Groceries de 12,35 €.",
    ),
    "all budgets exceeded": Case(
        ask("budget", period=WHOLE_MONTH),
        books("-7.65", rows=(row("1", "Groceries"), row("20", "Fuel"))),
        "Across 2 budgets, spending is €7.65 over this month.",
        "2 budgets : dépassement total de 7,65 € ce mois-ci.",
    ),
    "no budget": Case(
        ask("budget", period=WHOLE_MONTH, categories=("Groceries",)),
        books(empty=True, notes=(Note("no_budget"),)),
        "No budget is set for Groceries.",
        "Aucun budget n’est fixé pour Groceries.",
    ),
    "what comes back": Case(
        ask("recurring"),
        books("1201", count=2, rows=(row("1185", "Harbour Homes"), row("15.99", "Netflix"))),
        "You have 2 recurring payments, €1,201.00 a month in all.",
        "Vous avez 2 paiements récurrents, pour 1 201,00 € par mois en tout.",
    ),
    "what comes back less often than monthly": Case(
        ask("recurring"),
        books("1250", rows=(row("1200", "Rent", unit="month"), row("600", "Tax", unit="year"))),
        "You have 2 recurring payments, €1,250.00 a month on average.",
        "Vous avez 2 paiements récurrents, pour 1 250,00 € par mois en moyenne.",
    ),
    "one regular deposit": Case(
        ask("recurring", "income", members=("Alex",)),
        books("2480", rows=(row("2480", "Northwind Ltd"),)),
        "Alex has 1 regular deposit, €2,480.00 a month in all.",
        "Alex a 1 versement régulier, pour 2 480,00 € par mois en tout.",
    ),
    "nothing comes back": Case(
        ask("recurring"),
        books(empty=True),
        "No recurring payments were found.",
        "Aucun paiement récurrent n’a été trouvé.",
    ),
    "the next payment": Case(
        ask("upcoming"),
        books(
            "15.99",
            count=2,
            date=date(2026, 12, 15),
            rows=(
                row("15.99", "Netflix", date=date(2026, 12, 15)),
                row("9", "GasCo", date=date(2026, 12, 16)),
            ),
        ),
        "The next payment, to Netflix, is expected on 15 December 2026: €15.99.",
        "Le prochain paiement, à Netflix, est attendu le 15 décembre 2026 : 15,99 €.",
    ),
    "the next payment of a shop": Case(
        ask("upcoming", merchants=("Netflix",)),
        books(
            "15.99",
            date=date(2026, 12, 15),
            rows=(row("15.99", "Netflix", date=date(2026, 12, 15)),),
        ),
        "The next payment at Netflix is expected on 15 December 2026: €15.99.",
        "Le prochain paiement chez Netflix est attendu le 15 décembre 2026 : 15,99 €.",
    ),
    "all that is due": Case(
        ask("upcoming", period=WHOLE_MONTH),
        books(
            "1165.99",
            rows=(
                row("15.99", "Netflix", date=date(2026, 11, 20)),
                row("1150", "Rent", date=date(2026, 11, 21)),
            ),
        ),
        "2 payments are due this month, €1,165.99 in all.",
        "2 paiements sont à venir ce mois-ci, pour un total de 1 165,99 €.",
    ),
    "payday": Case(
        ask("upcoming", "income"),
        books(
            "2480",
            date=date(2026, 11, 28),
            rows=(row("2480", "Northwind Ltd", date=date(2026, 11, 28)),),
        ),
        "The next deposit, from Northwind Ltd, is expected on 28 November 2026: €2,480.00.",
        "Le prochain versement, de la part de Northwind Ltd, est attendu le 28 novembre 2026 : 2 480,00 €.",
    ),
    "nothing due": Case(
        ask("upcoming", period=WHOLE_MONTH),
        books(empty=True),
        "No payment is due this month.",
        "Aucun paiement n’est attendu ce mois-ci.",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("case", STATES.values(), ids=STATES.keys())
def test_states_are_told(case: Case, language: str) -> None:
    narration = told(case, language)

    assert plain(narration.summary) == getattr(case, language)
    assert narration.value_text in narration.summary
