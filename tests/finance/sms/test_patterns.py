"""The small language of bank rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from finance.sms.patterns import compile_pattern, fit
from finance.sms.rules import rule_books


def _fit(pattern: str, text: str) -> dict[str, str] | None:
    return fit(compile_pattern(pattern), text)


def test_slots_take_their_parts() -> None:
    assert _fit(
        "{amount} paid to {merchant} on {date}", "KES 20.50 paid to Mama Njeri on 4/10/26"
    ) == {
        "amount": "KES 20.50",
        "merchant": "Mama Njeri",
        "date": "4/10/26",
    }


def test_case_and_blanks_do_not_matter() -> None:
    assert _fit("Sent {amount} To {merchant}", "sent   Rs.5\nto\nRAVI") == {
        "amount": "Rs.5",
        "merchant": "RAVI",
    }


def test_optional_part_may_be_absent() -> None:
    pattern = "Paid {amount}[ to {merchant}]."
    assert _fit(pattern, "Paid EUR 5.") == {"amount": "EUR 5"}
    assert _fit(pattern, "Paid EUR 5 to Anna.") == {"amount": "EUR 5", "merchant": "Anna"}


def test_double_brackets_are_brackets() -> None:
    assert _fit("{any}[[KB]]{amount}", "[Web] [KB]500") == {"any": "[Web]", "amount": "500"}


def test_account_slot_gives_the_tail_behind_a_mask() -> None:
    assert _fit("card {account} used", "card 4111**1234 used") == {"account": "1234"}


def test_a_word_behind_an_amount_is_no_currency() -> None:
    assert _fit("{amount} sent", "Ksh50.00 sent") == {"amount": "Ksh50.00"}


def test_pattern_fits_from_the_start_only() -> None:
    assert _fit("Paid {amount}", "Not Paid EUR 5") is None


@pytest.mark.parametrize("source", ["{amount", "[open", "close]", "{nothing}", "a } b"])
def test_malformed_patterns_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"slot|closed"):
        compile_pattern(source)


@given(st.text(max_size=300))
def test_no_text_breaks_a_rule(text: str) -> None:
    for book in rule_books():
        for rule in book.rules:
            slots = fit(rule.pieces, text)
            assert slots is None or all(value in text for value in slots.values())
