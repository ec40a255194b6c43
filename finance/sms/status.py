"""Whether a message tells of money that moved; if not, why it is kept out of the books."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from finance.sms.labels import STRONG, WEAK

if TYPE_CHECKING:
    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit

_CODE_AFTER = re.compile(
    r"[^\n.!?]{0,28}?(?<![\d.,*xX/:-])(?P<code>\d{3,8}|\d{3}[- ]\d{3}|[A-Z]-?\d{4,8})(?![\d/:]|[.,]\d)"
)
_CODE_BEFORE = re.compile(
    r"(?<![\d.,*xX/:-])(?:\d{4,8}|\d{3}[- ]\d{3})[ :-]{0,3}"
    r"(?:is|as|:|est|ist|es|é|adalah|-)?[^\n.!?\d]{0,28}$"
)
_BEFORE = 44
_ADVERTS, _MANY = 2, 3
_OWN_REACH, _ADDRESS_REACH = 40, 24
_BACK = ("credited", "returned", "been credited", "is credited")
_TELLING = ("verbs.card_payment", "verbs.own", "verbs.fee", "verbs.invest")
_OWN = frozenset({"nouns.own", "nouns.account", "nouns.card"})


@dataclass(frozen=True, slots=True)
class _Facts:
    """A message, the amount that seems to have moved, and the phrases that tell of a movement as done."""

    scan: Scan
    moved: MoneyToken | None
    strong: list[Hit]

    @property
    def done(self) -> list[Hit]:
        """The phrases of movements but the bare word transfer, which forms and codes name too."""
        return [h for h in self.strong if "verbs.transfer" not in h.roles]

    @property
    def near(self) -> bool:
        """Whether a movement is told beside its amount."""
        if self.moved is None:
            return False
        here = self.scan.sentence(self.moved.start)
        return any(abs(self.scan.sentence(h.start) - here) <= 1 for h in self.done)

    @property
    def balance(self) -> bool:
        """Whether a balance is stated."""
        return any(t.label == "balance" for t in self.scan.money)

    def words(self, hit: Hit) -> str:
        """Return a phrase as it is written, in small letters."""
        return self.scan.text[hit.start : hit.end].lower()


def why_kept_out(scan: Scan, moved: MoneyToken | None) -> str | None:
    """Return the reason to keep a message out of the books, or None when it tells of a movement.

    The order matters: what did not happen comes before what is said to have happened.
    """
    facts = _Facts(scan, moved, scan.having(*STRONG))
    for gate in _GATES:
        reason = gate(facts)
        if reason:
            return reason
    return None


def _code(facts: _Facts) -> str | None:
    """A code to type in: its name with the digits beside it, or with a warning and nothing booked."""
    hits = facts.scan.hits
    nouns = [h for h in hits if "status.otp" in h.roles]
    if any(_code_near(facts.scan.text, h) for h in nouns):
        return "otp"
    money = facts.moved.start if facts.moved else 0
    if not facts.done and any(h.start < money for h in nouns):
        return "otp"
    if facts.balance or not any("status.secret" in h.roles for h in hits):
        return None
    asks = any("status.request" in h.roles for h in hits)
    if nouns and (asks or not (facts.done and facts.scan.accounts)):
        return "otp"
    weak = [h for h in hits if "status.code" in h.roles]
    return "otp" if any(_code_near(facts.scan.text, h) for h in weak) else None


def _code_near(text: str, hit: Hit) -> bool:
    if _CODE_AFTER.match(text, hit.end):
        return True
    return bool(_CODE_BEFORE.search(text[max(0, hit.start - _BEFORE) : hit.start]))


def _refused(facts: _Facts) -> str | None:
    """Declined and failed, unless the message tells that the money came back."""
    back = any("verbs.refund" in h.roles or facts.words(h).startswith(_BACK) for h in facts.strong)
    for reason in ("declined", "failed"):
        if facts.scan.has(f"status.{reason}"):
            return None if back and facts.scan.language == "en" else reason
    return None


def _no_money(facts: _Facts) -> str | None:
    return None if facts.scan.money else _wordy(facts) or "not_financial"


def _later(facts: _Facts) -> str | None:
    """What will be, unless something is told as done outside of the sentences that say so."""
    scan = facts.scan
    later = scan.having("status.future")
    if not later:
        return None
    sentences = {scan.sentence(h.start) for h in later}
    first = min(h.start for h in later)
    # Past forms come first in English clauses; elsewhere the noun of a movement may lead its own future.
    lead = first if scan.language == "en" else 0
    if any(scan.sentence(h.start) not in sentences or h.start < lead for h in facts.done):
        return None
    return "future"


def _asked(facts: _Facts) -> str | None:
    scan = facts.scan
    if scan.has("status.asked") and not any("verbs.out" in h.roles for h in facts.done):
        return "request"
    return "request" if scan.has("status.request") and not facts.near else None


def _announced(facts: _Facts) -> str | None:
    scan = facts.scan
    if scan.has("status.mandate") and not facts.near:
        return "mandate"
    record = facts.moved is not None and bool(facts.moved.sign or facts.balance)
    if scan.has("status.due") and not record and (not facts.done or facts.moved is None):
        return "due"
    return "statement" if scan.has("status.statement") and not facts.near else None


def _advert(facts: _Facts) -> str | None:
    """Words of selling, where no account, balance or reference makes the message a bank's record."""
    scan = facts.scan
    count = len({facts.words(h) for h in scan.hits if "status.advert" in h.roles})
    count += bool(scan.links)
    if facts.balance or scan.references or (scan.accounts and (facts.strong or count < _ADVERTS)):
        return None
    if count >= (_MANY if facts.strong else _ADVERTS) or (count >= _ADVERTS and scan.links):
        return "advert"
    return "advert" if count and not facts.strong and not scan.has(*WEAK) else None


def _notice(facts: _Facts) -> str | None:
    """News about a card, a log-in or a parcel that happens to name an amount."""
    scan = facts.scan
    if facts.strong or scan.accounts or facts.balance or scan.has(*_TELLING):
        return None
    return "not_financial" if scan.has("status.alert") else None


def _receipt(facts: _Facts) -> str | None:
    """A merchant's or fund's word that it was paid: the bank tells of the same money itself."""
    scan = facts.scan
    if scan.has("status.holding") and not any("debit" in facts.words(h) for h in facts.strong):
        return "receipt"
    if scan.accounts or facts.balance or scan.has("nouns.account"):
        return None
    bank = any(facts.words(h).startswith(("debit", "spent", "sent", "you")) for h in facts.strong)
    return "receipt" if scan.has("status.receipt") and not bank else None


def _no_amount(facts: _Facts) -> str | None:
    if facts.moved is not None:
        return None
    labels = {t.label for t in facts.scan.money}
    if "due" in labels:
        return "due"
    if labels & {"balance", "limit"}:
        return "balance"
    return _wordy(facts) or "not_financial"


def _third_party(facts: _Facts) -> str | None:
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


def _no_evidence(facts: _Facts) -> str | None:
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


def _wordy(facts: _Facts) -> str | None:
    for reason in ("statement", "advert", "due", "mandate"):
        if facts.scan.has(f"status.{reason}"):
            return reason
    return None


_GATES = (
    _code,
    _refused,
    _no_money,
    _later,
    _asked,
    _announced,
    _advert,
    _notice,
    _receipt,
    _no_amount,
    _third_party,
    _no_evidence,
)
