"""What the window does to rules, how it says them, and the rule that an edit by hand suggests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import format as formats
from app.operations.transactions import count_text
from finance.money import Money
from finance.payees import clean_payee
from finance.rules import Conditions, Line, Outcome, RuleBook, RuleInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from decimal import Decimal

    from app.context import Context
    from finance.ledger.ledger import Ledger
    from finance.ledger.rows import TransactionInfo

translate = QCoreApplication.translate
_SHOWN = 20
_ANY = Outcome(ignore=True)


@dataclass(frozen=True, slots=True)
class Previewed:
    """What a rule would change: how many transactions, and the latest of them."""

    count: int
    rows: tuple[TransactionInfo, ...] = ()


def preview(ledger: Ledger, rule: RuleInfo, cancelled: Callable[[], bool]) -> Previewed:
    """Return what a rule would change in what is there."""
    ids = ledger.rules.preview(rule, cancelled)
    return Previewed(len(ids), tuple(ledger.transactions.rows(ids[:_SHOWN])))


def save(
    context: Context,
    name: str | None,
    rule: RuleInfo,
    *,
    apply: bool,
    done: Callable[[], None],
    failed: Callable[[Exception], None],
) -> None:
    """Keep a rule in the place of the one called `name`, or as a new one for None."""
    added = translate("rules", "Rule added") if name is None else translate("rules", "Rule changed")

    def work(ledger: Ledger) -> int:
        if name is None:
            return ledger.rules.add(rule, apply=apply)
        return ledger.rules.change(name, rule, apply=apply)

    def said(count: int) -> None:
        more = f" · {_changed(count)}" if apply else ""
        context.say(f"{added}{more}", undoable=True)
        done()

    context.read(work, said, owner=context, failed=failed)


def apply(context: Context, name: str) -> None:
    """Let a rule work on what is there; undo takes it back."""

    def work(ledger: Ledger) -> int:
        rule = next(r for r in ledger.rules.all() if r.name == name)
        # Nothing to change is no step to undo.
        return ledger.rules.apply(name) if ledger.rules.preview(rule) else 0

    context.read(
        work, lambda count: context.say(_changed(count), undoable=count > 0), owner=context
    )


def move(context: Context, name: str, by: int) -> None:
    """Put a rule `by` places further down; up for a negative number."""

    def work(ledger: Ledger) -> None:
        names = [rule.name for rule in ledger.rules.all()]
        place = names.index(name) + by
        if 0 <= place < len(names):
            ledger.rules.move(name, place)

    context.write(work)


def remove(context: Context, name: str) -> None:
    """Remove a rule; what it did stays."""
    said = translate("rules", "Rule “{0}” removed; what it filed stays").format(name)
    context.write(lambda ledger: ledger.rules.remove(name), said)


def words_of(info: TransactionInfo) -> str:
    """Return the words that tell a transaction's payee again; empty where there are none."""
    raw = " ".join((info.payee or info.memo).replace("|", " ").split())
    line = _line(info)
    for text in (clean_payee(raw), raw):
        # What cleaning leaves must still stand in the text.
        if text and RuleBook([RuleInfo("", Conditions(text=text), _ANY)]).decide(line) is not None:
            return text
    return ""


def suggested(info: TransactionInfo, category: str) -> RuleInfo | None:
    """Return the rule “always” that a category given by hand suggests; None where no words tell."""
    text = words_of(info)
    return RuleInfo(text, Conditions(text=text), Outcome(category=category)) if text else None


def is_new(rule: RuleInfo, info: TransactionInfo, known: Sequence[RuleInfo]) -> bool:
    """Say whether no rule gives such a transaction that category already."""
    decision = RuleBook(known).decide(_line(info))
    return decision is None or decision.outcome.category != rule.outcome.category


def conditions_text(conditions: Conditions, currency: str) -> str:
    """Return what a row must look like, as a person reads it."""
    said = []
    if conditions.text:
        either = [_quoted(" ".join(p.split())) for p in conditions.text.split("|") if p.strip()]
        said.append(translate("rules", " or ").join(either))
    if conditions.account:
        said.append(translate("rules", "on {0}").format(conditions.account))
    if conditions.direction:
        into, out = translate("rules", "money in"), translate("rules", "money out")
        said.append(into if conditions.direction == "in" else out)
    low, high = conditions.size_min, conditions.size_max
    if low is not None and high is not None:
        form = translate("rules", "{0} to {1}")
        said.append(form.format(_money(low, currency), _money(high, currency)))
    elif low is not None:
        said.append(translate("rules", "{0} or more").format(_money(low, currency)))
    elif high is not None:
        said.append(translate("rules", "up to {0}").format(_money(high, currency)))
    return _sentence(said)


def outcome_text(outcome: Outcome) -> str:
    """Return what is done with a row, as a person reads it."""
    if outcome.ignore:
        return translate("rules", "Keep out of the books")
    said = [outcome.category] if outcome.category else []
    if outcome.split:
        shares = (f"{s.category} {formats.percent(s.percent)}" for s in outcome.split)
        said.append(" + ".join(shares))
    if outcome.transfer:
        said.append(translate("rules", "own transfer"))
    if outcome.merchant:
        said.append(translate("rules", "merchant {0}").format(outcome.merchant))
    if outcome.member:
        said.append(translate("rules", "for {0}").format(outcome.member))
    said += [f"#{tag}" for tag in outcome.tags]
    if outcome.note:
        said.append(_quoted(outcome.note))
    return _sentence(said)


def changes_text(count: int) -> str:
    """Return what a preview says: `Changes 14 transactions`."""
    if not count:
        return translate("rules", "Changes nothing that is there")
    return translate("rules", "Changes {0}").format(count_text(count))


def _line(info: TransactionInfo) -> Line:
    return Line(f"{info.payee} {info.memo}", info.account, info.amount.decimal)


def _changed(count: int) -> str:
    if not count:
        return translate("rules", "Nothing to change: all such transactions are filed so already")
    return translate("rules", "{0} changed").format(count_text(count))


def _quoted(text: str) -> str:
    return translate("rules", "“{0}”").format(text)


def _money(value: Decimal, currency: str) -> str:
    return formats.money(Money.of(value, currency))


def _sentence(parts: Sequence[str]) -> str:
    text = ", ".join(parts)
    return text[:1].upper() + text[1:]
