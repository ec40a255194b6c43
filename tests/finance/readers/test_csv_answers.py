from __future__ import annotations

import pytest

from tests.helpers.statements import amounts, days, read, reasons

TABLE = (
    "Alpha,Beta,Gamma,Delta,Epsilon,Zeta,Eta\n"
    "2026-01-13,2026-01-14,12.00,Kiosk,Snack,Food,X1\n"
    "2026-01-15,2026-01-16,-7.00,Baker,Bread,Home,X2\n"
)


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        ({"date_column": "Beta"}, ("2026-01-14", "12.00", "Kiosk")),
        ({"date_column": "2"}, ("2026-01-14", "12.00", "Kiosk")),
        ({"payee_column": "Epsilon"}, ("2026-01-13", "12.00", "Snack")),
        ({"payee_column": "6,5"}, ("2026-01-13", "12.00", "Food")),
        ({"credit_column": "Gamma"}, ("2026-01-13", "12.00", "Kiosk")),
        ({"payee_column": "99"}, ("2026-01-13", "12.00", "Kiosk")),
    ],
)
def test_a_column_is_where_the_user_says(
    answers: dict[str, str], found: tuple[str, str, str]
) -> None:
    file = read(TABLE, answers=answers | {"sign": "as_is"})
    assert (days(file)[0], amounts(file)[0], file.rows[0].payee) == found


def test_columns_that_only_a_person_can_name() -> None:
    answers = {
        "category_column": "Zeta",
        "note_column": "5",
        "tags_column": "Eta",
        "bank_id_column": "7",
    }
    row = read(TABLE, answers=answers | {"memo_column": "none"}).rows[0]
    assert (row.category, row.note, row.tags, row.bank_id) == ("Food", "Snack", ("X1",), "X1")


def test_a_column_can_be_ruled_out() -> None:
    text = "Date,Payee,Amount,Balance\n2026-01-13,a,5.00,5.00\n2026-01-14,b,6.00,11.00\n"
    assert str(read(text).rows[0].balance) == "5.00"
    assert read(text, answers={"balance_column": "none"}).rows[0].balance is None


def test_the_header_can_be_told() -> None:
    text = "Date,Payee,Amount\nWhen,Who,What\n2026-01-13,a,5.00\n2026-01-14,b,-6.00\n"
    told = {"header": "2", "date_column": "When", "amount_column": "What", "payee_column": "Who"}
    file = read(text, answers=told)
    assert (file.signature, amounts(file)) == ("when|who|what", ["5.00", "-6.00"])
    assert reasons(file) == [(1, "preamble"), (2, "header")]
    bare = read(text + "2026-01-15,c,-7.00\n", answers={"header": "none"})
    assert (bare.signature, len(bare.rows)) == ("columns:3", 3)


def test_what_the_user_said_stands_in_the_layout_and_can_be_given_back() -> None:
    told = {"payee_column": "Epsilon", "sign": "inverted", "header": "1", "delimiter": ","}
    file = read(TABLE, answers=told)
    assert told.items() <= file.layout.items()
    assert read(TABLE, answers=file.layout) == file


def test_the_encoding_can_be_told_where_the_bytes_are_no_utf_8() -> None:
    text = "Date;Payee;Amount\n2026-01-13;Žižkov;5,00\n2026-01-14;b;-6,00\n"
    assert read(text, encoding="cp1250", answers={"encoding": "cp1250"}).rows[0].payee == "Žižkov"
