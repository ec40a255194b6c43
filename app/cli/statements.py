"""What a statement holds and what became of it: as the JSON contract, and for people."""

from __future__ import annotations

import sys
from collections import Counter
from decimal import Decimal
from itertools import islice
from typing import TYPE_CHECKING

from app.cli.output import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date
    from pathlib import Path

    from finance.imports.imported import Imported, ImportedRow
    from finance.imports.outcomes import Before
    from finance.readers.model import ParsedFile, ParsedRow, Refused

_SHOWN = 10
_CENT = 2


def parsed_parts(parsed: ParsedFile, path: Path) -> Iterator[tuple[str, object]]:
    """Yield the parts of the object of `coffer parse --json`; the rows are made one by one."""
    yield from _head(parsed, path)
    sums = Sums()
    yield "rows", (_row(row, parsed) for row in sums.over(parsed.rows))
    yield from _rest(parsed, sums)


def imported_parts(imported: Imported, path: Path) -> Iterator[tuple[str, object]]:
    """Yield the parts of the object of `coffer import --json`: what `parse` says, and what became of it."""
    parsed = imported.parsed
    yield from _head(parsed, path)
    sums = Sums()
    yield (
        "rows",
        ({**_row(sums.add(found.row), parsed), **_becomes(found)} for found in imported.rows),
    )
    yield from _rest(parsed, sums)
    yield "batch", imported.batch
    yield "accounts", list(imported.accounts)
    yield "new", imported.new
    yield (
        "duplicates",
        ({"line": d.line, "of": d.of, "why": d.why, "score": d.score} for d in imported.duplicates),
    )
    yield "transfers", imported.transfers
    yield "kept_out", imported.kept_out
    yield "skipped", imported.skipped
    yield "waiting", imported.waiting
    yield "categorised", imported.categorised
    yield "refunds", imported.refunds
    yield "suggested", imported.suggested


def _head(parsed: ParsedFile, path: Path) -> Iterator[tuple[str, object]]:
    yield "file", str(path)
    yield "format", parsed.format
    yield "encoding", parsed.encoding
    yield (
        "questions",
        [
            {"id": q.id, "text": q.text, "choices": list(q.choices), "examples": list(q.examples)}
            for q in parsed.questions
        ],
    )


def _rest(parsed: ParsedFile, sums: Sums) -> Iterator[tuple[str, object]]:
    yield "statements", _statements(parsed, sums)
    yield (
        "refused",
        ({"line": r.line, "text": r.text, "reason": r.reason} for r in parsed.refused),
    )
    yield (
        "ignored",
        ({"line": i.line, "text": i.text, "reason": i.reason} for i in parsed.ignored),
    )
    if parsed.error:
        yield "error", parsed.error


def _becomes(found: ImportedRow) -> dict[str, object]:
    """Return what becomes of a row, as far as there is something to say."""
    same = found.sameness
    return {
        "becomes": found.status,
        "transaction": found.transaction or None,
        **({"why": same.why, "score": same.score} if same is not None else {}),
        **({"why": _before(found.before)} if found.before is not None else {}),
        **({"other_side": found.other_side} if found.other_side is not None else {}),
        **({"refund_of": found.purchase} if found.purchase is not None else {}),
    }


def _before(before: Before) -> str:
    if before.moved:
        return "moved to another account before"
    return "deleted before" if before.deleted else "left out before"


def describe(parsed: ParsedFile) -> None:
    """Tell a person what a statement holds; a file that is none goes to stderr."""
    if parsed.error:
        print(f"{parsed.file}: {parsed.error}", file=sys.stderr)
        return
    facts = [parsed.format.upper(), counted(len(parsed.rows), "row")]
    sums = Sums()
    for _ in sums.over(parsed.rows):
        pass
    if sums.first is not None and sums.last is not None:
        facts.append(f"{sums.first.isoformat()} to {sums.last.isoformat()}")
    print(f"{parsed.file}: {', '.join(facts)}")
    for number, statement in enumerate(parsed.statements):
        count, total = sums.of(number)
        print(
            f"  {statement.account or 'one account'}: {counted(count, 'row')}, "
            f"sum {total:f} {statement.currency or ''}".rstrip()
            + f", balances {statement.balances}"
        )
    for question in parsed.questions:
        print(f"  open: {question.text} (--answer {question.id}={'|'.join(question.choices)})")
    _describe_refused(parsed.refused)


def describe_import(imported: Imported, *, dry_run: bool) -> None:
    """Tell a person what an import did, or would do."""
    new, transfers = imported.new, counted(imported.transfers, "own transfer")
    facts = (
        (1, f"{new} new"),
        (len(imported.duplicates), f"{len(imported.duplicates)} already in the books"),
        (imported.kept_out, f"{imported.kept_out} kept out by a rule"),
        (imported.skipped, f"{imported.skipped} left out{_deleted(imported.deleted)}"),
        (imported.waiting, f"{imported.waiting} wait for review (coffer review)"),
        (imported.transfers, f"{transfers} paired"),
        (imported.refunds, f"{counted(imported.refunds, 'refund')} linked"),
        (new, f"{imported.categorised} with a category"),
        (imported.suggested, f"{imported.suggested} with a suggested one (coffer suggestion)"),
    )
    parts = [text for count, text in facts if count]
    if imported.accounts:
        made = set(imported.new_accounts)
        names = [f"{n} (new account)" if n in made else n for n in imported.accounts]
        parts.append("into " + ", ".join(names))
    lead = "would be " if dry_run else ""
    print(f"{imported.parsed.file}: {lead}{', '.join(parts)}; balances {imported.balances}")
    if dry_run:
        _describe_same(imported)
    _describe_refused(imported.parsed.refused)


def _deleted(count: int) -> str:
    return f" ({count} deleted before; --row LINE=new brings one back)" if count else ""


def _describe_same(imported: Imported) -> None:
    same = imported.duplicates
    if same:
        print(f"  {counted(len(same), 'row')} in the books already (--row LINE=new imports one):")
    for found in islice(same, _SHOWN):
        print(f"    line {found.line}: transaction {found.of}, {found.score} %: {found.why}")
    _describe_more(len(same))


def _describe_refused(refused: Sequence[Refused]) -> None:
    if refused:
        print(f"  {counted(len(refused), 'row')} could not be read:")
    for row in islice(refused, _SHOWN):
        print(f"    line {row.line}: {row.reason}  {' '.join(row.text.split())}")
    _describe_more(len(refused))


def _describe_more(count: int) -> None:
    if count > _SHOWN:
        print(f"    … and {count - _SHOWN} more; --json lists all")


class Sums:
    """How many rows each statement has, what they sum up to, and the days they span."""

    def __init__(self) -> None:
        self.first: date | None = None
        self.last: date | None = None
        self._counts: Counter[int] = Counter()
        self._totals: dict[int, Decimal] = {}

    def add(self, row: ParsedRow) -> ParsedRow:
        """Take a row into account and return it."""
        self._counts[row.statement] += 1
        total = self._totals.get(row.statement)
        self._totals[row.statement] = row.amount if total is None else total + row.amount
        self.first = row.date if self.first is None else min(self.first, row.date)
        self.last = row.date if self.last is None else max(self.last, row.date)
        return row

    def over(self, rows: Iterable[ParsedRow]) -> Iterator[ParsedRow]:
        """Yield rows as they are taken into account."""
        return map(self.add, rows)

    def of(self, statement: int) -> tuple[int, Decimal]:
        """Return the number of rows of a statement and their sum."""
        return self._counts[statement], self._totals.get(statement, Decimal(0))


def _statements(parsed: ParsedFile, sums: Sums) -> list[dict[str, object]]:
    return [
        {
            "account": statement.account,
            "currency": statement.currency,
            "opening": decimal_text(statement.opening, statement.currency),
            "closing": decimal_text(statement.closing, statement.currency),
            "balances": statement.balances,
            "rows": sums.of(number)[0],
            "sum": decimal_text(sums.of(number)[1], statement.currency),
        }
        for number, statement in enumerate(parsed.statements)
    ]


def _row(row: ParsedRow, parsed: ParsedFile) -> dict[str, object]:
    currency = row.currency
    if currency is None and row.statement < len(parsed.statements):
        currency = parsed.statements[row.statement].currency
    return {
        "statement": row.statement,
        "line": row.line,
        "date": row.date.isoformat(),
        "amount": decimal_text(row.amount, currency),
        "currency": currency,
        "payee": row.payee,
        "memo": row.memo,
        "bank_id": row.bank_id,
        "balance": decimal_text(row.balance, currency),
        "pending": row.pending,
        **_own(row),
    }


def _own(row: ParsedRow) -> dict[str, object]:
    """Return what only Coffer's own files say of a row, as far as it is said."""
    said: dict[str, object] = {
        "account": row.account,
        "account_kind": row.account_kind,
        "merchant": row.merchant,
        "category": row.category,
        "member": row.member,
        "note": row.note,
        "tags": list(row.tags),
        "transfer": row.transfer,
        "split": row.split,
        "id": row.id,
    }
    return {name: value for name, value in said.items() if value}


def decimal_text(value: Decimal | None, currency: str | None) -> str | None:
    """Return an amount with at least the digits of its currency, and no fewer than it was given."""
    from finance.money import exponent

    if value is None:
        return None
    digits = exponent(currency) if currency else _CENT
    given = value.as_tuple().exponent
    if isinstance(given, int) and -given < digits:
        value = value.quantize(Decimal(1).scaleb(-digits))
    return f"{value:f}"
