"""Exports and pasted text are told by their content and read like a backup."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.read import read_bytes, read_file
from finance.sms.texts import is_message_table, read_message_text

if TYPE_CHECKING:
    from pathlib import Path

TODAY = date(2026, 11, 18)
BODY = "Card *4471: purchase of EUR 12.50 at CORNER SHOP"
TABLES = {
    "android columns": f"_id,thread_id,address,date,type,body\n1,1,MYBANK,1793707200000,1,{BODY}\n",
    "names of an app": f'"Date","Time","Sender","Type","Message"\n2026-11-03,10:00,MYBANK,Received,"{BODY}"\n',
    "semicolons": f"\ufeffSender;Message Text;Received;Folder\r\nMYBANK;{BODY};03.11.2026 10:00;Inbox\r\n",
    "German": f"Absender;Datum;Nachricht;Typ\nMYBANK;03.11.2026;{BODY};Empfangen\n",
    "tabs": f"From\tDate\tText\nMYBANK\t2026-11-03 10:00:00\t{BODY}\n",
}


@pytest.mark.parametrize("text", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_exports_of_apps_are_messages(text: str, encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "export.csv"
    path.write_bytes(text.encode(encoding))
    parsed = read_file(path)
    (row,) = parsed.rows
    assert parsed.format == "sms"
    assert (row.date, str(row.amount)) == (date(2026, 11, 3), "-12.50")
    assert row.text == BODY


def test_sent_messages_are_left_out() -> None:
    text = f"address,date,type,body\nMYBANK,2026-11-03,2,{BODY}\nMYBANK,2026-11-04,1,{BODY}\n"
    parsed = read_message_text(text, "a.csv")
    assert parsed is not None
    assert [row.date for row in parsed.rows] == [date(2026, 11, 4)]


@pytest.mark.parametrize(
    "header",
    [
        "Date,Text,Amount",
        "From,Date,Text,Amount,Balance",
        "Date;Nachricht;Betrag;Absender",
        "a,b,c",
    ],
)
def test_statements_are_no_messages(header: str) -> None:
    assert not is_message_table(header + "\n1,2,3\n")


def test_json_exports() -> None:
    items = [
        {"address": "MYBANK", "body": BODY, "date": 1793707200000, "type": 1},
        {"address": "MYBANK", "body": BODY, "date": "1793707300000", "type": "2"},
        {"address": "+49151", "m_type": "132"},
    ]
    lines = "\n".join(map(json.dumps, items))
    for text in (json.dumps(items), lines):
        parsed = read_bytes(text.encode(), "messages.json")
        assert parsed.format == "sms"
        assert len(parsed.rows) == 1


def test_pasted_text_with_blank_lines_between_messages() -> None:
    text = f"{BODY} on 02/11/2026.\n\nYour code is 482913 for EUR 9.00. Do not share it.\n"
    parsed = read_bytes(text.encode(), "pasted.txt")
    assert [str(row.amount) for row in parsed.rows] == ["-12.50"]
    assert [i.reason for i in parsed.ignored] == ["otp"]


def test_a_line_each_is_a_message_each() -> None:
    text = f"{BODY} on 02/11/2026.\nCard *4471: purchase of EUR 3.00 at BAKERY on 03/11/2026."
    parsed = read_message_text(text, "p")
    assert parsed is not None
    assert len(parsed.rows) == 2


def test_lines_of_one_message_stay_together() -> None:
    text = "Purchase\nCard: *4471\nAmount: EUR 12.50\nAt: CORNER SHOP\nOn: 02/11/2026"
    parsed = read_message_text(text, "p")
    assert parsed is not None
    (row,) = parsed.rows
    assert (row.date, str(row.amount)) == (date(2026, 11, 2), "-12.50")


def test_a_pasted_message_without_a_date_never_gets_one_made_up() -> None:
    parsed = read_message_text(BODY, "p")
    assert parsed is not None
    assert not parsed.rows
    assert "states no date" in str(parsed.refused[0].reason)
    today = read_message_text(BODY, "p", TODAY)
    assert today is not None
    assert [row.date for row in today.rows] == [TODAY]


def test_text_of_another_kind_is_none() -> None:
    assert read_message_text("Dear diary, 12 apples and 3 pears.", "p", TODAY) is None
    assert read_bytes(b"Dear diary, 12 apples.", "diary.txt").error


def test_a_phones_database_is_told_by_its_content(tmp_path: Path) -> None:
    path = tmp_path / "3d0d7e5fb2ce288813306e4d4636395e047a3d28"
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE handle (id TEXT)")
        made.execute(
            "CREATE TABLE message (text TEXT, attributedBody BLOB, handle_id INT, date INT, "
            "is_from_me INT)"
        )
        made.execute("INSERT INTO handle VALUES ('MYBANK')")
        made.execute(
            "INSERT INTO message VALUES (?, NULL, 1, 815400000000000000, 0)", (f"{BODY}.",)
        )
        made.commit()
    parsed = read_file(path)
    assert parsed.format == "sms"
    assert [str(row.amount) for row in parsed.rows] == ["-12.50"]


def test_another_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "books.db"
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE a (b INT)")
        made.commit()
    assert "no message database" in str(read_file(path).error)


@given(st.text(max_size=300))
def test_any_text_is_read_or_none(text: str) -> None:
    parsed = read_message_text(text, "p", TODAY)
    assert parsed is None or parsed.error or parsed.rows or parsed.refused or parsed.ignored
