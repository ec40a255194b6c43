"""The message database of an iPhone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.errors import ImportFileError
from finance.sms.iphone import attributed_text, looks_like_iphone, read_iphone

if TYPE_CHECKING:
    from pathlib import Path

SECONDS = 812_800_800  # since 2001


def _archive(text: str) -> bytes:
    data = text.encode()
    length = bytes([len(data)]) if len(data) < 0x80 else b"\x81" + len(data).to_bytes(2, "little")
    return (
        b"\x04\x0bstreamtyped\x81\xe8\x03NSMutableString\x00NSString\x01\x94\x84\x01+"
        + length
        + data
    )


def _database(path: Path, *, archived: bool = True) -> Path:
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE handle (id TEXT)")
        body = ", attributedBody BLOB" if archived else ""
        database.execute(
            f"CREATE TABLE message (text TEXT, handle_id INT, is_from_me INT, date INT{body})"
        )
        database.execute("INSERT INTO handle VALUES ('KANBNK')")
        database.execute(
            "INSERT INTO message (text, handle_id, is_from_me, date) VALUES ('Rs 5 spent', 1, 0, ?)",
            (SECONDS,),
        )
        database.execute(
            "INSERT INTO message (text, handle_id, is_from_me, date) VALUES ('mine', 1, 1, ?)",
            (SECONDS,),
        )
        if archived:
            database.execute(
                "INSERT INTO message VALUES (NULL, 1, 0, ?, ?)",
                (SECONDS * 1_000_000_000, _archive("Rs 6 spent" * 20)),
            )
        database.commit()
    return path


def test_received_messages_in_plain_and_archived_text(tmp_path: Path) -> None:
    found = list(read_iphone(_database(tmp_path / "sms.db"), UTC))
    assert [m.body for m in found] == ["Rs 5 spent", "Rs 6 spent" * 20]
    assert {m.sender for m in found} == {"KANBNK"}
    assert {m.received for m in found} == {datetime(2026, 10, 4, 10, 0, tzinfo=UTC)}


def test_older_databases_keep_plain_text_only(tmp_path: Path) -> None:
    path = _database(tmp_path / "sms.db", archived=False)
    assert [m.body for m in read_iphone(path)] == ["Rs 5 spent"]
    assert looks_like_iphone(path.read_bytes()[:100])


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    path.write_bytes(b"SQLite format 3\x00 but not really")
    with pytest.raises(ImportFileError, match="no message database"):
        list(read_iphone(path))
    with closing(sqlite3.connect(tmp_path / "empty.db")) as database:
        database.execute("CREATE TABLE other (a)")
        database.commit()
    with pytest.raises(ImportFileError):
        list(read_iphone(tmp_path / "empty.db"))


@given(st.binary(max_size=200))
def test_any_archive_is_read(data: bytes) -> None:
    assert isinstance(attributed_text(b"NSString" + data), str)
