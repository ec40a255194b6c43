"""Screens in states that need books or files of their own: open questions, gaps, rules, reviews."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal
from functools import partial
from typing import TYPE_CHECKING

from app import sample_household, settings, watched
from app.dialogs.reconcile import open_reconcile
from app.dialogs.rule import open_rule
from app.views.accounts.view import AccountsView
from app.views.imports.view import ImportView
from app.views.transactions.view import TransactionsView
from app.workspace import Workspace
from finance.imports.decisions import Decision
from finance.imports.pipeline import import_files, import_parsed
from finance.imports.source import Source
from finance.ledger.filters import Filter
from finance.ledger.ledger import Ledger
from finance.readers.model import ParsedFile, ParsedRow, ParsedStatement
from finance.rules import Conditions, Outcome, RuleInfo, Share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from app.screens import Studio
    from app.views.imports.rows_pane import RowsPane

_LATE = 8  # of November
_AMBIGUOUS = """Date,Description,Amount
03/04/2026,CORNER SHOP 12,-14.50
05/06/2026,BOOKS AND MORE,-12.00
07/08/2026,CITY TRANSPORT,-33.10
09/08/2026,ACME PAYROLL,2310.00
"""
_BROKEN = """Date;Details;Amount
02/11/2026;LIDL 204;-31,40
04/11/2026;GREEN ENERGY;-88,00
31/02/2026;CAFE AMELIE;-6,20
05/11/2026;CINEMA ROYAL;twelve
06/11/2026;BAKERY;-4,80
13/11/2026;ACME PAYROLL;2310,00
"""
_MESSAGES = (
    ("2026-11-12", "-18.40", "Cafe Amelie",
     "Alert: EUR 18.40 spent at CAFE AMELIE on 12-11 with card ending 4821. Bal EUR 902.11"),
    ("2026-11-13", "-62.75", "Station Services",
     "You have paid 62.75 EUR to STATION SERVICES. Not you? Call us."),
    ("2026-11-15", "40.00", "",
     "40.00 EUR were received. Thank you for using QuickPay."),
)  # fmt: skip
_RULES = (
    RuleInfo(
        "Rent", Conditions(text="landlord", direction="out"), Outcome(category="Rent")
    ),
    RuleInfo(
        "Groceries nearby",
        Conditions(text="lidl | market", size_min=Decimal(10)),
        Outcome(category="Groceries", tags=("nearby",)),
    ),
    RuleInfo("Small coins", Conditions(size_max=Decimal("0.05")), Outcome(ignore=True)),
    RuleInfo(
        "Phone and internet",
        Conditions(text="telecom"),
        Outcome(
            split=(
                Share(category="Phone", percent=Decimal(40)),
                Share(category="Internet", percent=Decimal(60)),
            )
        ),
    ),
)  # fmt: skip


def states(studio: Studio) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the name of each such screen, and what shows it."""
    yield "import-ambiguous", partial(_files, studio, {"card-2026.csv": _AMBIGUOUS})
    yield "import-refused", partial(_files, studio, {"november.csv": _BROKEN})
    yield "import-columns", partial(_columns, studio)
    yield "import-mended", partial(_mended, studio)
    yield "import-duplicates", partial(_again, studio)
    yield "import-overruled", partial(_overruled, studio)
    yield "import-reviews", partial(_open, studio, "Messages", "import", add_messages)
    yield "import-paste", partial(_paste, studio)
    yield "import-past", partial(_past, studio)
    yield "import-watched", partial(_watched, studio)
    yield "transactions-always", partial(_always, studio)
    yield "accounts-rules", partial(_rules, studio)
    yield "accounts-norules", partial(_rules, studio, "Household")
    yield "accounts-rule", partial(_rule, studio)
    yield "accounts-reconcile", partial(_reconcile, studio)


def variant(studio: Studio, name: str, fill: Callable[[Ledger], None]) -> None:
    """Make books called `name` out of the household's, once."""
    path = studio.folder / f"{name}.coffer"
    if path.exists():
        return
    with Ledger.open(studio.folder / "Household.coffer") as household:
        household.backup(path)
    with Ledger.open(path) as ledger:
        fill(ledger)


def _open(studio: Studio, name: str, page: str, fill: Callable[[Ledger], None]) -> None:
    variant(studio, name, fill)
    studio.open(name, page)


def _write(studio: Studio, texts: dict[str, str]) -> list[Path]:
    for name, text in texts.items():
        (studio.folder / name).write_text(text, encoding="utf-8")
    return [studio.folder / name for name in texts]


def _files(studio: Studio, texts: dict[str, str]) -> None:
    studio.open("Household", "import").show_page("import", _write(studio, texts))


def _imports(studio: Studio) -> ImportView:
    workspace = studio.window.centralWidget()
    assert isinstance(workspace, Workspace)  # noqa: S101 - the books are open
    view = workspace.pages["import"]
    assert isinstance(view, ImportView)  # noqa: S101 - it is that page
    studio.settle()
    return view


def _columns(studio: Studio) -> None:
    _files(studio, {"november.csv": _BROKEN})
    _imports(studio).cards[0].columns.setChecked(True)


def _rows(studio: Studio) -> RowsPane:
    rows = _imports(studio).cards[0].rows
    assert rows is not None  # noqa: S101 - the file holds some
    return rows


def _mended(studio: Studio) -> None:
    """A row that could not be read, with the dialog that mends it."""
    _files(studio, {"november.csv": _BROKEN})
    rows = _rows(studio)
    rows.table.selectRow(2)
    _choose(rows, 0)


def _overruled(studio: Studio) -> None:
    """One row is left out, another imported although it is there already."""
    _again(studio)
    for row, entry in ((0, 0), (12, 0)):
        rows = _rows(studio)
        rows.table.selectRow(row)
        _choose(rows, entry)
    _rows(studio).table.selectRow(12)


def _choose(rows: RowsPane, entry: int) -> None:
    menu = rows.menu()
    assert menu is not None  # noqa: S101 - something can be decided about the row
    menu.actions()[entry].trigger()


def _again(studio: Studio) -> None:
    """A statement of which the books hold all but the latest rows."""
    folder = studio.folder / "later"
    if not folder.exists():
        folder.mkdir()
        sample_household.write(folder, date(2026, 11, 18))

    (whole,) = (path for path in folder.iterdir() if path.stem == "Joint Account")

    def fill(ledger: Ledger) -> None:
        (batch,) = (b for b in ledger.batches.all() if b.file == whole.name)
        ledger.batches.undo(batch.id)
        earlier = folder / "earlier" / whole.name
        earlier.parent.mkdir()
        lines = whole.read_text("utf-8").splitlines(keepends=True)
        earlier.write_text("".join(line for line in lines if not _is_late(line)), encoding="utf-8")
        import_files(ledger, [earlier])

    variant(studio, "Earlier", fill)
    studio.open("Earlier", "import").show_page("import", [whole])


def _is_late(line: str) -> bool:
    """Whether a line is one of the latest days: `12/11/2026,…`."""
    return line[2:].startswith("/11/2026") and int(line[:2]) >= _LATE


def _first_account(ledger: Ledger) -> str:
    return ledger.accounts.all()[0].name


def add_messages(ledger: Ledger) -> None:
    """Let a few messages wait for a person."""
    rows = tuple(
        ParsedRow(
            number, date.fromisoformat(day), Decimal(amount), payee=payee, text=text, sure=False
        )
        for number, (day, amount, payee, text) in enumerate(_MESSAGES, 1)
    )
    parsed = ParsedFile("messages.xml", "sms", statements=(ParsedStatement(),), rows=rows)
    source = Source(ledger.path.with_name("messages.xml"), _first_account(ledger))
    import_parsed(ledger, [parsed], [source])


def _paste(studio: Studio) -> None:
    view = studio.open("Empty", "import").pages["import"]
    assert isinstance(view, ImportView)  # noqa: S101 - it is that page
    view.paste().text.setPlainText("\n\n".join(text for _, _, _, text in _MESSAGES))


def _past(studio: Studio) -> None:
    view = studio.open("Household", "import").pages["import"]
    assert isinstance(view, ImportView)  # noqa: S101 - it is that page
    studio.settle()
    bar = view.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def _watched(studio: Studio) -> None:
    folder = studio.folder / "Downloads"
    folder.mkdir(exist_ok=True)
    settings.change(watch=str(folder))
    watched.new_files()
    for name in ("statement-november.csv", "card-november.csv"):
        (folder / name).write_text(_BROKEN, encoding="utf-8")
    studio.open("Household", "import")
    settings.change(watch="")


def _always(studio: Studio) -> None:
    view = studio.open("Household", "transactions").pages["transactions"]
    assert isinstance(view, TransactionsView)  # noqa: S101 - it is that page
    view.table.selectRow(1)
    view.offer.consider([view.model.ids[0]], "Groceries")
    studio.settle()


def _add_rules(ledger: Ledger) -> None:
    for rule in _RULES:
        ledger.rules.add(rule)


def _rules(studio: Studio, name: str = "Rules") -> AccountsView:
    variant(studio, "Rules", _add_rules)
    view = studio.open(name, "accounts").pages["accounts"]
    assert isinstance(view, AccountsView)  # noqa: S101 - it is that page
    view.show_section(len(view.chips) - 1)
    return view


def _rule(studio: Studio) -> None:
    view = _rules(studio)
    open_rule(view.context, view, _RULES[1], known=True)
    studio.settle()


def _stated(ledger: Ledger) -> None:
    """Statements of four months; a payment of September is missing in the books."""
    account = ledger.accounts.all()[0]
    for month in (7, 8, 9, 10):
        end = date(2026, month + 1, 1) - timedelta(days=1)
        ids = ledger.transactions.ids(Filter(account=account.name, end=end))
        booked = sum(t.amount.minor for t in ledger.transactions.rows(ids))
        latest = ledger.transactions.get(ids[0])
        ledger.transactions.delete(ids[:1])  # the statement brings it again
        again = {1: Decision("new")}
        row = ParsedRow(1, latest.date, latest.amount.decimal, payee=latest.payee)
        closing = Decimal(account.opening.minor + booked) / 100
        statement = ParsedStatement(closing=closing, closing_date=end)
        name = f"{end:%Y-%m}.sta"
        parsed = ParsedFile(name, "mt940", statements=(statement,), rows=(row,))
        source = Source(ledger.path.with_name(name), account.name, decisions=again)
        import_parsed(ledger, [parsed], [source])
    missing = Filter(
        text="lidl", account=account.name, start=date(2026, 9, 5), end=date(2026, 9, 25)
    )
    ledger.transactions.delete(ledger.transactions.ids(missing)[:1])


def _reconcile(studio: Studio) -> None:
    variant(studio, "Stated", _stated)
    view = studio.open("Stated", "accounts").pages["accounts"]
    assert isinstance(view, AccountsView)  # noqa: S101 - it is that page
    with Ledger.open(studio.folder / "Stated.coffer") as ledger:
        account = _first_account(ledger)
    open_reconcile(view.context, account, view)
    studio.settle()
