from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from finance.readers.read import read_bytes, read_file

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"), (b"   \r\n\r\n", "empty"), (b"\x00\x00\x00", "empty"), (b"%PDF-1.7 ...", "PDF"), (b"PK\x03\x04rest", "workbook is damaged"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "workbook is damaged"), (bytes(range(256)) * 8, "no readable text"), (b"<html><body>hi</body></html>", "web page"),
        (b"<?xml version='1.0'?><smses count='1'></smses>", "text messages"), (b"!Type:Cat\nNFood\n^\n", "QIF"),
        (b"<?xml version='1.0'?><Document><BkToCstmrStmt/></Document>", "cut off"), (b"hello world\nhow are you\n", "no bank statement"),
        (b"a,b,c\n1,2,3\n", "no bank statement"), (b"{}", "not exported"),
    ],
)  # fmt: skip
def test_what_is_no_statement_is_one_sentence_that_says_what_to_do(data: bytes, word: str) -> None:
    file = read_bytes(data, "x")
    assert file.error is not None
    assert word in file.error
    assert file.error.endswith(".")
    assert (file.rows, file.refused, file.statements) == ((), (), ())


def test_missing_files_and_folders(tmp_path: Path) -> None:
    assert "no such file" in str(read_file(tmp_path / "none.csv").error)
    assert "folder" in str(read_file(tmp_path).error)


def test_a_file_is_told_by_its_content_whatever_its_name(tmp_path: Path) -> None:
    path = tmp_path / "download.txt"
    path.write_text("Date;Payee;Amount\n2026-01-01;a;-5.00\n")
    file = read_file(path)
    assert (file.file, file.format, len(file.rows)) == ("download.txt", "csv", 1)
