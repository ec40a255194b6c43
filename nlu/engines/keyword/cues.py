"""Compiled cues for the smaller slots of one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from nlu.lexicon import LANGUAGES, alternation, lexicon

if TYPE_CHECKING:
    import re


@dataclass(frozen=True, slots=True)
class Cues:
    """Patterns over the tagged line, by slot."""

    exclude: re.Pattern[str]
    rather: re.Pattern[str]
    income: re.Pattern[str]
    income_strong: re.Pattern[str]
    preamble: re.Pattern[str]
    income_noun: re.Pattern[str]
    spending: re.Pattern[str]
    spending_noun: re.Pattern[str]
    group_by: tuple[tuple[str, re.Pattern[str]], ...]
    bins: tuple[tuple[str, re.Pattern[str]], ...]
    by_time: re.Pattern[str]
    least: re.Pattern[str]
    least_income: re.Pattern[str]
    limit: re.Pattern[str]
    one: re.Pattern[str]
    breakdown_one: re.Pattern[str]
    how_many: re.Pattern[str]
    yes_no: re.Pattern[str]
    reached: re.Pattern[str]
    wish: re.Pattern[str]
    wish_whole: re.Pattern[str]
    than_period: re.Pattern[str]
    income_share: re.Pattern[str]


def _exclusion(words: dict[str, list[str]]) -> str:
    """Return the pattern of names left out: led by "but not", or followed by "aside"."""
    lead, between, tail = (alternation(words[name]) for name in ("lead", "between", "tail"))
    tags = rf"(?:(?: (?:{between}))* @(?:cat\w*|mer|txt)(?: s)?)+"
    return rf"(?:{lead}){tags}|@(?:cat\w*|mer|txt)(?:{tags})? (?:{tail})"


@lru_cache(maxsize=len(LANGUAGES))
def cues(language: str) -> Cues:
    """Return the cues of `language`."""
    lex = lexicon(language)
    data: dict[str, Any] = lex.slots

    def one_of(patterns: list[str]) -> re.Pattern[str]:
        return lex.pattern("|".join(f"(?:{p})" for p in patterns))

    measure = data["measure"]
    return Cues(
        exclude=lex.pattern(_exclusion(data["exclude"])),
        rather=lex.pattern(
            "|".join(p.replace("<x>", r"(@\w+)") for p in data["exclude"]["rather"])
        ),
        income=one_of(measure["income"]),
        income_strong=one_of(measure["income_strong"]),
        preamble=one_of(measure["preamble"]),
        income_noun=one_of(measure["income_noun"]),
        spending=one_of(measure["spending"]),
        spending_noun=one_of(measure["spending_noun"]),
        group_by=tuple((g["value"], one_of(g["pattern"])) for g in data["group_by"]),
        bins=tuple((b["value"], one_of(b["pattern"])) for b in data["bins"]),
        by_time=one_of(data["by_time"]["pattern"]),
        least=one_of(data["order"]["least"]),
        least_income=one_of(data["order"]["least_income"]),
        # Alternatives share the group name `n`, so each keeps a number in its stead.
        limit=one_of([p.replace("(?P<n>@n)", "(@n)") for p in data["limit"]["pattern"]]),
        one=one_of(data["limit"]["one"]),
        breakdown_one=one_of(data["limit"]["breakdown_one"]),
        how_many=one_of(data["threshold"]["how_many"]),
        reached=one_of(data["threshold"]["reached"]),
        yes_no=one_of(data["threshold"]["yes_no"]),
        wish=lex.loose("|".join(f"(?:{p})" for p in data["wish"]["lead"])),
        wish_whole=one_of(data["wish"]["whole"]),
        than_period=one_of(data["compare"]["than"]),
        income_share=one_of(data["measure"]["income_share"]),
    )
