"""Single lines of a statement are overruled from the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer

BANK = """\
Date,Description,Amount
2026-11-02,LIDL 4711,-20.00
2026-11-03,NORTHLIGHT PAYROLL,1500.00
2026-02-31,NO SUCH DAY,-3.50
"""


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    """Give a statement of which one line cannot be read."""
    file = tmp_path / "bank.csv"
    file.write_text(BANK, encoding="utf-8")
    return file


def becomes(found: dict[str, object]) -> list[object]:
    rows = found["rows"]
    assert isinstance(rows, list)
    return [row["becomes"] for row in rows]


def test_a_line_is_left_out_and_another_mended(coffer: Coffer, bank: Path) -> None:
    told = ("--row", "2=skip", "--row", "4=2026-02-28,-3.50,CORNER SHOP")
    (dry,) = coffer("import", "--json", "--dry-run", *told, str(bank)).objects
    (done,) = coffer("import", "--json", *told, str(bank)).objects
    assert becomes(dry) == becomes(done) == ["skipped", "new", "new"]
    assert (done["new"], done["skipped"]) == (2, 1)
    assert sorted(row["payee"] for row in coffer.rows()) == ["CORNER SHOP", "NORTHLIGHT PAYROLL"]


def test_what_looks_the_same_is_imported_all_the_same(coffer: Coffer, bank: Path) -> None:
    coffer("import", str(bank))
    out = coffer("import", "--dry-run", str(bank)).out
    assert "line 2: transaction 1, 100 %: same payee, date, amount" in out
    (again,) = coffer("import", "--json", "--row", "2=new", str(bank)).objects
    assert becomes(again) == ["new", "duplicate"]
    assert len(coffer.rows()) == 3


@pytest.mark.parametrize("told", ["2", "2=perhaps", "x=new", "2=same:", "2=2026-02-31,5"])
def test_what_is_no_decision_is_refused(coffer: Coffer, bank: Path, told: str) -> None:
    result = coffer.run("import", "--row", told, str(bank))
    assert result.code == 2
    assert "no decision about a line" in result.err
    assert coffer.rows() == []


def test_a_line_without_a_transaction_is_refused_and_nothing_stored(
    coffer: Coffer, bank: Path
) -> None:
    result = coffer.run("import", "--row", "99=skip", str(bank))
    assert (result.code, coffer.rows()) == (2, [])
    assert "no transaction on line 99" in result.err


def test_a_deleted_row_is_left_out_and_brought_back(coffer: Coffer, bank: Path) -> None:
    coffer("import", str(bank))
    coffer("delete", "1")
    (again,) = coffer("import", "--json", str(bank)).objects
    assert becomes(again) == ["skipped", "duplicate"]
    rows = again["rows"]
    assert isinstance(rows, list)
    assert rows[0]["why"] == "deleted before"
    assert "1 left out (1 deleted before; --row LINE=new" in coffer("import", str(bank)).out
    (back,) = coffer("import", "--json", "--row", "2=new", str(bank)).objects
    assert (back["new"], len(coffer.rows())) == (1, 2)
