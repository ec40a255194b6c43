"""Rules: kept in order, previewed on what is there, applied without touching manual work."""

from __future__ import annotations

from decimal import Decimal
from itertools import takewhile
from typing import TYPE_CHECKING

from sqlalchemy import func, select

from finance.db.tables import Account, Category, Rule, Transaction
from finance.errors import InvalidEntryError
from finance.ledger import edits, named
from finance.ledger.edits import Change, SplitLine
from finance.ledger.ids import new_id
from finance.ledger.rows import load, parts
from finance.money import Money
from finance.rules import Conditions, Line, Outcome, RuleBook, RuleInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy.orm import Session

    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo

BY_RULE = "rule"


class Rules:
    """The rules of one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def all(self) -> list[RuleInfo]:
        """Return the rules in their order."""
        with self._ledger.read() as session:
            return in_order(session)

    def add(self, rule: RuleInfo, *, apply: bool = False) -> int:
        """Add a rule behind the others; categories it names must exist.

        With `apply` it also works on what is there, in the same action. Return how many rows it
        changed.
        """
        with self._ledger.write("rule", rule.name) as session:
            name = named.check_new(session, Rule, rule.name)
            _check_categories(session, rule.outcome)
            last = session.scalar(select(func.max(Rule.position))) or 0
            session.add(
                Rule(
                    id=new_id(session, Rule),
                    name=name,
                    position=last + 1,
                    conditions=rule.conditions.model_dump_json(exclude_defaults=True),
                    outcome=rule.outcome.model_dump_json(exclude_defaults=True),
                )
            )
            return _work(session, rule) if apply else 0

    def change(self, name: str, rule: RuleInfo, *, apply: bool = False) -> int:
        """Replace a rule, in its place; else as `add`."""
        with self._ledger.write("rule", name) as session:
            row = named.get(session, Rule, name)
            _check_categories(session, rule.outcome)
            row.name = named.check_new(session, Rule, rule.name, row)
            row.conditions = rule.conditions.model_dump_json(exclude_defaults=True)
            row.outcome = rule.outcome.model_dump_json(exclude_defaults=True)
            return _work(session, rule) if apply else 0

    def move(self, name: str, place: int) -> None:
        """Put a rule at `place` (0 is first)."""
        with self._ledger.write("rule", name) as session:
            moved = named.get(session, Rule, name)
            rows = list(session.scalars(select(Rule).order_by(Rule.position)))
            rows.remove(moved)
            rows.insert(max(0, place), moved)
            for position, row in enumerate(rows, 1):
                row.position = position

    def remove(self, name: str) -> None:
        """Remove a rule; what it did stays."""
        with self._ledger.write("rule", name) as session:
            session.delete(named.get(session, Rule, name))

    def preview(self, rule: RuleInfo, cancelled: Callable[[], bool] | None = None) -> list[int]:
        """Return the transactions that the rule would change; manual work is not among them.

        `cancelled` is asked between rows and cuts the answer short.
        """
        with self._ledger.read() as session:
            found = _changed_by(session, rule)
            if cancelled is not None:
                found = takewhile(lambda _: not cancelled(), found)
            return [info.id for info in found]

    def apply(self, name: str) -> int:
        """Let a rule work on what is there, as one action; return how many rows it changed."""
        with self._ledger.write("rule", name) as session:
            return _work(session, _info(named.get(session, Rule, name)))


def in_order(session: Session) -> list[RuleInfo]:
    """Return the rules in their order."""
    return [_info(row) for row in session.scalars(select(Rule).order_by(Rule.position))]


def shares(amount: int, outcome: Outcome) -> list[tuple[str, int]]:
    """Divide `amount` minor units as a split says; the last part takes what rounding leaves."""
    sizes = [int(amount * share.percent / Decimal(100)) for share in outcome.split]
    sizes[-1] += amount - sum(sizes)
    return [(share.category, size) for share, size in zip(outcome.split, sizes, strict=True)]


def _work(session: Session, rule: RuleInfo) -> int:
    found = list(_changed_by(session, rule))
    for info in found:
        _apply(session, info, rule.outcome)
    return len(found)


def _info(row: Rule) -> RuleInfo:
    return RuleInfo(
        row.name,
        Conditions.model_validate_json(row.conditions),
        Outcome.model_validate_json(row.outcome),
    )


def _check_categories(session: Session, outcome: Outcome) -> None:
    names = [share.category for share in outcome.split]
    for name in [*names, outcome.category or ""]:
        if name:
            named.get(session, Category, name)
    if outcome.split and (outcome.category or outcome.transfer):
        raise InvalidEntryError("A rule splits a row or gives it one category, not both.")


def _changed_by(session: Session, rule: RuleInfo) -> Iterator[TransactionInfo]:
    book = RuleBook([rule])
    lines = session.execute(
        select(
            Transaction.id, Transaction.payee, Transaction.memo, Transaction.amount, Account.name,
            Account.currency,
        )
        .join(Account, Account.id == Transaction.account_id)
        .where(Transaction.filed_by.is_distinct_from(edits.BY_USER))
        .order_by(Transaction.date.desc(), Transaction.id.desc())
    )  # fmt: skip
    fitting = [
        number
        for number, payee, memo, amount, account, currency in lines
        if book.decide(Line(f"{payee} {memo}", account, Money(amount, currency).decimal))
    ]
    for block in parts(fitting):
        yield from (info for info in load(session, block) if _differs(info, rule.outcome))


def _differs(info: TransactionInfo, outcome: Outcome) -> bool:
    wanted = {
        "merchant": outcome.merchant,
        "category": outcome.category,
        "member": outcome.member,
        "note": outcome.note,
    }
    return (
        any(value and getattr(info, name) != value for name, value in wanted.items())
        or not set(outcome.tags) <= set(info.tags)
        or (bool(outcome.split) and len(info.splits) == 1)
        or (outcome.transfer and info.other_side is None)
    )


def _apply(session: Session, info: TransactionInfo, outcome: Outcome) -> None:
    single = len(info.splits) == 1
    change = Change(
        merchant=outcome.merchant,
        category=outcome.category if single else None,
        member=outcome.member,
        note=outcome.note,
        tags=tuple(dict.fromkeys([*info.tags, *outcome.tags])) if outcome.tags else None,
    )
    edits.apply(session, info.id, change, by=BY_RULE)
    if outcome.transfer:
        edits.make_transfer(session, info.id, None, by=BY_RULE)
    if outcome.split and single:
        lines: Sequence[SplitLine] = [
            SplitLine(Money(size, info.amount.currency), category)
            for category, size in shares(info.amount.minor, outcome)
        ]
        edits.set_splits(session, info.id, lines, by=BY_RULE)
