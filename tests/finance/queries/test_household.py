"""Every intent asked of a made household of two years, against its own truth."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections import Counter, defaultdict
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

import pytest

from finance.money import Money
from finance.queries.query import Period
from tests.helpers.asker import Asker, question
from tests.helpers.books import Books, Entry, blank, write
from tests.helpers.motley import TODAY
from tests.helpers.shared import shared

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.queries.answer import Answer

pytestmark = pytest.mark.shared
OCTOBER = Period(start=date(2026, 10, 1), end=date(2026, 10, 31))
SEPTEMBER = Period(start=date(2026, 9, 1), end=date(2026, 9, 30))
YEAR = Period(start=date(2025, 11, 19), end=TODAY)
RUNNING = Period(start=date(2026, 11, 1), end=TODAY)
KINDS = {"Salary": "income", "Interest": "income", "Transfer": "transfer"}
Truth = list[dict[str, str]]


@pytest.fixture(scope="module")
def truth(tmp_path_factory: pytest.TempPathFactory) -> Truth:
    out = tmp_path_factory.mktemp("household")
    make = shared("household/make.py")
    subprocess.run([sys.executable, make, out, "--end", str(TODAY)], check=True)
    with (out / "truth.csv").open(newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def asked(truth: Truth, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    books = Books(
        {r["account"]: (r["account_kind"], "EUR") for r in truth},
        {r["category"]: (KINDS.get(r["category"], "expense"), None) for r in truth},
    )
    books.budgets = [
        ("Groceries", date(2026, 1, 1), 60000),
        ("Restaurants", date(2026, 1, 1), 15000),
    ]
    books.entries = [
        Entry(
            date.fromisoformat(r["date"]),
            _minor(r),
            r["category"],
            r["merchant"] or None,
            r["account"],
            r["member"],
            r["payee"],
            note=r["note"],
        )
        for r in truth
    ]
    path = tmp_path_factory.mktemp("household") / "books.coffer"
    engine = write(books, blank(path))
    with engine.connect() as connection:
        yield Asker(books, connection)
    engine.dispose()


def _minor(row: dict[str, str]) -> int:
    return int(Decimal(row["amount"]) * 100)


def _in(row: dict[str, str], period: Period | None) -> bool:
    day = date.fromisoformat(row["date"])
    if period is None or period.start is None or period.end is None:
        return True
    return period.start <= day <= period.end


def _sum(truth: Truth, period: Period | None = None, kind: str = "expense", **wanted: str) -> int:
    minor = sum(
        _minor(r)
        for r in truth
        if _in(r, period)
        and KINDS.get(r["category"], "expense") == kind
        and all(r[column] == value for column, value in wanted.items())
    )
    return -minor if kind == "expense" else minor


def _value(answer: Answer) -> int:
    assert answer.value is not None
    return answer.value.minor


def test_totals(asked: Asker, truth: Truth) -> None:
    groceries = question("total", period=OCTOBER, categories=("Groceries",))
    assert _value(asked.ask(groceries)) == _sum(truth, OCTOBER, category="Groceries")
    sam = question("total", period=YEAR, categories=("Clothing",), members=("Sam",))
    assert _value(asked.ask(sam)) == _sum(truth, YEAR, category="Clothing", member="Sam")
    assert _value(asked.ask(question("total"))) == _sum(truth)
    income = question("total", "income", YEAR)
    assert _value(asked.ask(income)) == _sum(truth, YEAR, "income")


def test_counts_and_lists(asked: Asker, truth: Truth) -> None:
    coffee = [r for r in truth if r["merchant"] == "Starbucks" and _in(r, OCTOBER)]
    query = question("count", "any", OCTOBER, merchants=("Starbucks",))
    assert asked.ask(query).count == len(coffee)
    query = question("list", "any", OCTOBER, accounts=("Visa Card",), amount_min=Decimal(50))
    large = [
        r
        for r in truth
        if r["account"] == "Visa Card" and _in(r, OCTOBER) and abs(_minor(r)) >= 5000
    ]
    assert asked.ask(query).count == len(large)
    last = max(r["date"] for r in truth if r["merchant"] == "Fnac")
    got = asked.ask(question("last_time", merchants=("Fnac",)))
    assert got.date == date.fromisoformat(last)
    first = min(r["date"] for r in truth if r["merchant"] == "Spotify")
    got = asked.ask(question("first_time", "any", merchants=("Spotify",)))
    assert got.date == date.fromisoformat(first)


def test_largest_and_smallest(asked: Asker, truth: Truth) -> None:
    sizes = sorted(-_minor(r) for r in truth if r["merchant"] == "IKEA")
    top = asked.ask(question("largest", merchants=("IKEA",), limit=3))
    assert [row.value for row in top.rows] == [Money(m, "EUR") for m in sizes[:-4:-1]]
    assert _value(asked.ask(question("smallest", merchants=("IKEA",)))) == sizes[0]


def test_averages(asked: Asker, truth: Truth) -> None:
    monthly = question("average", period=YEAR, categories=("Groceries",), unit="month")
    expected = Decimal(_sum(truth, YEAR, category="Groceries")) / 12
    assert _value(asked.ask(monthly)) == int(expected.quantize(Decimal(1)))
    salary = question("average", "income", YEAR, categories=("Salary",), unit="year")
    assert _value(asked.ask(salary)) == _sum(truth, YEAR, "income", category="Salary")


def test_breakdowns(asked: Asker, truth: Truth) -> None:
    sums: Counter[str] = Counter()
    for r in truth:
        if _in(r, OCTOBER) and r["category"] not in KINDS:
            sums[r["category"]] -= _minor(r)
    rows = asked.ask(question("breakdown", period=OCTOBER)).rows
    assert [(r.label, r.value) for r in rows] == [
        (label, Money(minor, "EUR")) for label, minor in sums.most_common()
    ]
    shops = asked.ask(question("breakdown", period=YEAR, group_by="merchant", limit=5)).rows
    assert shops[0].label == "Harbour Homes"
    assert len(shops) == 5


def test_trends(asked: Asker, truth: Truth) -> None:
    by_month: defaultdict[str, int] = defaultdict(int)
    for r in truth:
        if _in(r, YEAR) and r["category"] == "Fuel":
            by_month[r["date"][:7]] -= _minor(r)
    trend = asked.ask(question("trend", period=YEAR, categories=("Fuel",)))
    assert [(str(row.start)[:7], row.value) for row in trend.rows] == [
        (month, Money(minor, "EUR")) for month, minor in sorted(by_month.items())
    ]
    assert [row.partial for row in trend.rows] == [True, *[False] * 11, True]
    whole = {m: v for m, v in by_month.items() if m not in {"2025-11", "2026-11"}}
    most = asked.ask(question("extreme_period", period=YEAR, categories=("Fuel",)))
    assert _value(most) == max(whole.values())
    least = question("extreme_period", period=YEAR, categories=("Fuel",), order="least")
    assert _value(asked.ask(least)) == min(whole.values())


def test_comparisons(asked: Asker, truth: Truth) -> None:
    months = question(
        "compare", period=OCTOBER, other_period=SEPTEMBER, categories=("Restaurants",)
    )
    first, second = (_sum(truth, p, category="Restaurants") for p in (OCTOBER, SEPTEMBER))
    assert _value(asked.ask(months)) == first - second
    shops = question("compare", period=YEAR, merchants=("Lidl", "Carrefour"))
    first, second = (_sum(truth, YEAR, merchant=m) for m in ("Lidl", "Carrefour"))
    assert _value(asked.ask(shops)) == first - second
    usual = asked.ask(question("compare_to_usual", period=RUNNING, categories=("Coffee",)))
    past = [Period(start=date(2026, month, 1), end=date(2026, month, 18)) for month in (8, 9, 10)]
    mean = Decimal(sum(_sum(truth, p, category="Coffee") for p in past)) / 3
    assert usual.rows[1].value == Money(int(mean.quantize(Decimal(1))), "EUR")
    assert _value(usual) == _sum(truth, RUNNING, category="Coffee")


def test_shares_and_cash_flow(asked: Asker, truth: Truth) -> None:
    share = asked.ask(question("share", period=OCTOBER, categories=("Groceries",)))
    part, whole = _sum(truth, OCTOBER, category="Groceries"), _sum(truth, OCTOBER)
    assert share.percent == (Decimal(part) * 100 / whole).quantize(Decimal("0.01"))
    rent = asked.ask(question("share", "income", OCTOBER, categories=("Rent",)))
    income = _sum(truth, OCTOBER, "income")
    assert rent.percent == (Decimal(118500) * 100 / income).quantize(Decimal("0.01"))
    flow = asked.ask(question("cash_flow", "net", OCTOBER))
    assert _value(flow) == income - whole


def test_balances(asked: Asker, truth: Truth) -> None:
    everyday = [r for r in truth if r["account"] == "Everyday"]
    end = [r for r in everyday if r["date"] <= "2026-09-30"]
    query = question("balance", "any", SEPTEMBER, accounts=("Everyday",))
    assert _value(asked.ask(query)) == sum(map(_minor, end))
    assert _value(asked.ask(question("net_worth", "any"))) == sum(map(_minor, truth))


def test_budgets(asked: Asker, truth: Truth) -> None:
    november = Period(start=date(2026, 11, 1), end=date(2026, 11, 30))
    got = asked.ask(question("budget", period=november, categories=("Groceries",)))
    assert _value(got) == 60000 - _sum(truth, november, category="Groceries")
    assert asked.ask(question("budget", period=november)).count == 2


def test_bills_and_paydays(asked: Asker) -> None:
    bills = {row.label: row for row in asked.ask(question("recurring")).rows}
    assert bills.keys() - {"City Transit"} == {
        "Harbour Homes", "EDF", "Aqua Water", "GasCo", "FibreNet", "MobileOne", "Netflix",
        "Spotify", "Gym Forma", "Allianz", "AutoSure", "Little Stars", "Tax Office", "iCloud",
    }  # fmt: skip
    assert (bills["Netflix"].value, bills["Netflix"].unit) == (Money(1599, "EUR"), "month")
    assert bills["Aqua Water"].unit == "quarter"
    assert bills["Allianz"].unit == "year"
    rent = asked.ask(question("upcoming", categories=("Rent",)))
    assert (rent.date, rent.value) == (date(2026, 12, 1), Money(118500, "EUR"))
    assert asked.ask(question("upcoming", "income")).date == date(2026, 11, 26)
    assert asked.ask(question("unusual", "any", RUNNING)).empty
