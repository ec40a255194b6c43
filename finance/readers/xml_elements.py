"""XML read piece by piece: the elements that a reader wants, each with what it needs in them, and nothing else kept.

No DTD, no entity and no external reference is ever followed; memory stays flat but for one wanted element.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

_CHUNK = 1 << 16
_DEEPEST = 100
_MOST_ELEMENTS = 250_000  # in one wanted element: a batch of some ten thousand payments
_MOST_NAMES = 1_000


class ForbiddenXmlError(Exception):
    """The file declares a DTD or entities of its own."""


class BrokenXmlError(Exception):
    """The XML breaks at `line` (1-based) and byte `at`, or is nested or grown beyond any statement there."""

    def __init__(self, line: int, at: int) -> None:
        super().__init__(line, at)
        self.line = line
        self.at = at


@dataclass(frozen=True, slots=True)
class Found:
    """One wanted element without namespaces: its 1-based line, its parent's name and its bytes in the file."""

    element: Element
    parent: str
    line: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to read: elements by name, those `inside` them that matter, and `marks` told, with their attributes, when they begin."""

    elements: frozenset[str]
    inside: frozenset[str]
    marks: frozenset[str] = frozenset()


def elements(stream: IO[bytes], wanted: Wanted) -> Iterator[Found]:
    """Yield each outermost wanted element when it ends, and each mark, but for its content, when it begins.

    Raises ForbiddenXmlError, or BrokenXmlError after all that stands before the break.
    """
    builder = _Builder(wanted)
    size = _CHUNK
    while (data := stream.read(size)) and builder.error is None:
        yield from builder.feed(data)
        # A parser that waits for the end of a tag looks at it again with each chunk: double them.
        size = _CHUNK if builder.moved() else size * 2
    yield from builder.feed(b"", final=True)
    if builder.error:
        raise builder.error


class _Builder:
    """Turns the events of one parser into elements."""

    def __init__(self, wanted: Wanted) -> None:
        self.error: BrokenXmlError | None = None
        self._wanted = wanted
        self._names: dict[str, str] = {}
        self._path: list[str] = []  # elements outside all wanted ones
        self._depth = 0  # within a wanted element
        self._skipped = 0  # depth within one that does not matter
        self._count = 0
        self._begun = ("", 0, 0)
        self._tree = TreeBuilder()
        self._ready: list[Found] = []
        self._at = 0
        self._parser: expat.XMLParserType = expat.ParserCreate()
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.StartDoctypeDeclHandler = _refuse
        self._parser.EntityDeclHandler = _refuse

    def feed(self, data: bytes, *, final: bool = False) -> list[Found]:
        """Return the elements that end in `data`; what follows a break is passed over."""
        if self.error is None:
            try:
                self._parser.Parse(data, final)
            except expat.ExpatError as error:
                self.error = BrokenXmlError(error.lineno, self._parser.ErrorByteIndex)
            except (ValueError, LookupError):  # an encoding that is not known
                self.error = BrokenXmlError(1, 0)
            except BrokenXmlError as error:
                self.error = error
        ready, self._ready = self._ready, []
        return ready

    def moved(self) -> bool:
        """Whether the parser got any further since this was asked last."""
        before, self._at = self._at, self._parser.CurrentByteIndex
        return self._at != before

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if self._skipped:
            self._skipped += 1
            if self._skipped > _DEEPEST:
                raise self._beyond()
            return
        name = self._names.get(tag) or self._name(tag)
        if self._depth:
            if name not in self._wanted.inside:
                self._skipped = 1
                self._parser.CharacterDataHandler = None
                return
            self._count += 1
            if self._depth > _DEEPEST or self._count > _MOST_ELEMENTS:
                raise self._beyond()
        elif name in self._wanted.elements:
            parent = self._path[-1] if self._path else ""
            self._begun = (parent, self._parser.CurrentLineNumber, self._parser.CurrentByteIndex)
            self._parser.CharacterDataHandler = self._tree.data
            self._count = 0
        else:
            self._open(name, attributes)
            return
        self._depth += 1
        self._tree.start(name, attributes)

    def _open(self, name: str, attributes: dict[str, str]) -> None:
        parser = self._parser
        if len(self._path) > _DEEPEST:
            raise self._beyond()
        if name in self._wanted.marks:
            parent = self._path[-1] if self._path else ""
            at = parser.CurrentByteIndex
            self._ready.append(
                Found(Element(name, attributes), parent, parser.CurrentLineNumber, at, at)
            )
        self._path.append(name)

    def _end(self, tag: str) -> None:
        if self._skipped:
            self._skipped -= 1
            if not self._skipped:
                self._parser.CharacterDataHandler = self._tree.data
        elif self._depth:
            self._tree.end(tag)
            self._depth -= 1
            if not self._depth:
                self._parser.CharacterDataHandler = None
                element = self._tree.close()
                self._tree = TreeBuilder()
                self._ready.append(Found(element, *self._begun, self._parser.CurrentByteIndex))
        else:
            self._path.pop()

    def _beyond(self) -> BrokenXmlError:
        return BrokenXmlError(self._parser.CurrentLineNumber, self._parser.CurrentByteIndex)

    def _name(self, tag: str) -> str:
        """The name without its namespace's prefix, remembered."""
        name = tag.rpartition(":")[2]
        if len(self._names) < _MOST_NAMES:
            self._names[tag] = name
        return name


def _refuse(*_: object) -> None:
    raise ForbiddenXmlError
