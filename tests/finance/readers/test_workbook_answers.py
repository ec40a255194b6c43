"""What a person says about the columns and sheets of a workbook."""

from __future__ import annotations

import pytest

from finance.readers.read import read_bytes
from tests.helpers.statements import amounts
from tests.helpers.workbooks import Rows, workbook

HEADS: list[object] = ["Date", "Shop", "Town", "Amount", "Charge"]
ONE: Rows = [
    HEADS,
    ["2026-01-13", "Kiosk", "Lyon", -12, -1],
    ["2026-01-14", "Baker", "Nice", -7, -2],
]
TWO: Rows = [HEADS, ["2026-02-13", "Bakery", "Lyon", -3, -4]]


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        ({}, ["-12.00", "-7.00", "-3.00"]),
        ({"amount_column": "Charge"}, ["-1.00", "-2.00", "-4.00"]),
        ({"amount_column": "5"}, ["-1.00", "-2.00", "-4.00"]),
        ({"sheet": "Sheet 2"}, ["-3.00"]),
        ({"sheet": "Sheet 2", "amount_column": "5"}, ["-4.00"]),
        ({"sheet": "Gone"}, ["-12.00", "-7.00", "-3.00"]),
        ({"header": "2"}, ["-7.00", "-3.00"]),
    ],
)
def test_sheets_and_columns_are_what_a_person_says(
    answers: dict[str, str], found: list[str]
) -> None:
    parsed = read_bytes(workbook(ONE, TWO), "a.xlsx", answers)
    assert [f"{float(amount):.2f}" for amount in amounts(parsed)] == found


def test_sheets_that_are_passed_over_are_listed() -> None:
    named = read_bytes(workbook(ONE, TWO), "a.xlsx", {"sheet": "Sheet 2"})
    assert [i.text for i in named.ignored if i.reason == "another sheet"] == ["Sheet 1"]
