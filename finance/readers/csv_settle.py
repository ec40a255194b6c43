"""What a whole table says about its dates and decimal marks, and what it leaves open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.readers.dates import Orders, best_orders, parse_date
from finance.readers.model import Question
from finance.readers.numbers import COMMA, MARKS, POINT, Ballot, Votes, parse_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import date

    from finance.readers.csv_header import Header
    from finance.readers.csv_model import Cells, Columns, TableBody

_IN_TEXT = re.compile(r"(?<!\d)\d{1,4}[-./]\d{1,2}[-./]\d{2,4}(?!\d)")
_NEAR_DAYS = 14
_ENOUGH = 3
_WORDS = {"dmy": "day/month/year", "mdy": "month/day/year", "ymd": "year/month/day"}
_NARROWER = 4
_MOST_SEEN = 20_000


@dataclass(frozen=True, slots=True)
class Choice:
    """A settled value, and the question it rests on where nothing settled it."""

    value: str
    question: Question | None = None


class ColumnVotes:
    """What the whole date and money columns say; `see` is told of every row."""

    def __init__(self, columns: Columns) -> None:
        self.orders = [(place, Orders()) for place in columns.dates]
        self.ballots = [(place, Ballot()) for place in columns.money]

    def see(self, row: list[str]) -> None:
        """Take in one row of the table."""
        for place, orders in self.orders:
            if row[place]:
                orders.add(row[place])
        for place, ballot in self.ballots:
            if row[place]:
                ballot.add(row[place])


def settle_dates(
    table: TableBody, votes: ColumnVotes, around: Sequence[str], answers: Mapping[str, str]
) -> Choice:
    """Return the order of day, month and year for the whole date column.

    `around` are texts before and after the table, such as the statement's period.
    """
    columns, cells, header = table.columns, table.cells, table.header
    (_, first), *others = votes.orders
    options = first.best()
    if not options:
        return Choice("ymd")
    answer = answers.get("date_order")
    if answer in options:
        return Choice(str(answer))
    for _, sibling in others:
        # Another date column of the same file is written in the same order.
        options = [order for order in options if order in sibling.best()] or options
    for narrow in (_by_mark, _by_distance, _by_language):
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


def settle_marks(votes: ColumnVotes, answers: Mapping[str, str]) -> tuple[dict[int, str], Choice]:
    """Return each money column's decimal mark ("." or ","), and the choice for the table."""
    together = Votes()
    for _, ballot in votes.ballots:
        together.add(ballot.votes)
    answer, common = answers.get("decimal_mark"), together.settle()
    if answer in MARKS and together.point == together.comma:
        common = answer
    marks = {}
    for place, ballot in votes.ballots:
        own = ballot.votes
        clear = own.settle() if own.point != own.comma else None
        marks[place] = MARKS[clear or common or POINT]
    if common:
        return marks, Choice(common)
    example = next(ballot.unclear for _, ballot in votes.ballots if ballot.unclear)
    return marks, Choice(POINT, mark_question(example))


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
    near = list(options)
    seen: set[tuple[str, str]] = set()
    for row in cells.rows:
        pair = (row[first], row[second])
        if pair in seen:
            continue
        if len(seen) >= _MOST_SEEN:
            seen.clear()
        seen.add(pair)
        near = [order for order in near if _are_near(*pair, order)]
        if not near:
            break
    return near


def _are_near(first: str, second: str, order: str) -> bool:
    """Whether two dates lie near each other, or one of them is none."""
    a, b = parse_date(first, order), parse_date(second, order)
    return a is None or b is None or abs((a - b).days) <= _NEAR_DAYS


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
    return by_sequence(options, (row[place] for row in cells.rows if row[place]))


def by_sequence(options: list[str], texts: Iterable[str]) -> list[str]:
    """Statements run in time: the orders in which `texts` are sorted are right; too few prove none."""
    ways = [(order, way) for order in options for way in (1, -1)]  # sorted up or down
    last: dict[str, date] = {}
    before = ""
    different: set[str] = set()
    for text in texts:
        if text == before:
            continue
        before = text
        if len(different) < _ENOUGH:
            different.add(text)
        elif not ways:
            return []
        for order in options:
            day = parse_date(text, order)
            if day is None:
                continue
            step = (day - last.get(order, day)).days
            last[order] = day
            ways = [way for way in ways if way[0] != order or step * way[1] >= 0]
    if len(different) < _ENOUGH:
        return options
    return [order for order in options if any(way[0] == order for way in ways)]


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
