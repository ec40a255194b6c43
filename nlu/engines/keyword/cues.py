"""Compiled cues for the smaller slots of one language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from nlu.lexicon import LANGUAGES, alternation, lexicon
from nlu.patterns import Pattern, Patterns

if TYPE_CHECKING:
    import re
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Cues:
    """Patterns over the tagged line, by slot."""

    exclude: Patterns
    rather: Patterns
    income: Patterns
    income_strong: Patterns
    preamble: re.Pattern[str]
    income_noun: Patterns
    spending: Patterns
    spending_noun: Patterns
    group_by: tuple[tuple[str, Patterns], ...]
    bins: tuple[tuple[str, Patterns], ...]
    against_me: Patterns
    by_time: Patterns
    each: Patterns
    least: Patterns
    least_income: Patterns
    limit: Patterns
    one: Patterns
    several: Patterns
    breakdown_one: Patterns
    how_many: Patterns
    yes_no: Patterns
    # Intents, none for all, with words that would narrow or rank what they find, if that were known.
    unheld: tuple[tuple[Sequence[str], Patterns], ...]
    unsaid: Pattern
    reached: Patterns
    wish: Patterns
    wish_whole: Patterns
    ends: Patterns  # what stands in one stretch are two periods
    against_first: Patterns  # the question begins with what it is held against
    than_period: Patterns
    income_share: Patterns
    refunds: Patterns


def _exclusion(words: dict[str, list[str]], around: list[list[str]]) -> list[str]:
    """Return the patterns of names left out: led by "but not", followed by "aside", or between."""
    parts = ("lead", "bridge", "between", "tail")
    lead, bridge, between, tail = (alternation(words[name]) for name in parts)
    tags = rf"(?:(?: (?:{between}))* @(?:cat\w*|mer|txt|over|under)(?: s)?)+"
    joined = rf"(?:(?: (?:{between}))+ @(?:cat\w*|mer|txt)(?: s)?)*"
    tags = rf"(?:{tags}|(?: (?:{between}))* @(?:mem|acc|tag)(?! @(?!p)))"  # "not Sam Alex" takes back one
    return [
        rf"(?:{lead})(?: (?:{bridge})){{0,6}}{tags}",
        rf"@(?:cat\w*|mer|txt|mem|acc|tag){joined} (?:{tail})",
        *(rf"{before}{tags} {behind}" for before, behind in around),
    ]


@lru_cache(maxsize=len(LANGUAGES))
def cues(language: str) -> Cues:
    """Return the cues of `language`."""
    lex = lexicon(language)
    data: dict[str, Any] = lex.slots
    one_of = partial(Patterns, compiler=lex.pattern)
    measure = data["measure"]
    return Cues(
        exclude=one_of(_exclusion(data["exclude"], data["exclude"]["around"])),
        rather=one_of([p.replace("<x>", r"(@\w+)") for p in data["exclude"]["rather"]]),
        income=one_of(measure["income"]),
        income_strong=one_of(measure["income_strong"]),
        preamble=lex.pattern("|".join(f"(?:{p})" for p in measure["preamble"])),
        income_noun=one_of(measure["income_noun"]),
        spending=one_of(measure["spending"]),
        spending_noun=one_of(measure["spending_noun"]),
        group_by=tuple((g["value"], one_of(g["pattern"])) for g in data["group_by"]),
        bins=tuple((b["value"], one_of(b["pattern"])) for b in data["bins"]),
        against_me=one_of(data["against_me"]["pattern"]),
        by_time=one_of(data["by_time"]["pattern"]),
        each=one_of(data["by_time"]["each"]),
        least=one_of(data["order"]["least"]),
        least_income=one_of(data["order"]["least_income"]),
        # Alternatives share the group name `n`, so each keeps a number in its stead.
        limit=one_of([p.replace("(?P<n>@n)", "(@nx?)") for p in data["limit"]["pattern"]]),
        one=one_of(data["limit"]["one"]),
        several=one_of(data["limit"]["several"]),
        breakdown_one=one_of(data["limit"]["breakdown_one"]),
        how_many=one_of(data["threshold"]["how_many"]),
        reached=one_of(data["threshold"]["reached"]),
        yes_no=one_of(data["threshold"]["yes_no"]),
        unheld=tuple((u.get("intents", ()), one_of(u["pattern"])) for u in data["unheld"]),
        unsaid=Pattern(data["threshold"]["unsaid"], lex.pattern),
        wish=Patterns(data["wish"]["lead"], lex.loose),
        wish_whole=one_of(data["wish"]["whole"]),
        ends=one_of(data["compare"]["ends"]),
        against_first=one_of(data["compare"]["first"]),
        than_period=one_of(data["compare"]["than"]),
        income_share=one_of(data["measure"]["income_share"]),
        refunds=one_of(measure["refunds"]),
    )
