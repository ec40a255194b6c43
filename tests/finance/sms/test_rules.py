"""Every rule reads its own examples and no others; what must not match does not."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

from finance.sms.normalise import normalise
from finance.sms.patterns import fit
from finance.sms.read import read_sms
from finance.sms.reading import Message
from finance.sms.rules import Rule, RuleBook, rule_books, sender_key

if TYPE_CHECKING:
    from collections.abc import Iterator

RECEIVED = date(2026, 11, 18)


def _examples() -> Iterator[Any]:
    for book in rule_books():
        for rule in book.rules:
            for number, example in enumerate(rule.examples):
                yield pytest.param(book, rule, example, id=f"{rule.name}-{number}")


def _fitting(book: RuleBook, text: str) -> list[str]:
    return [r.name for r in book.rules if fit(r.pieces, normalise(text)) is not None]


@pytest.mark.parametrize(("book", "rule", "example"), list(_examples()))
def test_example_fits_its_rule_and_no_sibling(
    book: RuleBook, rule: Rule, example: dict[str, str]
) -> None:
    assert _fitting(book, example["text"]) == [rule.name]


@pytest.mark.parametrize(("book", "rule", "example"), list(_examples()))
def test_example_is_read_as_it_says(book: RuleBook, rule: Rule, example: dict[str, str]) -> None:
    sender = min(book.senders, default=None)
    reading = read_sms(Message(sender, example["text"], RECEIVED))
    assert reading.rule == rule.name
    assert reading.confident == bool(book.senders) or reading.reason
    assert reading.kind == rule.kind
    for slot, value in example.items():
        if slot != "text":
            assert str(getattr(reading, slot)) == value, slot


@pytest.mark.parametrize("book", rule_books(), ids=lambda book: book.name)
def test_books_have_examples_and_refuse_their_negatives(book: RuleBook) -> None:
    assert book.rules
    assert all(rule.examples for rule in book.rules)
    for text in book.negatives:
        assert _fitting(book, text) == [], text


def test_every_negative_is_kept_out_of_the_books_by_the_words_too() -> None:
    for book in rule_books():
        for text in book.negatives:
            reading = read_sms(Message(min(book.senders, default=None), text, RECEIVED))
            assert reading.kind in {"ignore", "mandate", "balance"}, text


def test_rule_names_are_unique() -> None:
    names = [rule.name for book in rule_books() for rule in book.rules]
    assert len(names) == len(set(names))


def test_sender_is_known_behind_route_and_class() -> None:
    assert sender_key("AD-HDFCBK-S") == sender_key("VM-HDFCBK") == sender_key("HDFCBK")
    assert sender_key("M-PESA") == "mpesa"
    assert sender_key(None) == ""


def test_a_rule_of_one_bank_does_not_read_another_banks_message() -> None:
    text = "Payment of INR 2210.00 has been received towards your SBI card XX5521"
    assert read_sms(Message("VM-SBICRD", text, RECEIVED)).rule == "india_banks.card bill paid"
    assert read_sms(Message("VM-OTHER", text, RECEIVED)).rule == "generic"


def test_what_a_rule_leaves_open_comes_from_the_words() -> None:
    text = (
        "Kartenzahlung über 8,90 EUR bei Baeckerei Lindner am 04.10.2026 mit Karte *9012. "
        "Kontostand: 100,10 EUR"
    )
    reading = read_sms(Message("SPREE", text, RECEIVED))
    assert reading.rule == "europe.German card"
    assert str(reading.balance) == "100.10"
