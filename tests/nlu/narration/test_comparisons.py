"""Comparisons in both languages, word for word."""

from __future__ import annotations

from datetime import date

import pytest

from tests.helpers.telling import (
    LAST_MONTH,
    OCTOBER,
    SEPTEMBER,
    THIS_MONTH,
    Case,
    ask,
    books,
    month,
    plain,
    row,
    told,
)

COMPARISONS = {
    "two periods": Case(
        ask("compare", period=LAST_MONTH, other_period=SEPTEMBER, categories=("Groceries",)),
        books("-37.2", rows=(row("412.35"), row("449.55"))),
        "You spent €37.20 less on Groceries last month (€412.35) than in September 2026 (€449.55).",
        "Vous avez dépensé 37,20 € de moins dans la catégorie Groceries le mois dernier (412,35 €) qu’en septembre 2026 (449,55 €).",
    ),
    "two periods, asked whether more": Case(
        ask("compare", period=OCTOBER, other_period=SEPTEMBER, threshold_op="over"),
        books("-37.2", rows=(row("412.35"), row("449.55")), yes=False),
        "No: you spent €37.20 less in October 2026 (€412.35) than in September 2026 (€449.55).",
        "Non : vous avez dépensé 37,20 € de moins en octobre 2026 (412,35 €) qu’en septembre 2026 (449,55 €).",
    ),
    "the period before, known from the rows": Case(
        ask("compare", period=OCTOBER),
        books(
            "37.2",
            rows=(
                month("449.55", 2026, 10),
                row("412.35", start=date(2026, 9, 1), end=date(2026, 9, 30)),
            ),
        ),
        "You spent €37.20 more in October 2026 (€449.55) than in September 2026 (€412.35).",
        "Vous avez dépensé 37,20 € de plus en octobre 2026 (449,55 €) qu’en septembre 2026 (412,35 €).",
    ),
    "equal periods": Case(
        ask("compare", period=OCTOBER, other_period=SEPTEMBER),
        books("0", rows=(row("412.35"), row("412.35"))),
        "You spent exactly as much in October 2026 as in September 2026: €412.35.",
        "Vous avez dépensé exactement autant en octobre 2026 qu’en septembre 2026 : 412,35 €.",
    ),
    "two categories": Case(
        ask("compare", period=OCTOBER, categories=("Groceries", "Fuel")),
        books("37.2", rows=(row("412.35", "Groceries"), row("375.15", "Fuel"))),
        "You spent €37.20 more on Groceries (€412.35) than on Fuel (€375.15) in October 2026.",
        "Vous avez dépensé 37,20 € de plus dans la catégorie Groceries (412,35 €) que dans la catégorie Fuel (375,15 €) en octobre 2026.",
    ),
    "two members": Case(
        ask("compare", period=OCTOBER, members=("Alex", "Hugo"), categories=("Clothing",)),
        books("-37.2", rows=(row("75.15", "Alex"), row("112.35", "Hugo"))),
        "Alex spent €37.20 less on Clothing (€75.15) than Hugo (€112.35) in October 2026.",
        "Alex a dépensé 37,20 € de moins dans la catégorie Clothing (75,15 €) qu’Hugo (112,35 €) en octobre 2026.",
    ),
    "a shop and a word": Case(
        ask("compare", merchants=("IKEA",), text=("tuition",), match="any"),
        books("1", rows=(row("2", "IKEA"), row("1", "tuition"))),
        "You spent €1.00 more at IKEA (€2.00) than on “tuition” (€1.00).",
        "Vous avez dépensé 1,00 € de plus chez IKEA (2,00 €) que pour « tuition » (1,00 €).",
    ),
    "net of two periods": Case(
        ask("compare", "net", period=OCTOBER, other_period=SEPTEMBER),
        books("-37.2", rows=(row("412.35"), row("449.55"))),
        "Money in less money out in October 2026 (€412.35) is €37.20 lower than in September 2026 (€449.55).",
        "Le solde des entrées et des sorties est de 412,35 € en octobre 2026, soit 37,20 € de moins qu’en septembre 2026 (449,55 €).",
    ),
    "more than usual": Case(
        ask("compare_to_usual", period=THIS_MONTH, categories=("Groceries",)),
        books("412.35", rows=(row("412.35", "this"), row("400", "usual"))),
        "You spent €412.35 on Groceries this month, €12.35 more than usual (€400.00).",
        "Vous avez dépensé 412,35 € dans la catégorie Groceries ce mois-ci, soit 12,35 € de plus que d’habitude (400,00 €).",
    ),
    "less than usual": Case(
        ask("compare_to_usual", "income", period=LAST_MONTH),
        books("4000", rows=(row("4000", "this"), row("4415.5", "usual"))),
        "You received €4,000.00 last month, €415.50 less than usual (€4,415.50).",
        "Vous avez reçu 4 000,00 € le mois dernier, soit 415,50 € de moins que d’habitude (4 415,50 €).",
    ),
    "as usual": Case(
        ask("compare_to_usual", period=LAST_MONTH),
        books("400", rows=(row("400", "this"), row("400", "usual"))),
        "You spent €400.00 last month, exactly as usual.",
        "Vous avez dépensé 400,00 € le mois dernier, exactement comme d’habitude.",
    ),
    "nothing usual known": Case(
        ask("compare_to_usual", period=LAST_MONTH),
        books("400", rows=(row("400", "this"),)),
        "You spent €400.00 last month.",
        "Vous avez dépensé 400,00 € le mois dernier.",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("case", COMPARISONS.values(), ids=COMPARISONS.keys())
def test_comparisons_are_told(case: Case, language: str) -> None:
    narration = told(case, language)

    assert plain(narration.summary) == getattr(case, language)
    assert narration.value_text in narration.summary
