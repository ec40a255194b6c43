"""What a wish leaves once the bills before payday are paid, in both languages."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from finance.queries.answer import Commitments
from nlu.narration import narrate
from tests.helpers.telling import TODAY, ask, books, euros, plain, row

QUERY = ask("balance", "any", threshold=Decimal(900))
PAYDAY = date(2026, 11, 28)


def told(language: str, ahead: Commitments, *, yes: bool = True) -> str:
    answer = books("1000", yes=yes, rows=(row("1000", "Everyday"),), ahead=ahead)
    return plain(narrate(QUERY, answer, language, TODAY).subline)


@pytest.mark.parametrize(
    ("due", "english", "french"),
    [
        (
            "60",
            "2 bills are due before payday on 28 November 2026 (€60.00); with that and the €900 paid, €40.00 would be left",
            "2 factures sont à payer avant la paie du 28 novembre 2026 (60,00 €) ; une fois cela et les 900 € payés, il resterait 40,00 €",
        ),
        (
            "160",
            "But 2 bills are due before payday on 28 November 2026 (€160.00); with that and the €900 paid, €60.00 would be missing",
            "Mais 2 factures sont à payer avant la paie du 28 novembre 2026 (160,00 €) ; une fois cela et les 900 € payés, il manquerait 60,00 €",
        ),
    ],
)
def test_bills_and_what_they_leave(due: str, english: str, french: str) -> None:
    ahead = Commitments(PAYDAY, date(2026, 11, 27), 2, euros(due))
    assert told("en", ahead) == english
    assert told("fr", ahead) == french


def test_no_bill_is_said_too() -> None:
    ahead = Commitments(None, date(2026, 11, 30), 0, euros("0"))
    assert told("en", ahead) == "No known bill is due by 30 November 2026"
    assert told("fr", ahead) == "Aucune facture connue n’est à payer d’ici le 30 novembre 2026"


def test_where_the_balance_is_too_small_the_bills_change_nothing() -> None:
    assert not told("en", Commitments(PAYDAY, PAYDAY, 2, euros("60")), yes=False)
