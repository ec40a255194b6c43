"""What a person typed, their payees and amounts never reach a log."""

from __future__ import annotations

import logging
from datetime import date
from typing import TYPE_CHECKING

from finance.errors import FinanceError
from finance.imports.pipeline import import_files
from nlu.assistant import Assistant

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.helpers.small_books import Books

SECRETS = ("ZANZIBAR", "7654.32", "765432", "quokka")


def test_a_whole_run_logs_nothing_personal(
    books: Books, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    statement = tmp_path / "bank.csv"
    statement.write_text(
        "Date;Payee;Amount\n13.11.2026;ZANZIBAR SHOP;-7654,32\n14.11.2026;ZANZIBAR;oops\n"
    )
    import_files(books.ledger, [statement])
    assistant = Assistant(books.ledger)
    assistant.ask("how much at Zanzibar for a quokka over 7654.32?", date(2026, 11, 18))
    assistant.close()
    for wrong in ("ZANZIBAR", "quokka"):
        try:
            books.ledger.accounts.get(wrong)
        except FinanceError as error:
            logging.getLogger("coffer").debug("refused: %s", type(error).__name__)
    text = "\n".join(record.getMessage() for record in caplog.records).casefold()
    assert not [secret for secret in SECRETS if secret.casefold() in text]
