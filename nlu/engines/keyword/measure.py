"""Which money a question is about: spent, received, both, or any row."""

from __future__ import annotations

from finance.queries.query import Intent
from finance.queries.query import Measure
from nlu.engines.keyword.cues import Cues

_DEFAULT = {
    Intent.BALANCE: Measure.ANY,
    Intent.NET_WORTH: Measure.ANY,
    Intent.CASH_FLOW: Measure.NET,
    Intent.BUDGET: Measure.SPENDING,
}
_BY_WORDS = {
    Intent.LIST: Measure.ANY,
    Intent.COUNT: Measure.ANY,
    Intent.LAST_TIME: Measure.ANY,
    Intent.FIRST_TIME: Measure.ANY,
    Intent.UNUSUAL: Measure.ANY,
}


def measure(intent: Intent, line: str, cues: Cues) -> Measure:
    """Return the measure that the words ask for, else the intent's own."""
    if intent in _DEFAULT:
        return _DEFAULT[intent]
    line = cues.preamble.sub("", line)
    if intent is Intent.SHARE:
        return Measure.INCOME if cues.income_share.search(line) else Measure.SPENDING
    if cues.income_strong.search(line):
        return Measure.INCOME
    if intent in _BY_WORDS:
        if cues.income_noun.search(line):
            return Measure.INCOME
        return Measure.SPENDING if cues.spending_noun.search(line) else _BY_WORDS[intent]
    if intent in {Intent.RECURRING, Intent.UPCOMING}:
        return Measure.INCOME if cues.income_noun.search(line) else Measure.SPENDING
    if cues.income_noun.search(line) and not cues.spending_noun.search(line):
        return Measure.INCOME
    if cues.income.search(line) and not cues.spending.search(line):
        return Measure.INCOME
    return Measure.SPENDING
