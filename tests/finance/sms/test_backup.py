"""CSV exports, JSON lines and pasted text."""

from __future__ import annotations

import io
from datetime import UTC, date, datetime

import pytest

from finance.errors import ImportFileError
from finance.sms.backup import looks_like_backup, read_csv, read_json, read_pasted
from finance.sms.moments import moment


def test_csv_columns_are_known_by_name_and_sent_messages_left_out() -> None:
    text = (
        "Type;Date;Sender ID;Text\n"
        'Received;2026-10-04 08:00:00;KANBNK;"Rs 5 spent\nBal 7"\n'
        "Sent;2026-10-04 08:01:00;KANBNK;STOP\n"
    )
    (message,) = read_csv(io.StringIO(text, newline=""))
    assert message.sender == "KANBNK"
    assert message.body == "Rs 5 spent\nBal 7"
    assert message.received == datetime(2026, 10, 4, 8, 0)  # noqa: DTZ001


def test_csv_with_counted_time_and_many_rows() -> None:
    rows = "".join(f"1791100800000,BANK,message {n},1\n" for n in range(2000))
    found = list(read_csv(io.StringIO("date,address,body,type\n" + rows), UTC))
    assert [m.body for m in found] == [f"message {n}" for n in range(2000)]
    assert found[0].received == datetime(2026, 10, 4, 8, 0, tzinfo=UTC)


def test_csv_without_text_or_date_is_refused() -> None:
    with pytest.raises(ImportFileError, match="column"):
        list(read_csv(io.StringIO("a,b\n1,2\n")))


def test_json_lines() -> None:
    line = '{"sender": "KANBNK", "body": "Rs 5", "received": "2026-10-04T08:00:00"}'
    (message,) = read_json([line, "\n"])
    assert (message.sender, message.body, message.day) == ("KANBNK", "Rs 5", date(2026, 10, 4))


@pytest.mark.parametrize(
    "line", ["{", "[]", "3", '{"body": "x"}', '{"body": "x", "received": "soon"}']
)
def test_other_json_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(ImportFileError, match="Line 1"):
        list(read_json([line]))


def test_pasted_messages_part_at_blank_lines() -> None:
    found = read_pasted("Rs 5 spent\nBal 7\n\n  \nRs 6 spent", date(2026, 10, 4))
    assert [m.body for m in found] == ["Rs 5 spent\nBal 7", "Rs 6 spent"]
    assert len(read_pasted("one\n\ntwo", date(2026, 10, 4), single=True)) == 1
    assert read_pasted("  \n", date(2026, 10, 4)) == []


def test_pasted_chat_lines_carry_their_time_and_sender() -> None:
    found = read_pasted(
        "[04/10/2026 08:00] MyBank: Rs 5 spent\n05/10/26, 9:41 - MyBank: Rs 6", date(2026, 11, 1)
    )
    assert [(m.sender, m.day) for m in found] == [
        ("MyBank", date(2026, 10, 4)),
        ("MyBank", date(2026, 10, 5)),
    ]


def test_moments() -> None:
    expected = datetime(2026, 10, 4, 8, 0, tzinfo=UTC)
    assert moment("1791100800", UTC) == moment("1791100800000", UTC) == expected
    assert moment("1791100800000000", UTC) == expected
    assert moment("1.7911008E+12", UTC) == expected
    assert moment("2026-10-04T08:00:00+00:00", UTC) == expected
    assert moment("2026-10-04") == moment("04/10/2026") == date(2026, 10, 4)
    assert moment("yesterday") is None
    assert moment("0") is None


def test_backups_are_told_by_their_first_bytes() -> None:
    assert looks_like_backup(b"<?xml?><smses count='1'>")
    assert looks_like_backup("<smses>".encode("utf-16"))
    assert not looks_like_backup(b"date,body")
