"""Transactions by filter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import counted, print_json, shown, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Sequence
    from decimal import Decimal

    from finance.ledger.filters import Filter
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo

SORTS = ("date", "payee", "category", "account", "member", "amount")
_LIMIT = 50


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `list`."""
    lists = options.command(commands, "list", _list, "List transactions, newest first", json=True)
    lists.add_argument("text", nargs="*", metavar="WORD", help="in payee, memo, note, merchant …")
    lists.add_argument("--from", dest="start", type=options.day, metavar="DATE")
    lists.add_argument("--to", dest="end", type=options.day, metavar="DATE")
    for name in ("account", "category", "merchant", "member"):
        lists.add_argument(f"--{name}", metavar="NAME")
    lists.add_argument("--uncategorised", action="store_true", help="those without a category")
    lists.add_argument(
        "--suggested", action="store_true", help="those whose category is only suggested"
    )
    lists.add_argument("--batch", type=int, metavar="N", help="those of one import")
    lists.add_argument(
        "--min", type=options.amount, metavar="AMOUNT", help="at least, with its sign"
    )
    lists.add_argument(
        "--max", type=options.amount, metavar="AMOUNT", help="at most, with its sign"
    )
    lists.add_argument("--sort", choices=SORTS, default="date")
    lists.add_argument("--oldest", action="store_true", help="turn the order round")
    lists.add_argument("--limit", type=int, metavar="N", help=f"default: {_LIMIT}; 0 is all")


def _list(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        where = _filter(arguments, ledger)
        ids = ledger.transactions.ids(where, arguments.sort, descending=not arguments.oldest)
        limit = arguments.limit
        if limit is None:
            limit = 0 if arguments.json else _LIMIT
        wanted = ids[:limit] if limit > 0 else ids
        if arguments.json:
            for start in range(0, len(wanted), 1000):
                for row in ledger.transactions.rows(wanted[start : start + 1000]):
                    print_json(transaction_object(row))
        else:
            _print(ledger, ids, wanted)


def _print(ledger: Ledger, ids: list[int], wanted: list[int]) -> None:
    if not ids:
        print("No transactions.")
        return
    _table(ledger.transactions.rows(wanted))
    sums = [f"out {shown(out)}, in {shown(into)}" for out, into in ledger.transactions.totals(ids)]
    print(f"\n{counted(len(ids), 'transaction')}: {'; '.join(sums)}")
    if len(wanted) < len(ids):
        print(f"The first {len(wanted)} are shown; --limit 0 shows all.")


def print_transactions(rows: Sequence[TransactionInfo], arguments: Namespace) -> None:
    """Print transactions as a table, or as JSON where that is asked for."""
    if arguments.json:
        for row in rows:
            print_json(transaction_object(row))
    elif not rows:
        print("No transactions.")
    else:
        _table(rows)


def _table(rows: Sequence[TransactionInfo]) -> None:
    notes = any(row.refund_of or row.refunds for row in rows)
    heads = ("Number", "Date", "Account", "Whom", "Category", "Member", "Amount")
    table(
        (*heads, "") if notes else heads,
        [
            (
                str(r.id), r.date, r.account, r.title, _category(r), r.member, r.amount,
                *((links_text(r),) if notes else ()),
            )
            for r in rows
        ],
    )  # fmt: skip


def links_text(row: TransactionInfo) -> str:
    """Return what a transaction gives back, or what came back of it; empty for neither."""
    purchase = row.refund_of
    if purchase is not None:
        return f"a refund of {purchase.date}, {purchase.title} {shown(abs(purchase.amount))}"
    return ", ".join(f"refunded {shown(r.amount)} on {r.date}" for r in row.refunds)


def _category(row: TransactionInfo) -> str:
    if len(row.splits) > 1:
        return " + ".join(part.category or "?" for part in row.splits)
    return f"{row.category} ?" if row.suggested else row.category or ""


def transaction_object(row: TransactionInfo) -> dict[str, object]:
    """Return one transaction for JSON; amounts are decimal strings in `currency`."""
    return {
        "id": row.id,
        "date": row.date,
        "account": row.account,
        "amount": row.amount,
        "currency": row.amount.currency,
        "payee": row.payee,
        "memo": row.memo,
        "note": row.note,
        "merchant": row.merchant,
        "category": row.category,
        "member": row.member,
        "tags": row.tags,
        "splits": [
            {"category": part.category, "amount": part.amount, "note": part.note}
            for part in row.splits
        ],
        "pending": row.pending,
        "batch": row.batch_id,
        "bank_id": row.bank_id,
        "other_side": row.other_side,
        "refund_of": row.refund_of.id if row.refund_of else None,
        "refunds": [refund.id for refund in row.refunds],
        "filed_by": row.filed_by,
    }


def _filter(arguments: Namespace, ledger: Ledger) -> Filter:
    from finance.ledger.filters import Filter

    return Filter(
        text=" ".join(arguments.text),
        start=arguments.start,
        end=arguments.end,
        account=ledger.accounts.get(arguments.account).name if arguments.account else None,
        category=_exact(
            "category", arguments.category, [c.name for c in ledger.categories.all(archived=True)]
        ),
        merchant=_exact("merchant", arguments.merchant, [m.name for m in ledger.merchants.all()]),
        member=_exact("member", arguments.member, ledger.members.names()),
        uncategorised=arguments.uncategorised,
        suggested=arguments.suggested,
        batch_id=arguments.batch,
        amount_min=_minor(arguments.min, ledger.currency),
        amount_max=_minor(arguments.max, ledger.currency),
    )


def _exact(noun: str, name: str | None, names: list[str]) -> str | None:
    """Return the ledger's own spelling of a name; raise NotFoundError for an unknown one."""
    from finance.errors import NotFoundError
    from finance.text import fold

    if name is None or name in names:
        return name
    found = next((known for known in names if fold(known) == fold(name)), None)
    if found is None:
        raise NotFoundError(
            "There is no {noun} called “{name}”; `coffer {noun}` lists them.", noun=noun, name=name
        )
    return found


def _minor(value: Decimal | None, currency: str) -> int | None:
    return None if value is None else options.money(value, currency).minor
