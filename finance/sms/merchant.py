"""Whom a message names: after a preposition, in a payment address, or in what nothing else explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.sms.leftover import find_leftover, pieces
from finance.sms.names import ADDRESS, BREAK, EDGE, PATH, clean

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.sms.amounts import MoneyToken
    from finance.sms.scan import Scan
    from finance.sms.vocabulary import Hit

_LONGEST = 60
_LEAD = " .:,-_*\"'(<[/=\n"
_ENDING_MARKS = ",;|║~\n("
_SLACK = 4
_ENDING = ("labels.", "reference.label", "trailer.", "status.future", "status.success")
_STOPS = frozenset({"stop.words", "verbs.out", "verbs.in", "nouns.account", "nouns.card"})
_NO_NAME = frozenset({"nouns.account", "nouns.card", "labels.balance"})
_PREPOSITIONS = ("before.out", "before.in", "before.any", "before.cash")
_OWN = frozenset({"nouns.own", "nouns.account", "nouns.card", "nouns.phone"})


def find_merchant(scan: Scan, moved: MoneyToken, kind: str, sender: str | None) -> str | None:
    """Return the other side's name as it is printed, or None where the message names nobody."""
    spare = _before_verb(scan)
    if spare:
        return spare
    for role in _prepositions(kind):
        for start, name in _after(scan, role):
            if not _is_channel(scan, start, name):
                return name
            spare = spare or name
    named = ADDRESS.search(scan.text) or PATH.search(scan.text)
    if named and named["name"]:
        start, end = named.span("name")
        end = min((t for t, _ in scan.trailers if start < t < end), default=end)
        return scan.text[start:end].strip(EDGE)
    return spare or find_leftover(scan, moved, sender)


def possible_names(scan: Scan, moved: MoneyToken, kind: str) -> list[str]:
    """Return the pieces of a message that may name the other side, the likeliest first.

    Each stands in the text as it is returned.
    """
    found = [find_merchant(scan, moved, kind, None), _before_verb(scan)]
    for role in _PREPOSITIONS:
        found += [name for at, name in _after(scan, role) if not _is_channel(scan, at, name)]
    found += [match["name"].strip(EDGE) for match in ADDRESS.finditer(scan.text)]
    found += [clean(piece) for _, piece in pieces(scan)]
    known = dict.fromkeys(name for name in found if name and len(name) <= _LONGEST)
    return [name for name in known if name in scan.text]


def _before_verb(scan: Scan) -> str | None:
    """Return who `sent you` money: what stands before those words in their sentence."""
    for verb in scan.having("verbs.subject"):
        number = scan.sentence(verb.start)
        start = scan.sentences[number - 1] if number else 0
        for hit in scan.hits:
            if start <= hit.start and hit.end < verb.start and hit.roles & _NO_NAME:
                start = hit.end
        label = scan.text.rfind(":", start, verb.start)
        name = clean(scan.text[max(start, label + 1) : verb.start])
        if name and len(name) <= _LONGEST:
            return name
    return None


def _prepositions(kind: str) -> tuple[str, str]:
    """Return the roles of words before a name, those that fit the direction best first."""
    if kind == "cash_withdrawal":
        return "before.cash", "before.out"
    return ("before.in" if kind in {"income", "refund"} else "before.out"), "before.any"


def _after(scan: Scan, role: str) -> Iterator[tuple[int, str]]:
    for hit in scan.having(role):
        if not scan.in_capitals(hit):
            name = _name_after(scan, hit)
            if name:
                yield hit.end, name


def _is_channel(scan: Scan, start: int, name: str) -> bool:
    """Whether a name is only a way of paying, such as `NEFT` or `card payment`."""
    end = start + len(name) + _SLACK
    known = sum(h.end - h.start for h in scan.hits if start <= h.start < end)
    return known >= len(name.replace(" ", ""))


def _name_after(scan: Scan, hit: Hit) -> str | None:
    text, start = scan.text, hit.end
    while start < len(text) and text[start] in _LEAD:
        start += 1
    lead = text[hit.end : start]
    if "\n" in lead and lead.strip(" \n") != ":" and len(lead) > 1:
        return None
    for account in scan.accounts:
        # Some banks put the payer's masked account before the name: `XX0461-SALARY`.
        if account.start <= start < account.end and text[account.end : account.end + 1] == "-":
            start = account.end + 1
    if any(h.start == start and h.roles & _OWN for h in scan.hits):
        return None
    return clean(text[start : _stop(scan, start)])


def _stop(scan: Scan, start: int) -> int:
    """Return where a name that begins at `start` ends."""
    text, sentence = scan.text, scan.sentence(start)
    end = scan.sentences[sentence] - 1 if sentence < len(scan.sentences) else len(text)
    end = min(end, start + _LONGEST)
    for at, _ in scan.known_spans():
        if start <= at < end and not _part_of_name(text, at, start):
            end = at
    for hit in scan.hits:
        if start <= hit.start < end and _ends_name(scan, hit, start):
            end = hit.start
    mark = BREAK.search(text, start, end)
    return mark.start() if mark and mark.group()[0] in _ENDING_MARKS else end


def _ends_name(scan: Scan, hit: Hit, start: int) -> bool:
    late = hit.start > start
    if any(role.startswith(_ENDING) for role in hit.roles):
        return late or "labels.amount" not in hit.roles
    if not late or not hit.roles & _STOPS or scan.in_capitals(hit):
        return False
    # Glued into a name, as in `PAY*SWIGGY` or `Toys-for-all`.
    text = scan.text
    return text[hit.start - 1] not in "*-&'./_" and text[hit.end : hit.end + 1] not in {*"*-&'_"}


def _part_of_name(text: str, at: int, start: int) -> bool:
    """Whether digits are glued to the name before them, as in `NEFT-N2132` or `SHOP*77`."""
    if at > start and text[at - 1] in "-/*" and text[at - 2 : at - 1].isalpha():
        return True
    return at > 0 and text[at - 1] in "*#" and text[at : at + 1].isdigit()
