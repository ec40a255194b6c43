"""Filters woven into a sentence in both languages, word for word."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tests.helpers.telling import Case, ask, books, plain, span, told

SCOPES = {
    "every filter at once": Case(
        ask(
            "total",
            period=span("2026-11-03", "2026-11-10"),
            merchants=("Lidl",),
            accounts=("Visa Card",),
            members=("Alex", "Sam"),
            tags=("Holiday",),
            exclude_categories=("Rent",),
            amount_min=Decimal(200),
            amount_min_open=True,
        ),
        books("12.5", count=2),
        "Alex and Sam spent €12.50 at Lidl with Visa Card in payments tagged Holiday in payments over €200 excluding Rent from 3 to 10 November 2026 (2 transactions).",
        "Alex et Sam ont dépensé 12,50 € chez Lidl sur le compte Visa Card avec l’étiquette Holiday en paiements de plus de 200 € hors Rent du 3 au 10 novembre 2026 (2 opérations).",
    ),
    "two words": Case(
        ask("total", text=("make up", "beer")),
        books("12.5", count=2),
        "You spent €12.50 on “make up” or “beer” (2 transactions).",
        "Vous avez dépensé 12,50 € pour « make up » ou « beer » (2 opérations).",
    ),
    "a word in a category": Case(
        ask("total", categories=("Groceries",), text=("beer",)),
        books("12.5", count=2),
        "You spent €12.50 on Groceries matching “beer” (2 transactions).",
        "Vous avez dépensé 12,50 € dans la catégorie Groceries avec « beer » dans le libellé (2 opérations).",
    ),
    "a category or a word": Case(
        ask("total", categories=("Water",), text=("tuition",), match="any"),
        books("12.5", count=2),
        "You spent €12.50 on Water and on “tuition” (2 transactions).",
        "Vous avez dépensé 12,50 € dans la catégorie Water et pour « tuition » (2 opérations).",
    ),
    "three merchants": Case(
        ask("total", merchants=("Lidl", "IKEA", "Fnac")),
        books("12.5", count=2),
        "You spent €12.50 at Lidl, IKEA and Fnac (2 transactions).",
        "Vous avez dépensé 12,50 € chez Lidl, IKEA et Fnac (2 opérations).",
    ),
    "two accounts": Case(
        ask("total", "income", accounts=("Everyday", "Wallet")),
        books("12.5", count=2),
        "You received €12.50 into Everyday and Wallet (2 transactions).",
        "Vous avez reçu 12,50 € sur les comptes Everyday et Wallet (2 opérations).",
    ),
    "either tag": Case(
        ask("total", tags=("Holiday", "Home")),
        books("12.5", count=2),
        "You spent €12.50 in payments tagged Holiday or Home (2 transactions).",
        "Vous avez dépensé 12,50 € avec les étiquettes Holiday ou Home (2 opérations).",
    ),
    "excluded": Case(
        ask("total", exclude_categories=("Rent", "Taxes"), exclude_merchants=("Lidl",)),
        books("12.5", count=2),
        "You spent €12.50 excluding Rent, Taxes and Lidl (2 transactions).",
        "Vous avez dépensé 12,50 € hors Rent, Taxes et Lidl (2 opérations).",
    ),
    "under": Case(
        ask("total", amount_max=Decimal(20), amount_max_open=True),
        books("12.5", count=2),
        "You spent €12.50 in payments under €20 (2 transactions).",
        "Vous avez dépensé 12,50 € en paiements de moins de 20 € (2 opérations).",
    ),
    "at least": Case(
        ask("total", amount_min=Decimal("20.50")),
        books("12.5", count=2),
        "You spent €12.50 in payments of at least €20.50 (2 transactions).",
        "Vous avez dépensé 12,50 € en paiements d’au moins 20,50 € (2 opérations).",
    ),
    "at most": Case(
        ask("total", "income", amount_max=Decimal(20)),
        books("12.5", count=2),
        "You received €12.50 in deposits of at most €20 (2 transactions).",
        "Vous avez reçu 12,50 € en versements d’au plus 20 € (2 opérations).",
    ),
    "exactly": Case(
        ask("total", "any", amount_min=Decimal(40), amount_max=Decimal(40)),
        books("12.5", count=2),
        "Transactions of exactly €40 add up to €12.50 (2 transactions).",
        "Le total des opérations d’exactement 40 € est de 12,50 € (2 opérations).",
    ),
    "between": Case(
        ask("list", "any", amount_min=Decimal(20), amount_max=Decimal(40), categories=("Taxi",)),
        books("12.5", count=2),
        "Coffer found 2 transactions between €20 and €40 in Taxi, €12.50 in total (money in less money out).",
        "Coffer a trouvé 2 opérations de 20 € à 40 € dans la catégorie Taxi, pour un total de 12,50 € (entrées moins sorties).",
    ),
    "elided members": Case(
        ask("list", "any", members=("Hugo", "Inès", "Yves", "Yasmine"), tags=("Home",)),
        books("12.5", count=2),
        "Coffer found 2 transactions by Hugo, Inès, Yves and Yasmine tagged Home, €12.50 in total (money in less money out).",
        "Coffer a trouvé 2 opérations d’Hugo, d’Inès, d’Yves et de Yasmine avec l’étiquette Home, pour un total de 12,50 € (entrées moins sorties).",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("case", SCOPES.values(), ids=SCOPES.keys())
def test_scopes_are_told(case: Case, language: str) -> None:
    narration = told(case, language)

    assert plain(narration.summary) == getattr(case, language)
    assert narration.value_text in narration.summary
