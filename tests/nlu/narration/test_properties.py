"""Whatever is asked and answered, something well formed is told, with the figure in it."""

from __future__ import annotations

import tomllib
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from finance.money import Money
from finance.queries.answer import Answer, AnswerRow, Note
from finance.queries.query import FinanceQuery, Intent, Measure, Period
from nlu.narration import follow_ups, intent_text, measure_text, narrate, period_text, row_label
from nlu.narration.figures import money, percent
from nlu.narration.phrasebook import phrasebook
from tests.helpers.telling import TODAY, plain

if TYPE_CHECKING:
    from decimal import Decimal

WORDINGS = Path(__file__).resolve().parents[3] / "resources" / "narration"
LABELS = ("in", "out", "net", "rate", "this", "usual", "none", "mon", "part", "whole", "", "Lidl")
CODES = ("same_days", "change", "tie", "other_currency", "no_budget", "never heard of it")

languages = st.sampled_from(["en", "fr", "de"])
days = st.dates(date(1950, 1, 1), date(2100, 12, 31))
names = st.text("abcdehilmnoÉéœ'&{}%", min_size=1, max_size=8)
slots = st.lists(names, max_size=3, unique=True).map(tuple)
amounts = st.none() | st.decimals(-1000, 100000, places=2)
currencies = st.sampled_from(["EUR", "USD", "JPY", "KWD", "CHF"])


@st.composite
def periods(draw: st.DrawFn) -> Period:
    start, end = sorted([draw(days), draw(days)])
    labels = ["", "last month", "le mois dernier", "in March", "past 3 days", "q1 2026", "{n}"]
    return Period(
        start=draw(st.sampled_from([start, None, TODAY, date(2026, 11, 1)])),
        end=draw(st.sampled_from([end, None, TODAY, date(2026, 11, 30)])),
        label=draw(st.sampled_from(labels)),
        assumed=draw(st.booleans()),
    )


@st.composite
def queries(draw: st.DrawFn) -> FinanceQuery:
    groups = ["category", "merchant", "account", "member", "tag", "weekday"]
    units = ["day", "week", "month", "quarter", "year"]
    sets = ("categories", "merchants", "accounts", "members", "tags", "text")
    return FinanceQuery.model_validate({
        "intent": draw(st.sampled_from(Intent)),
        "measure": draw(st.sampled_from(Measure)),
        "period": draw(st.none() | periods()),
        "other_period": draw(st.none() | periods()),
        **{slot: draw(slots) for slot in (*sets, "exclude_categories", "exclude_merchants")},
        "match": draw(st.sampled_from(["all", "any"])),
        **{slot: draw(amounts) for slot in ("amount_min", "amount_max", "threshold")},
        "amount_min_open": draw(st.booleans()),
        "amount_max_open": draw(st.booleans()),
        "group_by": draw(st.sampled_from([None, *groups, *units])),
        "limit": draw(st.sampled_from([None, 0, 1, 3])),
        "order": draw(st.sampled_from([None, "most", "least"])),
        "unit": draw(st.sampled_from([None, "transaction", *units])),
        "threshold_op": draw(st.sampled_from([None, "over", "under"])),
    })  # fmt: skip


@st.composite
def answers(draw: st.DrawFn) -> Answer:
    currency = draw(currencies)
    worth = st.none() | st.integers(-(10**9), 10**9).map(lambda minor: Money(minor, currency))
    rows = st.builds(
        AnswerRow,
        label=st.sampled_from(LABELS) | names,
        value=worth,
        count=st.none() | st.integers(0, 999),
        percent=st.none() | st.decimals(-100, 200, places=1),
        start=st.none() | days,
        end=st.none() | days,
        partial=st.booleans(),
        date=st.none() | days,
        limit=worth,
    )
    data = st.dictionaries(st.sampled_from(["percent", "n", "date"]), names, max_size=2)
    notes = st.builds(Note, st.sampled_from(CODES), data.map(lambda d: tuple(d.items())))
    return Answer(
        currency,
        value=draw(worth),
        percent=draw(st.none() | st.decimals(-100, 200, places=1)),
        count=draw(st.none() | st.integers(0, 10**6)),
        date=draw(st.none() | days),
        yes=draw(st.none() | st.booleans()),
        rows=tuple(draw(st.lists(rows, max_size=3))),
        transactions=tuple(draw(st.lists(st.integers(1, 99), max_size=3))),
        notes=tuple(draw(st.lists(notes, max_size=2))),
        empty=draw(st.booleans()),
    )


@given(queries(), answers(), languages)
def test_every_answer_is_told(query: FinanceQuery, answer: Answer, language: str) -> None:
    narration = narrate(query, answer, language, TODAY)

    assert narration.summary.endswith(".")
    assert narration.summary[0] == narration.summary[0].upper()
    assert "  " not in plain(narration.summary)
    assert not narration.summary.endswith("..")
    assert narration.value_text in narration.summary
    assert all(note.endswith(".") for note in narration.notes)


@given(queries(), answers(), languages)
def test_the_figure_is_said(query: FinanceQuery, answer: Answer, language: str) -> None:
    nothing = answer.empty or (query.intent is Intent.COUNT and answer.count == 0)
    narration = narrate(query, answer, language, TODAY)
    said = f"{narration.summary} {narration.subline}"
    book = phrasebook(language)

    if answer.value is not None and not nothing:
        assert money(book, abs(answer.value)) in said
    if answer.percent is not None and not nothing and query.intent is Intent.SHARE:
        assert percent(book, answer.percent) in said


@given(queries(), answers(), languages)
def test_every_row_chip_and_follow_up_has_words(
    query: FinanceQuery, answer: Answer, language: str
) -> None:
    for row in answer.rows:
        assert row_label(row, query, language) or not row.label
    assert period_text(query.period, language, TODAY)
    assert intent_text(query.intent, language)
    assert measure_text(query.measure, language)
    assert len(set(follow_ups(query, language))) == 3


@given(st.decimals(-(10**9), 10**9, places=2), currencies, languages)
def test_an_amount_keeps_its_digits(amount: Decimal, currency: str, language: str) -> None:
    value = Money.of(amount, currency)

    text = money(phrasebook(language), value)

    assert "".join(c for c in text if c.isdigit()) == str(abs(value)).replace(".", "")
    assert text.startswith("−") == (value.minor < 0)


def _keys(table: object, path: str = "") -> set[str]:
    if not isinstance(table, dict):
        return {path}
    return {key for name, value in table.items() for key in _keys(value, f"{path}.{name}")}


def test_both_languages_say_the_same_things() -> None:
    english, french = (
        _keys(tomllib.loads((WORDINGS / f"{language}.toml").read_text(encoding="utf-8")))
        for language in ("en", "fr")
    )

    # A language may word a filter, a range or a question by its general form.
    general = (".scope.", ".chip.", ".long.", ".questions.")
    special = {key for key in english ^ french if key.startswith(general)}
    assert english ^ french == special
