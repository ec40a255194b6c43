"""Whether a message tells of money that moved; if not, why it is kept out of the books."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from finance.sms.codes import told_code
from finance.sms.facts import Facts
from finance.sms.labels import STRONG, WEAK

if TYPE_CHECKING:
    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit

_NAMED = frozenset({"verbs.named"})  # phrases that name a movement without telling it as done
_PERCENT = re.compile(r"\d ?%")
_DIAL = re.compile(r"\*\d{2,4}(?:\*\d{1,4}){0,3}#")  # what to dial for an offer
_DATA = re.compile(r"\d ?(?:GB|MB|Gb|ГБ|Гб|гб)(?!\w)")  # what a telephone company sells
_ADVERTS, _MANY = 2, 3
_TAIL = 3
_OWN_REACH, _ADDRESS_REACH = 40, 24
_BACK = ("credited", "returned", "been credited", "is credited")
_TELLING = ("verbs.card_payment", "verbs.own", "verbs.fee", "verbs.invest")
_OWN = frozenset({"nouns.own", "nouns.account", "nouns.card"})


def why_kept_out(scan: Scan, moved: MoneyToken | None, *, person: bool = False) -> str | None:
    """Return the reason to keep a message out of the books, or None when it tells of a movement.

    The order matters: what did not happen comes before what is said to have happened.
    """
    facts = Facts(scan, moved, scan.having(*STRONG))
    if person and not facts.recorded:
        return "not_financial"
    for gate in _GATES:
        reason = gate(facts)
        if reason:
            return reason
    return None


def _refused(facts: Facts) -> str | None:
    """Declined and failed, unless the message tells that the money came back."""
    back = any("verbs.refund" in h.roles or facts.words(h).startswith(_BACK) for h in facts.strong)
    for reason in ("declined", "failed"):
        if facts.scan.has(f"status.{reason}"):
            return None if back and facts.scan.language == "en" else reason
    return None


def _no_money(facts: Facts) -> str | None:
    return None if facts.scan.money else _wordy(facts) or "not_financial"


def _later(facts: Facts) -> str | None:
    """What will be, unless something is told as done outside of the sentences that say so."""
    scan = facts.scan
    later = scan.having("status.future")
    if not later:
        return None
    sentences = {scan.sentence(h.start) for h in later}
    first = min(h.start for h in later)
    # Past forms come first in English clauses; elsewhere the noun of a movement may lead its own future.
    lead = first if scan.language == "en" else 0
    told = _told(facts, sentences)
    if any(scan.sentence(h.start) not in sentences or h.start < lead for h in told):
        return None
    return "future"


def _told(facts: Facts, only: set[int] | None = None) -> list[Hit]:
    """Return the phrases that tell of a movement with its amount, but bare names of one (in sentences `only`)."""
    scan = facts.scan
    here = scan.sentence(facts.moved.start) if facts.moved else 0
    return [
        h
        for h in facts.done
        if here - 1 <= scan.sentence(h.start) <= here
        and not (h.roles & _NAMED and (only is None or scan.sentence(h.start) in only))
    ]


def _asked(facts: Facts) -> str | None:
    scan = facts.scan
    if scan.has("status.asked") and not any("verbs.out" in h.roles for h in facts.done):
        return "request"
    return "request" if scan.has("status.request") and not facts.near else None


def _announced(facts: Facts) -> str | None:
    scan = facts.scan
    if scan.has("status.mandate") and not facts.near:
        return "mandate"
    record = facts.moved is not None and bool(facts.moved.sign or facts.balance)
    if scan.has("status.due") and not record and (not _told(facts) or facts.moved is None):
        return "due"
    return "statement" if scan.has("status.statement") and not facts.near else None


def _advert(facts: Facts) -> str | None:
    """Words of selling, where no account, balance or reference makes the message a bank's record."""
    scan = facts.scan
    words = len({facts.words(h) for h in scan.hits if "status.advert" in h.roles})
    count = words + bool(scan.links)
    if not scan.accounts:
        count += sum(bool(pattern.search(scan.text)) for pattern in (_PERCENT, _DIAL, _DATA))
    if facts.balance or scan.references or (scan.accounts and (facts.strong or count < _ADVERTS)):
        return None
    if count >= (_MANY if facts.strong else _ADVERTS) or (count >= _ADVERTS and scan.links):
        return "advert"
    return "advert" if (words or scan.links) and not facts.strong and not scan.has(*WEAK) else None


def _notice(facts: Facts) -> str | None:
    """News about a card, a log-in or a parcel that happens to name an amount."""
    scan = facts.scan
    if facts.strong or scan.accounts or facts.balance or scan.has(*_TELLING):
        return None
    return "not_financial" if scan.has("status.alert") else None


def _parcel(facts: Facts) -> str | None:
    """A delivery that costs money, or pretends to; no bank tells of one."""
    return "not_financial" if facts.scan.has("status.parcel") and not facts.recorded else None


def _receipt(facts: Facts) -> str | None:
    """A merchant's or fund's word that it was paid: the bank tells of the same money itself."""
    scan = facts.scan
    if scan.has("status.holding") and not any("debit" in facts.words(h) for h in facts.strong):
        return "receipt"
    # A masked telephone number shows two digits, an account's tail more.
    accounts = [a for a in scan.accounts if len(a.tail) >= _TAIL]
    if accounts or facts.balance or scan.has("nouns.account"):
        return None
    bank = any(facts.words(h).startswith(("debit", "spent", "sent", "you")) for h in facts.strong)
    return "receipt" if scan.has("status.receipt") and not bank else None


def _no_amount(facts: Facts) -> str | None:
    if facts.moved is not None:
        return None
    labels = {t.label for t in facts.scan.money}
    if "due" in labels:
        return "due"
    if labels & {"balance", "limit"}:
        return "balance"
    return _wordy(facts) or "not_financial"


def _both_sides(facts: Facts) -> str | None:
    """A move between own accounts, told at once for both or for none: nothing came and nothing went."""
    if not facts.scan.has("status.own"):
        return None
    return "own_transfer" if len({a.tail for a in facts.scan.accounts}) != 1 else None


def _third_party(facts: Facts) -> str | None:
    """Money that reached somebody else's account, as a second message on one transfer tells."""
    scan = facts.scan
    if any("verbs.out" in h.roles for h in facts.strong):
        return None
    if scan.has("status.third_party"):
        return "third_party"
    if scan.language != "en" or any("verbs.cash" in h.roles for h in facts.strong):
        return None
    for hit in facts.strong:
        words = facts.words(hit)
        if "verbs.in" not in hit.roles or not words.startswith(("credited", "deposited")):
            continue
        if words.endswith(" to"):
            return None if _own_near(scan, hit.end) else "third_party"
        to = scan.text.find("~To ", hit.end)
        return "third_party" if to >= 0 and not _own_near(scan, to) else None
    return None


def _own_near(scan: Scan, position: int) -> bool:
    """Whether what follows is the reader's own account; a payment address is not."""
    if "@" in scan.text[position : position + _ADDRESS_REACH]:
        return False
    end = position + _OWN_REACH
    return any(h.roles & _OWN and position <= h.start < end for h in scan.hits) or any(
        position <= a.start < end for a in scan.accounts
    )


def _no_evidence(facts: Facts) -> str | None:
    """Money alone is no movement: a verb, a sign, a card or a balance has to stand beside it."""
    scan, moved = facts.scan, facts.moved
    if moved is None or facts.strong or moved.sign or scan.has(*_TELLING):
        return None
    supports = (
        bool(scan.accounts)
        + facts.balance
        + scan.has("nouns.card", "nouns.machine")
        + scan.has(*WEAK)
    )
    enough = supports >= 1 if moved.currency else supports > 1
    if enough and (moved.currency or scan.accounts or moved.label):
        return None
    return _wordy(facts) or "not_financial"


def _wordy(facts: Facts) -> str | None:
    for reason in ("statement", "advert", "due", "mandate"):
        if facts.scan.has(f"status.{reason}"):
            return reason
    return None


_GATES = (
    told_code,
    _refused,
    _no_money,
    _later,
    _asked,
    _announced,
    _advert,
    _notice,
    _parcel,
    _receipt,
    _no_amount,
    _both_sides,
    _third_party,
    _no_evidence,
)
