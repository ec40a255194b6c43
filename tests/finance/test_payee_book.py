from __future__ import annotations

import pytest

from finance.payee_book import FOLDER, PayeeBook, payee_book

KEYS = frozenset(
    [
        "groceries",
        "restaurants",
        "coffee",
        "fuel",
        "public_transport",
        "taxi",
        "parking",
        "shopping",
        "household",
        "clothing",
        "sport",
        "electronics",
        "books",
        "health",
        "entertainment",
        "pets",
        "personal_care",
        "travel",
        "gifts",
        "rent",
        "mortgage",
        "electricity",
        "water",
        "gas",
        "internet",
        "phone",
        "subscriptions",
        "insurance",
        "childcare",
        "education",
        "taxes",
        "fees",
        "donations",
        "salary",
        "interest",
        "transfer",
    ]
)


@pytest.mark.parametrize(
    ("payee", "merchant", "category"),
    [
        ("AMZN MKTP DE 12AB", "Amazon", "shopping"),
        ("AMAZON PRIME*AB12", "Amazon Prime", "subscriptions"),
        ("UBER *EATS", "Uber Eats", "restaurants"),
        ("UBER   *TRIP", "Uber", "taxi"),
        ("APPLE.COM/BILL", "Apple Services", "subscriptions"),
        ("APPLE STORE R123", "Apple Store", "electronics"),
        ("PRLV SEPA EDF", "EDF", "electricity"),
        ("REWE SAGT DANKE", "Rewe", "groceries"),
        ("McDonald's #112", "McDonald's", "restaurants"),
        ("PHARMACIE DU CENTRE", None, "health"),
        ("STADTAPOTHEKE APOTHEKE", None, "health"),
        ("BOULANGERIE DUPONT", None, "groceries"),
        ("LOYER MARS", None, "rent"),
        ("ACME LTD SALARY", None, "salary"),
        ("AMAZON EU PAYROLL", None, "salary"),
        ("ATM WITHDRAWAL TESCO EXPRESS", None, "transfer"),
        ("VIREMENT INTERNE", None, "transfer"),
        ("PAYMENT RECEIVED - THANK YOU", None, "transfer"),
        ("Habenzinsen", None, "interest"),
        ("FINANZAMT KOELN", "Finanzamt", "taxes"),
        ("SWIGGY BANGALORE", "Swiggy", "restaurants"),
    ],
)
def test_common_payees(payee: str, merchant: str | None, category: str) -> None:
    match = payee_book().match(payee)
    assert match is not None
    assert (match.merchant, match.category_key) == (merchant, category)


def test_an_unknown_payee_matches_nothing() -> None:
    assert payee_book().match("ZQX 12") is None
    assert payee_book().match("") is None


def test_part_of_a_word_is_no_match() -> None:
    assert payee_book().match("ALDINGER") is None


def test_the_book_holds_hundreds_of_merchants_and_only_known_categories() -> None:
    merchants = PayeeBook(FOLDER).merchants()
    assert len(merchants) > 500
    assert set(merchants.values()) <= KEYS


def test_no_pattern_stands_for_two_merchants() -> None:
    seen: dict[tuple[str, ...], set[str | None]] = {}
    book = PayeeBook(FOLDER)
    for entries in book._exact.values():
        for entry in entries:
            if entry.match.merchant:
                seen.setdefault(entry.words, set()).add(entry.match.merchant)
    assert {words: names for words, names in seen.items() if len(names) > 1} == {}
