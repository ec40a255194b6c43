"""Totals, counts, averages and shares in both languages, word for word."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.helpers.telling import (
    LAST_MONTH,
    OCTOBER,
    PAST_YEAR,
    THIS_MONTH,
    Case,
    ask,
    books,
    plain,
    row,
    span,
    told,
)

SUMS = {
    "a total": Case(
        ask("total", period=LAST_MONTH, categories=("Groceries",)),
        books("412.35", count=18),
        "You spent €412.35 on Groceries last month (18 transactions).",
        "Vous avez dépensé 412,35 € dans la catégorie Groceries le mois dernier (18 opérations).",
    ),
    "a total of two categories, one transaction": Case(
        ask("total", period=OCTOBER, categories=("Groceries", "Restaurants")),
        books("1412.35", count=1),
        "You spent €1,412.35 on Groceries and Restaurants in October 2026 (1 transaction).",
        "Vous avez dépensé 1 412,35 € dans les catégories Groceries et Restaurants en octobre 2026 (1 opération).",
    ),
    "a total of nothing named": Case(
        ask("total", period=THIS_MONTH),
        books("0", count=2),
        "You spent €0.00 this month (2 transactions).",
        "Vous avez dépensé 0,00 € ce mois-ci (2 opérations).",
    ),
    "what a member spent": Case(
        ask("total", period=LAST_MONTH, members=("Alex",), merchants=("Lidl",)),
        books("55", count=2),
        "Alex spent €55.00 at Lidl last month (2 transactions).",
        "Alex a dépensé 55,00 € chez Lidl le mois dernier (2 opérations).",
    ),
    "income": Case(
        ask("total", "income", period=LAST_MONTH, categories=("Salary",)),
        books("2480", count=1),
        "You received €2,480.00 from Salary last month (1 transaction).",
        "Vous avez reçu 2 480,00 € dans la catégorie Salary le mois dernier (1 opération).",
    ),
    "income from a payer in a category": Case(
        ask("total", "income", categories=("Salary",), merchants=("Northwind Ltd",)),
        books("2480", count=1),
        "You received €2,480.00 as Salary from Northwind Ltd (1 transaction).",
        "Vous avez reçu 2 480,00 € dans la catégorie Salary de la part de Northwind Ltd (1 opération).",
    ),
    "net": Case(
        ask("total", "net", period=LAST_MONTH),
        books("-240", count=40),
        "Money in less money out last month came to −€240.00 (40 transactions).",
        "Le solde des entrées et des sorties le mois dernier est de −240,00 € (40 opérations).",
    ),
    "both directions": Case(
        ask("total", "any", period=span(None, None), accounts=("Everyday",), members=("Alex",)),
        books("-240", count=40),
        "Transactions by Alex on Everyday over all your records add up to −€240.00 (40 transactions).",
        "Le total des opérations d’Alex sur le compte Everyday depuis le début de vos relevés est de −240,00 € (40 opérations).",
    ),
    "more refunds than purchases": Case(
        ask("total", period=LAST_MONTH, categories=("Shopping",)),
        books("-20", count=3),
        "Refunds exceeded spending on Shopping last month by €20.00 (3 transactions).",
        "Les remboursements ont dépassé de 20,00 € les dépenses dans la catégorie Shopping le mois dernier (3 opérations).",
    ),
    "more taken back than received": Case(
        ask("total", "income"),
        books("-20", count=1),
        "Reversals exceeded income by €20.00 (1 transaction).",
        "Les annulations ont dépassé de 20,00 € les revenus (1 opération).",
    ),
    "yes, above a threshold": Case(
        ask(
            "total",
            period=LAST_MONTH,
            categories=("Groceries",),
            threshold=Decimal(300),
            threshold_op="over",
        ),
        books("412.35", count=18, yes=True),
        "Yes: you spent €412.35 on Groceries last month, €112.35 more than €300.",
        "Oui : vous avez dépensé 412,35 € dans la catégorie Groceries le mois dernier, soit 112,35 € de plus que 300 €.",
    ),
    "no, not under a threshold": Case(
        ask(
            "total",
            period=LAST_MONTH,
            members=("Sam",),
            threshold=Decimal("300.50"),
            threshold_op="under",
        ),
        books("412.35", count=18, yes=False),
        "No: Sam spent €412.35 last month, €111.85 more than €300.50.",
        "Non : Sam a dépensé 412,35 € le mois dernier, soit 111,85 € de plus que 300,50 €.",
    ),
    "exactly a threshold": Case(
        ask("total", threshold=Decimal(300), threshold_op="over"),
        books("300", count=18, yes=False),
        "No: you spent €300.00, exactly €300.",
        "Non : vous avez dépensé 300,00 €, soit exactement 300 €.",
    ),
    "a count": Case(
        ask("count", period=LAST_MONTH, merchants=("Starbucks",)),
        books(count=18),
        "You made 18 payments at Starbucks last month.",
        "Vous avez effectué 18 paiements chez Starbucks le mois dernier.",
    ),
    "a count of one": Case(
        ask("count", "any", period=LAST_MONTH, text=("donuts",)),
        books(count=1),
        "Coffer found 1 transaction matching “donuts” last month.",
        "Coffer a trouvé 1 opération avec « donuts » dans le libellé le mois dernier.",
    ),
    "a count of deposits": Case(
        ask("count", "income", merchants=("Northwind Ltd",)),
        books(count=2),
        "You received 2 deposits from Northwind Ltd.",
        "Vous avez reçu 2 versements de la part de Northwind Ltd.",
    ),
    "a count above a threshold": Case(
        ask("count", merchants=("Starbucks",), threshold=Decimal(5), threshold_op="over"),
        books(count=7, yes=True),
        "Yes: you made 7 payments at Starbucks, 2 more than 5.",
        "Oui : vous avez effectué 7 paiements chez Starbucks, soit 2 de plus que 5.",
    ),
    "a count of none": Case(
        ask("count", period=OCTOBER, merchants=("Starbucks",)),
        books(count=0),
        "Nothing found: no payments at Starbucks in October 2026.",
        "Aucun résultat : aucun paiement chez Starbucks en octobre 2026.",
    ),
    "an average month": Case(
        ask("average", period=PAST_YEAR, categories=("Groceries",), unit="month"),
        books("85", count=100),
        "On average you spent €85.00 a month on Groceries in the past 12 months.",
        "Vous avez dépensé en moyenne 85,00 € par mois dans la catégorie Groceries au cours des 12 derniers mois.",
    ),
    "an average payment": Case(
        ask("average", merchants=("Starbucks",)),
        books("4.25", count=9),
        "On average you spent €4.25 per transaction at Starbucks.",
        "Vous avez dépensé en moyenne 4,25 € par opération chez Starbucks.",
    ),
    "an average net year": Case(
        ask("average", "net", unit="year"),
        books("-85.5", count=9),
        "Money in less money out averaged −€85.50 a year.",
        "Le solde des entrées et des sorties est en moyenne de −85,50 € par an.",
    ),
    "a share of spending": Case(
        ask("share", period=LAST_MONTH, categories=("Groceries",)),
        books(percent=Decimal("23.456"), count=18),
        "23.5% of your spending last month was on Groceries.",
        "Les dépenses dans la catégorie Groceries représentent 23,5 % du total le mois dernier.",
    ),
    "a member's share": Case(
        ask("share", period=LAST_MONTH, members=("Alex",)),
        books(percent=Decimal(40)),
        "Spending by Alex made up 40% of the total last month.",
        "Les dépenses d’Alex représentent 40 % du total le mois dernier.",
    ),
    "a share of income": Case(
        ask("share", "income", period=LAST_MONTH, categories=("Rent",)),
        books(percent=Decimal("26.1")),
        "Transactions in Rent came to 26.1% of your income last month.",
        "Les opérations dans la catégorie Rent représentent 26,1 % de vos revenus le mois dernier.",
    ),
    "a share above a threshold": Case(
        ask("share", categories=("Rent",), threshold=Decimal(30), threshold_op="over"),
        books(percent=Decimal("33.5"), yes=True),
        "Yes: 33.5% of your spending was on Rent, 3.5 points more than 30%.",
        "Oui : les dépenses dans la catégorie Rent représentent 33,5 % du total, soit 3,5 points de plus que 30 %.",
    ),
    "a share where more came back than went": Case(
        ask("share", period=LAST_MONTH, categories=("Clothing",)),
        books(percent=Decimal(-6), count=3, rows=(row("-100", "part"), row("1580", "whole"))),
        "Refunds exceeded spending on Clothing last month by €100.00.",
        "Les remboursements ont dépassé de 100,00 € les dépenses dans la catégorie Clothing le mois dernier.",
    ),
    "a share of no income": Case(
        ask("share", "income", period=LAST_MONTH, categories=("Rent",)),
        books(count=1, rows=(row("900", "part"), row("0", "whole"))),
        "No share can be told: in all, nothing was received last month.",
        "Aucune part à calculer : au total, rien n’a été reçu le mois dernier.",
    ),
    "refunds alone": Case(
        ask("total", "income", period=LAST_MONTH, merchants=("Zara",), refunds=True),
        books("142.89", count=3),
        "You received €142.89 in refunds from Zara last month (3 transactions).",
        "Vous avez reçu 142,89 € de remboursements de la part de Zara le mois dernier (3 opérations).",
    ),
    "a number of refunds": Case(
        ask("count", "income", period=LAST_MONTH, refunds=True),
        books(count=3),
        "You received 3 refunds last month.",
        "Vous avez reçu 3 remboursements le mois dernier.",
    ),
    "no refunds": Case(
        ask("total", "income", period=LAST_MONTH, refunds=True),
        books(empty=True, count=0),
        "Nothing found: no refunds last month.",
        "Aucun résultat : aucun remboursement le mois dernier.",
    ),
    "more came back than usual": Case(
        ask("compare_to_usual", period=LAST_MONTH, categories=("Clothing",)),
        books("-100", rows=(row("-100", "this"), row("40", "usual"))),
        "Refunds exceeded spending on Clothing last month by €100.00, €140.00 less than usual (€40.00).",
        "Les remboursements ont dépassé de 100,00 € les dépenses dans la catégorie Clothing le mois dernier, soit 140,00 € de moins que d’habitude (40,00 €).",
    ),
    "exactly the number asked about": Case(
        ask("count", "any", merchants=("Lidl",), threshold=Decimal(5), threshold_op="over"),
        books(count=5, yes=False),
        "No: Coffer found 5 transactions at Lidl, exactly the number asked about.",
        "Non : Coffer a trouvé 5 opérations chez Lidl, soit exactement ce nombre.",
    ),
    "nothing spent": Case(
        ask("total", period=OCTOBER, categories=("Groceries",)),
        books(empty=True, count=0),
        "Nothing found: no spending on Groceries in October 2026.",
        "Aucun résultat : aucune dépense dans la catégorie Groceries en octobre 2026.",
    ),
    "nothing spent, so not above a threshold": Case(
        ask(
            "total",
            period=OCTOBER,
            categories=("Groceries",),
            threshold=Decimal(300),
            threshold_op="over",
        ),
        books("0", empty=True, yes=False),
        "No: no spending on Groceries in October 2026.",
        "Non : aucune dépense dans la catégorie Groceries en octobre 2026.",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("case", SUMS.values(), ids=SUMS.keys())
def test_sums_are_told(case: Case, language: str) -> None:
    narration = told(case, language)

    assert plain(narration.summary) == getattr(case, language)
    assert narration.value_text in narration.summary
