"""Questions in either language find a category by the name that Coffer gives it in that language."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from finance.ledger.ledger import Ledger
from nlu.assistant import Assistant
from tests.helpers.small_books import Books

if TYPE_CHECKING:
    from pathlib import Path

TODAY = date(2026, 11, 18)
ASKED = {
    "en": "how much did we spend on {} in October?",
    "fr": "combien avons-nous dépensé en {} en octobre ?",
}
_TWO_SENSES = {"gas"}  # in English also what a car runs on


def _spending(path: Path, language: str) -> dict[str, str]:
    """Return the key and name of each kind of spending in a new ledger of a language."""
    with Ledger.create(path, language=language) as ledger:
        return {c.key: c.name for c in ledger.categories.all() if c.key and c.kind == "expense"}


@pytest.mark.parametrize("own", ["en", "fr"])
@pytest.mark.parametrize("asked", ["en", "fr"])
def test_a_category_is_found_by_its_name_in_either_language(
    tmp_path: Path, own: str, asked: str
) -> None:
    called = _spending(tmp_path / "names.coffer", asked)
    with Ledger.create(tmp_path / "books.coffer", language=own) as ledger:
        ledger.accounts.add("Everyday")
        books = Books(ledger)
        kinds = {
            c.key: c.name
            for c in ledger.categories.all()
            if c.key and c.kind == "expense" and not c.key.startswith("group_")
        }
        for name in kinds.values():
            books.add("2026-10-03", "-10", "PAYEE", name)
        assistant = Assistant(ledger, engine="keyword")
        for key in kinds.keys() - _TWO_SENSES:
            query = assistant.ask(ASKED[asked].format(called[key].lower()), TODAY).reading.query
            assert query is not None, called[key]
            assert query.categories == (kinds[key],), called[key]
        assistant.close()
