"""A made-up household's names, for questions asked of no ledger."""

from __future__ import annotations

from datetime import date

from nlu.vocabulary import Account, Category, Merchant, Vocabulary

TODAY = date(2026, 5, 13)  # a Wednesday


_CATEGORIES = {
    "groceries": ("Groceries", "Courses"),
    "restaurants": ("Restaurants", "Restaurants"),
    "coffee": ("Coffee", "Cafés"),
    "fuel": ("Fuel", "Carburant"),
    "public_transport": ("Public Transport", "Transports en commun"),
    "taxi": ("Taxi", "Taxi"),
    "clothing": ("Clothing", "Vêtements"),
    "rent": ("Rent", "Loyer"),
    "electricity": ("Electricity", "Électricité"),
    "water": ("Water", "Eau"),
    "gas": ("Gas", "Gaz"),
    "internet": ("Internet", "Internet"),
    "phone": ("Phone", "Téléphone"),
    "subscriptions": ("Subscriptions", "Abonnements"),
    "salary": ("Salary", "Salaire"),
    "travel": ("Travel", "Voyages"),
    "health": ("Health", "Santé"),
}


def household(language: str = "en") -> Vocabulary:
    """Return the names of a household that keeps its books in English or in French."""
    at = 0 if language == "en" else 1
    return Vocabulary(
        categories=(
            *(
                Category(both[at], key, "income" if key == "salary" else "expense")
                for key, both in _CATEGORIES.items()
            ),
            Category("Beekeeping"),
            Category("Parking", "parking", used=False),
        ),
        merchants=(
            Merchant("Nordmart"),
            Merchant("Casa Verde"),
            Merchant("Bramble Books", ("BRMBL BKS",)),
            Merchant("Filmbox"),
            Merchant("Filmbox Music"),
            Merchant("Bakery 12"),
            Merchant("O'Malley's"),
        ),
        accounts=(
            Account("Daily", "checking", ("4471",)),
            Account("Blue Card", "credit card"),
            Account("Nest", "savings"),
            Account("Purse", "cash"),
        ),
        members=("Nina", "Paul"),
        tags=("wedding",),
        first_record=date(2024, 6, 1),
    )
