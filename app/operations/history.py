"""Undo and redo, and what the journal's actions are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.context import Context
    from finance.ledger.ledger import Ledger

_LOOKED_BACK = 100


def describe(label: str, detail: str) -> str:
    """Return what an action did, in the words of the window: `Import checking.csv`."""
    words = {
        "account": QCoreApplication.translate("history", "Change account {0}"),
        "member": QCoreApplication.translate("history", "Change member {0}"),
        "budget": QCoreApplication.translate("history", "Set budget of {0}"),
        "category": QCoreApplication.translate("history", "Change category {0}"),
        "category names": QCoreApplication.translate("history", "Name categories anew"),
        "merchant": QCoreApplication.translate("history", "Change merchant {0}"),
        "tag": QCoreApplication.translate("history", "Change tag {0}"),
        "profile": QCoreApplication.translate("history", "Change import profile {0}"),
        "learn": QCoreApplication.translate("history", "Learn “{0}”"),
        "forget": QCoreApplication.translate("history", "Forget what was learnt"),
        "hide": QCoreApplication.translate("history", "Show nothing more about {0}"),
        "hide kind": QCoreApplication.translate("history", "Hide a kind of what stands out"),
        "unhide": QCoreApplication.translate("history", "Show again what stands out"),
        "rule": QCoreApplication.translate("history", "Change rule {0}"),
        "review": QCoreApplication.translate("history", "Decide on {0} waiting messages"),
        "second reading": QCoreApplication.translate("history", "Suggest readings of messages"),
        "add": QCoreApplication.translate("history", "Add {0}"),
        "edit": QCoreApplication.translate("history", "Edit {0} transactions"),
        "split": QCoreApplication.translate("history", "Split a transaction"),
        "delete": QCoreApplication.translate("history", "Delete {0} transactions"),
        "transfer": QCoreApplication.translate("history", "Mark a transfer"),
        "refund": QCoreApplication.translate("history", "Link a refund"),
        "suggest": QCoreApplication.translate("history", "Suggest categories"),
        "accept": QCoreApplication.translate("history", "Accept suggested categories"),
        "reject": QCoreApplication.translate("history", "Reject suggested categories"),
        "import": QCoreApplication.translate("history", "Import {0}"),
        "import undone": QCoreApplication.translate("history", "Take import {0} back"),
    }
    one = {
        "edit": QCoreApplication.translate("history", "Edit a transaction"),
        "delete": QCoreApplication.translate("history", "Delete a transaction"),
        "review": QCoreApplication.translate("history", "Decide on a waiting message"),
    }
    if label in one and detail == "1":
        return one[label]
    return words.get(label, label).format(detail).strip()


def next_steps(ledger: Ledger) -> tuple[str, str]:
    """Return what undo would take back and what redo would do again; empty for nothing."""
    actions = ledger.history(_LOOKED_BACK)
    done = next((a for a in actions if not a.undone), None)
    undone = [a for a in actions if a.undone]
    return (
        describe(done.label, done.detail) if done else "",
        describe(undone[-1].label, undone[-1].detail) if undone else "",
    )


def undo(context: Context) -> None:
    """Take the last action back and say so."""
    _step(context, back=True)


def redo(context: Context) -> None:
    """Do again what was undone last and say so."""
    _step(context, back=False)


def _step(context: Context, *, back: bool) -> None:
    def said(done: tuple[str, str] | None) -> None:
        if done is None:
            context.say(
                QCoreApplication.translate("history", "There is nothing to undo.")
                if back
                else QCoreApplication.translate("history", "There is nothing to redo.")
            )
            return
        pattern = (
            QCoreApplication.translate("history", "Undone: {0}")
            if back
            else QCoreApplication.translate("history", "Done again: {0}")
        )
        context.say(pattern.format(describe(*done)))

    context.read(lambda ledger: ledger.undo() if back else ledger.redo(), said, owner=context)
