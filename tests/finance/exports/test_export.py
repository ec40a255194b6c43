"""What is exported and imported again is the same books."""

from __future__ import annotations

import csv
import json
import tempfile
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from finance.exports.export import ExportError, export
from finance.imports.pipeline import import_files
from finance.ledger.edits import Change, SplitLine
from finance.ledger.filters import Filter
from finance.ledger.ledger import Ledger
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator

ODD = [
    "=1+1",
    "-5",
    "@sum",
    "'=x",
    "Café, “Zoë”",
    'say "hi"',
    "a;b",
    "1,234.56",
    "#N/A",
    "emoji 🧾",
]


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """Give books with everything that an export has to carry."""
    with Ledger.create(tmp_path / "home.coffer") as made:
        _fill(made)
        yield made


def _fill(ledger: Ledger) -> None:
    for member in ("Nora", "Theo"):
        ledger.members.add(member)
    opening = Money.of("100.00", "EUR")
    ledger.accounts.add("Everyday", opening=opening, opening_date=date(2026, 1, 1), member="Nora")
    ledger.accounts.add("Savings", "savings")
    ledger.accounts.add("Dollars", "cash", currency="USD")
    ledger.accounts.add("Yen", "cash", currency="JPY")
    ledger.categories.add("Garden", parent="Home")
    ledger.budgets.set("Groceries", Money.of("300.00", "EUR"), date(2026, 3, 1))
    for number, text in enumerate(ODD):
        change = Change(payee=text, note=text[::-1], merchant=f"Shop {number}", category="Garden")
        ledger.transactions.add("Everyday", date(2026, 2, 1), Money(-100 - number, "EUR"), change)
    parts = [
        SplitLine(Money(-2000, "EUR"), "Groceries", "food"),
        SplitLine(Money(-1000, "EUR"), None, "=soap"),
    ]
    change = Change(payee="Market", member="Theo", tags=("weekend", "=tag"))
    ledger.transactions.add("Everyday", date(2026, 2, 2), Money(-3000, "EUR"), change, parts)
    out = ledger.transactions.add("Everyday", date(2026, 2, 3), Money(-50, "EUR"), Change())
    into = ledger.transactions.add("Savings", date(2026, 2, 4), Money(50, "EUR"), Change())
    ledger.transactions.transfer(out, into)
    ledger.transactions.add("Dollars", date(2026, 2, 5), Money(-999, "USD"), Change(payee="Deli"))
    ledger.transactions.add("Yen", date(2026, 2, 5), Money(-999, "JPY"), Change(payee="Ramen"))


def _said(ledger: Ledger) -> list[Any]:
    """Return what the books say of each transaction, whatever its number is."""
    rows = ledger.transactions.rows(ledger.transactions.ids(Filter(), descending=False))
    by_id = {row.id: row for row in rows}
    found = []
    for row in rows:
        other = by_id.get(row.other_side or 0)
        found.append(
            (
                row.date, row.account, row.amount, row.payee, row.note, row.merchant or "",
                row.member or "", row.tags, row.pending, other and (other.account, other.amount),
                [(part.category, part.amount, part.note) for part in row.splits],
            )
        )  # fmt: skip
    return sorted(found, key=str)


def _again(ledger: Ledger, file: Path) -> Ledger:
    """Return new books that hold what `file` holds."""
    export(ledger, file, replace=True)
    fresh = Ledger.create(file.with_name(f"{file.stem}-again.coffer"))
    import_files(fresh, [file])
    return fresh


@pytest.mark.parametrize("name", ["books.csv", "books.json"])
def test_transactions_come_back_as_they_were(ledger: Ledger, tmp_path: Path, name: str) -> None:
    with _again(ledger, tmp_path / name) as fresh:
        assert _said(fresh) == _said(ledger)
        kinds = {a.name: (a.kind, a.currency) for a in fresh.accounts.all()}
        assert kinds == {a.name: (a.kind, a.currency) for a in ledger.accounts.all()}


@pytest.mark.parametrize("name", ["books.csv", "books.json"])
def test_importing_an_export_into_its_own_books_adds_nothing(
    ledger: Ledger, tmp_path: Path, name: str
) -> None:
    export(ledger, tmp_path / name)
    before = _said(ledger)
    (imported,) = import_files(ledger, [tmp_path / name])
    assert imported.new == 0
    assert _said(ledger) == before


def test_json_carries_what_stands_beside_the_transactions(ledger: Ledger, tmp_path: Path) -> None:
    ledger.accounts.set("Dollars", archived=True)
    with _again(ledger, tmp_path / "books.json") as fresh:
        assert [(a.name, a.opening, a.opening_date, a.member, a.archived, a.balance)
                for a in fresh.accounts.all(archived=True)] == [
            (a.name, a.opening, a.opening_date, a.member, a.archived, a.balance)
            for a in ledger.accounts.all(archived=True)
        ]  # fmt: skip
        assert fresh.budgets.all() == ledger.budgets.all()
        assert fresh.members.names() == ledger.members.names()
        kept = {(c.name, c.kind, c.parent) for c in ledger.categories.all()}
        assert {(c.name, c.kind, c.parent) for c in fresh.categories.all()} == kept
        named = {(m.name, m.category, m.aliases) for m in ledger.merchants.all()}
        assert {(m.name, m.category, m.aliases) for m in fresh.merchants.all()} == named


TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=12)


@settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    rows=st.lists(
        st.tuples(
            st.dates(date(2020, 1, 1), date(2030, 1, 1)),
            st.integers(-(10**12), 10**12).filter(bool),
            TEXT.map(lambda t: " ".join(t.split())),
            TEXT.map(lambda t: " ".join(t.split())),
        ),
        max_size=6,
    ),
    ending=st.sampled_from([".csv", ".json"]),
)
def test_any_text_and_amount_come_back(rows: list[tuple[date, int, str, str]], ending: str) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Ledger.create(Path(folder) / "a.coffer") as made,
    ):
        made.accounts.add("Everyday")
        for day, minor, payee, note in rows:
            change = Change(payee=payee, note=note)
            made.transactions.add("Everyday", day, Money(minor, "EUR"), change)
        before = _said(made)
        with _again(made, Path(folder) / f"a{ending}") as fresh:
            assert _said(fresh) == before


def test_csv_holds_no_cell_that_a_spreadsheet_would_run(ledger: Ledger, tmp_path: Path) -> None:
    file = tmp_path / "books.csv"
    export(ledger, file)
    assert file.read_bytes().startswith(b"\xef\xbb\xbf")
    with file.open(encoding="utf-8-sig", newline="") as opened:
        for row in csv.DictReader(opened):
            Decimal(row.pop("amount"))
            assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row.values())


def test_xlsx_holds_dates_numbers_and_no_formula(ledger: Ledger, tmp_path: Path) -> None:
    export(ledger, tmp_path / "books.xlsx")
    sheet = openpyxl.load_workbook(tmp_path / "books.xlsx")["Transactions"]
    head, *rows = list(sheet.iter_rows())
    names = [cell.value for cell in head]
    assert all(cell.data_type != "f" for row in rows for cell in row)
    by_payee = {str(row[names.index("payee")].value): row for row in rows}
    assert set(ODD) <= set(by_payee)
    deli = by_payee["Deli"]
    assert deli[names.index("date")].value == datetime(2026, 2, 5)  # noqa: DTZ001 - Excel's own
    assert deli[names.index("amount")].value == -9.99
    assert by_payee["Ramen"][names.index("amount")].number_format == "0"


def test_xlsx_takes_text_that_xml_cannot_hold(ledger: Ledger, tmp_path: Path) -> None:
    change = Change(payee="bell\x07", note="x" * 40_000)
    ledger.transactions.add("Everyday", date(2026, 5, 1), Money(-1, "EUR"), change)
    export(ledger, tmp_path / "books.xlsx")
    assert openpyxl.load_workbook(tmp_path / "books.xlsx")["Transactions"].max_row > len(ODD)


def test_json_has_one_transaction_a_line(ledger: Ledger, tmp_path: Path) -> None:
    count = export(ledger, tmp_path / "books.json")
    text = (tmp_path / "books.json").read_text(encoding="utf-8")
    assert len(json.loads(text)["transactions"]) == count
    assert sum(line.startswith('{"id"') for line in text.splitlines()) == count


def test_empty_books_export_and_come_back(tmp_path: Path) -> None:
    with Ledger.create(tmp_path / "empty.coffer") as made:
        for ending in ("csv", "json", "xlsx"):
            assert export(made, tmp_path / f"empty.{ending}") == 0
        assert json.loads((tmp_path / "empty.json").read_text())["transactions"] == []


@pytest.mark.parametrize("name", ["books.pdf", "books", "missing/books.csv", "home.coffer"])
def test_what_cannot_be_written_is_refused(ledger: Ledger, tmp_path: Path, name: str) -> None:
    with pytest.raises(ExportError):
        export(ledger, tmp_path / name)
    assert {p.suffix for p in tmp_path.iterdir()} <= {".coffer", ".coffer-wal", ".coffer-shm"}


def test_a_file_that_is_there_is_kept(ledger: Ledger, tmp_path: Path) -> None:
    file = tmp_path / "statement.csv"
    file.write_text("mine")
    with pytest.raises(ExportError):
        export(ledger, file)
    assert file.read_text() == "mine"


def test_an_export_that_fails_leaves_the_earlier_one(
    ledger: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "books.json"
    export(ledger, file)
    before = file.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("finance.exports.books_json.write_json", full)
    with pytest.raises(ExportError, match="No space"):
        export(ledger, file, replace=True)
    assert file.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir() if "part" in p.name] == []
