"""What every match of an expression holds, told from its text: quicker than to compile it.

Expressions are those of the lexicons: groups, looks around, classes, repeats and macros, but no
flags, comments or references to groups.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

# Texts of which each match holds one.
Clause = tuple[str, ...]

# Tags that a lexicon lets go on, whatever follows them in the expression.
_OPEN = r"@p(?![A-Za-z])|@cat(?![A-Z\\])"
_PIECE = re.compile(
    rf"(?:(?!{_OPEN})[A-Za-z0-9@ ](?![?*+]|\{{\d))+"  # letters that nothing repeats
    # A group of plain alternatives, there once or not at all.
    r"|\(\?:(?:(?!@p|@cat)[A-Za-z0-9@ |])+\)(?:\?(?![?+])|(?![?*+]|\{[\d,]))"
    rf"|{_OPEN}|\(\?(?:P<\w+>|:|<?[=!])|\\."
    r"|\[\^?\]?(?:\\.|[^\]\\])*\]|\{[a-z_]+\}|<[a-z]+>"
    r"|(?:[?*+]|\{\d*,?\d*\})[?+]?|.",
    re.DOTALL,
)
_CLASS = re.compile(r"\[(?:[a-z0-9]-[a-z0-9]|[a-z0-9])+\]")
_RANGE = re.compile(r"(.)-(.)")
_LOOKS = {"(?=", "(?!", "(?<=", "(?<!"}
_ENDS = {"|", ")"}
_HEAD = len("(?:")
_MOST_JOINED, _MOST_EITHER = 24, 200


def alternatives(text: str) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """Yield the alternatives at the top of an expression, each with clauses that show at a glance.

    Each match of an alternative holds one text of each of its clauses.
    """
    start = end = depth = 0
    clauses: list[Clause] = []
    pieces = _PIECE.findall(text)
    for at, piece in enumerate(pieces):
        if piece == ")":
            depth -= 1
        elif piece[0] == "(" and piece[-1] not in ")?":
            if not depth and piece == "(?:":
                clauses += _begins(pieces, at + 1)
            depth += 1
        elif not depth:
            if piece == "|":
                yield text[start:end], tuple(clauses)
                start, clauses = end + 1, []
            elif letters := _letters_of(piece):
                clauses.append(letters)
        end += len(piece)
    yield text[start:], tuple(clauses)


def _letters_of(piece: str) -> Clause:
    """The texts that a piece by itself matches, none where it shows none at a glance."""
    if piece[0] == "(" and piece[-1] == ")":
        return tuple(piece[_HEAD:-1].split("|"))
    return (piece,) if len(piece) > 1 and (piece[0].isalnum() or piece[0] in "@ ") else ()


def _begins(pieces: Sequence[str], at: int) -> tuple[Clause, ...]:
    """A clause of what the alternatives of a group begin with, if letters of all show at a glance."""
    begins: list[str] = []
    depth, fresh = 0, True
    for place in range(at, len(pieces)):
        piece = pieces[place]
        if fresh:
            letters = _letters_of(piece)
            if not letters:
                return ()
            begins += letters
        fresh = piece == "|" and not depth
        if piece == ")":
            depth -= 1
            if depth < 0:
                times = pieces[place + 1] if place + 1 < len(pieces) else " "
                missing = times[0] in "?*" or (times[0] == "{" and not times[-1].isalpha())
                return () if missing else (tuple(begins),)
        elif piece[0] == "(":
            depth += piece[-1] not in ")?"
    return ()


@dataclass(slots=True)
class _Part:
    """A part of an expression: all the texts that it matches, or else clauses on each match."""

    texts: Clause | None = None
    clauses: tuple[Clause, ...] = ()


_ANYTHING, _NOTHING = _Part(), _Part(("",))
_KNOWN = {
    "@p": _Part(None, (("@p",),)),
    "@cat": _Part(None, (("@cat",),)),
    "^": _NOTHING,
    "$": _NOTHING,
    r"\d": _Part(tuple("0123456789")),
}


class Literals:
    """Reads expressions with these macros in them, written {name} or <name>."""

    def __init__(self, macros: Mapping[str, str]) -> None:
        self._macros = macros
        self._parts = dict(_KNOWN)

    def clauses(self, text: str, edge: str) -> tuple[Clause, ...]:
        """Return all clauses on the matches of an expression, the likeliest to fail first.

        An `edge` of a blank is for matches that are whole words: their clauses hold for a line of
        words with a blank at either end.
        """
        part = _Reader(_PIECE.findall(text), self, edge).either()
        return tuple(sorted(_clauses(part), key=_likelihood))

    def part(self, piece: str) -> _Part:
        """Return what a piece by itself matches: a macro, plain alternatives or letters."""
        if piece not in self._parts:
            self._parts[piece] = self._read(piece)
        return self._parts[piece]

    def _read(self, piece: str) -> _Part:
        first = piece[0]
        if first == "(":
            return _Part(tuple(piece.rstrip("?")[_HEAD:-1].split("|")))
        if first in "{<" and piece[1:-1] in self._macros:
            return _Reader(_PIECE.findall(self._macros[piece[1:-1]]), self).either()
        if _CLASS.fullmatch(piece):
            return _Part(tuple(_RANGE.sub(_letters, piece[1:-1])))
        return _Part((piece,)) if first.isalnum() or first in "@ " else _ANYTHING


class _Reader:
    """One expression, read from its first piece on; `edge` stands before and after its matches."""

    def __init__(self, pieces: Sequence[str], literals: Literals, edge: str = "") -> None:
        self._pieces = pieces
        self._part = literals.part
        self._edge = edge
        self._at = self._depth = 0

    def either(self) -> _Part:
        """Read alternatives up to the end of the group."""
        parts = [self._sequence()]
        while self._at < len(self._pieces) and self._pieces[self._at] == "|":
            self._at += 1
            parts.append(self._sequence())
        return parts[0] if len(parts) == 1 else _either(parts)

    def _sequence(self) -> _Part:
        edge = "" if self._depth else self._edge
        pieces, run = self._pieces, _Run(edge)
        while self._at < len(pieces) and (piece := pieces[self._at]) not in _ENDS:
            self._at += 1
            if piece[0] == "(" and piece[-1] not in ")?":
                part = self._group(piece)
            else:
                part = self._part(piece)
            times = pieces[self._at] if self._at < len(pieces) else ""
            if piece[0] == "(" and piece[-1] == "?":
                run.repeat(part, "?")
            elif times and (times[0] in "?*+" or (times[0] == "{" and not times[1].isalpha())):
                self._at += 1
                run.repeat(part, times)
            else:
                run.add(part)
        if edge:
            run.add(_Part((edge,)))
        return run.done()

    def _group(self, head: str) -> _Part:
        """Read a group up to its end; one that only looks around matches no letter."""
        if head in _LOOKS:
            self._skip()
            return _NOTHING
        self._depth += 1
        part = self.either()
        self._depth -= 1
        self._at += 1
        return part

    def _skip(self) -> None:
        """Go on behind the end of the group."""
        depth = 1
        while depth:
            piece = self._pieces[self._at]
            depth += (piece[0] == "(" and piece[-1] not in ")?") - (piece == ")")
            self._at += 1


class _Run:
    """Parts put one after another, with the clauses that hold for them so far."""

    def __init__(self, edge: str) -> None:
        self._clauses: list[Clause] = []
        self._texts: Sequence[str] = (edge,)
        self._exact = True

    def add(self, part: _Part) -> None:
        """Put a part at the end."""
        texts = part.texts
        if texts is None:
            self._close("")
            self._clauses += part.clauses
        elif len(texts) == 1:
            self._texts = [text + texts[0] for text in self._texts]
        elif len(self._texts) * len(texts) <= _MOST_JOINED:
            self._texts = [a + b for a in self._texts for b in texts]
        else:
            ending = _ending(self._texts)
            self._close("")
            self._texts = [ending + text for text in texts]

    def repeat(self, part: _Part, times: str) -> None:
        """Put a part at the end that may be there more than once, or not at all."""
        if times[0] in "?*" or times[:2] in {"{0", "{,"}:
            # Between a blank and an end that is a blank stands a blank, be the part there or not.
            ending = _ending(self._texts)
            self._close(ending if part.texts and _ending(part.texts) == ending else "")
        else:
            self.add(_Part(None, _clauses(part)))

    def _close(self, start: str) -> None:
        """Make a clause of the texts so far, and go on from `start`."""
        if _telling(self._texts):
            self._clauses.append(tuple(self._texts))
        self._texts = (start,)
        self._exact = False

    def done(self) -> _Part:
        """Return all as one part."""
        if self._exact:
            return _Part(tuple(self._texts))
        self._close("")
        return _Part(None, tuple(self._clauses))


def _letters(match: re.Match[str]) -> str:
    first, last = map(ord, match.groups())
    return "".join(map(chr, range(first, last + 1)))


def _ending(texts: Sequence[str]) -> str:
    """The last letter of all texts, if it is the same."""
    last = texts[0][-1:]
    return last if len(texts) == 1 or all(text.endswith(last) for text in texts) else ""


def _telling(texts: Sequence[str]) -> bool:
    """Whether lines may lack all of these texts."""
    return "" not in texts and " " not in texts


def _either(parts: Sequence[_Part]) -> _Part:
    """Return what matches one of the parts."""
    if all(part.texts is not None for part in parts):
        texts = tuple(text for part in parts for text in part.texts or ())
        return _Part(texts) if len(texts) <= _MOST_EITHER else _ANYTHING
    best = [min(_clauses(part), key=_likelihood, default=()) for part in parts]
    together = tuple(text for clause in best for text in clause)
    if not all(best) or len(together) > _MOST_EITHER:
        return _ANYTHING
    return _Part(None, (together,))


def _likelihood(clause: Clause) -> float:
    """Roughly how likely a line holds one of the texts: each letter more makes one rarer."""
    return sum([0.3 ** len(text.strip()) for text in clause])


def _clauses(part: _Part) -> tuple[Clause, ...]:
    """Return the clauses that hold for each match of a part."""
    if part.texts is None:
        return part.clauses
    return (part.texts,) if _telling(part.texts) else ()
