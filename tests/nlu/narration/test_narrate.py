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
    from nlu.whether import Whether


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


def test_a_comparison_asked_as_yes_or_no_begins_with_it() -> None:
    query = ask("compare", period=OCTOBER, other_period=SEPTEMBER)
    answer = books("10", yes=True, rows=(row("30"), row("20")))
    usual = ask("compare_to_usual", period=OCTOBER)
    less = books("10", yes=False, rows=(row("10", "this"), row("20", "usual")))

    assert narrate(query, answer, "en", TODAY, whether="more").summary.startswith("Yes: you spent")
    assert plain(narrate(usual, less, "fr", TODAY, whether="more").summary).startswith("Non : vous")
    assert narrate(query, answer, "en", TODAY).summary.startswith("You spent")
    total = narrate(ask("total"), books("10", yes=True), "en", TODAY, whether="more")
    assert total.summary == "You spent €10.00."


def test_a_sum_below_nothing_is_explained() -> None:
    minus = "A minus means that more was refunded than spent."

    def notes(intent: str, answer: Answer, measure: str = "spending") -> tuple[str, ...]:
        return narrate(ask(intent, measure), answer, "en", TODAY).notes

    assert notes("average", books("-33.33", count=3)) == (minus,)
    assert notes("breakdown", books("5", rows=(row("15", "Rent"), row("-10", "Zara")))) == (minus,)
    assert notes("compare", books("-5", rows=(row("5"), row("10")))) == ()
    assert notes("total", books("-5", count=1)) == ()
    assert notes("average", books("-33.33", count=3), "net") == ()


def test_a_rate_of_next_to_nothing_is_not_told() -> None:
    def below(rate: str) -> str:
        rows = (row("35", "in"), row("1580", "out"), row(label="rate", percent=Decimal(rate)))
        return narrate(ask("cash_flow", "net"), books("-1545", rows=rows), "en", TODAY).subline

    assert below("-4416.31") == ""
    assert below("-3.5") == "Savings rate −3.5%"


def test_accounts_left_out_for_their_currency_are_not_named_as_counted() -> None:
    query = ask("balance", "any", accounts=("Dollars", "Everyday"))
    note = Note("other_currency", (("accounts", "Dollars"),))
    answer = books("12", rows=(row("12", "Everyday"),), notes=(note,))
    spent = ask("total", accounts=("Dollars", "Everyday"))

    assert narrate(query, answer, "en", TODAY).summary == "You have €12.00 in Everyday."
    assert narrate(spent, answer, "en", TODAY).summary == "You spent €12.00 with Everyday."
    alone = ask("total", accounts=("Dollars",))
    assert narrate(alone, answer, "en", TODAY).summary == "You spent €12.00 with Dollars."


def test_whether_there_is_something_begins_with_yes_or_no() -> None:
    one = books("15.99", count=1, transactions=(1,))
    none = books(empty=True, count=0)

    def summary(intent: str, answer: Answer, whether: Whether | None) -> str:
        return narrate(ask(intent), answer, "en", TODAY, whether=whether).summary

    assert summary("list", one, "any") == "Yes: Coffer found 1 payment: €15.99."
    assert summary("list", one, "so") == "Coffer found 1 payment: €15.99."
    assert summary("list", none, "so") == "No: no payments."
    assert summary("list", none, None) == "Nothing found: no payments."
    unknown = books(empty=True, count=0, yes=False, notes=(Note("short_history"),))
    assert summary("list", unknown, "so") == "Nothing found: no payments."
    over = ask("total", threshold=Decimal(300), threshold_op="over")
    assert narrate(over, unknown, "en", TODAY).summary == "Nothing found: no spending."
    assert summary("upcoming", none, "any") == "No: no payment is due."
    assert summary("balance", none, "so") == "There is no account to show."
