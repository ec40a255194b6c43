"""The compiled period patterns of one language, and what they find."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from nlu.lexicon import Lexicon, alternation, lexicon
from nlu.literals import Literals
from nlu.patterns import Compiler, Pattern

if TYPE_CHECKING:
    from nlu.periods.symbol import Symbol

_GROUP = re.compile(r"<([a-z]+)>")
_MACRO_OF = {"n": "num", "first": "day"}


@dataclass(frozen=True, slots=True)
class Found:
    """A period's symbol and the tokens it took, end out. `kind` "time" is a time of day."""

    symbol: Symbol
    first: int
    last: int
    kind: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern with the kind of period it finds and the fields that it fixes."""

    kind: str
    fixed: dict[str, Any]
    pattern: Pattern


@dataclass(frozen=True)
class Grammar:
    """One language's compiled period patterns."""

    lexicon: Lexicon
    atoms: tuple[Rule, ...]
    joins: tuple[Rule, ...]

    def value(self, table: str, word: str) -> int | str:
        """Look a word up in one of the language's tables."""
        found: int | str = self.lexicon.periods[table][word]
        return found

    def number(self, text: str) -> int:
        """The value of digits, of an ordinal or of a number word."""
        digits = re.match(r"\d+", text)
        if digits:
            return int(digits.group())
        parts: dict[str, int] = self.lexicon.periods["part"]
        return parts[text] if text in parts else self.lexicon.numbers[text]


@lru_cache(maxsize=4)
def grammar(language: str) -> Grammar:
    """Return the compiled patterns of `language`."""
    lex = lexicon(language)
    macros = dict(lex.periods["macros"])
    for name in ("month", "weekday", "unit", "season", "number", "ordinal", "part"):
        macros[name] = alternation(lex.periods[name])

    def compiled(groups: dict[str, str], text: str) -> re.Pattern[str]:
        def group(m: re.Match[str]) -> str:
            name = m.group(1)
            return f"(?P<{name}>{groups.get(name) or '{' + _MACRO_OF.get(name, name) + '}'})"

        text = re.sub(r"(?<!\?P)<([a-z]+)>", group, text)
        while (
            filled := re.sub(r"\{([a-z]+)\}", lambda m: f"(?:{macros[m.group(1)]})", text)
        ) != text:
            text = filled
        return re.compile(rf"(?<!\S)(?:{text})(?!\S)")

    atom = {"a": "@\\d+", "b": "@\\d+"}
    words = Literals(macros | {k: macros[v] for k, v in _MACRO_OF.items()} | atom)
    compilers = {
        "atom": Compiler(partial(compiled, {}), words),
        "join": Compiler(partial(compiled, atom), words),
    }

    def rules(table: str) -> tuple[Rule, ...]:
        return tuple(
            Rule(
                r["kind"],
                {k: v for k, v in r.items() if k not in {"kind", "pattern"}},
                Pattern(p, compilers[table]),
            )
            for r in lex.periods[table]
            for p in r["pattern"]
        )

    return Grammar(lex, rules("atom"), rules("join"))
