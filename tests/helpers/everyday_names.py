"""A household whose merchants, accounts and members go by everyday words, among 2,000 merchants."""

from __future__ import annotations

from nlu.vocabulary import Account, Category, Merchant, Vocabulary

MERCHANTS = 2_000
_SHOPS = (
    "Panadería", "Ferretería", "Librería", "Farmacia", "Café", "Bodega", "Taller", "Mercado",
    "Zapatería", "Floristería", "Cervecería", "Peluquería", "Frutería", "Carnicería", "Quesería",
    "Churrería", "Papelería", "Pastelería", "Heladería", "Joyería",
)  # fmt: skip
_OWNERS = (
    "Almendro", "Bellavista", "Camarena", "Delgado", "Espinosa", "Fuentes", "Garrido", "Herrera",
    "Ibarra", "Jurado", "Lozano", "Molina", "Navarro", "Olivares", "Pacheco", "Quintana",
    "Robledo", "Salazar", "Toledano", "Urrutia", "Valverde", "Ximénez", "Yáñez", "Zamorano",
    "Aguado",
)  # fmt: skip
_TOWNS = ("Norte", "Sur", "del Río", "del Puerto")
_EVERYDAY = (
    "Rose Garden", "Next", "Gap", "Boots", "Action", "Total", "Target", "Best Buy", "Post Office",
    "May Flowers", "Cash Converters", "Will & Sons", "Mark's Deli", "Hello Fresh", "Just Eat",
    "Casa Paco", "La Tasca", "El Corte", "Mesón Día",
)  # fmt: skip


def everyday(size: int = MERCHANTS) -> Vocabulary:
    """Return the names of the household with `size` merchants."""
    made = [f"{s} {o} {t}" for s in _SHOPS for o in _OWNERS for t in _TOWNS]
    made += [f"{s} {o} {n}" for n in range(2, 60) for s in _SHOPS for o in _OWNERS]
    merchants = (*_EVERYDAY, *made)[:size]
    words = "groceries restaurants coffee fuel taxi clothing rent electricity water gas phone"
    keys = f"{words} health travel gifts".split()
    return Vocabulary(
        categories=(
            *(Category(key.capitalize(), key) for key in keys),
            Category("Salary", "salary", "income"),
        ),
        merchants=tuple(Merchant(m) for m in merchants),
        accounts=(
            Account("Cash", "cash"),
            Account("Everyday", "checking"),
            Account("Rainy Day", "savings"),
            Account("Rose Card", "credit card"),
        ),
        members=("May", "Mark", "Will", "Rose"),
        tags=("summer", "home"),
    )
