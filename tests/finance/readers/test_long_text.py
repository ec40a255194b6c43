from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from finance.errors import ImportFileError
from finance.readers import long_text
from finance.readers.long_text import LongText
from finance.readers.read import read_file
from finance.readers.text import Encoding
from tests.helpers.statements import read_long

ENCODINGS = ("utf-8", "cp1252", "utf-16-le", "utf-16-be", "utf-32-le", "gb18030")


def lines_of(path: Path, encoding: str, block: int) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(long_text, "BLOCK", block)
        text = LongText(path, Encoding(encoding))
        return [line for number in range(len(text)) for line in text.lines(number)]


@example(["a"], "utf-16-le", 1)  # a block that ends inside its last character
@given(
    st.lists(st.sampled_from(["a", "é", "\n", "\r", "\r\n", "Ċ", "上", "b,c\n", ""]), max_size=60),
    st.sampled_from(ENCODINGS),
    st.integers(1, 120),
)
def test_blocks_hold_the_lines_of_the_text(parts: list[str], encoding: str, block: int) -> None:
    data = "".join(parts).encode(encoding, "replace")
    wanted = re.split("\r\n|\r|\n", data.decode(encoding)) if data else []
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.txt"
        path.write_bytes(data)
        assert lines_of(path, encoding, block) == wanted


@pytest.mark.parametrize(
    "data", [b"a\r\x00\nb", b"a\x00\r\nb\x00\x00\x00\x00", b"a\nb" + b"\x00" * 500]
)
@pytest.mark.parametrize("block", [1, 2, 3, 4, 50])
def test_nuls_are_no_text_and_part_no_line_end(tmp_path: Path, data: bytes, block: int) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(data)
    assert lines_of(path, "utf-8", block) == ["a", "b"]


def test_a_line_longer_than_any_statement_has_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_text, "_LONGEST", 1_000)
    monkeypatch.setattr(long_text, "BLOCK", 100)
    path = tmp_path / "a.csv"
    path.write_text("2026-01-01,Shop,-5.00," * 1_000)
    with pytest.raises(ImportFileError):
        LongText(path, Encoding("utf-8"))
    assert "a million characters" in str(read_long(path).error)


def test_a_long_file_of_nuls_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    with path.open("wb") as stream:
        stream.truncate(50 << 20)
    assert "empty" in str(read_file(path).error)
