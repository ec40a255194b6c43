"""Proving the books: the file, the sums and the balances that banks have stated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli import options
from app.cli.opening import open_ledger
from app.cli.output import counted, print_json

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

_FOUND = 1


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `check`."""
    options.command(
        commands,
        "check",
        _check,
        "Prove the books: the file, every sum, and the balances that statements state",
        json=True,
        epilog="Exit code 1 when something is found.",
    )


def _check(arguments: Namespace) -> int:
    from finance.ledger.check import check

    with open_ledger(arguments) as ledger:
        checked = check(ledger)
    if arguments.json:
        print_json(
            {
                "transactions": checked.transactions,
                "stated_balances": checked.balances,
                "findings": [{"kind": f.kind, "text": f.text} for f in checked.findings],
            }
        )
    else:
        for finding in checked.findings:
            print(finding.text)
        print(
            f"Checked {counted(checked.transactions, 'transaction')} and "
            f"{counted(checked.balances, 'stated balance')}: "
            f"{counted(len(checked.findings), 'finding') if checked.findings else 'all is well'}."
        )
    return _FOUND if checked.findings else 0
