"""Exports and pasted text are told by their content and read like a backup."""

from __future__ import annotations

import json
import sqlite3
import tomllib
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.readers.read import read_bytes, read_file
from finance.sms.reading import QUIET_KINDS
from finance.sms.texts import is_message_table, read_message_text
from finance.sms.vocabulary import FOLDER
from tests.helpers.shared import shared

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


MANUAL = """# Household

Ask *how much did we spend on groceries last month?* and it says:

> You spent €698.43 on Groceries last month (17 transactions).

## Setting it up

Download version 2.1 and run it. It takes 40 MB and needs no account anywhere; the first start takes
about 10 seconds, later ones less than 1.

## What it costs

Nothing. You can give EUR 5.00 on our page; 3 people did so in 2025.

    def total(rows):
        return sum(row.amount for row in rows)
"""
LETTER = """Dear Ruth,

thank you for your letter of 3 May. We were at the seaside for 12 days, and the children learnt to swim.

I have paid the EUR 45.00 for the tickets, so please do not send me anything until you hear from us.

The garden is full of beans; 20 kilos so far, and the freezer has no room for more.

Love, Tom
"""
RECIPE = """Plum cake, for 12 pieces

250 g flour, 125 g butter, 100 g sugar, 1 egg, 1.5 kg plums (3.00 EUR a kilo at the market)

Bake it for 45 minutes at 180 degrees. Let it rest for 10 minutes.
"""
LICENCE = """Files: *
Copyright: 2011-2020, A. Writer
Licence: ABC-2-clause

Redistribution is allowed provided that the following 2 conditions are met.
"""


@pytest.mark.parametrize("text", [MANUAL, LETTER, RECIPE, LICENCE])
@pytest.mark.parametrize("name", ["README.md", "notes.txt"])
def test_prose_that_names_money_is_no_statement(text: str, name: str) -> None:
    parsed = read_bytes(text.encode(), name)
    assert (parsed.format, parsed.rows, parsed.refused) == ("", (), ())
    assert "no bank statement" in str(parsed.error)


def test_the_repositorys_own_texts_are_no_statements() -> None:
    root = Path(__file__).parents[3]
    own = [*root.glob("*.md"), *(root / "finance" / "readers").glob("*.py")]
    assert len(own) > 5
    assert [path.name for path in own if not read_file(path).error] == []


def _messages() -> dict[str, list[str]]:
    """The messages that the rules are made for, by the file of their country or family."""
    found = {}
    for path in sorted(FOLDER.glob("*.toml")):
        rules = tomllib.loads(path.read_text("utf-8")).get("rules", [])
        texts = [example["text"] for rule in rules for example in rule["examples"]]
        if texts:
            found[path.stem] = texts
    return found


@pytest.mark.parametrize("texts", _messages().values(), ids=_messages())
def test_pasted_messages_of_every_country_are_read(texts: list[str]) -> None:
    for text in texts:
        parsed = read_bytes(text.encode(), "pasted.txt")
        assert parsed.error is None, text
        assert len(parsed.rows) + len(parsed.refused) + len(parsed.ignored) == 1
    together = read_bytes("\n\n".join(texts).encode(), "pasted.txt")
    assert together.error is None
    assert len(together.rows) + len(together.refused) + len(together.ignored) == len(texts)


@pytest.mark.shared
def test_the_shared_messages_are_read_one_by_one_and_in_tens() -> None:
    lines = shared("sms/cases.jsonl").read_text("utf-8").splitlines()
    cases = [json.loads(line) for line in lines]
    moving = [c["body"] for c in cases if c["expected"]["kind"] not in QUIET_KINDS]
    unread = [text for text in moving if read_bytes(text.encode(), "p.txt").error]
    assert unread == []
    for start in range(0, len(moving), 10):
        ten = [text.replace("\n\n", "\n") for text in moving[start : start + 10]]
        parsed = read_bytes("\n\n".join(ten).encode(), "p.txt")
        assert len(parsed.rows) + len(parsed.refused) + len(parsed.ignored) == len(ten)


def test_lines_of_a_list_are_messages_though_some_move_no_money() -> None:
    text = (
        f"{BODY} on 02/11/2026.\n"
        "Your code is 482913 for EUR 9.00. Do not share it.\n"
        "Card *4471: purchase of EUR 3.00 at BAKERY on 03/11/2026."
    )
    parsed = read_bytes(text.encode(), "pasted.txt")
    assert [str(row.amount) for row in parsed.rows] == ["-12.50", "-3.00"]
    assert [i.reason for i in parsed.ignored] == ["otp"]


def test_a_message_with_commas_is_no_table_without_rows() -> None:
    text = (
        "AB12 Confirmed. You have received Ksh500.00 from A FRIEND 254700000000 on 26/08/2025 at "
        "04:23 PM. New M-PESA balance is Ksh1,030.70. Transaction cost, Ksh0.00."
    )
    parsed = read_bytes(text.encode(), "pasted.txt")
    assert (parsed.format, [str(row.amount) for row in parsed.rows]) == ("sms", ["500.00"])
