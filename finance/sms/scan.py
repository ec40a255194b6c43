"""A message taken apart: phrases, dates, accounts, references, money, and where its sentences end."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from finance.sms.accounts import find_accounts
from finance.sms.amounts import find_money
from finance.sms.days import find_days
from finance.sms.names import PATH
from finance.sms.normalise import normalise
from finance.sms.references import find_references
from finance.sms.vocabulary import find_hits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.sms.accounts import Account
    from finance.sms.amounts import MoneyToken
    from finance.sms.days import Day
    from finance.sms.references import Reference
    from finance.sms.vocabulary import Hit

_LINK = re.compile(
    r"(?:https?://|www\.)\S+|\b[a-zA-Z0-9-]{1,40}(?:\.[a-zA-Z0-9-]{1,40}){0,3}\.[a-zA-Z]{2,6}/\S*"
)
_DOMAIN = re.compile(
    r"(?<![\w.@-])(?:[a-zA-Z0-9-]{2,40}\.(?:com|net|org|info|top|xyz|app|link|site|shop|ly|io)"
    r"|[a-z]{2,20}(?:-[a-z]{2,20}){1,3}\.[a-z]{2,6})(?![\w-])"
)
_PHONE = re.compile(
    r"(?<![\w.,])\+?\d{1,3}[- ]?\(?\d{3,5}\)?[- ]\d{3}[- ]\d{2,4}(?:[- ]\d{2})?(?![\d.,])|(?<![\w.,])1-?[89]00[- \d]{6,14}(?!\d)"
)
_BREAK = re.compile(
    r"\n|[;|║~•▶]|[.!?](?=\s|$)|(?<=[^\W\d_])\.(?=[A-Z][a-z])|(?<=\d)\.(?=[A-Z])|[!?>](?=\w)| -(?=[A-Z])|, (?=\D)| - | / "
)
_HARD = frozenset("\n;|║~•▶.!?>")
_SHORT_WORD = re.compile(r"(?<![^\W_])(?:[^\W\d_]{1,3}|[^\W_]?/[^\W_]|info)$", re.IGNORECASE)
# Letters that tell a language from its neighbour where the words do not.
_LETTERS = {"ru": ("uk", re.compile("[іїєґІЇЄҐ]")), "es": ("pt", re.compile("[ãõçÃÕÇ]"))}
_NEIGHBOURS = frozenset({"ru", "uk", "more", "ka"})
_MIXED = (
    "verbs.",
    "labels.",
    "nouns.account",
    "nouns.card",
    "nouns.neutral",
    "nouns.channel",
    "status.",
    "reference.",
    "trailer.",
)
_SIGNED = re.compile(r"[-+*•#●xX][ ]?\d")  # an amount with its sign, or a masked account
_REACH = 12
_RECORDS = frozenset({"labels.balance", "nouns.account", "nouns.card", "nouns.behind"})
_HEADS = frozenset({"trailer.start", "status.advert", "status.alert", "status.request"})
_CONTENT = ("verbs.", "labels.", "nouns.account", "nouns.card", "status.")


@dataclass(slots=True)
class Scan:
    """What stands where in a normalised message `text`."""

    text: str
    hits: list[Hit]
    days: list[Day]
    accounts: list[Account]
    references: list[Reference]
    money: list[MoneyToken]
    links: list[tuple[int, int]]
    trailers: list[tuple[int, int]]
    sentences: list[int]  # where each begins, from 0
    language: str

    def sentence(self, position: int) -> int:
        """Return the number of the sentence or line that `position` is in."""
        return bisect_right(self.sentences, position)

    def in_trailer(self, position: int) -> bool:
        """Whether `position` is in advice such as `Not you? Call …`."""
        return any(start <= position < end for start, end in self.trailers)

    def having(self, *roles: str) -> list[Hit]:
        """Return the phrases with one of `roles` that are no part of advice."""
        wanted = frozenset(roles)
        return [h for h in self.hits if h.roles & wanted and not self.in_trailer(h.start)]

    def has(self, *roles: str) -> bool:
        """Whether a phrase with one of `roles` stands outside of advice."""
        return bool(self.having(*roles))

    def known_spans(self) -> Iterator[tuple[int, int]]:
        """Yield where dates, amounts, references, links and accounts stand."""
        for day in self.days:
            yield day.start, day.end
        for token in self.money:
            if token.currency or token.label or token.sign:
                yield token.start, token.end
        for reference in self.references:
            yield reference.start, reference.end
        for account in self.accounts:
            yield account.start, account.end
        yield from self.links

    def in_capitals(self, hit: Hit) -> bool:
        """Whether a short word is part of a name in capitals, as in `LIBRAIRIE DU QUAI`."""
        text, start = self.text, hit.start
        if not text[start : hit.end].isupper() or start < len("A ") or text[start - 1] != " ":
            return False
        before = text[max(0, start - _REACH) : start - 1].split()
        if not before or not (before[-1].isupper() and before[-1].isalpha()):
            return False
        return not any(h.end == start - 1 for h in self.hits) and not any(
            t.end == start - 1 for t in self.money
        )


def scan(body: str, *, person: bool = False) -> Scan | None:
    """Take `body` apart; linear in its length. None for talk, which has no sign or word of money.

    A `person` talks of money too, but names no account, balance or reference.
    """
    text = normalise(body)
    hits = find_hits(text)
    telling = _records if person else _tells
    if not (any(telling(h.roles) for h in hits) or _SIGNED.search(text) or PATH.search(text)):
        return None
    language = _language(hits, text)
    hits = _settled([h for h in hits if _kept(h, language)], language)
    links = [m.span() for pattern in (_LINK, _PHONE) for m in pattern.finditer(text)]
    days = find_days(text)
    taken = bytearray(len(text) + 1)
    _take(taken, [m.span() for m in _DOMAIN.finditer(text)])
    hits = [h for h in hits if not (taken[h.start] or _heads(text, h) or _is_initial(text, h))]
    _take(taken, links)
    _take(taken, [(d.start, d.end) for d in days])
    accounts = find_accounts(text, hits, taken, language)
    _take(taken, [(a.start, a.end) for a in accounts])
    references = find_references(text, hits, taken)
    _take(taken, [(r.start, r.end) for r in references])
    hits = [h for h in hits if not taken[h.start] or "reference.label" in h.roles]
    money = find_money(text, lambda position: bool(taken[position]), language)
    made = Scan(
        text, hits, days, accounts, references, money, links, [], _sentences(text), language
    )
    made.trailers = _trailers(made)
    made.money = [m for m in money if not made.in_trailer(m.number_at)]
    return made


def _heads(text: str, hit: Hit) -> bool:
    """Whether a word of advice or selling is a name at the head: `CLICK: …`, `Discover: …`."""
    return (
        hit.start == 0
        and text[hit.end : hit.end + 1] == ":"
        and any(role in _HEADS for role in hit.roles)
    )


def _is_initial(text: str, hit: Hit) -> bool:
    """Whether a short word is somebody's initial, as `С.` in `Мария С. просит`."""
    letter = text[hit.start : hit.end]
    return len(letter) == 1 and letter.isupper() and text[hit.end : hit.end + 1] == "."


def _take(taken: bytearray, spans: list[tuple[int, int]]) -> None:
    for start, end in spans:
        taken[start:end] = b"\1" * (end - start)


def _language(hits: list[Hit], text: str) -> str:
    """Return the language whose phrases cover most of the text; those of grammar count less."""
    votes: dict[str, int] = {}
    for hit in hits:
        weight = _weight(hit.roles)
        if weight:
            votes[hit.language] = votes.get(hit.language, 0) + weight * (hit.end - hit.start)
    if not votes:
        return "en"
    best = max(votes, key=lambda language: (votes[language], language == "en"))
    neighbour, letters = _LETTERS.get(best, (best, None))
    return neighbour if letters and letters.search(text) else best


@lru_cache(maxsize=2000)
def _weight(roles: frozenset[str]) -> int:
    if any(role.startswith(_CONTENT) for role in roles):
        return 2
    return 1 if "nouns.filler" in roles else 0


@lru_cache(maxsize=2000)
def _tells(roles: frozenset[str]) -> bool:
    return any(role.startswith((*_CONTENT, "reference.")) for role in roles)


@lru_cache(maxsize=2000)
def _records(roles: frozenset[str]) -> bool:
    return not roles.isdisjoint(_RECORDS) or any(role.startswith("reference.") for role in roles)


@lru_cache(maxsize=2000)
def _is_mixed(roles: frozenset[str]) -> bool:
    return any(role.startswith(_MIXED) for role in roles)


def _kept(hit: Hit, language: str) -> bool:
    """Words of other languages count only where banks mix them, and never the short ones of grammar."""
    if hit.language == language:
        return True
    if not (hit.language == "en" or {hit.language, language} <= _NEIGHBOURS):
        return False
    return _is_mixed(hit.roles)


def _settled(hits: list[Hit], language: str) -> list[Hit]:
    """Keep, of phrases at one place, those of the message's own language if there are any."""
    own = {h.start for h in hits if h.language == language}
    return [h for h in hits if h.language == language or h.start not in own]


def _sentences(text: str) -> list[int]:
    starts = [0]
    for match in _BREAK.finditer(text):
        mark = match.group()[0]
        if mark not in _HARD:
            continue
        if mark == "." and (
            _SHORT_WORD.search(text, max(0, match.start() - 5), match.start())
            or text[match.end() : match.end() + 2].strip()[:1].islower()
        ):
            continue
        starts.append(match.end())
    return starts


def _trailers(made: Scan) -> list[tuple[int, int]]:
    """Advice runs from its first words to the end of its sentence; a question mark does not end it."""
    found: list[tuple[int, int]] = []
    text = made.text
    for hit in made.hits:
        if "trailer.start" not in hit.roles:
            continue
        end = len(text)
        for start in made.sentences[made.sentence(hit.start) :]:
            if text[start - 1] not in "?>!":
                end = start
                break
        found.append((hit.start, end))
    return found
