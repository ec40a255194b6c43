"""The words of bank messages in all languages, read from resources/sms/words.*.toml."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "sms"

_LATIN = str.maketrans(
    dict(
        zip(
            "абвгдезиклмнопрстуфхцыэіґўқғәөұүһңј",
            "abvgdeziklmnoprstufhcyeigukgaouuhnj",
            strict=True,
        )
    )
    | {
        "ж": "zh",
        "ч": "ch",
        "ш": "sh",
        "щ": "sch",
        "ъ": "",
        "ь": "",
        "ю": "yu",
        "я": "ya",
        "є": "e",
    }
    | {"ђ": "d", "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz", "ø": "o", "ł": "l", "đ": "d", "ı": "i"}
    | {"æ": "ae", "œ": "oe", "ß": "ss"}
    | dict(zip("აბგდევზთიკლმნოპრსტუქღყცხჯჰ", "abgdevztiklmnoprstuqgycxjh", strict=True))
    | {"ჟ": "zh", "ფ": "ph", "შ": "sh", "ჩ": "ch", "ძ": "dz", "წ": "c", "ჭ": "ch"}
    | {"أ": "ا", "إ": "ا", "آ": "ا", "ة": "ه", "ى": "ي", "ي": "ی", "ك": "ک"}
)
# Cyrillic words in Latin letters are spelt in several ways.
_SPELLINGS = (
    ("'", ""), ("shch", "sch"), ("kh", "h"), ("iye", "ie"), ("ije", "ie"), ("iya", "ia"), ("ija", "ia"),
)  # fmt: skip
_UNSPACED = re.compile(
    r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"
)
_WORDS = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_PIECES = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*\*?")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_GAP = frozenset(" .-/'&:_,()")
_GAP_LENGTH = 3


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words that mean something: `parts` are folded, a part in `stems` may go on with any ending."""

    parts: tuple[str, ...]
    stems: tuple[bool, ...]
    roles: frozenset[str]
    language: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A phrase that stands in a text from `start` to `end`."""

    roles: frozenset[str]
    start: int
    end: int
    language: str


@dataclass
class Vocabulary:
    """All phrases by the first word (or its stem), and one pattern for scripts without blanks."""

    words: dict[str, list[Phrase]] = field(default_factory=dict)
    stems: dict[str, list[Phrase]] = field(default_factory=dict)
    unspaced: re.Pattern[str] | None = None
    unspaced_roles: dict[str, list[tuple[frozenset[str], str]]] = field(default_factory=dict)
    before: dict[str, dict[str, str]] = field(default_factory=dict)  # word: currency by language
    after: dict[str, dict[str, str]] = field(default_factory=dict)
    currencies: dict[str, str] = field(default_factory=dict)  # the one a language implies


@lru_cache(maxsize=50_000)
def fold_word(word: str) -> str:
    """Return `word` without case or accents and in Latin letters, so that `Покупка` is `pokupka`."""
    text = word.casefold()
    if not text.isascii():
        plain = unicodedata.normalize("NFKD", text)
        text = "".join(c for c in plain if not unicodedata.combining(c)).translate(_LATIN)
        text = text.removeprefix("ال")
    for spelling, plain in _SPELLINGS:
        text = text.replace(spelling, plain)
    return text


@lru_cache(maxsize=1)
def vocabulary() -> Vocabulary:
    """Return the words of all languages, read once."""
    found = Vocabulary()
    for path in sorted(FOLDER.glob("words.*.toml")):
        language = path.name.split(".")[1]
        data = tomllib.loads(path.read_text("utf-8"))
        _add_units(found, data.pop("units", {}), language)
        roles: dict[str, set[str]] = {}
        for section, groups in data.items():
            for name, phrases in groups.items():
                for phrase in phrases:
                    roles.setdefault(phrase, set()).add(f"{section}.{name}")
        for phrase, named in roles.items():
            _add(found, phrase, frozenset(named), language)
    longest = sorted(found.unspaced_roles, key=len, reverse=True)
    found.unspaced = re.compile("|".join(map(re.escape, longest))) if longest else None
    return found


def _add_units(found: Vocabulary, units: dict[str, Any], language: str) -> None:
    for side, table in (("before", found.before), ("after", found.after)):
        for currency, names in units.get(side, {}).items():
            for name in names:
                table.setdefault(name.casefold(), {})[language] = currency
    if "implied" in units:
        found.currencies[language] = units["implied"]


def _add(found: Vocabulary, text: str, roles: frozenset[str], language: str) -> None:
    if _UNSPACED.search(text):
        plain = unicodedata.normalize("NFKC", text)
        found.unspaced_roles.setdefault(plain, []).append((roles, language))
        return
    pieces = _PIECES.findall(text)
    if not pieces:
        return
    parts = tuple(fold_word(piece.rstrip("*")) for piece in pieces)
    stems = tuple(piece.endswith("*") for piece in pieces)
    phrase = Phrase(parts, stems, roles, language)
    (found.stems if stems[0] else found.words).setdefault(parts[0], []).append(phrase)


@lru_cache(maxsize=40_000)
def _candidates(word: str, following: str) -> tuple[Phrase, ...]:
    """Return the phrases that may begin with `word` before `following`, the longest first."""
    known, key, second = vocabulary(), fold_word(word), fold_word(following)
    found = list(known.words.get(key, ()))
    for end in range(2, len(key) + 1):
        found += known.stems.get(key[:end], ())
    found = [p for p in found if len(p.parts) == 1 or _is_part(p, 1, second)]
    found.sort(key=lambda p: (-len(p.parts), -sum(map(len, p.parts))))
    return tuple(found)


def _is_part(phrase: Phrase, place: int, key: str) -> bool:
    part = phrase.parts[place]
    return key.startswith(part) if phrase.stems[place] else key == part


def split_words(text: str) -> list[tuple[int, int, str]]:
    """Return (start, end, word) of each word; camel case is split, masks as in `A/cX12` are cut."""
    words = []
    for match in _WORDS.finditer(text):
        start, end, word = match.start(), match.end(), match.group()
        if word[-1] in "xX" and text[end : end + 1].isdigit():
            word = word.rstrip("xX")
            end = start + len(word)
            if not word:
                continue
        # Names of wallets such as `PayPal` and `BenefitPay` do not tell anybody to pay.
        if (
            not word.isascii()
            or word.islower()
            or word.isupper()
            or word.istitle()
            or "Pay" in word
        ):
            words.append((start, end, word))
            continue
        for piece in _CAMEL.split(word):
            words.append((start, start + len(piece), piece))
            start += len(piece)
    return words


def find_hits(text: str) -> list[Hit]:
    """Return the phrases in `text` in order, the longest first at each place, none inside another."""
    words = split_words(text)
    hits: list[Hit] = []
    index, count = 0, len(words)
    while index < count:
        following = words[index + 1][2] if index + 1 < count else ""
        phrases = _candidates(words[index][2], following)
        best = next((p for p in phrases if _stands(p, index, words, text)), None)
        if best is None:
            index += 1
            continue
        start, end = words[index][0], words[index + len(best.parts) - 1][1]
        hits += [
            Hit(p.roles, start, end, p.language)
            for p in phrases
            if p.parts == best.parts and p.stems == best.stems
        ]
        index += len(best.parts)
    known = vocabulary()
    if known.unspaced is not None and not text.isascii():
        for match in known.unspaced.finditer(text):
            hits += [
                Hit(roles, match.start(), match.end(), language)
                for roles, language in known.unspaced_roles[match.group()]
            ]
        hits.sort(key=lambda h: h.start)
    return hits


def _stands(phrase: Phrase, index: int, words: list[tuple[int, int, str]], text: str) -> bool:
    size = len(phrase.parts)
    if index + size > len(words):
        return False
    for place in range(1, size):
        at = index + place
        if place > 1 and not _is_part(phrase, place, fold_word(words[at][2])):
            return False
        gap = text[words[at - 1][1] : words[at][0]]
        if len(gap) > _GAP_LENGTH or not _GAP.issuperset(gap):
            return False
    return True
