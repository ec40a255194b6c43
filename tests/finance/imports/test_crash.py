"""An import that is killed, or runs out of disk, leaves the books as before or as after."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event, text

from finance.errors import LedgerError
from finance.imports.pipeline import import_files
from finance.ledger.ledger import Ledger
from tests.helpers.household import write_household
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from pathlib import Path

ROWS = 300

KILLED = """
import os, signal, sys
from pathlib import Path
from sqlalchemy import event
from finance.imports.pipeline import import_files
from finance.ledger.ledger import Ledger

ledger = Ledger.open(Path(sys.argv[1]), bytes(range(32)))
left = [int(sys.argv[3])]

def stop(*_):
    left[0] -= 1
    if left[0] < 0:
        os.kill(os.getpid(), signal.SIGKILL)

event.listen(ledger._engine, "before_cursor_execute", stop)
event.listen(ledger._engine, "commit", stop)
import_files(ledger, [Path(sys.argv[2])])
print("done")
"""


def _import_killed_after(steps: int, ledger: Path, file: Path) -> bool:
    """Run an import in a process that dies after so many statements; say whether it ended."""
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(ledger), str(file), str(steps)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode == 0


@pytest.mark.slow
def test_killed_between_any_two_steps(tmp_path: Path) -> None:
    file = write_household(tmp_path / "household.csv", ROWS, merchants=20)
    path = tmp_path / "a.coffer"
    with Books.new(path, bytes(range(32))) as books:
        books.add("2026-01-01", "-1")
    steps, ended, outcomes = 0, False, set()
    while not ended:
        ended = _import_killed_after(steps, path, file)
        with Ledger.open(path, bytes(range(32))) as ledger:
            count = ledger.transactions.count()
            outcomes.add(count)
            assert len(ledger.batches.all()) == (count > 1)
            assert len(ledger.history()) == 2 + (count > 1)
            if count > 1:
                ledger.undo()
        steps = steps * 2 + 1
    assert min(outcomes) == 1
    assert len(outcomes) == 2, "either none of the file or all of it"


def test_a_full_disk_is_said_and_nothing_is_half_written(books: Books, tmp_path: Path) -> None:
    file = write_household(tmp_path / "household.csv", ROWS, merchants=20)
    before = books.state()

    @event.listens_for(books.ledger._engine, "begin")
    def full(connection: object) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # type: ignore[attr-defined]

    with pytest.raises(LedgerError, match="disk is full"):
        import_files(books.ledger, [file])
    event.remove(books.ledger._engine, "begin", full)
    with books.ledger.read() as session:
        session.execute(text("PRAGMA max_page_count = 1073741823"))
    assert books.state() == before


def test_an_import_whose_backup_fails_stores_nothing(
    books: Books, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    books.add("2026-01-01", "-1")

    def fails(*_: object) -> None:
        raise LedgerError("The disk is full.")

    monkeypatch.setattr(Ledger, "backup", fails)
    file = write_household(tmp_path / "household.csv", 10)
    with pytest.raises(LedgerError):
        import_files(books.ledger, [file])
    assert books.ledger.transactions.count() == 1
