"""Taking the last operations back and doing them again."""

from __future__ import annotations

from datetime import UTC
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import counted, print_json, table

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from finance.ledger.ledger import Ledger


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `undo` and `redo`."""
    undo = options.command(commands, "undo", _undo, "Take the last operation back", json=True)
    undo.add_argument("--list", action="store_true", help="show the last operations instead")
    undo.add_argument(
        "--batch", type=int, metavar="N", help="take import number N back, whenever it was"
    )
    options.command(commands, "redo", _redo, "Do again what was undone last")


def _undo(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        if arguments.list:
            _list(ledger, as_json=arguments.json)
        elif arguments.batch is not None:
            gone = ledger.batches.undo(arguments.batch)
            print(
                f"Import {arguments.batch} is taken back: {counted(gone, 'transaction')} removed."
            )
        else:
            _said(ledger.undo(), "Undone", "There is nothing to undo.")


def _redo(arguments: Namespace) -> None:
    with open_ledger(arguments) as ledger:
        _said(ledger.redo(), "Done again", "There is nothing to redo.")


def _said(done: tuple[str, str] | None, verb: str, nothing: str) -> None:
    print(nothing if done is None else f"{verb}: {' '.join(filter(None, done))}.")


def _list(ledger: Ledger, *, as_json: bool) -> None:
    actions = ledger.history()
    if as_json:
        for action in actions:
            print_json(
                {
                    "id": action.id,
                    "at": action.at.replace(tzinfo=UTC).isoformat(),
                    "label": action.label,
                    "detail": action.detail,
                    "undone": action.undone,
                    "changes": action.changes,
                }
            )
        return
    if not actions:
        print("There is nothing to undo.")
        return
    table(
        ("When", "What", "", "Changes", ""),
        [
            (
                action.at.replace(tzinfo=UTC).astimezone().strftime("%Y-%m-%d %H:%M"),
                action.label,
                action.detail,
                action.changes,
                "undone" if action.undone else "",
            )
            for action in actions
        ],
    )
