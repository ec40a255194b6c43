"""A backup read from disk in slices: the same rows as in memory, at any length."""

from __future__ import annotations

import tracemalloc
from datetime import UTC, date
from typing import TYPE_CHECKING

import pytest

from finance.errors import ImportFileError
from finance.readers.read import read_file
from finance.sms import backup_xml, files, statement
from finance.sms.read import read_sms
from finance.sms.reading import Message
from finance.sms.statement import read_backup, read_backup_file

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "<?xml version='1.0' encoding='{}' standalone='yes' ?>\n<smses count=\"9\">\n"
SMS = '<sms address="{}" date="{}" type="1" body="{}" read="1" subject="null" />\n'
BANK = "Card *{}: purchase of EUR {}.50 at SHOP {} on 02/11/2026. &#55357;&#56832; Балáнс"
CHAT = "see you at {} &amp; bring milk&#10;ok?"
PICTURE = '<mms date="1793707200000"><part ct="image/png" data="{}"/></mms>\n'


def _file(folder: Path, count: int, encoding: str = "UTF-8", end: str = "</smses>") -> Path:
    made = [HEAD.format(encoding)]
    for n in range(count):
        at = 1793707200000 + n * 60_000
        made.append(SMS.format("MYBANK", at, BANK.format(4000 + n % 3, n, n)))
        made.append(SMS.format("+4915112345678", at, CHAT.format(n)))
        if n % 9 == 0:
            made.append(PICTURE.format("QUJD" * 400))
    path = folder / "sms-20261118.xml"
    path.write_bytes("".join([*made, end]).encode(encoding))
    return path


@pytest.fixture
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make slices and chunks so short that a short file has many."""
    monkeypatch.setattr(backup_xml, "_CHUNK", 1000)
    monkeypatch.setattr(statement, "_CHUNK", 7)


@pytest.mark.usefixtures("small_chunks")
@pytest.mark.parametrize("encoding", ["UTF-8", "UTF-16"])
def test_slices_give_what_the_whole_gives(tmp_path: Path, encoding: str) -> None:
    path = _file(tmp_path, 40, encoding)
    long, short = read_backup_file(path), read_backup(path.read_bytes(), path.name)
    assert len(short.rows) == len(short.ignored) == 40
    assert list(long.rows) == list(short.rows)
    assert list(long.ignored) == list(short.ignored)
    assert long.statements == short.statements
    assert long.rows[39] == short.rows[39]
    assert long.rows[3:5] == list(short.rows[3:5])


@pytest.mark.usefixtures("small_chunks")
def test_a_message_in_pieces_is_never_torn(tmp_path: Path) -> None:
    first = ("Card *4000: purchase of EUR 7.50 on 02/11/2026 with thanks for " + "x" * 200)[:153]
    made = [HEAD.format("UTF-8")]
    for n in range(30):
        at = 1793707200000 + n * 60_000
        made += [SMS.format("MYBANK", at, first), SMS.format("MYBANK", at + 1000, f" at SHOP {n}")]
    path = tmp_path / "sms.xml"
    path.write_text("".join([*made, "</smses>"]), encoding="utf-8")
    parsed = read_backup_file(path)
    assert [row.text for row in parsed.rows] == [f"{first} at SHOP {n}" for n in range(30)]
    assert not parsed.ignored


@pytest.mark.usefixtures("small_chunks")
def test_a_file_cut_short_says_so_and_gives_what_came_before(tmp_path: Path) -> None:
    parsed = read_backup_file(_file(tmp_path, 20, end='<sms address="K" bo'))
    assert len(parsed.rows) == 20
    assert len(list(parsed.rows)) == 20
    assert "breaks off" in str(parsed.refused[0].reason)


@pytest.mark.usefixtures("small_chunks")
def test_a_document_type_is_refused_before_any_message(tmp_path: Path) -> None:
    path = tmp_path / "sms.xml"
    path.write_text("<!DOCTYPE a [<!ENTITY b 'c'>]><smses><sms body='&b;'/></smses>")
    assert "document type" in str(read_backup_file(path).error)


@pytest.mark.usefixtures("small_chunks")
def test_a_file_changed_meanwhile_is_told(tmp_path: Path) -> None:
    path = _file(tmp_path, 40)
    parsed = read_backup_file(path)
    path.write_text(HEAD.format("UTF-8") + "</smses>")
    with pytest.raises(ImportFileError, match="changed"):
        list(parsed.rows)


def test_a_long_backup_is_told_by_its_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _file(tmp_path, 5).rename(tmp_path / "whatever.txt")
    short = read_file(path)
    monkeypatch.setattr(files, "_LONG", 100)
    assert list(read_file(path).rows) == list(short.rows)
    assert len(short.rows) == 5


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "sms.xml"
    chat = "".join(SMS.format("+49151", 1793707200000, "see you then " * 9) for _ in range(2000))
    with path.open("w") as stream:
        stream.write(HEAD.format("UTF-8"))
        for _ in range(10):
            stream.write(PICTURE.format("QUJD" * 1_000_000) + chat)
        stream.write("</smses>")
    read_sms(Message("BANK", "Rs 5 debited from A/c XX12", date(2026, 11, 3)))
    tracemalloc.start()
    parsed = read_backup_file(path, UTC)
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(parsed.ignored) == 20_000
    assert kept < 1_000_000
    assert most < 30_000_000
