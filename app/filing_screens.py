"""Screens of transactions with refunds and with suggested categories."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import screen_states
from app.dialogs.refund import RefundDialog
from app.views.transactions.view import TransactionsView
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.ledger.edits import Change
from finance.ledger.filters import Filter
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from nlu.outcomes import ModelState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from app.screens import Studio
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate

_KNOWN = (
    ("2026-11-01", "-45.00", "MURMEL ROSENHOF", "Childcare"),
    ("2026-11-02", "-38.00", "MURMEL AM SEE", "Childcare"),
    ("2026-11-03", "-19.90", "ZWIRN ATELIER OST", "Clothing"),
    ("2026-11-03", "-24.50", "ZWIRN ATELIER WEST", "Clothing"),
)
_NEW = (
    ("2026-10-12", "-49.90", "IKEA 2203"),
    ("2026-11-14", "-27.80", "ZWIRN ATELIER NORD"),
    ("2026-11-15", "20.00", "IKEA 2203"),
    ("2026-11-16", "-41.00", "MURMEL LINDENALLEE"),
    ("2026-11-17", "-9.60", "QUOKKA 12"),
    ("2026-11-18", "-41.00", "MURMEL LINDENALLEE"),
)


def states(studio: Studio) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the name of each such screen, and what shows it."""
    yield "transactions-refunds", partial(_show, studio, Filter(text="ikea"))
    yield "transactions-suggestions", partial(_show, studio, Filter(start=date(2026, 11, 10)))
    yield "transactions-suggested", partial(_show, studio, Filter(suggested=True))
    yield "transactions-model", partial(_model, studio)
    yield "transactions-asking", partial(_asking, studio)
    studio.window.model.client.say(ModelState("absent"))
    yield "transactions-refund", partial(_refund, studio)
    yield "transactions-refunded", partial(_details, studio)


def _show(studio: Studio, where: Filter) -> TransactionsView:
    screen_states.variant(studio, "Filing", _fill)
    view = studio.open("Filing", "transactions").pages["transactions"]
    assert isinstance(view, TransactionsView)  # noqa: S101 - it is that page
    view.show_argument(where)
    studio.settle()
    view.table.selectRow(0)
    studio.settle()
    return view


def _model(studio: Studio) -> TransactionsView:
    """What has no category, with a model at hand."""
    studio.window.model.client.say(ModelState("ready", "Qwen3 4B, 4-bit"))
    return _show(studio, Filter(uncategorised=True))


def _asking(studio: Studio) -> None:
    view = _model(studio)
    view.asking.start(translate("ModelAsking", "Asking the model for categories"))
    view.asking.advance(3, 11)
    view.asking.show()


def _refund(studio: Studio) -> None:
    view = _show(studio, Filter(text="ikea", amount_min=1))
    info = view.model.info(0)
    if info is not None:
        RefundDialog(view.context, info, view).open()
    studio.settle()


def _details(studio: Studio) -> None:
    view = _show(studio, Filter(text="ikea", amount_max=-4990, amount_min=-4990))
    view.edit()
    studio.settle()


def _fill(ledger: Ledger) -> None:
    account = ledger.accounts.all()[0].name
    _bring(ledger, account, "known.csv", [row[:3] for row in _KNOWN])
    for _, _, payee, category in _KNOWN:
        ids = ledger.transactions.ids(Filter(text=payee))
        ledger.transactions.set(ids, Change(category=category))
    _bring(ledger, account, "new.csv", _NEW)


def _bring(ledger: Ledger, account: str, name: str, rows: Iterable[tuple[str, str, str]]) -> None:
    parsed = ParsedFile(
        name,
        "ofx",
        statements=(ParsedStatement(),),
        rows=tuple(
            ParsedRow(line, date.fromisoformat(day), Decimal(amount), payee=payee)
            for line, (day, amount, payee) in enumerate(rows, 1)
        ),
        signature=name,
    )
    import_parsed(ledger, [parsed], [Source(ledger.path.with_name(name), account)])
