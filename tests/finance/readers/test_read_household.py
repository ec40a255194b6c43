from __future__ import annotations

import csv
import subprocess
import sys
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.payee_book import payee_book
from finance.payees import clean_payee
from finance.readers.read import read_file
from tests.helpers.shared import shared

if TYPE_CHECKING:
    from pathlib import Path

    from finance.readers.model import ParsedFile

pytestmark = pytest.mark.shared

FILES = {"checking.csv": "Everyday", "card.csv": "Visa Card", "savings.ofx": "Rainy Day Savings"}


@pytest.fixture(scope="module")
def household(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("household")
    script = shared("household/make.py")
    subprocess.run([sys.executable, str(script), str(out), "--end", "2026-11-18"], check=True)
    return out


def truth(household: Path, account: str | None = None) -> list[dict[str, str]]:
    with (household / "truth.csv").open(encoding="utf-8") as lines:
        return [row for row in csv.DictReader(lines) if account in {None, row["account"]}]


@pytest.mark.parametrize("name", FILES)
def test_every_row_with_the_right_sign_and_no_question(household: Path, name: str) -> None:
    file = read_file(household / name)
    wanted = sorted(
        (r["date"], Decimal(r["amount"]), r["payee"]) for r in truth(household, FILES[name])
    )
    assert sorted((r.date.isoformat(), r.amount, r.payee) for r in file.rows) == wanted
    assert (file.questions, file.refused, file.error) == ((), (), None)


def test_kinds_and_balances(household: Path) -> None:
    found = {name: read_file(household / name).statements[0] for name in FILES}
    assert [found[name].kind for name in FILES] == ["checking", "credit card", "savings"]
    assert [found[name].balances for name in FILES] == ["ok", "not stated", "ok"]
    assert (found["checking.csv"].currency, found["checking.csv"].opening) == (
        "EUR",
        Decimal("3200.00"),
    )


def test_our_own_export_arrives_whole(household: Path) -> None:
    file = read_file(household / "truth.csv")
    wanted = [
        (r["account"], r["category"], r["member"], Decimal(r["amount"])) for r in truth(household)
    ]
    assert [(r.account, r.category, r.member, r.amount) for r in file.rows] == wanted
    assert file.format == "coffer"


def test_most_categories_come_from_the_book_and_one_correction_a_merchant(household: Path) -> None:
    rows = [row for row in truth(household) if row["account"] in FILES.values()]
    corrected: dict[str, str] = {}
    right = 0
    for row in rows:
        wanted = row["category"].lower().replace(" ", "_")
        match = payee_book().match(row["payee"])
        name = clean_payee(row["payee"])
        got = corrected.get(name) or (match.category_key if match else None)
        right += got == wanted
        if got != wanted:
            corrected[name] = wanted
    assert right >= len(rows) * 0.95


def test_rows_of_one_merchant_share_a_name(household: Path) -> None:
    names: dict[str, set[str]] = {}
    for row in truth(household):
        if row["merchant"] and not row["note"]:
            names.setdefault(row["merchant"], set()).add(clean_payee(row["payee"]))
    assert {merchant: found for merchant, found in names.items() if len(found) > 1} == {}


def test_reading_twice_gives_the_same(household: Path) -> None:
    def once() -> list[ParsedFile]:
        return [read_file(household / name) for name in FILES]

    assert once() == once()
