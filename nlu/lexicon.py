"""The word lists and patterns of one language, read from resources/lexicon once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tomli

from nlu.literals import Literals
from nlu.patterns import Compiler

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_ROOT = Path(__file__).resolve().parents[1] / "resources" / "lexicon"
LANGUAGES = tuple(sorted(folder.name for folder in _ROOT.iterdir() if folder.is_dir()))
_NOT_WORDS = {"evidence", "mine", "world", "own"}  # macros that are patterns, not word lists
_ESCAPE = re.compile(r"\\.|@\w+|\{\w+\}|\?P<\w+>")
_WORD = re.compile(r"(?<![A-Za-z])[a-z][a-z?]+(?![a-z(\[\\])")
_LETTER = re.compile(r"([a-z])(\??)")
_MACRO = re.compile(r"\{([a-z_]+)\}")


def read(name: str) -> dict[str, Any]:
    """Return the data of one lexicon file, named relative to resources/lexicon."""
    with (_ROOT / name).open("rb") as file:
        return tomli.load(file)


@dataclass(frozen=True)
class Lexicon:
    """One language's data, each file read when first asked for, with the macros of its patterns."""

    language: str

    @cached_property
    def words(self) -> dict[str, Any]:
        """The language's small words, word lists and macros."""
        return self._read("words")

    @cached_property
    def concepts(self) -> dict[str, Any]:
        """Kinds of spending and of account with the words for them."""
        return self._read("concepts")

    @cached_property
    def periods(self) -> dict[str, Any]:
        """Words and patterns of the calendar."""
        return self._read("periods")

    @cached_property
    def amounts(self) -> dict[str, Any]:
        """Words and patterns of numbers and sums."""
        return self._read("amounts")

    @cached_property
    def rules(self) -> dict[str, Any]:
        """Rules that name the intent."""
        return self._read("rules")

    @cached_property
    def scope(self) -> dict[str, Any]:
        """Patterns of what the books do not hold."""
        return self._read("scope")

    @cached_property
    def slots(self) -> dict[str, Any]:
        """Patterns of the smaller slots."""
        return self._read("slots")

    @cached_property
    def talk(self) -> dict[str, Any]:
        """Patterns of turns that follow up others."""
        return self._read("talk")

    def _read(self, name: str) -> dict[str, Any]:
        return read(f"{self.language}/{name}.toml")

    @cached_property
    def macros(self) -> dict[str, str]:
        """Name → pattern; a list of words becomes an alternation, longest first."""
        macros: dict[str, str] = {}
        for name, value in self.words["macros"].items():
            macros[name] = alternation(value) if isinstance(value, list) else value
        for name in ("month", "weekday", "unit", "season", "number", "ordinal"):
            macros[name] = alternation(self.periods[name])
        return macros

    @cached_property
    def _literals(self) -> Literals:
        return Literals(self.macros)

    @cached_property
    def pattern(self) -> Compiler:
        """Compiles a pattern over whole words of a folded line, macros put in."""
        return Compiler(
            lambda text: re.compile(rf"(?<!\S)(?:{self._filled(text)})(?!\S)"), self._literals
        )

    @cached_property
    def loose(self) -> Compiler:
        """Compiles a pattern that may begin or end inside a word, macros put in."""
        return Compiler(lambda text: re.compile(self._filled(text)), self._literals, whole=False)

    def _filled(self, text: str) -> str:
        while (filled := _MACRO.sub(self._fill, text)) != text:
            text = filled
        text = re.sub(r"@p(?![A-Za-z])", "@p(?:End|All)?", text)
        return re.sub(r"(@(?:\(\?:(?:[a-z]+\|)*)?cat)(?![a-zA-Z\\])", r"\1\\w*", text)

    def _fill(self, match: re.Match[str]) -> str:
        return f"(?:{self.macros[match.group(1)]})"

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Number words and ordinals → their value."""
        return {**self.periods["ordinal"], **self.periods["number"]}

    @cached_property
    def stop(self) -> frozenset[str]:
        """Words that never name a thing bought."""
        listed = {w for group in self.words["stop"].values() for w in group.split()}
        for name, value in self.words["macros"].items():
            if isinstance(value, list) and name not in _NOT_WORDS:
                listed.update(w for words in value for w in words.split())
        return frozenset(listed)

    @cached_property
    def filler(self) -> frozenset[str]:
        """Words of ways of speaking and of the rules: never things, though they may be names."""
        listed, things = (self.words["filler"][k].split() for k in ("words", "things"))
        spoken = _spoken(self.rules, self.slots, self.talk, self.amounts)
        return frozenset(spoken | set(listed)) - set(things)

    @cached_property
    def refused(self) -> frozenset[str]:
        """Words of what is out of scope: right as they are, though they may be things."""
        return frozenset(_spoken(self.scope))

    @cached_property
    def keep(self) -> frozenset[str]:
        """Right words that are near to other words."""
        return frozenset(self.words["spelling"]["keep"].split())

    @cached_property
    def places(self) -> dict[str, str]:
        """Words that name a category as a kind of shop, or as things to count → the tag's end."""
        tags = {"counted": "Counted", "places": "Place"}
        return {word: tag for name, tag in tags.items() for word in self.words[name]}

    @cached_property
    def generic(self) -> frozenset[str]:
        """Words that many names share and that therefore name none of them alone."""
        return frozenset(self.words["generic"].split())


def _spoken(*files: dict[str, Any]) -> set[str]:
    """The words that the patterns of lexicon files are made of, with their optional letters."""
    chunks = {chunk for file in files for text in _patterns(file) for chunk in text.split(" ")}
    found = set(_WORD.findall(_ESCAPE.sub(" ", "\n".join(chunks))))
    return {form for word in found for form in _forms(word) if len(form) > 1}


def _forms(word: str) -> list[str]:
    """The words that "totale?s?" stands for."""
    if "?" not in word:
        return [word]
    forms = [""]
    for letter, optional in _LETTER.findall(word):
        forms = [f + letter for f in forms] + (forms if optional else [])
    return forms


def _patterns(value: object) -> Iterator[str]:
    """Every text that stands in a list of a lexicon file."""
    if isinstance(value, dict):
        for part in value.values():
            yield from _patterns(part)
    elif isinstance(value, list):
        for part in value:
            if isinstance(part, str):
                yield part
            else:
                yield from _patterns(part)


def alternation(values: Iterable[str]) -> str:
    """Return `values` as a pattern of alternatives, longest first so that none hides another."""
    return "|".join(sorted(values, key=len, reverse=True))


@lru_cache(maxsize=len(LANGUAGES))
def lexicon(language: str) -> Lexicon:
    """Return the lexicon of `language`, which is one of LANGUAGES."""
    return Lexicon(language)
