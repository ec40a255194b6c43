from __future__ import annotations

import csv
import io
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from finance.errors import ImportFileError
from finance.readers.chunked import Chunked
from finance.readers.read import read_file
from tests.helpers.statements import amounts, held, read_long, reasons

HEADERS: tuple[list[str], ...] = (
    ["Date", "Description", "Amount"],
    ["Date", "Description", "Amount", "Balance"],
    ["Date", "Description", "Debit", "Credit", "Balance"],
    ["Buchungstag", "Valuta", "Empfänger", "Verwendungszweck", "Betrag", "Währung"],
    ["Account", "Date", "Payee", "Amount", "Reference"],
    ["Date", "Description", "Amount", "Debit/Credit"],
    ["Date", "Description", "Type", "Fee", "Amount", "Balance"],
    ["Date", "Status", "Payee", "Amount", "Currency"],
    [],
)
PAYEES = st.sampled_from(
    [
        "Shop",
        "Rent, Elm St",
        "Müller; Söhne",
        "two\nlines",
        'a "quote',
        "SALARY ACME",
        "Interest",
        "",
    ]
)
CELLS = {
    "Description": PAYEES,
    "Payee": PAYEES,
    "Empfänger": PAYEES,
    "Verwendungszweck": PAYEES,
    "Status": st.sampled_from(["Completed", "Completed", "Pending", "Declined"]),
    "Type": st.sampled_from(["Sale", "Payment", "Return"]),
    "Debit/Credit": st.sampled_from(["D", "C"]),
    "Account": st.sampled_from(["A1", "B2", "A1"]),
    "Währung": st.sampled_from(["EUR", "USD", ""]),
    "Currency": st.sampled_from(["EUR", "USD", ""]),
    "Reference": st.integers(0, 30).map(str),
    "Fee": st.sampled_from(["0", "1.50", ""]),
}
DATES = ("%d/%m/%Y", "%m/%d/%Y", "%Y-%m-%d", "%d.%m.%y", "%d %b %Y", "%d/%m/%Y %H:%M", "%d/%m")
ODD = st.sampled_from(
    [["Total", "", "12.00"], ["junk"], ["99/99/2024", "x", "n/a"], [""], ["", "", "5"]]
)
ABOVE = st.sampled_from(
    [["Account", "DE02120300000000202051"], ["Opening balance", "10.00"], ["Export"]]
)


@st.composite
def tables(draw: st.DrawFn) -> list[list[str]]:
    header = draw(st.sampled_from(HEADERS))
    order, comma = draw(st.sampled_from(DATES)), draw(st.booleans())
    day, balance = date(2024, draw(st.integers(1, 12)), 3), 1000
    rows = []
    for step in draw(st.lists(st.integers(-900, 900), max_size=40)):
        day, balance = day + timedelta(days=abs(step) % 9), balance + step
        money = [f"{value}.{abs(step) % 100:02d}" for value in (step, abs(step), balance)]
        amount, side, after = (text.replace(".", ",") if comma else text for text in money)
        own = {
            "Amount": amount,
            "Betrag": amount,
            "Debit": side if step < 0 else "",
            "Credit": side if step >= 0 else "",
            "Balance": after,
            "Date": day.strftime(order),
            "Buchungstag": day.strftime(order),
            "Valuta": day.strftime(order),
        }
        names = header or HEADERS[1]
        rows.append([own[name] if name in own else draw(CELLS[name]) for name in names])
        if draw(st.integers(0, 15)) == 0:
            rows.append(draw(st.one_of(ODD, st.just(header or ["x"]))))
    above, below = draw(st.lists(ABOVE, max_size=3)), draw(st.lists(ODD, max_size=2))
    return [*above, *([header] if header else []), *rows, *below]


# The first column of dates is half of something else, the second is one of days and months.
_HALF_DATED = (
    b'""Buchungstag","Valuta","Verwendungszweck","Betrag"\n"03/01","03/01","Shop","0.00"\n'
    b'"Total","","12.00"\n'
)


@st.composite
def files(draw: st.DrawFn) -> bytes:
    out = io.StringIO()
    dialect = draw(st.sampled_from(["unix", "excel"]))  # all cells quoted, or where they must be
    delimiter = draw(st.sampled_from(",;\t"))
    csv.writer(out, dialect, delimiter=delimiter, lineterminator="\n").writerows(draw(tables()))
    text = out.getvalue()
    if text and draw(st.integers(0, 8)) == 0:
        place = draw(st.integers(0, len(text)))
        text = text[:place] + '"' + text[place:]
    text = text.rstrip("\n") if draw(st.booleans()) else text
    text = text.replace("\n", draw(st.sampled_from(["\n", "\r\n", "\r"])))
    encoding = draw(st.sampled_from(["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-be"]))
    return text.encode(encoding) + b"\x00" * draw(st.sampled_from([0, 0, 7, 300]))


@settings(deadline=None)
@example(_HALF_DATED, 20, {})
@given(files(), st.integers(20, 400), st.sampled_from([{}, {"sign": "inverted", "header": "2"}]))
def test_a_long_file_is_read_as_a_short_one(
    data: bytes, block: int, answers: dict[str, str]
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "card.csv"
        path.write_bytes(data)
        short = read_file(path, answers)
        assume(short.format != "sms")  # nobody pastes messages by the megabyte
        assert held(read_long(path, block=block, answers=answers)) == held(short)


def statement(count: int = 200) -> str:
    rows = [f"2026-01-{i % 28 + 1:02d},Shop {i},-{i}.25" for i in range(1, count + 1)]
    return "\n".join(["Date,Description,Amount", *rows, ""])


def test_the_rows_of_a_long_file_are_made_again_in_any_order(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(statement())
    file = read_long(path)
    assert isinstance(file.rows, Chunked)
    assert (file.rows[150].payee, file.rows[3].payee, file.rows[-1].line) == (
        "Shop 151",
        "Shop 4",
        201,
    )
    assert [row.line for row in file.rows] == list(range(2, 202))
    assert reasons(file) == [(1, "header")]


def test_a_quoted_cell_may_run_over_the_end_of_a_block(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    note = "\n".join(f"line {i} of a long note" for i in range(12))
    path.write_text(statement(20) + f'2026-01-30,"{note}",-7.00\n2026-01-31,Last,-8.00\n')
    file = read_long(path, block=64)
    assert amounts(file)[-2:] == ["-7.00", "-8.00"]
    assert [row.line for row in file.rows][-2:] == [22, 34]


def test_the_last_row_of_a_long_file_can_settle_how_the_first_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    rows = [f"0{i % 9 + 1}/02/2026;Shop;-1,00{i % 10}" for i in range(900)]
    path.write_text("\n".join(["Date;Description;Amount", *rows, "02/28/2026;Shop;-1,000.50"]))
    file = read_long(path)
    assert (file.rows[0].date, str(file.rows[0].amount)) == (date(2026, 1, 2), "-1000")
    assert not file.questions


def test_several_tables_in_a_long_file_stay_apart(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(
        statement(50) + "\nAccount,Other\nDate,Payee,Debit,Credit\n2026-02-01,x,5.00,\n"
    )
    assert held(read_long(path)) == held(read_file(path))
    assert len(read_long(path).rows) == 51


def test_many_refused_rows_of_a_long_file_are_made_again_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("finance.readers.kept._MOST", 10)
    path = tmp_path / "a.csv"
    path.write_text(statement(30) + "2026-01-01,Shop,n/a\n" * 30 + "2026-01-01,Shop,0.00\n" * 30)
    file = read_long(path)
    assert isinstance(file.refused, Chunked)
    assert [line.line for line in file.refused] == list(range(32, 62))
    assert reasons(file) == [(1, "header"), *((i, "zero amount") for i in range(62, 92))]


def test_a_file_that_changes_after_it_was_read_is_not_mixed_up(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text(statement())
    file = read_long(path)
    path.write_text(statement(100))
    with pytest.raises(ImportFileError, match=r"a\.csv has changed"):
        tuple(file.rows)


def test_our_own_export_can_be_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("finance.readers.kept._MOST", 10)
    path = tmp_path / "a.csv"
    rows = [
        f"2026-01-{i % 28 + 1:02d},{'Cash' if i % 3 else 'Bank'},Shop {i},-{i}.25"
        for i in range(90)
    ]
    path.write_text("\n".join(["date,account,payee,amount", *rows, "2026-01-01,Cash,x,much"]))
    file = read_long(path)
    assert isinstance(file.rows, Chunked)
    assert held(file) == held(read_file(path))
    assert (file.format, len(file.rows), len(file.refused)) == ("coffer", 90, 1)
