"""Which money a question is about: spent, received, both, or any row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.queries.query import Intent, Measure

if TYPE_CHECKING:
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
    if cues.income_strong.search(line) or _says_income(intent, line, cues):
        return Measure.INCOME
    if intent in _BY_WORDS and not cues.spending_noun.search(line):
        return _BY_WORDS[intent]
    return Measure.SPENDING


def _says_income(intent: Intent, line: str, cues: Cues) -> bool:
    """Whether a word for money in outweighs those for money out."""
    noun = cues.income_noun.search(line) is not None
    if intent in _BY_WORDS or intent in {Intent.RECURRING, Intent.UPCOMING}:
        return noun
    if noun and not cues.spending_noun.search(line):
        return True
    return cues.income.search(line) is not None and not cues.spending.search(line)
