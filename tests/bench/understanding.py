"""Keyword understanding at two sizes of household, the first question of a process, and a command."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import replace
from datetime import date
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

from nlu.assistant import vocabulary_of
from nlu.understand import understand
from nlu.vocabulary import Merchant
from tests.bench.shops import made_shops, with_slip
from tests.bench.timing import seconds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from finance.ledger.ledger import Ledger
    from nlu.vocabulary import Vocabulary

TODAY = date(2026, 11, 18)
SIZES = {1_000: "≤ 5 ms", 20_000: "≤ 10 ms"}
FIRST = "how much did we spend on groceries last month?"
QUESTIONS = (
    FIRST,
    "did I spend more than 300 on restaurants between March and May?",
    "combien ai-je dépensé en courses en octobre ?",
    "quel mois avons-nous le plus dépensé en vêtements cette année ?",
    "what is the wether like tomorrow",
    "resturants and cofee by shop over the past 6 months, without Zorblatt and Quimperoo",
    "why did I not get all the money that I asked for in cash, I only got a part of it yesterday",
)
NAMED = (
    "show me the last ten transactions at {}",
    "combien chez {} en octobre",
    "compare {} and {} over the past 6 months",
    "what did I pay to {} this year, without {}",
)
ROUNDS = 5
FRESH = """
import json, sys, time
from dataclasses import replace
from datetime import date
from nlu.understand import understand
from nlu.vocabulary import Merchant
from tests.bench.shops import made_shops
from tests.helpers.vocabulary import household

size, question = int(sys.argv[1]), sys.argv[2]
vocabulary = replace(household(), merchants=tuple(map(Merchant, made_shops(size))))
started = time.perf_counter()
vocabulary.index()
indexed = time.perf_counter()
understand(question, vocabulary, date(2026, 11, 18))
print(json.dumps({"index": indexed - started, "first": time.perf_counter() - indexed}))
"""


def run(ledger: Ledger) -> Iterator[tuple[str, str, str]]:
    """Time questions with names read once, then the first question of a process."""
    household = vocabulary_of(ledger)
    for size, goal in SIZES.items():
        shops = made_shops(size)
        merchants = tuple(map(Merchant, shops))
        vocabulary = replace(household, merchants=merchants, uses=None)  # made, so in no books
        yield from _warm(vocabulary, shops, goal)
    for size in SIZES:
        runs = [_fresh(size) for _ in range(ROUNDS)]
        first, index = (1000 * median(run[key] for run in runs) for key in ("first", "index"))
        what = f"keyword understanding, {size:,} merchants"
        yield f"{what}, first question of a process", f"{first:.0f} ms", "≤ 50 ms"
        yield f"{what}, indexing their names", f"{index:.0f} ms", ""


def command(path: Path) -> Iterator[tuple[str, str, str]]:
    """Time `coffer ask` on the plain ledger at `path`, from the start of the process to its end."""
    words = [
        sys.executable,
        "-m",
        "app",
        "ask",
        FIRST,
        "--ledger",
        str(path),
        "--today",
        f"{TODAY}",
    ]
    asked = partial(subprocess.run, words, capture_output=True, check=True)
    asked()
    yield (
        "`coffer ask`, whole process",
        f"{median(seconds(asked) for _ in range(ROUNDS)):.2f} s",
        "",
    )


def _warm(
    vocabulary: Vocabulary, shops: tuple[str, ...], goal: str
) -> Iterator[tuple[str, str, str]]:
    usual, slips = [*QUESTIONS, *_named(shops, slip=False)], _named(shops, slip=True)
    what = f"keyword understanding, {len(shops):,} merchants"
    for question in (*usual, *slips):
        understand(question, vocabulary, TODAY)
    for kind, questions in (("", usual), (" and slips in their names", slips)):
        # The median of each question, so that a slow moment of the machine is no slow question.
        times = [
            1000 * median(seconds(partial(understand, q, vocabulary, TODAY)) for _ in range(ROUNDS))
            for q in questions
        ]
        yield f"{what}{kind}, median", f"{median(times):.1f} ms", goal
        yield f"{what}{kind}, slowest question", f"{max(times):.1f} ms", goal


def _named(shops: tuple[str, ...], *, slip: bool) -> list[str]:
    """Questions about shops by the names of some, each word of them with a slip or none."""
    rng = random.Random(3)

    def name() -> str:
        words = rng.choice(shops).split()
        return " ".join(with_slip(rng, w) if slip and len(w) > 4 else w for w in words)

    return [form.format(*(name() for _ in range(form.count("{}")))) for form in NAMED * 10]


def _fresh(size: int) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-c", FRESH, str(size), FIRST], capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures
