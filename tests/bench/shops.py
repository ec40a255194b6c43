"""Made names of shops as banks write them: several words, many of them shared."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_HEADS = (
    "b", "br", "c", "ch", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "l", "m", "n",
    "p", "pr", "r", "s", "sh", "st", "t", "tr", "v", "w",
)  # fmt: skip
_VOWELS = ("a", "e", "i", "o", "u", "ea", "oo", "ai", "ou")
_TAILS = ("n", "r", "l", "s", "t", "m", "d", "ck", "nd", "rt", "ll", "ng")
_TRADES = (
    "Bakery", "Pharmacy", "Garage", "Books", "Coffee", "Pizza", "Market", "Hardware",
    "Dental Practice", "Hair Studio", "Florist", "Toys", "Gym", "Kitchen", "Cleaners",
    "Vet Clinic", "Garden Centre", "Boulangerie", "Pharmacie", "Librairie", "Coiffure",
    "Electric", "Insurance", "Wireless", "Travel",
)  # fmt: skip
_FAMILIES, _TOWNS = 6_000, 400


def made_shops(count: int) -> tuple[str, ...]:
    """Return `count` different names; the same count, the same names."""
    rng = random.Random(5)
    families = [_word(rng) for _ in range(_FAMILIES)]
    towns = [_word(rng) + rng.choice(("ton", "ville", "ham", "burg")) for _ in range(_TOWNS)]
    ways: tuple[Callable[[str, str, str], str], ...] = (
        lambda family, trade, _: f"{family}'s {trade}",
        lambda family, trade, _: f"{family} & {rng.choice(families)} {trade}",
        lambda _, trade, town: f"{trade} {town}",
        lambda family, trade, town: f"The {family} {trade} of {town}",
        lambda family, _, town: f"{family} {town}",
        lambda family, _trade, _town: f"{family} {rng.randrange(100, 10_000)}",
        lambda family, _trade, _town: f"{family}{rng.choice(('co', 'ly', 'mart', 'hub'))}",
    )
    found: dict[str, None] = {}
    while len(found) < count:
        found[rng.choice(ways)(rng.choice(families), rng.choice(_TRADES), rng.choice(towns))] = None
    return tuple(found)


def with_slip(rng: random.Random, name: str) -> str:
    """Return `name` as hurried fingers type it: two letters swapped, one lost or one wrong."""
    at = rng.randrange(1, len(name) - 1)
    swapped, rest = name[at + 1] + name[at], name[at + 2 :]
    return name[:at] + rng.choice((swapped, name[at + 1], "e" + name[at + 1])) + rest


def _word(rng: random.Random) -> str:
    syllables = (rng.choice(_HEADS) + rng.choice(_VOWELS) for _ in range(rng.choice((1, 2, 2))))
    return ("".join(syllables) + rng.choice(_TAILS)).capitalize()
