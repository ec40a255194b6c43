"""What stands around the sentence: the figure, the line under it, the notes."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from finance.money import Money
from finance.queries.answer import Answer, Note
from nlu.narration import narrate
from tests.helpers.telling import (
    LAST_MONTH,
    OCTOBER,
    SEPTEMBER,
    THIS_MONTH,
    TODAY,
    WHOLE_MONTH,
    ask,
    books,
    euros,
    plain,
    row,
    span,
)

if TYPE_CHECKING:
    from finance.queries.query import Period


def test_the_figure_is_marked_as_it_stands_in_the_sentence() -> None:
    narration = narrate(ask("total"), books("1234.5", count=3), "fr", TODAY)

    assert narration.value_text == "1\u202f234,50\u00a0€"
    assert narration.value_text in narration.summary


def test_the_line_below_says_the_dates_of_a_relative_period() -> None:
    answer = books("412.35", count=18)

    assert narrate(ask("total", period=LAST_MONTH), answer, "en", TODAY).subline == "October 2026"
    assert narrate(ask("total", period=OCTOBER), answer, "en", TODAY).subline == ""


def test_the_line_below_says_what_the_sentence_leaves_out() -> None:
    query = ask("total", period=LAST_MONTH, threshold=Decimal(300), threshold_op="over")
    due = (row("15.99", "Netflix", date=TODAY), row("1150", "Rent", date=TODAY))
    budget = row("412.35", "Groceries", limit=euros("500"))
    change = (Note("change", (("percent", "-8.3"),)),)
    sides = (row("412.35"), row("449.55"))

    def below(narrated: str, answer: Answer, **slots: Period) -> str:
        return plain(narrate(ask(narrated, "spending", **slots), answer, "en", TODAY).subline)

    assert plain(narrate(query, books("412.35", count=18, yes=True), "fr", TODAY).subline) == (
        "18 opérations · octobre 2026"
    )
    assert below("upcoming", books("1165.99", rows=due)) == (
        "Next: Netflix on 18 November 2026 (€15.99)"
    )
    odd = row("160", "Amazon", reason="high", usual=euros("40"))
    assert below("unusual", books(count=1, rows=(odd,))) == "Amazon €160.00 (usually €40.00)"
    assert below("budget", books("87.65", rows=(budget,)), period=WHOLE_MONTH) == (
        "€412.35 spent of €500.00 · November 2026"
    )
    assert below("compare", books("-37.2", rows=sides, notes=change), other_period=SEPTEMBER) == (
        "−8.3%"
    )


def test_an_assumed_period_is_said() -> None:
    named = span("2026-10-20", "2026-11-18", "recently", assumed=True)
    usual = span("2025-11-19", "2026-11-18", "les 12 derniers mois", assumed=True)

    english = narrate(ask("total", period=THIS_MONTH), books("1"), "en", TODAY)
    french = narrate(ask("total", period=named), books("1"), "fr", TODAY)
    average = narrate(ask("average", period=usual), books("1"), "fr", TODAY)

    assert english.notes == ("No period was named; this covers 1–18 Nov 2026.",)
    assert [plain(note) for note in french.notes] == [
        "« recently » a été compris ainsi : du 20 octobre au 18 novembre 2026."
    ]
    assert average.notes[0].startswith("Aucune période n’est précisée")


def test_notes_of_the_reading_come_first_and_once() -> None:
    notes = (Note("period_assumed"), Note("time_of_day"))

    narration = narrate(ask("total", period=THIS_MONTH), books("1"), "en", TODAY, notes)

    assert narration.notes == (
        "No period was named; this covers 1–18 Nov 2026.",
        "Times of day are not recorded; the whole day is counted.",
    )


def test_a_name_that_ends_in_a_full_stop_gets_no_second_one() -> None:
    query = ask("total", merchants=("Northwind Ltd.",))

    assert narrate(query, books("5"), "en", TODAY).summary == "You spent €5.00 at Northwind Ltd."


def test_other_currencies_are_written_their_own_way() -> None:
    dinars = Answer("KWD", value=Money(1234567, "KWD"))
    yen, francs = Answer("JPY", value=Money(1200, "JPY")), Answer("CHF", value=Money(500, "CHF"))
    query = ask("total", threshold=Decimal(1000))

    assert "1,234.567" in narrate(ask("total"), dinars, "en", TODAY).summary
    assert "¥1,200, ¥200 more than ¥1,000" in narrate(query, yen, "en", TODAY).summary
    assert "CHF 5.00" in plain(narrate(ask("total"), francs, "en", TODAY).summary)
    assert "1 200 JPY" in plain(narrate(ask("total"), yen, "fr", TODAY).summary)


def test_a_language_that_is_not_spoken_is_told_in_english() -> None:
    assert narrate(ask("total"), books("5"), "de", TODAY).summary == "You spent €5.00."
