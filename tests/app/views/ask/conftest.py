"""A small household to ask about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.views.ask.view import AskView
from tests.helpers.window import opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.context import Context
    from app.tasks import TaskRunner
    from tests.helpers.small_books import Books
    from tests.helpers.window import Show


@pytest.fixture
def household(books: Books) -> Books:
    """Give books with ten months of groceries, fuel, rent and salary."""
    for month in range(2, 12):
        day = f"2026-{month:02d}"
        books.add(f"{day}-03", "-40.10", "LIDL 204", "Groceries", merchant="Lidl")
        books.add(f"{day}-09", "-60.00", "CARREFOUR", "Groceries", merchant="Carrefour")
        books.add(f"{day}-10", "-55.50", "SHELL", "Fuel", merchant="Shell")
        books.add(f"{day}-01", "-900.00", "LANDLORD", "Rent", merchant="Landlord")
        books.add(f"{day}-02", "2500.00", "ACME", "Salary", merchant="Acme")
    return books


@pytest.fixture
def context(household: Books, tasks: TaskRunner) -> Iterator[Context]:
    """Give the household's books as a screen sees them."""
    with opened(household.ledger, tasks) as made:
        yield made


@pytest.fixture
def view(context: Context, show: Show) -> AskView:
    """Give the page, shown, with nothing asked yet."""
    return show(AskView(context))
