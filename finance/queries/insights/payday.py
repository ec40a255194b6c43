"""Pay that has not come when it usually does, and bills that an account cannot meet before it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sqlalchemy import select

from finance.db.tables import Account
from finance.queries.insights.fact import Fact, Kind
from finance.queries.query import Intent, Measure, Period
from finance.queries.rhythm import due_dates
from finance.queries.spans import add_days, unit_end

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from finance.queries.insights.household import Household
    from finance.queries.series import Series

_LATE = 4  # days after the usual one: a weekend and a holiday
_MATTERS = 10  # percent of all regular income


def facts(home: Household) -> list[Fact]:
    """Return the pays that are late, and the accounts that hold less than is due."""
    # A pay that is late would be missed among what comes before the next payday.
    return list(_late(home)) or list(_short(home))


def _late(home: Household) -> Iterator[Fact]:
    whole = sum(series.monthly for series in home.pays)
    for series in home.pays:
        if series.monthly * 100 < whole * _MATTERS or series.rhythm.months > 1:
            continue
        after = add_days(series.dates[-1], 1)
        expected = due_dates(series.dates, series.rhythm, after, None)[0]
        rows = home.rows.get(series.account_id)
        late = expected <= add_days(home.today, -_LATE)
        if (
            not late or rows is None or rows.latest <= expected
        ):  # else only the statement is missing
            continue
        request = home.request(Intent.LAST_TIME, Measure.INCOME, **home.called(series.label))
        told = home.ask(request.query)
        if told.value == home.money(series.amount) and told.date == series.dates[-1]:
            yield Fact(
                Kind.INCOME_LATE, series.label, request.query, told.value, day=expected,
                transactions=told.transactions, share=home.share(series.amount),
            )  # fmt: skip


def _short(home: Household) -> Iterator[Fact]:
    """Yield a fact for each current account that holds less than is due before payday."""
    payday = next((s.due(add_days(home.today, 1), None)[0] for s in home.pays[:1]), None)
    until = add_days(payday, -1) if payday else unit_end(home.today, "month")
    due, pays = _expected(home, home.bills, until), _expected(home, home.pays, until)
    balances = _balances(home)
    for account in home.names.accounts:
        asked, there = due.get(account.id, 0), balances.get(account.id, 0)
        current = account.kind == "checking" and account.currency == home.currency
        if not current or account.archived or not home.reaches(account.id, home.today):
            continue
        if asked <= max(0, there + pays.get(account.id, 0)):
            continue
        request = home.request(
            Intent.UPCOMING, Measure.SPENDING, accounts=(account.name,),
            period=Period(start=home.today, end=until),
        )  # fmt: skip
        told = home.ask(request.query)
        if told.value == home.money(asked):
            yield Fact(
                Kind.SHORT_BEFORE_PAYDAY, account.name, request.query, told.value,
                home.money(there), day=until, transactions=told.transactions,
                share=home.share(asked - there),
            )  # fmt: skip


def _expected(home: Household, found: list[Series], until: date) -> dict[int, int]:
    """Return what is expected of each account up to a day, in minor units."""
    sums: defaultdict[int, int] = defaultdict(int)
    for series in found:
        sums[series.account_id] += series.amount * len(series.due(home.today, until))
    return sums


def _balances(home: Household) -> dict[int, int]:
    """Return what each account holds today, in minor units."""
    openings = select(Account.id, Account.opening)
    return {
        account: opening + (home.rows[account].minor if account in home.rows else 0)
        for account, opening in home.connection.execute(openings).all()
    }
