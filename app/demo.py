"""The demo: a plain ledger of the made-up household, imported through the real pipeline."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from app import sample_household
from app.errors import AppError
from finance.errors import FinanceError
from finance.imports.pipeline import import_files
from finance.ledger import backups
from finance.ledger.edits import Change
from finance.ledger.filters import Filter
from finance.ledger.ledger import Ledger
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from finance.imports.imported import Imported

_CURRENCY = "EUR"


@dataclass(frozen=True, slots=True)
class Demo:
    """The demo as it was built: where it is, what was imported, and what to ask it."""

    path: Path
    imported: tuple[Imported, ...]
    questions: tuple[str, ...]


def default_path() -> Path:
    """Return where the demo is when nobody says otherwise."""
    return platformdirs.user_data_path("coffer", appauthor=False) / "demo.coffer"


def build(
    path: Path,
    today: date,
    progress: Callable[[str, int, int], None] | None = None,
    *,
    language: str = "en",
) -> Demo:
    """Build the demo at `path` with its dates ending `today`; an earlier demo there is replaced.

    The categories are named in `language`. Raises AppError when another ledger is there; it is left alone.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        _keep_earlier(path)
    part = path.with_name(f"{path.name}.part")
    _remove(part)
    try:
        with Ledger.create(part, currency=_CURRENCY, language="en") as ledger:
            imported = _fill(ledger, today, progress)
            if language != "en":
                ledger.categories.translate(language)
        _remove(path)
        part.replace(path)
    finally:
        _remove(part)
    questions = tuple(sample_household.household()["questions"])
    return Demo(path, tuple(imported), questions)


def _keep_earlier(path: Path) -> None:
    """Keep what a person did in an earlier demo as a backup; raise AppError for another ledger."""
    refusal = AppError("{path} is not the demo; name another file with --ledger.", path=path)
    try:
        if backups.is_encrypted(path):
            raise refusal
        with Ledger.open(path) as ledger:
            files = {batch.file for batch in ledger.batches.all()}
            names = {account.name for account in ledger.accounts.all(archived=True)}
            ours = sample_household.household()["accounts"].values()
            if not files or not names <= {account["name"] for account in ours}:
                raise refusal
            ledger.backup()
    except FinanceError:
        raise refusal from None


def _remove(path: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def _fill(
    ledger: Ledger, today: date, progress: Callable[[str, int, int], None] | None
) -> list[Imported]:
    sample = sample_household.household()
    for member in sample["members"]:
        ledger.members.add(member)
    for account in sample["accounts"].values():
        ledger.accounts.add(
            account["name"],
            account["kind"],
            number=account.get("number"),
            member=account.get("member"),
            opening=_money(account["opening"]),
            opening_date=sample_household.first_day(today),
        )
    with tempfile.TemporaryDirectory(prefix="coffer-demo-") as folder:
        files = sample_household.write(Path(folder), today)
        imported = import_files(ledger, files, progress=progress)
    for words, filed in sample["filed"].items():
        ids = ledger.transactions.ids(Filter(text=words))
        if ids:
            ledger.transactions.set(ids, Change(**filed))
    for category, amount in sample["budgets"].items():
        ledger.budgets.set(category, _money(amount), sample_household.first_day(today))
    return imported


def _money(amount: str) -> Money:
    return Money.of(Decimal(amount), _CURRENCY)
