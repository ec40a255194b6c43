"""The made-up household that is kept beside the repository: its statements and its truth."""

from __future__ import annotations

import csv
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.helpers.shared import shared

TODAY = date(2026, 11, 18)


@dataclass(frozen=True)
class Truth:
    """One row of truth.csv."""

    date: date
    account: str
    payee: str
    merchant: str
    category: str
    member: str
    amount: Decimal


@cache
def household() -> Path:
    """Return a folder with the household's files, made once; skip where the maker is absent."""
    maker = shared("household/make.py")
    folder = Path(mkdtemp(prefix="household-"))
    subprocess.run([sys.executable, maker, folder, "--end", TODAY.isoformat()], check=True)
    return folder


def truth() -> list[Truth]:
    """Return every row that is true of the household."""
    with (household() / "truth.csv").open(newline="", encoding="utf-8") as file:
        return [
            Truth(
                date.fromisoformat(row["date"]),
                row["account"],
                row["payee"],
                row["merchant"],
                row["category"],
                row["member"],
                Decimal(row["amount"]),
            )
            for row in csv.DictReader(file)
        ]
