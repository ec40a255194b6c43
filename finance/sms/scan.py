"""A message taken apart: phrases, dates, accounts, references, money, and where its sentences end."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass

from finance.sms.accounts import Account, find_accounts
from finance.sms.amounts import MoneyToken, find_money
from finance.sms.days import Day, find_days
from finance.sms.normalise import normalise
from finance.sms.references import Reference, find_references
from finance.sms.vocabulary import Hit, find_hits

_LINK = re.compile(
    r"(?:https?://|www\.)\S+|\b[a-zA-Z0-9-]{1,40}(?:\.[a-zA-Z0-9-]{1,40}){0,3}\.[a-zA-Z]{2,6}/\S*"
)
_PHONE = re.compile(r"(?<![\w.,])\+?\d{1,3}[- ]?\(?\d{3,5}\)?[- ]\d{3}[- ]\d{2,4}(?:[- ]\d{2})?(?![\d.,])|(?<![\w.,])1-?[89]00[- \d]{6,14}(?!\d)")
_BREAK = re.compile(r"\n|[;|║~•▶]|[.!?](?=\s|$)|(?<=[^\W\d_])\.(?=[A-Z][a-z])|(?<=\d)\.(?=[A-Z])|[!?>](?=\w)| -(?=[A-Z])|, (?=\D)| - | / ")
_HARD = frozenset("\n;|║~•▶.!?>")
_SHORT_WORD = re.compile(r"(?<![^\W_])(?:[^\W\d_]{1,3}|[^\W_]?/[^\W_]|info)$", re.IGNORECASE)
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


def scan(body: str) -> Scan:
    """Take `body` apart; linear in its length."""
    text = normalise(body)
    hits = find_hits(text)
    language = _language(hits)
    hits = [h for h in hits if _kept(h, language)]
    links = [m.span() for m in _LINK.finditer(text)] + [m.span() for m in _PHONE.finditer(text)]
    days = find_days(text)
    taken = bytearray(len(text) + 1)
    for start, end, *_ in (*links, *days):
        taken[start:end] = b"\1" * (end - start)
    accounts = find_accounts(text, hits, {i for i, t in enumerate(taken) if t})
    for account in accounts:
        taken[account.start : account.end] = b"\1" * (account.end - account.start)
    references = find_references(text, hits, taken)
    for reference in references:
        taken[reference.start : reference.end] = b"\1" * (reference.end - reference.start)
    sentences = _sentences(text)
    money = find_money(text, lambda i: bool(taken[i]))
    made = Scan(
        text, hits, days, accounts, references, money, links, [], sentences, language
    )
    made.trailers = _trailers(made)
    made.money = [m for m in money if not made.in_trailer(m.number_at)]
    return made


def _language(hits: list[Hit]) -> str:
    votes = Counter(
        hit.language for hit in hits if any(role.startswith(_CONTENT) for role in hit.roles)
    )
    for hit in hits:
        if "nouns.filler" in hit.roles:
            votes[hit.language] += 0.4  # type: ignore[assignment]
    if not votes:
        return "en"
    return max(votes, key=lambda language: (votes[language], language == "en"))


def _kept(hit: Hit, language: str) -> bool:
    """Short words such as `de`, `on`, `by` are those of the message's own language only."""
    if hit.language in (language, "any"):
        return True
    return any(role.startswith(_CONTENT) or role.startswith(("reference.", "trailer.", "nouns.neutral", "nouns.channel")) for role in hit.roles)


def _sentences(text: str) -> list[int]:
    starts = [0]
    for match in _BREAK.finditer(text):
        mark = match.group()[0]
        if mark not in _HARD:
            continue
        if mark == "." and _SHORT_WORD.search(text, max(0, match.start() - 5), match.start()):
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
