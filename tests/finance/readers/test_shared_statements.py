from __future__ import annotations

import csv
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING

import pytest

from finance.readers.read import read_file
from tests.helpers.shared import ROOT, shared
from tests.helpers.statements import total

if TYPE_CHECKING:
    from finance.readers.model import ParsedFile

pytestmark = pytest.mark.shared


@cache
def expected() -> list[dict[str, str]]:
    path = ROOT / "statements" / "expected.tsv"
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as lines:
        rows = csv.DictReader(lines, delimiter="\t")
        return [row for row in rows if row["file"].lower().endswith((".csv", ".ofx"))]


def read(name: str) -> ParsedFile:
    return read_file(shared("statements") / "files" / name)


@pytest.mark.parametrize("row", expected(), ids=lambda row: str(row["file"]))
def test_real_statements_yield_what_is_stated(row: dict[str, str]) -> None:
    file = read(row["file"])
    assert file.error is None
    if row["transactions"]:
        assert len(file.rows) == int(row["transactions"])
        assert total(file) == Decimal(row["sum"])
    if row["refused"]:
        assert len(file.refused) == int(row["refused"])


def test_only_the_file_whose_columns_have_no_names_is_asked_about() -> None:
    asked = {row["file"]: [q.id for q in read(row["file"]).questions] for row in expected()}
    assert {name: ids for name, ids in asked.items() if ids} in ({}, {
        name: ["sides"] for name in asked if name.endswith("test_delimiter_tab.csv")
    })  # fmt: skip
