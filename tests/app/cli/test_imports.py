"""Reading statements and importing them: what is printed, asked, stored and refused."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest

from tests.helpers.workbooks import workbook

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer

BANK = """\
Date,Description,Amount,Balance
2026-11-02,LIDL 4711,-20.00,80.00
2026-11-03,NORTHLIGHT PAYROLL,1500.00,1580.00
2026-11-04,BAKERY,-3.50,1576.50
"""
OPEN = "Date,Description,Amount\n02/03/2026,LIDL,-20.00\n04/05/2026,BAKERY,-3.50\n"
KEYS = {"file", "format", "encoding", "questions", "statements", "rows", "refused", "ignored"}


@pytest.fixture
def bank(tmp_path: Path) -> Path:
    """Give a statement that leaves nothing open."""
    file = tmp_path / "bank.csv"
    file.write_text(BANK, encoding="utf-8")
    return file


@pytest.fixture
def unsettled(tmp_path: Path) -> Path:
    """Give a statement whose dates can be read in two ways."""
    file = tmp_path / "open.csv"
    file.write_text(OPEN, encoding="utf-8")
    return file


def test_parse_prints_the_contract(coffer: Coffer, bank: Path) -> None:
    (parsed,) = coffer.run("parse", "--json", str(bank)).objects
    assert set(parsed) == KEYS
    assert (parsed["format"], parsed["file"]) == ("csv", str(bank))
    (statement,) = parsed["statements"]
    assert statement["rows"] == 3
    assert statement["sum"] == "1476.50"
    assert statement["balances"] == "ok"
    assert set(parsed["rows"][0]) == {
        "statement", "line", "date", "amount", "currency", "payee", "memo", "bank_id", "balance",
        "pending",
    }  # fmt: skip
    assert (parsed["rows"][0]["date"], parsed["rows"][0]["amount"]) == ("2026-11-02", "-20.00")
    assert parsed["rows"][0]["line"] == 2


def test_parse_for_people(coffer: Coffer, bank: Path) -> None:
    out = coffer.run("parse", str(bank)).out
    assert "3 rows" in out
    assert "2026-11-02 to 2026-11-04" in out


def test_a_file_that_is_no_statement_is_exit_2_with_its_error(
    coffer: Coffer, bank: Path, tmp_path: Path
) -> None:
    empty = tmp_path / "empty.csv"
    empty.touch()
    result = coffer.run("parse", "--json", str(empty), str(tmp_path), str(bank))
    assert result.code == 2
    first, folder, good = result.objects
    for bad in (first, folder):
        assert bad["error"]
        assert bad["rows"] == bad["statements"] == []
    assert len(good["rows"]) == 3
    assert coffer.run("parse", str(empty)).err.count("\n") == 1


def test_import_says_what_it_did_and_the_second_time_adds_nothing(
    coffer: Coffer, bank: Path
) -> None:
    (done,) = coffer("import", "--json", "--account", "Everyday", str(bank)).objects
    assert set(done) == KEYS | {
        "batch", "accounts", "new", "duplicates", "transfers", "kept_out", "skipped", "waiting",
        "categorised", "refunds", "suggested",
    }  # fmt: skip
    assert (done["new"], done["accounts"], done["duplicates"]) == (3, ["Everyday"], [])
    (again,) = coffer("import", "--json", "--account", "Everyday", str(bank)).objects
    assert again["new"] == 0
    assert {d["line"] for d in again["duplicates"]} == {2, 3, 4}
    assert set(again["duplicates"][0]) == {"line", "of", "why", "score"}
    assert again["batch"] is None
    assert len(coffer.rows()) == 3
    assert "3 already in the books" in coffer("import", "--account", "Everyday", str(bank)).out
    coffer("undo")
    assert coffer.rows() == []


def test_a_new_account_is_named_after_the_file(coffer: Coffer, bank: Path) -> None:
    assert "Bank (new account)" in coffer("import", str(bank)).out


def test_a_dry_run_says_the_same_and_stores_nothing(coffer: Coffer, bank: Path) -> None:
    (dry,) = coffer("import", "--dry-run", "--json", str(bank)).objects
    assert dry["batch"] is None
    assert coffer.rows() == []
    (wet,) = coffer("import", "--json", str(bank)).objects
    assert {**dry, "batch": 0} == {**wet, "batch": 0}


def test_an_import_is_undone_as_one_step_or_by_its_number(coffer: Coffer, bank: Path) -> None:
    coffer("import", str(bank))
    assert "bank.csv" in coffer("undo").out
    assert coffer.rows() == []
    (done,) = coffer("import", "--json", str(bank)).objects
    coffer("add", "account=Everyday", "amount=-1")
    assert len(coffer.rows("--batch", str(done["batch"]))) == 3
    assert "3 transactions" in coffer("undo", "--batch", str(done["batch"])).out
    assert len(coffer.rows()) == 1
    coffer.refused("undo", "--batch", "99")


def test_what_a_file_leaves_open_stops_it_away_from_a_terminal(
    coffer: Coffer, bank: Path, unsettled: Path
) -> None:
    result = coffer.run(
        "import", "--json", str(bank), str(unsettled), "--ledger", str(coffer.ledger)
    )
    assert result.code == 2
    assert result.err.count("\n") == 1
    question = result.objects[1]["questions"][0]
    assert question["id"] in result.err
    assert set(question["choices"]) == {"dmy", "mdy"}
    assert coffer.rows() == []
    assert question["id"] in coffer.refused("import", str(unsettled))
    coffer("import", str(unsettled), "--answer", f"{question['id']}=dmy")
    assert {row["date"] for row in coffer.rows()} == {"2026-03-02", "2026-05-04"}


def test_at_a_terminal_it_is_asked(
    coffer: Coffer, unsettled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal("perhaps\n2\n"))
    monkeypatch.setattr("sys.stderr", Terminal())
    coffer("import", str(unsettled))
    assert {row["date"] for row in coffer.rows()} == {"2026-02-03", "2026-04-05"}


def test_an_answer_is_remembered_as_a_profile(coffer: Coffer, unsettled: Path) -> None:
    coffer("import", str(unsettled), "--answer", "date_order=dmy")
    (profile,) = coffer("profile", "list", "--json").objects
    assert profile["answers"] == {"date_order": "dmy"}
    unsettled.write_text(OPEN.replace("-20.00", "-21.00"), encoding="utf-8")
    coffer("import", str(unsettled))
    assert len(coffer.rows()) == 3
    coffer("profile", "remove", profile["name"])
    assert "none yet" in coffer("profile").out


@pytest.mark.parametrize("answer", ["date_order", "=dmy", "date_order="])
def test_an_answer_has_a_question_and_a_choice(
    coffer: Coffer, unsettled: Path, answer: str
) -> None:
    coffer.refused("import", str(unsettled), "--answer", answer)


def test_a_bad_file_among_good_ones_stores_nothing(
    coffer: Coffer, bank: Path, tmp_path: Path
) -> None:
    junk = tmp_path / "junk.pdf"
    junk.write_bytes(b"%PDF-1.7 ...")
    result = coffer.run("import", "--json", str(bank), str(junk), "--ledger", str(coffer.ledger))
    assert result.code == 2
    assert result.objects[1]["error"]
    assert coffer.rows() == []
    coffer.refused("import", str(tmp_path / "absent.csv"))
    coffer.refused("import", str(bank), "--profile", "Nobody")


def test_refused_rows_are_listed_with_line_text_and_reason(coffer: Coffer, tmp_path: Path) -> None:
    file = tmp_path / "bank.csv"
    file.write_text(BANK.replace("-3.50", "three"), encoding="utf-8")
    out = coffer("import", str(file)).out
    assert "line 4" in out
    assert "BAKERY" in out
    assert len(coffer.rows()) == 2


def test_stated_balances_are_proved_against_the_books(coffer: Coffer, bank: Path) -> None:
    coffer("import", str(bank))
    assert "1 stated balance" in coffer("check").out
    row = next(r for r in coffer.rows() if r["payee"] == "BAKERY")
    coffer("delete", str(row["id"]))
    result = coffer.run("check", "--json", "--ledger", str(coffer.ledger))
    assert result.code == 1
    (finding,) = result.objects[0]["findings"]
    assert finding["kind"] == "statement"
    assert "3.50" in finding["text"]


def test_an_export_is_imported_into_another_ledger(
    coffer: Coffer, bank: Path, tmp_path: Path
) -> None:
    coffer("import", str(bank))
    coffer("export", str(tmp_path / "out.json"))
    other = str(tmp_path / "other.coffer")
    coffer.run("new", "--plain", "--ledger", other)
    coffer.run("import", str(tmp_path / "out.json"), "--ledger", other)
    listed = coffer.run("list", "--json", "--ledger", other).objects
    assert [(r["date"], r["amount"], r["payee"]) for r in listed] == [
        (r["date"], r["amount"], r["payee"]) for r in coffer.rows()
    ]
    assert "exists already" in coffer.refused("export", str(tmp_path / "out.json"))
    coffer("export", str(tmp_path / "out.json"), "--replace")
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["transactions"]


def test_columns_of_a_workbook_are_told_like_those_of_a_table(
    coffer: Coffer, tmp_path: Path
) -> None:
    heads: list[object] = ["Date", "Shop", "Amount", "Charge"]
    path = tmp_path / "bank.xlsx"
    path.write_bytes(workbook([heads, ["2026-01-13", "Kiosk", -12, -1]]))
    (found,) = coffer.run("parse", "--json", "--answer", "amount_column=4", str(path)).objects
    rows = found["rows"]
    assert isinstance(rows, list)
    assert [row["amount"] for row in rows] == ["-1.00"]
