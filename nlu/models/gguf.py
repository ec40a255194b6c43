"""GGUF files: what the header of one says, read with care, as any file may be picked."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, BinaryIO

from nlu.errors import ModelError

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = b"GGUF"
_VERSIONS = (2, 3)
_MOST_KEYS = 4_096
_MOST_TENSORS = 65_536
_MOST_TEXT = 1_048_576
_MOST_ITEMS = 16_777_216
_STRING, _ARRAY = 8, 9
_FORMATS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}  # fmt: skip
# Type of a tensor → values in a block, bytes of a block.
_BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34),
    10: (256, 84), 11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210),
    15: (256, 292), 30: (1, 2),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Header:
    """The plain values of a header (texts and numbers; lists are left out) and the whole's size.

    `size` is how many bytes the file must have at least.
    """

    values: dict[str, object] = field(default_factory=dict)
    size: int = 0

    def text(self, key: str) -> str:
        """Return a text, empty where there is none."""
        value = self.values.get(key)
        return value if isinstance(value, str) else ""

    def number(self, key: str) -> int:
        """Return a whole number, 0 where there is none."""
        value = self.values.get(key)
        return value if isinstance(value, int) else 0


def read_header(path: Path) -> Header:
    """Read what a GGUF file says of itself.

    Raises ModelError for a file that is none, is of an unknown version, is damaged or cut short.
    """
    size = path.stat().st_size
    with path.open("rb") as file:
        try:
            header = _Reader(file, size).header()
        except (struct.error, UnicodeDecodeError, ValueError, OverflowError):
            raise _damaged(path) from None
    if size < header.size:
        raise ModelError("{name} is cut short. Copy it again.", name=path.name)
    return header


def _damaged(path: Path) -> ModelError:
    return ModelError("{name} is no model in GGUF form, or it is damaged.", name=path.name)


class _Reader:
    """Reads little-endian values; nothing read may be longer than the file itself."""

    def __init__(self, file: BinaryIO, size: int) -> None:
        self._file = file
        self._size = size

    def header(self) -> Header:
        if self._file.read(4) != MAGIC:
            raise ValueError("magic")
        version, tensors, keys = self._take("IQQ")
        if version not in _VERSIONS or tensors > _MOST_TENSORS or keys > _MOST_KEYS:
            raise ValueError("counts")
        values: dict[str, object] = {}
        for _ in range(keys):
            key = self._text()
            value = self._value(self._take("I")[0])
            if value is not None:
                values[key] = value
        ends = [self._tensor_end() for _ in range(tensors)]
        align = values.get("general.alignment", 32)
        if not isinstance(align, int) or align <= 0:
            raise ValueError("alignment")
        start = -(-self._file.tell() // align) * align
        return Header(values, start + max(ends, default=0))

    def _take(self, form: str) -> tuple[int, ...]:
        form = f"<{form}"
        return struct.unpack(form, self._file.read(struct.calcsize(form)))

    def _text(self) -> str:
        length = self._take("Q")[0]
        if length > min(_MOST_TEXT, self._size):
            raise ValueError("text")
        return self._file.read(length).decode("utf-8")

    def _value(self, kind: int) -> object:
        if kind == _STRING:
            return self._text()
        if kind == _ARRAY:
            self._skip_array()
            return None
        if kind not in _FORMATS:
            raise ValueError("kind")
        return self._take(_FORMATS[kind])[0]

    def _skip_array(self) -> None:
        kind, count = self._take("IQ")
        if count > _MOST_ITEMS:
            raise ValueError("count")
        if kind == _STRING:
            for _ in range(count):
                self._text()
        elif kind in _FORMATS:
            self._file.seek(count * struct.calcsize(_FORMATS[kind]), 1)
        else:
            raise ValueError("kind")

    def _tensor_end(self) -> int:
        self._text()
        axes = self._take("I")[0]
        if axes > 8:  # noqa: PLR2004 - no tensor of a model has more
            raise ValueError("axes")
        values = 1
        for axis in self._take("Q" * axes):
            values *= axis
        kind, offset = self._take("IQ")
        per_block, size = _BLOCKS.get(kind, (values or 1, 0))
        return offset + values // per_block * size
