"""A made household of any size for benchmarks and large tests; same seed, same rows."""

from __future__ import annotations

import csv
import random
from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

COLUMNS = [
    "date",
    "account",
    "account_kind",
    "payee",
    "merchant",
    "category",
    "member",
    "amount",
    "note",
]
CATEGORIES = [
    "Groceries",
    "Restaurants",
    "Coffee",
    "Fuel",
    "Shopping",
    "Clothing",
    "Health",
    "Travel",
    "Books",
    "Sport",
    "Gifts",
    "Pets",
]


def write_household(path: Path, rows: int, merchants: int = 1000, end: date | None = None) -> Path:
    """Write about `rows` transactions of five years, by `merchants` shops, as Coffer's own CSV."""
    rng = random.Random(7)
    end = end or date(2026, 11, 18)
    shops = [(f"Shop {n:04d}", CATEGORIES[n % len(CATEGORIES)]) for n in range(merchants)]
    days = 5 * 365
    with path.open("w", newline="", encoding="utf-8") as file:
        out = csv.writer(file)
        out.writerow(COLUMNS)
        for number in range(rows):
            day = end - timedelta(days=days - number * days // rows)
            shop, category = shops[min(int(rng.paretovariate(0.6)) - 1, merchants - 1)]
            amount = f"-{rng.randint(1, 200)}.{rng.randint(0, 99):02d}"
            account, kind = ("Everyday", "checking") if number % 3 else ("Visa", "credit card")
            row = [day, account, kind, f"{shop.upper()} {rng.randint(1, 9999)}", shop, category]
            out.writerow([*row, ("Alex", "Sam")[number % 2], amount, ""])
            if number % 400 == 0:
                pay = [day, "Everyday", "checking", "SALARY", "Northwind", "Salary", "Alex"]
                out.writerow([*pay, "2500.00", ""])
    return path
