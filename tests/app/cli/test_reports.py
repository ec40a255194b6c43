"""Lists and reports: filters, sums, periods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer

TODAY = ("--today", "2026-11-18")


@pytest.fixture
def coffer(coffer: Coffer) -> Coffer:
    """Give two months of spending and income on one account."""
    coffer("member", "add", "Nora")
    for day, amount, payee, category in (
        ("2026-10-03", "-40.00", "Lidl", "Groceries"),
        ("2026-10-21", "-30", "Sushi Zen", "Restaurants"),
        ("2026-10-28", "1000", "Payroll", "Salary"),
        ("2026-11-02", "-10", "Lidl", "Groceries"),
        ("2026-11-03", "-7", "Unknown shop", ""),
    ):
        coffer(
            "add", "account=Everyday", f"date={day}", f"amount={amount}", f"payee={payee}",
            f"category={category}", "member=Nora",
        )  # fmt: skip
    return coffer


def _report(coffer: Coffer, *words: str) -> Any:
    (told,) = coffer("report", *words, "--json", *TODAY).objects
    return told


@pytest.mark.parametrize(
    ("words", "payees"),
    [
        (["lidl"], ["Lidl", "Lidl"]),
        (["--from", "2026-11-01"], ["Unknown shop", "Lidl"]),
        (["--to", "2026-10-03"], ["Lidl"]),
        (["--category", "groceries"], ["Lidl", "Lidl"]),
        (["--uncategorised"], ["Unknown shop"]),
        (["--min", "500"], ["Payroll"]),
        (["--max=-30"], ["Sushi Zen", "Lidl"]),
        (["--sort", "amount", "--oldest", "--limit", "2"], ["Lidl", "Sushi Zen"]),
        (["--account", "everyday", "--member", "nora", "--limit", "1"], ["Unknown shop"]),
    ],
)
def test_filters_narrow(coffer: Coffer, words: list[str], payees: list[str]) -> None:
    assert [row["payee"] for row in coffer.rows(*words)] == payees


@pytest.mark.parametrize("words", [["--category", "Nothing"], ["--member", "Nobody"]])
def test_unknown_names_are_said(coffer: Coffer, words: list[str]) -> None:
    coffer.refused("list", *words)


def test_a_list_is_added_up_and_says_what_it_leaves_out(coffer: Coffer) -> None:
    out = coffer("list", "--limit", "2").out
    assert "5 transactions: out −€87.00, in €1,000.00" in out
    assert "--limit 0" in out
    assert coffer("list", "nothing like it").out == "No transactions.\n"


def test_amounts_stand_under_each_other(coffer: Coffer) -> None:
    rows = coffer("list").out.splitlines()[1:6]
    assert len({len(row) for row in rows}) == 1


def test_spending_by_category_merchant_and_month(coffer: Coffer) -> None:
    by_category = _report(coffer, "spending", "--month", "2026-10")
    assert by_category["value"] == "70.00"
    assert [(r["label"], r["value"]) for r in by_category["rows"]] == [
        ("Groceries", "40.00"), ("Restaurants", "30.00"),
    ]  # fmt: skip
    by_month = _report(coffer, "spending", "--by", "month", "--from", "2026-10-01")
    assert [r["value"] for r in by_month["rows"]] == ["70.00", "17.00"]
    assert "Groceries" in coffer("report", "spending", "--year", "2026").out


def test_cash_flow_income_and_net_worth(coffer: Coffer) -> None:
    flow = _report(coffer, "cash-flow", "--month", "2026-10")
    assert flow["value"] == "930.00"
    assert {r["label"]: r["value"] for r in flow["rows"]}["out"] == "70.00"
    assert _report(coffer, "income", "--month", "2026-10")["value"] == "1000.00"
    assert _report(coffer, "net-worth")["value"] == "1013.00"
    assert "€1,013.00" in coffer("report", "net-worth").out
    assert _report(coffer, "cash-flow", "--by", "month")["by"] == "month"


def test_recurring_and_budget_reports(coffer: Coffer) -> None:
    assert _report(coffer, "recurring")["rows"] == []
    assert "nothing to report" in coffer("report", "recurring").out
    coffer("budget", "set", "Groceries", "100", "--month", "2026-10")
    assert _report(coffer, "budget", "--month", "2026-10")["value"] == "60.00"
    out = coffer("report", "budget", "--month", "2026-10").out
    assert "Left" in out


@pytest.mark.parametrize(
    "words",
    [
        ["spending", "--month", "2026-10", "--year", "2026"],
        ["spending", "--from", "2026-11-01", "--to", "2026-10-01"],
        ["net-worth", "--by", "month"],
        ["spending", "--month", "October"],
        ["spending", "--year", "0"],
    ],
)
def test_reports_that_make_no_sense_are_refused(coffer: Coffer, words: list[str]) -> None:
    coffer.refused("report", *words)
