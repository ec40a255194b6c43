"""XML backups of messages: what they carry, what is wrong with them, what is refused."""

from __future__ import annotations

import io
import tracemalloc
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.errors import ImportFileError
from finance.sms import backup_xml
from finance.sms.backup_xml import BackupFile

if TYPE_CHECKING:
    from finance.sms.reading import Message

HEAD = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<smses count=\"9\">\n"
SMS = '<sms address="KANBNK" date="1791100800000" type="1" body="{}" read="1" subject="null" />\n'


def _read(text: str | bytes) -> list[Message]:
    data = text if isinstance(text, bytes) else text.encode()
    return list(BackupFile(io.BytesIO(data), UTC))


def _bodies(inside: str) -> list[str]:
    return [m.body for m in _read(f"{HEAD}{inside}</smses>")]


def test_sender_time_and_line_breaks() -> None:
    (message,) = _read(HEAD + SMS.format("Rs 5 &amp; more&#10;Bal 7") + "</smses>")
    assert message.sender == "KANBNK"
    assert message.body == "Rs 5 & more\nBal 7"
    assert message.received == datetime(2026, 10, 4, 8, 0, tzinfo=UTC)


def test_only_received_messages() -> None:
    sent = SMS.format("mine").replace('type="1"', 'type="2"')
    assert _bodies(sent + SMS.format("theirs")) == ["theirs"]


def test_null_stands_for_nothing_but_in_the_body() -> None:
    (message,) = _read(HEAD + SMS.format("null").replace("KANBNK", "null") + "</smses>")
    assert message.sender is None
    assert message.body == "null"


def test_halves_of_emoji_and_control_signs_are_mended() -> None:
    assert _bodies(SMS.format("a&#55357;&#56832;b")) == ["a😀b"]
    assert _bodies(SMS.format("a&#xD83D;&#xDE00;b")) == ["a😀b"]
    assert _bodies(SMS.format("a&#55357;b&#0;c&#x1F;d\x0b")) == ["a\ufffdbcd"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 16])
def test_mending_does_not_depend_on_where_pieces_end(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_xml, "_CHUNK", 90 + size)
    bodies = [f"{'x' * n}&#55357;&#56832; &amp; y" for n in range(40)]
    found = _bodies("".join(SMS.format(b) for b in bodies))
    assert found == [f"{'x' * n}😀 & y" for n in range(40)]


def test_text_of_multimedia_messages() -> None:
    mms = (
        '<mms date="1791100800000" msg_box="1" address="FAB"><parts>'
        '<part seq="-1" ct="application/smil" text="null" />'
        '<part seq="0" ct="image/jpeg" data="QUJD" text="null" />'
        '<part seq="0" ct="text/plain" text="AED 5 spent" /></parts>'
        '<addrs><addr address="FABBANK" type="137" /></addrs></mms>'
    )
    (message,) = _read(f"{HEAD}{mms}</smses>")
    assert (message.sender, message.body) == ("FABBANK", "AED 5 spent")


def test_utf_16_and_marks() -> None:
    text = HEAD.replace("UTF-8", "UTF-16") + SMS.format("покупка") + "</smses>"
    assert [m.body for m in _read(text.encode("utf-16"))] == ["покупка"]
    assert [
        m.body for m in _read(b"\xef\xbb\xbf" + (HEAD + SMS.format("é") + "</smses>").encode())
    ] == ["é"]


def test_a_file_cut_short_gives_what_came_before() -> None:
    backup = BackupFile(
        io.BytesIO((HEAD + SMS.format("one") + '<sms address="K" bo').encode()), UTC
    )
    assert [m.body for m in backup] == ["one"]
    assert backup.problem is not None


@pytest.mark.parametrize(
    "text",
    [
        "<?xml version='1.0'?><!DOCTYPE smses [<!ENTITY a 'aaaa'>]><smses><sms body='&a;'/></smses>",
        "<!DOCTYPE smses SYSTEM 'file:///etc/passwd'><smses/>",
        "<calls count='1'><call number='1'/></calls>",
        "no xml at all",
    ],
)
def test_other_files_are_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ImportFileError) as refusal:
        _read(text)
    assert str(refusal.value).endswith(".")


class _Endless(io.RawIOBase):
    """A backup of many pictures, made as it is read."""

    def __init__(self, pictures: int) -> None:
        self._left = pictures
        self._rest = HEAD.encode()

    def read(self, size: int = -1) -> bytes:
        while len(self._rest) < size and self._left >= 0:
            picture = (
                f'<mms date="1791100800000"><part ct="image/png" data="{"QUJD" * 500_000}"/></mms>'
            )
            last = SMS.format("end") + "</smses>"
            self._rest += (picture if self._left else last).encode()
            self._left -= 1
        piece, self._rest = self._rest[:size], self._rest[size:]
        return piece


def test_pictures_do_not_fill_the_memory() -> None:
    tracemalloc.start()
    found = list(BackupFile(_Endless(40), UTC))  # type: ignore[arg-type]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [m.body for m in found] == ["end"]
    assert most < 30_000_000


def test_a_tag_without_an_end_is_refused() -> None:
    with pytest.raises(ImportFileError):
        _read(HEAD + '<sms body="' + "ä b" * 7_000_000)


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with suppress(ImportFileError):
        assert all(m.body for m in _read(HEAD.encode() + data))
