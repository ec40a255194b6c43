"""What a QIF file states, made rows and statements: dates, amounts, splits, transfers, tags."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.readers.csv_around import balance_side
from finance.readers.csv_settle import Choice, by_sequence, date_question, mark_question
from finance.readers.dates import best_orders, parse_date
from finance.readers.listed import Listed, no_amount, no_date
from finance.readers.model import ParsedFile, ParsedRow
from finance.readers.numbers import MARKS, POINT, parse_number, votes
from finance.readers.parts import Part as Statement
from finance.readers.parts import finish
from finance.readers.sources import pair
from finance.readers.words import phrase
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import date

    from finance.readers.qif_reader import Booking, Part, Survey

FORMAT = "qif"
NO_STATEMENT = Sentence(
    "The file holds no bookings of an account. Export the account's transactions as "
    "QIF, CSV or OFX."
)
INVESTMENT = Sentence(
    "Bookings of an investment account are not read: buying and selling is no spending."
)
_KINDS = {"bank": "checking", "ccard": "credit card", "cash": "cash", "oth l": "loan"}
_INVESTMENTS = frozenset({"invst", "port", "401(k)"})
_DATE = re.compile(r"(\d{1,4})\s*[-./']\s*(\d{1,2})\s*([-./'])\s*(\d{1,4})").fullmatch
_TRANSFER = re.compile(r"\[([^\]]+)\](.*)").fullmatch
_CLASS = re.compile(r"[/|]")
_SHORT = 2


@dataclass(frozen=True, slots=True)
class _Filed:
    """What a category field says: a category, or another account; and its tags."""

    category: str | None = None
    other: str | None = None
    tags: tuple[str, ...] = ()


def build(
    survey: Survey,
    bookings: Iterable[Booking],
    name: str,
    encoding: str,
    answers: Mapping[str, str],
) -> ParsedFile:
    """Return the file; one order of day and month and one decimal mark for all its bookings."""
    if survey.empty:
        return ParsedFile(name, FORMAT, encoding, error=NO_STATEMENT)
    order = _order(survey, answers)
    mark = _mark(survey, answers)
    reader = _Reader(survey.kinds, order.value, MARKS[mark.value])
    for booking in bookings:
        reader.take(booking)
    stated, rows = finish(reader.finished())
    return ParsedFile(
        name,
        FORMAT,
        encoding,
        stated,
        rows,
        reader.listed.refused,
        reader.listed.ignored,
        tuple(choice.question for choice in (order, mark) if choice.question),
        layout={"date_order": order.value, "decimal_mark": mark.value},
    )


class _Reader:
    """Turns bookings into rows by account, and remembers the other account that a row names."""

    def __init__(self, kinds: Mapping[str | None, str], order: str, mark: str) -> None:
        self.kinds = kinds
        self.order = order
        self.mark = mark
        self.statements: dict[str | None, Statement] = {}
        self.begun: set[str | None] = set()  # accounts that have rows
        self.others: list[str | None] = []
        self.rows: list[ParsedRow] = []
        self.listed = Listed()

    def finished(self) -> list[Statement]:
        """Return the statements with all their rows, both sides of transfers marked."""
        for row in pair(self.rows, self.others):
            self.statements[row.account].rows.append(row)
        return list(self.statements.values())

    def take(self, booking: Booking) -> None:
        """Read one booking."""
        posted, amount = booking.values.get("D", ""), booking.amount
        day, value = _day(posted, self.order), parse_number(amount, self.mark)
        if booking.kind in _INVESTMENTS:
            self.listed.refuse(booking.line, booking.text, INVESTMENT)
        elif day is None:
            self.listed.refuse(booking.line, booking.text, no_date(posted))
        elif value is None:
            self.listed.refuse(booking.line, booking.text, no_amount(amount))
        else:
            self._book(booking, day, value)

    def _book(self, booking: Booking, day: date, value: Decimal) -> None:
        statement = self._statement(booking)
        filed = _filed(booking.values.get("L", ""))
        if filed.other and phrase(filed.other) == phrase(booking.account or filed.other):
            opens = balance_side(phrase(booking.values.get("P", ""))) == "opening"
            if opens and statement.opening is None and booking.account not in self.begun:
                statement.opening = value
                self.listed.ignore(booking.line, booking.text, "balance line")
                return
        if not value:
            self.listed.ignore(booking.line, booking.text, "zero amount")
            return
        self.begun.add(booking.account)
        parts = self._parts(booking, value)
        if not parts:
            self._add(_row(booking, day, value, filed), filed)
            return
        # What a split moves to another account is a transfer of its own: its other leg has that amount.
        shared = sum(not _filed(part.category).other for part, _ in parts) > 1
        for part, amount in parts:
            own = _filed(part.category)
            row = _row(booking, day, amount, own)
            mark = f"qif-{booking.line}" if shared and not own.other else None
            self._add(replace(row, tags=own.tags or filed.tags, note=part.memo, split=mark), own)

    def _add(self, row: ParsedRow, filed: _Filed) -> None:
        self.rows.append(row)
        self.others.append(filed.other)

    def _statement(self, booking: Booking) -> Statement:
        if booking.account not in self.statements:
            kind = _KINDS.get(self.kinds.get(booking.account, booking.kind))
            self.statements[booking.account] = Statement(account=booking.account, kind=kind)
        return self.statements[booking.account]

    def _parts(self, booking: Booking, value: Decimal) -> list[tuple[Part, Decimal]]:
        """The lines of a split that hold an amount; none where they do not add up to the whole."""
        found = [(part, parse_number(part.amount, self.mark)) for part in booking.parts]
        held = [(part, amount) for part, amount in found if amount]
        return held if sum((amount for _, amount in held), Decimal(0)) == value else []


def _row(booking: Booking, day: date, amount: Decimal, filed: _Filed) -> ParsedRow:
    values = booking.values
    memo = _tidy(values.get("M", ""))
    payee = _tidy(values.get("P", ""))
    hint = f"[{filed.other}]" if filed.other else ""
    texts = [text for text in (payee, memo, hint) if text]
    return ParsedRow(
        line=booking.line,
        date=day,
        amount=amount,
        payee=texts[0] if texts else "",
        memo=" ".join(texts[1:]),
        account=booking.account,
        category=filed.category,
        tags=filed.tags,
    )


@lru_cache(maxsize=10_000)
def _tidy(text: str) -> str:
    """Without needless blanks; what is said again is kept once."""
    return " ".join(text.split())


@lru_cache(maxsize=4_000)
def _filed(text: str) -> _Filed:
    """Read `Food:Groceries/Class` or `[Other account]/Class`."""
    transfer = _TRANSFER(text)
    if transfer:
        return _Filed(other=transfer[1].strip(), tags=_tags(_CLASS.split(transfer[2])[1:]))
    name, *classes = _CLASS.split(text)
    category = name.rpartition(":")[2].strip()
    return _Filed(category=category.strip("- ") or None, tags=_tags(classes))


@lru_cache(maxsize=4_000)
def _day(text: str, order: str) -> date | None:
    return parse_date(plain_date(text), order)


def _tags(classes: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(text.strip() for text in classes if text.strip()))


def plain_date(text: str) -> str:
    """Return `6/ 4'18` and `3/11' 2` as `6/4/18` and `3/11/02`; other texts as they are."""
    match = _DATE(text.strip())
    if match is None:
        return text.strip()
    first, second, mark, last = match.groups()
    year = last.rjust(_SHORT, "0") if mark == "'" or len(last) == 1 else last
    return f"{first}/{second}/{year}"


def _order(survey: Survey, answers: Mapping[str, str]) -> Choice:
    texts = survey.dates
    spelt = {text: plain_date(text) for text in set(texts)}
    plain = [spelt[text] for text in texts]
    options = best_orders(set(plain))
    if not options:
        return Choice("ymd")
    answer = answers.get("date_order") or survey.order
    if answer in options:
        return Choice(str(answer))
    if all("-" not in text for text in texts):
        options = [order for order in options if order != "ymd"] or options
    if len(options) > 1 and all("." in text for text in texts) and "dmy" in options:
        return Choice("dmy")
    if len(options) > 1 and any("'" in text for text in texts) and "mdy" in options:
        return Choice("mdy")  # only American programs write the year with an apostrophe
    if len(options) > 1:
        options = by_sequence(options, plain) or options
    doubtful = [text for text in plain if len({parse_date(text, o) for o in options}) > 1]
    if len(options) == 1 or not doubtful:
        return Choice(options[0])
    return Choice(options[0], date_question(options, doubtful[0]))


def _mark(survey: Survey, answers: Mapping[str, str]) -> Choice:
    texts = survey.amounts
    found = votes(texts)
    settled = found.settle()
    if settled:
        return Choice(settled)
    answer = answers.get("decimal_mark", "")
    if answer in MARKS:
        return Choice(answer)
    example = next(text for text in sorted(texts) if votes([text]).ambiguous)
    return Choice(POINT, mark_question(example))
