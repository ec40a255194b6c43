"""What a statement holds and what became of it: as the JSON contract, and for people."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from app.cli.output import counted

if TYPE_CHECKING:
    from collections.abc import Iterable
    from decimal import Decimal
    from pathlib import Path

    from finance.imports.imported import Imported
    from finance.readers.model import ParsedFile, ParsedRow, Refused

_SHOWN = 10
_CENT = 2


def parsed_object(parsed: ParsedFile, path: Path) -> dict[str, object]:
    """Return the object of `coffer parse --json`."""
    found: dict[str, object] = {
        "file": str(path),
        "format": parsed.format,
        "encoding": parsed.encoding,
        "questions": [
            {"id": q.id, "text": q.text, "choices": list(q.choices), "examples": list(q.examples)}
            for q in parsed.questions
        ],
        "statements": _statements(parsed),
        "rows": [_row(row, parsed) for row in parsed.rows],
        "refused": [{"line": r.line, "text": r.text, "reason": r.reason} for r in parsed.refused],
        "ignored": [{"line": i.line, "text": i.text, "reason": i.reason} for i in parsed.ignored],
    }
    if parsed.error:
        found["error"] = parsed.error
    return found


def describe(parsed: ParsedFile) -> None:
    """Tell a person what a statement holds; a file that is none goes to stderr."""
    if parsed.error:
        print(f"{parsed.file}: {parsed.error}", file=sys.stderr)
        return
    facts = [parsed.format.upper(), counted(len(parsed.rows), "row")]
    if parsed.rows:
        days = [row.date for row in parsed.rows]
        facts.append(f"{min(days).isoformat()} to {max(days).isoformat()}")
    print(f"{parsed.file}: {', '.join(facts)}")
    for number, statement in enumerate(parsed.statements):
        rows = [row for row in parsed.rows if row.statement == number]
        print(
            f"  {statement.account or 'one account'}: {counted(len(rows), 'row')}, "
            f"sum {_total(rows):f} {statement.currency or ''}".rstrip()
            + f", balances {statement.balances}"
        )
    for question in parsed.questions:
        print(f"  open: {question.text} (--answer {question.id}={'|'.join(question.choices)})")
    _describe_refused(parsed.refused)


def describe_import(imported: Imported, *, dry_run: bool) -> None:
    """Tell a person what an import did, or would do."""
    parts = [f"{imported.new} new"]
    if imported.duplicates:
        parts.append(f"{len(imported.duplicates)} already in the books")
    if imported.kept_out:
        parts.append(f"{imported.kept_out} kept out by a rule")
    if imported.waiting:
        parts.append(f"{imported.waiting} wait for review (coffer review)")
    if imported.transfers:
        parts.append(counted(imported.transfers, "own transfer") + " paired")
    if imported.new:
        parts.append(f"{imported.categorised} with a category")
    if imported.accounts:
        made = set(imported.new_accounts)
        names = [f"{n} (new account)" if n in made else n for n in imported.accounts]
        parts.append("into " + ", ".join(names))
    lead = "would be " if dry_run else ""
    print(f"{imported.parsed.file}: {lead}{', '.join(parts)}; balances {imported.balances}")
    _describe_refused(imported.parsed.refused)


def _describe_refused(refused: Iterable[Refused]) -> None:
    listed = list(refused)
    if listed:
        print(f"  {counted(len(listed), 'row')} could not be read:")
    for row in listed[:_SHOWN]:
        print(f"    line {row.line}: {row.reason}  {' '.join(row.text.split())}")
    if len(listed) > _SHOWN:
        print(f"    … and {len(listed) - _SHOWN} more; --json lists all")


def _statements(parsed: ParsedFile) -> list[dict[str, object]]:
    rows: dict[int, list[ParsedRow]] = {}
    for row in parsed.rows:
        rows.setdefault(row.statement, []).append(row)
    return [
        {
            "account": statement.account,
            "currency": statement.currency,
            "opening": decimal_text(statement.opening, statement.currency),
            "closing": decimal_text(statement.closing, statement.currency),
            "balances": statement.balances,
            "rows": len(rows.get(number, ())),
            "sum": decimal_text(_total(rows.get(number, ())), statement.currency),
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


def _total(rows: Iterable[ParsedRow]) -> Decimal:
    from decimal import Decimal

    return sum((row.amount for row in rows), Decimal(0))


def decimal_text(value: Decimal | None, currency: str | None) -> str | None:
    """Return an amount with at least the digits of its currency, and no fewer than it was given."""
    from decimal import Decimal

    from finance.money import exponent

    if value is None:
        return None
    digits = exponent(currency) if currency else _CENT
    given = value.as_tuple().exponent
    if isinstance(given, int) and -given < digits:
        value = value.quantize(Decimal(1).scaleb(-digits))
    return f"{value:f}"
