"""Screens of what is suggested: refunds, categories, and how to read messages that wait."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app import screen_states
from app.dialogs.refund import RefundDialog
from app.views.imports.view import ImportView
from app.views.transactions.view import TransactionsView
from finance.imports.pipeline import import_parsed
from finance.imports.source import Source
from finance.ledger.edits import Change
from finance.ledger.filters import Filter
from finance.ledger.second_readings import SecondReading
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from nlu.outcomes import ModelState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from app.screens import Studio
    from app.views.imports.review_queue import ReviewQueue
    from finance.ledger.ledger import Ledger

translate = QCoreApplication.translate

_TITLE = "Qwen3 4B, 4-bit"
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
    yield "import-suggested", partial(_messages, studio)
    yield "import-asking", partial(_reading, studio)
    yield "import-unused", partial(_unused, studio)
    studio.window.model.unused = ""
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
    studio.window.model.client.say(ModelState("ready", _TITLE))
    return _show(studio, Filter(uncategorised=True))


def _asking(studio: Studio) -> None:
    view = _model(studio)
    view.asking.start(translate("ModelAsking", "Asking the model for categories"))
    view.asking.advance(3, 11)
    view.asking.show()


def _messages(studio: Studio) -> ReviewQueue:
    """Messages of which a model has read all but one."""
    screen_states.variant(studio, "Suggested", _suggest)
    studio.window.model.client.say(ModelState("ready", _TITLE))
    view = studio.open("Suggested", "import").pages["import"]
    assert isinstance(view, ImportView)  # noqa: S101 - it is that page
    studio.settle()
    view.start.reviews.list.selectRow(2)
    return view.start.reviews


def _reading(studio: Studio) -> None:
    asking = _messages(studio).asking
    asking.offer.hide()
    bar = asking.bar
    bar.start(translate("ReviewAsking", "Asking the model how to read the messages"))
    bar.advance(1, 3)
    bar.show()


def _unused(studio: Studio) -> None:
    """A small model is installed, but its part is off."""
    screen_states.variant(studio, "Messages", screen_states.add_messages)
    studio.open("Messages", "import")
    studio.window.model.unused = "SmolLM2 135M, 4-bit"
    studio.window.model.client.say(ModelState("absent"))


def _suggest(ledger: Ledger) -> None:
    screen_states.add_messages(ledger)
    first, _, last = ledger.reviews.all()
    refund = SecondReading(_TITLE, "read", "refund", Decimal("40.00"), "EUR", 1, "QuickPay")
    ledger.reviews.keep({first.id: SecondReading(_TITLE, "no payment"), last.id: refund})


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
