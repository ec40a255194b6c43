"""The name slots: which names and words narrow the question, and which are left out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from finance.queries.query import Intent
from finance.text import plain
from nlu.lexicon import lexicon

if TYPE_CHECKING:
    from nlu.engines.keyword.cues import Cues
    from nlu.hints import Hints
    from nlu.leftovers import TextHint
    from nlu.names import NameHint

_WISHED = {Intent.BALANCE}
_NO_TEXT = {Intent.NET_WORTH, Intent.CASH_FLOW}
ACCOUNTS_ONLY = {Intent.BALANCE, Intent.NET_WORTH}
SLOTS = {
    "category": "categories",
    "merchant": "merchants",
    "account": "accounts",
    "member": "members",
    "tag": "tags",
}


@dataclass
class Targets:
    """Slot → names, slot → the words that support them, things wished for and words of no use."""

    slots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    evidence: dict[str, tuple[str, ...]] = field(default_factory=dict)
    wishes: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)

    def add(self, slot: str, names: tuple[str, ...], words: str) -> None:
        """Add names that are not there yet."""
        old = self.slots.get(slot, ())
        self.slots[slot] = (*old, *(n for n in dict.fromkeys(names) if n not in old))
        self.evidence[slot] = (*self.evidence.get(slot, ()), words)


def targets(intent: Intent, hints: Hints, cues: Cues, *, incoming: bool = False) -> Targets:
    """Sort the hints of a question into slots; `incoming` where money that came in is asked for."""
    found = Targets()
    left_out = excluded(hints, cues)
    names = [n for n in hints.names if n.first not in _corrected(hints, cues)]
    wished = wish(intent, hints, cues)
    for name in names:
        words = hints.words(name.first, name.last)
        if name.first in left_out:
            if name.kind in {"category", "merchant"}:
                found.add(f"exclude_{SLOTS[name.kind]}", name.names, words)
            else:
                found.unused.append(words)
        elif name.first >= wished and name.kind != "account":
            found.wishes.append(words)
        elif _owns(name, hints):
            found.add("text", (words.lower(),), words)
        elif not (_beside_the_point(intent, name, hints) or _moves(name, intent, incoming)):
            found.add(SLOTS[name.kind], name.names, words)
        elif intent in ACCOUNTS_ONLY and name.how == "exact":
            found.unused.append(words)
    _add_texts(found, intent, hints, left_out, wished)
    _take_back(found)
    return found


def _take_back(found: Targets) -> None:
    """Take what is left out of the things named: of food without restaurants, groceries stay."""
    for slot in ("categories", "merchants"):
        named, out = found.slots.get(slot, ()), found.slots.get(f"exclude_{slot}", ())
        left = tuple(n for n in named if n not in out)
        if left and len(left) < len(named):
            found.slots[slot] = left
            del found.slots[f"exclude_{slot}"]


def _add_texts(
    found: Targets, intent: Intent, hints: Hints, left_out: set[int], wished: int
) -> None:
    by_name = intent is Intent.BUDGET and bool(found.slots.get("categories"))
    for text in hints.texts if intent not in _NO_TEXT and not by_name else ():
        if text.first >= wished and not _names_account(text, hints):
            found.wishes.append(text.words)
        elif text.first not in left_out and not _in_name(text, found):
            found.add("text", (text.words,), text.words)


def _in_name(text: TextHint, found: Targets) -> bool:
    """Whether a shop that is named is called by these words ("a pizza from Napoli")."""
    said = set(plain(text.words).split())
    return any(said <= set(plain(n).split()) for n in found.slots.get("merchants", ()))


def _beside_the_point(intent: Intent, name: NameHint, hints: Hints) -> bool:
    """Whether a name says what is asked rather than which rows.

    Balances know accounts alone; in "what share of my salary goes to rent" the salary is the
    whole; the card of "amex card" is none of the ledger's, that of "which card" is a row.
    """
    if intent in ACCOUNTS_ONLY:
        return name.kind in {"category", "tag"} or _is_other_card(name, hints)
    if intent is Intent.BREAKDOWN and _asked_for(name, hints):
        return True
    if intent is Intent.CASH_FLOW and name.concept == "salary":
        return True  # "what did we save of our salaries": what came in is one side of it
    if intent is Intent.RECURRING and name.concept == "transfer":
        return True  # "virements permanents"
    if name.concept == "subscriptions" and _of_another(name, hints):
        return True
    others = any(n.kind in {"category", "merchant"} and n is not name for n in hints.names)
    whole = intent is Intent.SHARE and name.concept == "salary" and others
    return whole or _is_other_card(name, hints)


def _of_another(name: NameHint, hints: Hints) -> bool:
    """Whether a name is only what one has of the thing beside it ("the gym membership")."""
    words = lexicon(hints.language).words["memberships"]
    said = hints.text.line_of(name.first, name.last)
    things = [(n.first, n.last) for n in hints.names if n is not name]
    things += [(text.first, text.last) for text in hints.texts]
    small = words["between"].split()

    def beside(first: int, last: int) -> bool:
        return all(token.word in small for token in hints.text.tokens[first:last])

    return said in words["words"] and any(
        (last <= name.first and beside(last, name.first))
        or (name.last <= first and beside(name.last, first))
        for first, last in things
    )


def _moves(name: NameHint, intent: Intent, incoming: bool) -> bool:  # noqa: FBT001 - one of two sides
    """Whether a name only says how money came or what became of it.

    Such are "transfers received", which no own transfer is, and "where does my salary go".
    """
    if incoming:
        return name.concept == "transfer" and name.how != "exact"
    return name.concept == "salary" and intent is Intent.BREAKDOWN


def _asked_for(name: NameHint, hints: Hints) -> bool:
    """Whether an account is what is asked for ("which of my cards")."""
    data = lexicon(hints.language).words["asked"]
    which, small = data["which"].split(), data["small"].split()
    words = [t.word for t in hints.text.tokens[: name.first]]
    while words and words[-1] in small:
        words.pop()
    return name.kind == "account" and name.how == "kind" and words[-1:] != [] and words[-1] in which


def _corrected(hints: Hints, cues: Cues) -> set[int]:
    """Tokens of what is taken back: the first name of "not Sam, Alex"."""
    match = cues.rather.search(hints.line)
    if match is None:
        return set()
    place = next(i for i in range(1, (match.lastindex or 0) + 1) if match.group(i))
    return set(range(*hints.tagged.tokens(*match.span(place))))


def _refused(hints: Hints) -> bool:
    """Whether a turn begins with "no rent", not with "no, rent"."""
    tokens, words = hints.text.tokens, lexicon(hints.language).words["refusals"]
    if len(tokens) < 2 or tokens[0].word not in words:  # noqa: PLR2004
        return False
    return not hints.text.raw[tokens[0].end : tokens[1].start].strip()


def excluded(hints: Hints, cues: Cues) -> set[int]:
    """Tokens inside "without X and Y"."""
    inside: set[int] = set()
    if _refused(hints):
        inside.update(n.first for n in hints.names if n.first == 1)
    rather = cues.rather.search(hints.line)  # of "not Sam, Alex" nothing is left out
    for match in cues.exclude.finditer(hints.line):
        if rather is None or match.end() <= rather.start() or match.start() >= rather.end():
            inside.update(range(*hints.tagged.tokens(match.start(), match.end())))
    return inside


def wish(intent: Intent, hints: Hints, cues: Cues) -> int:
    """The token from which on a wish is told ("enough for a sofa"); past the end if none is."""
    if intent in _WISHED:
        if cues.wish_whole.search(hints.line) is not None:
            return 0
        match = cues.wish.search(hints.line)
        if match is not None:
            return hints.tagged.tokens(match.start(), match.end())[1]
    return len(hints.text.tokens)


def _names_account(text: TextHint, hints: Hints) -> bool:
    """Whether a text is a place for money, no thing wished for ("in my bluebird account")."""
    words = lexicon(hints.language).words["account_words"]
    return text.last < len(hints.text.tokens) and hints.text.tokens[text.last].word in words


def _owns(name: NameHint, hints: Hints) -> bool:
    """Whether a shop's own card is meant ("amazon card"): no account, so it is searched as text."""
    return name.kind == "merchant" and any(
        other.kind == "account" and other.how == "kind" and other.first == name.last
        for other in hints.names
    )


def _is_other_card(name: NameHint, hints: Hints) -> bool:
    """Whether the account is not one of the ledger's, as in "amex card"."""
    if name.kind != "account" or name.how != "kind":
        return False
    before = {h.last for h in hints.texts}
    before |= {h.last for h in hints.names if h.kind == "merchant"}
    return name.first in before
