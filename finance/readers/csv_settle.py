"""What a whole table says about its dates and decimal marks, and what it leaves open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from finance.readers.dates import best_orders, parse_date
from finance.readers.model import Question
from finance.readers.numbers import COMMA, MARKS, POINT, Votes, parse_number, votes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_header import Header
    from finance.readers.csv_model import Cells, Columns

_IN_TEXT = re.compile(r"(?<!\d)\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?!\d)")
_NEAR_DAYS = 14
_ENOUGH = 3
_WORDS = {"dmy": "day/month/year", "mdy": "month/day/year", "ymd": "year/month/day"}
_NARROWER = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """A settled value, and the question it rests on where nothing settled it."""

    value: str
    question: Question | None = None


def settle_dates(
    columns: Columns,
    cells: Cells,
    header: Header,
    around: Sequence[str],
    answers: Mapping[str, str],
) -> Choice:
    """Return the order of day, month and year for the whole date column.

    `around` are texts before and after the table, such as the statement's period.
    """
    values = cells.distinct(columns.dates[0])
    options = best_orders(values)
    if not options:
        return Choice("ymd")
    answer = answers.get("date_order")
    if answer in options:
        return Choice(str(answer))
    for narrow in (_by_sibling, _by_mark, _by_distance, _by_language):
        if len(options) > 1:
            options = narrow(options, columns, cells, header) or options
    if len(options) > 1:
        options = _by_texts(options, around) or options
    if len(options) > 1:
        options = _by_sequence(options, columns, cells) or options
    if len(options) == 1:
        return Choice(options[0])
    open_values = [text for text in cells.filled(columns.dates[0]) if _open(text, options)]
    return Choice(options[0], date_question(options, open_values[0]) if open_values else None)


def _open(text: str, options: Sequence[str]) -> bool:
    """Whether `options` read one date in different ways, unlike 05/05/2026."""
    return len({parse_date(text, order) for order in options}) > 1


def settle_marks(
    columns: Columns, cells: Cells, answers: Mapping[str, str]
) -> tuple[dict[int, str], Choice]:
    """Return each money column's decimal mark ("." or ","), and the choice for the table."""
    own = {place: votes(cells.distinct(place)) for place in columns.money}
    together = Votes()
    for vote in own.values():
        together.add(vote)
    answer, common = answers.get("decimal_mark"), together.settle()
    if answer in MARKS and together.point == together.comma:
        common = answer
    marks = {}
    for place, vote in own.items():
        clear = vote.settle() if vote.point != vote.comma else None
        marks[place] = MARKS[clear or common or POINT]
    if common:
        return marks, Choice(common)
    example = next(
        text
        for place in columns.money
        for text in sorted(cells.distinct(place))
        if votes([text]).ambiguous
    )
    return marks, Choice(POINT, mark_question(example))


def _by_sibling(options: list[str], columns: Columns, cells: Cells, _: Header) -> list[str]:
    """Another date column of the same file is written in the same order."""
    for place in columns.dates[1:]:
        other = best_orders(cells.distinct(place))
        common = [order for order in options if order in other]
        if other and common:
            options = common
    return options


def _by_mark(options: list[str], columns: Columns, cells: Cells, _: Header) -> list[str]:
    """Dots are day first wherever they are used; a short year in front is written with dashes."""
    values = cells.filled(columns.dates[0])
    if all("." in value for value in values) and "dmy" in options:
        return ["dmy"]
    if all("-" not in value for value in values):
        return [order for order in options if order != "ymd"]
    spans = {order: _span(order, values) for order in options}
    least = min(options, key=lambda order: spans[order])
    others = [spans[order] for order in options if (order == "ymd") != (least == "ymd")]
    if others and spans[least] * _NARROWER < min(others):
        return [order for order in options if (order == "ymd") == (least == "ymd")]
    return options


def _span(order: str, values: Sequence[str]) -> int:
    days = [day for day in (parse_date(value, order) for value in values) if day]
    return (max(days) - min(days)).days if days else 0


def _by_distance(options: list[str], columns: Columns, cells: Cells, _: Header) -> list[str]:
    """Booking and value dates of one row lie near each other in the right order only."""
    if not columns.dates[1:]:
        return options
    first, second = columns.dates[:2]
    pairs = {(row[first], row[second]) for row in cells.rows if max(first, second) < len(row)}
    near = []
    for order in options:
        days = [(parse_date(a, order), parse_date(b, order)) for a, b in pairs]
        gaps = [abs((a - b).days) for a, b in days if a and b]
        if all(gap <= _NEAR_DAYS for gap in gaps):
            near.append(order)
    return near


def _by_language(options: list[str], _: Columns, __: Cells, header: Header) -> list[str]:
    """Only English-speaking countries write the month first."""
    if header.languages and "en" not in header.languages:
        return [order for order in options if order != "mdy"]
    return options


def _by_texts(options: list[str], around: Sequence[str]) -> list[str]:
    found = {match for text in around for match in _IN_TEXT.findall(text)}
    told = best_orders(found)
    return [order for order in options if order in told] if told else options


def _by_sequence(options: list[str], columns: Columns, cells: Cells) -> list[str]:
    place = columns.dates[0]
    return by_sequence(options, [r[place] for r in cells.rows if place < len(r) and r[place]])


def by_sequence(options: list[str], texts: Sequence[str]) -> list[str]:
    """Statements run in time: the orders in which `texts` are sorted are right; too few prove none."""
    texts = [text for i, text in enumerate(texts) if not i or text != texts[i - 1]]
    if len(set(texts)) < _ENOUGH:
        return options
    return [order for order in options if _sorted(order, texts)]


def _sorted(order: str, texts: Sequence[str]) -> bool:
    days = [day for day in (parse_date(text, order) for text in texts) if day]
    up = all(a <= b for a, b in pairwise(days))
    return up or all(a >= b for a, b in pairwise(days))


def date_question(options: Sequence[str], text: str) -> Question:
    """Ask in which of the orders `options` dates such as `text` are written."""
    days = [(order, parse_date(text, order)) for order in options]
    return Question(
        "date_order",
        f"In which order are dates such as {text} written?",
        tuple(options),
        tuple(f"{_WORDS[order]}: {text} is {day.isoformat()}" for order, day in days if day),
    )


def mark_question(text: str) -> Question:
    """Ask which mark stands before the cents in amounts such as `text`."""
    readings = [(name, parse_number(text, MARKS[name])) for name in (POINT, COMMA)]
    return Question(
        "decimal_mark",
        f"Which mark stands before the cents in amounts such as {text}?",
        (POINT, COMMA),
        tuple(
            f"decimal {name}: {text} is {value:f}" for name, value in readings if value is not None
        ),
    )
