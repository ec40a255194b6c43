"""A language's wording, read from resources/narration, and the grammar that fills it in."""

from __future__ import annotations

import re
import string
import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from babel import Locale
from babel.numbers import format_decimal

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from decimal import Decimal

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "narration"
LANGUAGES = tuple(sorted(file.stem for file in _FOLDER.glob("??.toml")))
_NARROW, _WIDE = "\u202f", "\u00a0"


class _Elision(string.Formatter):
    """Elides the word before a slot where the language does: "que {x}" is "qu’en juin"."""

    def __init__(self, eliding: Sequence[str], elided: str) -> None:
        words = "|".join(eliding) or "(?!)"
        self._eliding = re.compile(rf"(?:^|(?<=\W))({words}) $", re.IGNORECASE)
        self._elided = re.compile(elided, re.IGNORECASE)

    def parse(self, format_string: str) -> Iterator[tuple[str, str | None, str | None, str | None]]:
        """Hand the word before a slot over with the slot, as what it is formatted by."""
        for literal, name, spec, conversion in super().parse(format_string):
            word = self._eliding.search(literal) if name is not None else None
            if word is None:
                yield literal, name, spec, conversion
            else:
                yield literal[: word.start()], name, word.group(1), conversion

    def format_field(self, value: object, spec: str) -> str:
        text = str(value)
        if not spec:
            return text
        if self._elided.search(text.lstrip()):
            return f"{spec[:-1]}’{text.lstrip()}"
        return f"{spec} {text.lstrip()}"


class Phrasebook:
    """Everything that can be said in one language, by dotted key."""

    def __init__(self, language: str) -> None:
        files = sorted(_FOLDER.glob(f"*{language}.toml"))  # en.toml, and one for each larger matter
        raw = "\n".join(file.read_text(encoding="utf-8") for file in files)
        self.language = language
        self._phrases = tomllib.loads(_typeset(raw) if language == "fr" else raw)
        self.locale = self.phrase("grammar.locale")
        self._formatter = _Elision(self.phrases("grammar.eliding"), self.phrase("grammar.elided"))

    def phrase(self, key: str) -> str:
        """Return the phrase at a dotted key; KeyError when there is none."""
        found = self._at(key)
        if not isinstance(found, str):
            raise KeyError(key)
        return found

    def phrases(self, key: str) -> tuple[str, ...]:
        """Return the list of phrases at a dotted key, empty when there is none."""
        found = self._at(key)
        return tuple(found) if isinstance(found, list) else ()

    def has(self, key: str) -> bool:
        """Say whether there is a phrase, or a pair of one and many, at a dotted key."""
        return isinstance(self._at(key), str | dict)

    def first(self, *keys: str) -> str:
        """Return the first of `keys` that has a phrase."""
        return next(key for key in keys if self.has(key))

    def say(self, key: str, /, **slots: object) -> str:
        """Fill the phrase at `key`."""
        return self.fill(self.phrase(key), **slots)

    def fill(self, phrase: str, /, **slots: object) -> str:
        """Fill a phrase."""
        return self._formatter.vformat(phrase, (), slots)

    def count(self, key: str, number: int | Decimal, /, **slots: object) -> str:
        """Fill the singular or plural under `key`; `{n}` is the number in figures."""
        form = "one" if Locale(self.locale).plural_form(number) == "one" else "many"
        return self.say(f"{key}.{form}", n=self.number(number), **slots)

    def number(self, number: int | Decimal) -> str:
        """Return a number in figures, with at most three decimals and a real minus."""
        return str(format_decimal(number, locale=self.locale)).replace("-", "−")

    def names(self, names: Sequence[str], word: str = "and") -> str:
        """Return "A, B and C", or with the word "or"."""
        if len(names) < 2:  # noqa: PLR2004 - two names need a word between them
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.phrase(f'grammar.{word}')} {names[-1]}"

    def named(self, key: str, names: Sequence[str], word: str = "and") -> str:
        """Fill the phrase for one or for many `names` under `key`."""
        form = "one" if len(names) == 1 else "many"
        return self.say(f"{key}.{form}", names=self.names(names, word))

    def quote(self, text: str) -> str:
        """Return `text` between the language's quotation marks."""
        return self.say("grammar.quote", text=text)

    def _at(self, key: str) -> object:
        found: object = self._phrases
        for part in key.split("."):
            if not isinstance(found, dict):
                return None
            found = found.get(part)
        return found


@cache
def phrasebook(language: str) -> Phrasebook:
    """Return the wording of `language`; English where there is none."""
    return Phrasebook(language if language in LANGUAGES else LANGUAGES[0])


def capitalised(text: str) -> str:
    """Return `text` with a capital first letter."""
    return text[:1].upper() + text[1:]


def _typeset(text: str) -> str:
    """Put French no-break spaces inside guillemets and before high punctuation."""
    text = re.sub("« | »", lambda m: m.group().replace(" ", _WIDE), text)
    text = re.sub(" :", f"{_WIDE}:", text)
    return re.sub(" ([;?!])", rf"{_NARROW}\1", text)
