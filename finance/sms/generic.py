"""The reader for messages of any bank: words and structure, no knowledge of the sender."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.sms.days import told_day
from finance.sms.direction import kind_of
from finance.sms.labels import (
    balance_of,
    drop_marks,
    label_money,
    moved_amount,
    proved_direction,
    signed,
)
from finance.sms.merchant import find_merchant
from finance.sms.places import placed
from finance.sms.reading import IN_KINDS, OUT_KINDS, SmsReading
from finance.sms.scan import Scan, scan
from finance.sms.status import why_kept_out
from finance.sms.vocabulary import vocabulary

if TYPE_CHECKING:
    from datetime import date

    from finance.sms.accounts import Account
    from finance.sms.amounts import MoneyToken
    from finance.sms.reading import Message

_WHOLE = 6
_OTHERS = "beneficiary"
_FROM, _INTO = frozenset({"from", _OTHERS}), frozenset({"to", _OTHERS})
_NOUNS = frozenset({"a/c", "ac", "account", "acct", "no", "card", "acc", "hdfc", "bank"})
_QUIET = {"balance": "balance", "mandate": "mandate"}


def read_generic(message: Message) -> SmsReading:
    """Read `message` by its words; what it yields is sure only where two balances prove it."""
    scanned = scan(message.body, person=message.from_person)
    if scanned is None:
        return SmsReading("ignore", "not_financial", date=message.day, confident=True)
    label_money(scanned)
    drop_marks(scanned)
    moved = moved_amount(scanned)
    day = told_day(scanned.days, message.day)
    reason = why_kept_out(scanned, moved, person=message.from_person)
    if reason is not None or moved is None:
        return _kept_out(scanned, reason or "not_financial", day)
    proof = proved_direction(scanned, moved)
    kind = _agreeing(kind_of(scanned, moved), proof)
    balance = balance_of(scanned)
    return SmsReading(
        kind=kind,
        amount=abs(moved.amount),
        currency=currency_of(scanned, moved, message.sender),
        merchant=find_merchant(scanned, moved, kind, message.sender),
        account=own_account(scanned, kind),
        balance=signed(balance) if balance else None,
        reference=scanned.references[0].value if scanned.references else None,
        date=day,
        confident=bool(proof),
    )


def _kept_out(scanned: Scan, reason: str, day: date) -> SmsReading:
    balance = balance_of(scanned) if reason == "balance" else None
    return SmsReading(
        kind=_QUIET.get(reason, "ignore"),
        reason=reason,
        balance=signed(balance) if balance else None,
        currency=balance.currency if balance else None,
        account=own_account(scanned, "expense") if balance else None,
        date=day,
        confident=True,
    )


def _agreeing(kind: str, proof: int) -> str:
    """Return `kind`, or the plain one of the way that the balances prove."""
    if proof < 0 and kind in IN_KINDS:
        return "expense"
    return "income" if proof > 0 and kind in OUT_KINDS else kind


def currency_of(scanned: Scan, moved: MoneyToken, sender: str | None = None) -> str | None:
    """Return the currency of an amount: printed beside it, or what the message has else."""
    currency = moved.currency or _only_currency(scanned)
    printed = currency is not None and currency in scanned.text.upper()
    return placed(currency, scanned.text, sender, scanned.language, printed=printed)


def _only_currency(scanned: Scan) -> str | None:
    found = {t.currency for t in scanned.money if t.currency}
    if len(found) == 1:
        return found.pop()
    return vocabulary().currencies.get(scanned.language)


def own_account(scanned: Scan, kind: str) -> str | None:
    """Return the tail of the reader's own account: the one money left or reached, not the other side's."""
    accounts = [a for a in scanned.accounts if not scanned.in_trailer(a.start)]
    if not accounts:
        return None
    into = kind in ("income", "refund")
    own, other = (_INTO, _FROM) if into else (_FROM, _INTO)
    for account in accounts:
        if _side(scanned, account) in own - {_OTHERS}:
            return account.tail
    # A whole number is that of a bill or of somebody else, where a masked one stands beside it.
    masked = [a for a in accounts if len(a.tail) < _WHOLE]
    for account in (*masked, *accounts):
        if _side(scanned, account) not in other:
            return account.tail
    return accounts[0].tail


def _side(scanned: Scan, account: Account) -> str:
    """Return the word that says on which side of a movement an account is, or nothing."""
    before = scanned.text[max(0, account.start - 30) : account.start].lower().split()
    words = [w.strip(".,:()") for w in before]
    if "beneficiary" in words or "mobile" in words:
        return _OTHERS
    while words and words[-1] in _NOUNS:
        words.pop()
    return words[-1] if words else ""
