"""A surveyed table made a file: signs applied, texts put together, accounts told apart, balances proved."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from finance.readers.chunked import Chunked
from finance.readers.csv_around import kind_in
from finance.readers.csv_evidence import account_name, fee_of
from finance.readers.csv_model import ShortBody
from finance.readers.csv_rows import Draft
from finance.readers.csv_sides import card_kind
from finance.readers.csv_signs import INVERTED
from finance.readers.csv_survey import read_chunk
from finance.readers.model import ParsedRow, ParsedStatement
from finance.readers.numbers import currency_of
from finance.readers.words import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from decimal import Decimal

    from finance.readers.csv_evidence import AccountEvidence
    from finance.readers.csv_survey import Findings, Survey
    from finance.readers.kept import Kept
    from finance.readers.model import Ignored, ParsedFile, Refused

_SPACES = re.compile(r"\s+")
_TAGS = re.compile(r"[;,]")
_LASTING = frozenset({"sign", "sides"})


def build(
    survey: Survey, findings: Findings, file: ParsedFile, answers: Mapping[str, str]
) -> ParsedFile:
    """Return `file` with the rows, statements and open questions of a surveyed table filled in."""
    table, reading = survey.table, findings.reading
    header = table.header
    settled = {key: answer for key, answer in answers.items() if answer and key in _LASTING}
    if reading.owes(table.columns):
        settled["sign"] = INVERTED
    default = table.currency or survey.facts.currency or _cell_currency(survey)
    made = _Maker(survey, default)
    return replace(
        file,
        statements=_statements(survey, default),
        rows=made.rows(survey.drafts),
        refused=survey.refused.all(made.items),
        ignored=survey.ignored.all(made.items),
        questions=(*file.questions, *findings.questions),
        signature="|".join(phrase(cell) for cell in header.cells) or f"columns:{table.shape.width}",
        layout=file.layout | {"date_order": reading.order, "decimal_mark": reading.mark} | settled,
    )


class _Maker:
    """Makes the rows of a table, and of a long one makes each chunk again when it is asked for."""

    def __init__(self, survey: Survey, default: str | None) -> None:
        self._table, self._columns = survey.table, survey.table.columns
        self._reading = survey.reading
        self._texts = survey.table.columns.texts
        self._owes = survey.reading.owes(self._columns)
        self._counts = survey.drafts.counts
        self._default = default
        self._bank_id = self._columns.bank_id if survey.rows.unique_ids else None
        self._accounts = {name: i for i, name in enumerate(survey.rows.names)}

    def rows(self, drafts: Kept[Draft]) -> Sequence[ParsedRow]:
        """Return all rows."""
        if isinstance(self._table.body, ShortBody):
            return tuple(map(self._row, drafts.items))
        return Chunked(self._counts, self._chunk)

    def items(self, number: int) -> Iterator[Draft | Refused | Ignored]:
        """Yield everything that one chunk holds."""
        begun = any(self._counts[:number])
        return read_chunk(self._table, self._reading, number, begun=begun)

    def _chunk(self, number: int) -> list[ParsedRow]:
        return [self._row(item) for item in self.items(number) if isinstance(item, Draft)]

    def _row(self, draft: Draft) -> ParsedRow:
        cells, columns = draft.cells, self._columns
        found = [cells[p] for p in self._texts if cells[p]]
        if not found and columns.type is not None and cells[columns.type]:
            found = [cells[columns.type]]
        payee = _SPACES.sub(" ", found[0]) if found else ""
        memo = " ".join(text for text in found[1:] if text != payee) if len(found) > 1 else ""
        fee = fee_of(cells, columns, self._reading) if self._reading.net else None
        value = draft.value if fee is None else draft.value - fee
        balance = draft.balance
        row = ParsedRow(
            line=draft.line,
            date=draft.day,
            amount=self._reading.rule.apply(value, _at(cells, columns.sign)),
            currency=currency_of(_at(cells, columns.currency).upper()) or self._default,
            payee=payee,
            memo=memo,
            bank_id=_at(cells, self._bank_id) or None,
            balance=-balance if self._owes and balance is not None else balance,
            pending=draft.pending,
            statement=self._accounts.get(account_name(cells, columns), 0),
            other_account=_at(cells, columns.other_account) or None,
        )
        return self._told(row, cells) if columns.told else row

    def _told(self, row: ParsedRow, cells: list[str]) -> ParsedRow:
        """The row with what stands in columns that only the user can name."""
        columns = self._columns
        tags = (tag.strip() for tag in _TAGS.split(_at(cells, columns.tags)))
        return replace(
            row,
            category=_at(cells, columns.category) or None,
            note=_at(cells, columns.note),
            tags=tuple(dict.fromkeys(tag for tag in tags if tag)),
        )


def _at(cells: list[str], place: int | None) -> str:
    return "" if place is None else cells[place]


def _cell_currency(survey: Survey) -> str | None:
    """The currency beside the first amounts: `12,00 EUR`."""
    places = survey.table.columns.money
    cells = (d.cells[p] for d in survey.rows.first for p in places if d.cells[p])
    return next(filter(None, map(currency_of, cells)), None)


def _statements(survey: Survey, default: str | None) -> tuple[ParsedStatement, ...]:
    rows, facts = survey.rows, survey.facts
    kind = facts.kind or card_kind(survey.table, survey.reading.rule)
    names = rows.names
    if len(names) > 1:
        return tuple(
            _statement(rows.accounts[name], name, kind, default, (None, None)) for name in names
        )
    stated = facts.stated(running=rows.whole.prover.running)
    name = names[0] if names else facts.account
    return (_statement(rows.whole, name, kind, default, stated),)


def _statement(
    account: AccountEvidence,
    name: str | None,
    kind: str | None,
    default: str | None,
    stated: tuple[Decimal | None, Decimal | None],
) -> ParsedStatement:
    proof = account.prover.proof(*stated)
    return ParsedStatement(
        account=name,
        kind=kind or (kind_in(name) if name else None),
        currency=account.currency(default),
        opening=proof.opening,
        closing=proof.closing,
        closing_date=proof.closing_date,
        balances=proof.verdict,
    )
