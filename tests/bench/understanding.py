"""Keyword understanding with a thousand merchants."""

from __future__ import annotations

from datetime import date
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

from nlu.assistant import vocabulary_of
from nlu.understand import understand
from tests.bench.timing import seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from finance.ledger.ledger import Ledger

TODAY = date(2026, 11, 18)
QUESTIONS = (
    "how much did we spend on groceries last month?",
    "show me the last ten transactions at Shop 0012",
    "did I spend more than 300 on restaurants between March and May?",
    "combien ai-je dépensé en courses en octobre ?",
    "quel mois avons-nous le plus dépensé en vêtements cette année ?",
    "what is the wether like tomorrow",
    "resturants and cofee by shop over the past 6 months, without Shop 0003",
)


def run(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """Time each question many times, names read once."""
    vocabulary = vocabulary_of(ledger)
    times = []
    for question in QUESTIONS:
        understand(question, vocabulary, TODAY)
        times += [seconds(partial(understand, question, vocabulary, TODAY)) for _ in range(20)]
    ms = 1000 * median(times)
    merchants = len(vocabulary.merchants)
    yield f"keyword understanding, {merchants:,} merchants, median", f"{ms:.1f} ms", "≤ 5 ms"
    yield "keyword understanding, slowest", f"{1000 * max(times):.1f} ms", ""
