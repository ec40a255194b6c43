"""Asking where an export or a backup goes, and doing it with its progress in sight."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from app.operations import books, transactions

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.context import Context

translate = QCoreApplication.translate


def ask(context: Context, parent: QWidget) -> None:
    """Ask for a file and write all of the books into it, in the format of its ending."""
    kinds = {
        translate("export", "Spreadsheet (*.xlsx)"): ".xlsx",
        translate("export", "CSV, the transactions (*.csv)"): ".csv",
        translate("export", "JSON, everything (*.json)"): ".json",
    }
    name, chosen = QFileDialog.getSaveFileName(
        parent,
        translate("export", "Export"),
        str(_folder() / f"{context.ledger.path.stem}.xlsx"),
        ";;".join(kinds),
    )
    if name:
        path = Path(name)
        if path.suffix.lower() not in kinds.values():
            path = path.with_name(f"{path.name}{kinds.get(chosen, '.xlsx')}")
        write(context, path, parent)


def write(context: Context, path: Path, parent: QWidget) -> None:
    """Write all of the books to `path`; a file that is there is replaced."""
    from finance.exports.export import export

    bar = QProgressDialog(
        translate("export", "Exporting"), translate("export", "Cancel"), 0, 0, parent
    )
    bar.setMinimumDuration(300)
    ledger = context.ledger

    def advance(done: int, total: int | None) -> None:
        bar.setRange(0, total or 0)
        bar.setValue(done)

    def done(count: int) -> None:
        bar.reset()
        said = translate("export", "Written to {0}: {1}")
        context.say(said.format(path.name, transactions.count_text(count)))

    def failed(error: Exception) -> None:
        bar.reset()
        context.tasks.failed.emit(error)

    task = context.tasks.files(
        lambda task: export(ledger, path, replace=True, progress=task.report),
        done,
        owner=bar,
        failed=failed,
        progress=advance,
    )
    bar.canceled.connect(task.cancel)
    bar.finished.connect(bar.deleteLater)


def ask_backup(context: Context, parent: QWidget) -> None:
    """Ask for a file and copy the ledger to it, checked."""
    today = context.today().isoformat()
    name, _ = QFileDialog.getSaveFileName(
        parent,
        translate("export", "Back up"),
        str(_folder() / f"{context.ledger.path.stem} {today}.coffer"),
        translate("export", "Ledgers (*.coffer)"),
    )
    if name:
        path = Path(name)
        path = path if path.suffix else path.with_suffix(".coffer")
        back_up(context, path, context)


def back_up(
    context: Context,
    to: Path | None,
    owner: QObject,
    then: Callable[[], None] | None = None,
) -> None:
    """Copy the ledger to `to`, or beside it, say where the copy is, and call `then`."""

    def done(path: Path) -> None:
        if then is not None:
            then()
        named = translate("export", "Backed up and checked: {0}").format(path.name)
        context.say(translate("export", "Backed up and checked") if to is None else named)

    own = context.books

    context.tasks.books(lambda _: books.back_up(own, to), done, owner=owner)


def _folder() -> Path:
    folder = platformdirs.user_documents_path()
    return folder if folder.is_dir() else Path.home()
