"""Of a line that was refused, what is plain is offered."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

from hypothesis import given
from hypothesis import strategies as st

from finance.imports.leftovers import Leftovers, leftovers

LAYOUT = {"delimiter": ";", "date_order": "dmy", "decimal_mark": "comma"}


def test_what_is_plain_is_read() -> None:
    assert leftovers("31/02/2026;CAFE AMELIE;-6,20", LAYOUT) == Leftovers(
        None, Decimal("-6.20"), "CAFE AMELIE"
    )
    assert leftovers("05/11/2026;CINEMA ROYAL;twelve", LAYOUT) == Leftovers(
        date(2026, 11, 5), None, "CINEMA ROYAL"
    )
    assert leftovers("no table at all", {}) == Leftovers()


@given(st.text(), st.sampled_from([LAYOUT, {}, {"delimiter": ","}]))
def test_any_text_is_taken(text: str, layout: dict[str, str]) -> None:
    found = leftovers(text, layout)
    assert found.amount is None or found.amount != 0
