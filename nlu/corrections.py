"""What a person's own hand taught: how a wording is to be read, and what they call things.

Periods are never learnt: "last month" is another month each time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from finance.queries.answer import Note
from finance.queries.query import FinanceQuery
from nlu.lexicon import LANGUAGES
from nlu.periods.parse import find
from nlu.text import Text, words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from finance.ledger.learnt import Kind
    from nlu.reading import Reading
    from nlu.vocabulary import Vocabulary

_NOT_LEARNT = {"period", "other_period", "follow_up"}
_KINDS: dict[str, Kind] = {
    "categories": "category",
    "merchants": "merchant",
    "accounts": "account",
    "members": "member",
}
_NAMED = {
    **_KINDS,
    "tags": "tag",
    "exclude_categories": "category",
    "exclude_merchants": "merchant",
}


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one change by hand teaches: slots to set for a wording, or a nickname of one name."""

    wording: str
    slots: Mapping[str, object]
    nickname: tuple[str, Kind, str] | None = None  # the words, and what they stand for


def wording_of(question: str) -> str:
    """Return a question as its folded words: case, accents and punctuation make no other wording."""
    return " ".join(words(question))


def lasting(question: str, language: str) -> str:
    """Return the wording without its words for a time: what is learnt in May holds in June."""
    text = Text.of(question)
    if language not in LANGUAGES:
        return text.line
    timed = {at for found in find(text, language) for at in range(found.first, found.last)}
    return " ".join(t.word for at, t in enumerate(text.tokens) if at not in timed)


def lesson(question: str, read: Reading, meant: FinanceQuery) -> Lesson | None:
    """Return what the change from `read` to `meant` teaches.

    Where searched words gave way to one name, they are a nickname of it. Of readings to choose
    from, the one meant teaches what the others do not share. None where nothing that lasts was
    changed, or where the question leaned on the one before.
    """
    if meant.follow_up:
        return None
    after = _slots(meant)
    before = _slots(read.query) if read.query is not None else _shared(read)
    slots = {slot: value for slot, value in after.items() if value != before.get(slot)}
    if not slots:
        return None
    nickname = None
    if read.query is not None:
        nickname = _nickname(read.query, meant, set(slots))
    return Lesson(wording_of(question), slots, nickname)


def corrected(reading: Reading, slots: Mapping[str, object], vocabulary: Vocabulary) -> Reading:
    """Return the reading with what was learnt for its wording; unchanged where that fits no more."""
    if reading.status == "needs_choice":
        fitting = [c.query for c in reading.choices if _agrees(c.query, slots)]
        if len(fitting) != 1:
            return reading
        query = fitting[0]
    elif reading.query is None or reading.query.follow_up:
        return reading
    else:
        try:
            whole = {**reading.query.model_dump(), **slots}
            spoken = {"spoken": reading.query.spoken}
            query = FinanceQuery.model_validate(whole).model_copy(update=spoken)
        except ValidationError:
            return reading
        if not _names_are_there(query, vocabulary) or query == reading.query:
            return reading
    return replace(
        reading,
        status="answered",
        query=query,
        choices=(),
        notes=(*reading.notes, Note("as_corrected")),
        evidence={**dict.fromkeys(slots, ()), **reading.evidence},
        confidence=1.0 if reading.confidence is not None else None,
    )


def _slots(query: FinanceQuery) -> dict[str, Any]:
    return query.model_dump(mode="json", exclude=_NOT_LEARNT)


def _shared(read: Reading) -> dict[str, Any]:
    """The slots that all readings to choose from agree on."""
    first, *others = [_slots(choice.query) for choice in read.choices] or [{}]
    return {slot: v for slot, v in first.items() if all(o[slot] == v for o in others)}


def _agrees(query: FinanceQuery, slots: Mapping[str, object]) -> bool:
    own = _slots(query)
    return all(own.get(slot) == value for slot, value in slots.items())


def _nickname(
    read: FinanceQuery, meant: FinanceQuery, changed: set[str]
) -> tuple[str, Kind, str] | None:
    if len(read.text) != 1 or meant.text:
        return None
    for slot, kind in _KINDS.items():
        names = getattr(meant, slot)
        if changed == {"text", slot} and len(names) == 1 and not getattr(read, slot):
            return read.text[0], kind, names[0]
    return None


def _names_are_there(query: FinanceQuery, vocabulary: Vocabulary) -> bool:
    known: dict[str, set[str]] = {
        "category": {c.name for c in vocabulary.categories},
        "merchant": {m.name for m in vocabulary.merchants},
        "account": {a.name for a in vocabulary.accounts},
        "member": set(vocabulary.members),
        "tag": set(vocabulary.tags),
    }
    return all(set(getattr(query, slot)) <= known[kind] for slot, kind in _NAMED.items())
