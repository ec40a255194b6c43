"""Exports in double entry: each booking shows both its sides, in one row or in one row a side."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from finance.readers.model import Ignored, ParsedStatement
from finance.readers.numbers import currency_of
from finance.readers.sources import category_name, tags_in
from finance.readers.words import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from finance.readers.csv_rows import Draft
    from finance.readers.model import ParsedFile, ParsedRow
    from finance.readers.sources import Source

_OPENING = "opening balance"


def with_whole_rows(source: Source, header: Sequence[str], rows: list[list[str]]) -> None:
    """Fill the cells that only the first row of a booking holds, such as date and description."""
    phrases = [phrase(cell) for cell in header]
    group = source.places(header)["group"]
    wanted = {
        *source.columns.values(),
        *source.fields["group"],
        *source.fields["note"],
        *source.fields["currency"],
    }
    places = [p for p, text in enumerate(phrases) if text in wanted - {source.columns["amount"]}]
    above: list[str] = []
    for cells in rows:
        if len(cells) != len(header):
            continue
        begins = any(cells[place] for place in group)
        if above and not begins:
            for place in places:
                cells[place] = cells[place] or above[place]
        above = cells


class _Reader:
    """Turns the drafts of one export into rows of the user's own accounts."""

    def __init__(self, source: Source, header: Sequence[str]) -> None:
        self.source = source
        self.places = source.places(header)
        self.rows: list[ParsedRow] = []
        self.ignored: list[Ignored] = []

    def text(self, cells: list[str], name: str) -> str:
        return next((cells[p] for p in self.places.get(name, ()) if cells[p]), "")

    def is_in(self, text: str, name: str) -> bool:
        return phrase(text) in self.source.words.get(name, frozenset())


def fill_double(
    parsed: ParsedFile, source: Source, header: Sequence[str], drafts: Sequence[Draft]
) -> ParsedFile:
    """Return `parsed` with one row for each side on an own account; the other side is its category."""
    reader = _Reader(source, header)
    pairs = list(zip(parsed.rows, drafts, strict=True))
    if source.kind == "journal":
        _read_journal(reader, pairs)
    else:
        _read_sides(reader, pairs)
    places = {account: i for i, account in enumerate(dict.fromkeys(r.account for r in reader.rows))}
    statements = tuple(ParsedStatement(account=a, currency=_currency(reader, a)) for a in places)
    return replace(
        parsed,
        rows=tuple(replace(row, statement=places[row.account]) for row in reader.rows),
        statements=statements or parsed.statements,
        ignored=tuple(sorted((*parsed.ignored, *reader.ignored), key=lambda line: line.line)),
        layout=parsed.layout | {"source": source.key},
    )


def _currency(reader: _Reader, account: str | None) -> str | None:
    return next((row.currency for row in reader.rows if row.account == account), None)


def _read_journal(reader: _Reader, pairs: Sequence[tuple[ParsedRow, Draft]]) -> None:
    """A row says from where to where; only withdrawals, deposits and transfers touch own accounts."""
    groups: dict[str, int] = defaultdict(int)
    for _, draft in pairs:
        groups[reader.text(draft.cells, "group")] += 1
    for row, draft in pairs:
        cells = draft.cells
        way, origin = reader.text(cells, "way"), reader.text(cells, "from")
        target, amount = reader.text(cells, "to"), abs(row.amount)
        group = reader.text(cells, "group")
        base = replace(
            row,
            currency=currency_of(reader.text(cells, "currency")) or row.currency,
            memo=row.payee,
            note=reader.text(cells, "note"),
            category=category_name(reader.text(cells, "category"), reader.source),
            tags=tags_in(reader.text(cells, "tags"), reader.source),
            split=f"{reader.source.key}-{group}" if group and groups[group] > 1 else None,
        )
        if reader.is_in(way, "out"):
            reader.rows.append(replace(base, account=origin, payee=target, amount=-amount))
        elif reader.is_in(way, "in"):
            reader.rows.append(replace(base, account=target, payee=origin, amount=amount))
        elif reader.is_in(way, "both"):
            mark = f"{reader.source.key}-{reader.text(cells, 'id') or row.line}"
            side = replace(base, category=None, split=None, transfer=mark)
            reader.rows.append(replace(side, account=origin, payee=target, amount=-amount))
            reader.rows.append(replace(side, account=target, payee=origin, amount=amount))
        else:
            reader.ignored.append(Ignored(row.line, "\t".join(cells), way.lower() or _OPENING))


def _read_sides(reader: _Reader, pairs: Sequence[tuple[ParsedRow, Draft]]) -> None:
    for _, booking in groupby(pairs, key=lambda pair: reader.text(pair[1].cells, "group")):
        _read_booking(reader, list(booking))


def _read_booking(reader: _Reader, booking: Sequence[tuple[ParsedRow, Draft]]) -> None:
    names = [reader.text(draft.cells, "account") for _, draft in booking]
    own = [place for place, name in enumerate(names) if reader.is_in(_top(name), "own")]
    rest = [place for place in range(len(booking)) if place not in own]
    if any(reader.is_in(_top(names[place]), "equity") for place in rest):
        for row, draft in booking:
            reader.ignored.append(Ignored(row.line, "\t".join(draft.cells), _OPENING))
        return
    sides = [_side(reader, *booking[place], names[place]) for place in own]
    if len(sides) == 1:
        reader.rows += _lines(reader, sides[0], [booking[p] for p in rest])
        return
    # Two own accounts and nothing else: a transfer. More than that: each side stands for itself.
    transfer = len(sides) == 2 and not rest and sides[0].amount == -sides[1].amount  # noqa: PLR2004
    mark = f"{reader.source.key}-{sides[0].line}" if transfer else None
    reader.rows += [replace(side, transfer=mark) for side in sides]


def _lines(
    reader: _Reader, side: ParsedRow, others: Sequence[tuple[ParsedRow, Draft]]
) -> Iterator[ParsedRow]:
    """The own side of a booking, cut by the categories that stand against it."""
    if len(others) <= 1:
        name = reader.text(others[0][1].cells, "account") if others else ""
        yield replace(side, category=category_name(name, reader.source))
        return
    for row, draft in others:
        yield replace(
            side,
            amount=-row.amount,
            category=category_name(reader.text(draft.cells, "account"), reader.source),
            note=reader.text(draft.cells, "memo"),
            split=f"{reader.source.key}-{side.line}",
        )


def _side(reader: _Reader, row: ParsedRow, draft: Draft, name: str) -> ParsedRow:
    currency = reader.text(draft.cells, "currency").rpartition(":")[2]
    return replace(
        row,
        account=name.rpartition(":")[2],
        currency=currency_of(currency) or row.currency,
        note=reader.text(draft.cells, "note"),
        memo=reader.text(draft.cells, "memo"),
        bank_id=None,
    )


def _top(name: str) -> str:
    return name.partition(":")[0]
