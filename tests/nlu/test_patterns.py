"""Alternatives compiled when needed find what one expression of them all would find."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nlu.lexicon import LANGUAGES, lexicon
from nlu.literals import alternatives
from nlu.patterns import Pattern, Patterns

WORDS = ("how", "much", "left", "budget", "@cat", "@p", "we", "spend", "over", "paid")
PIECES = (
    "(?:how|what) much", "budgets?|budgeted", "^we (?:spend|paid)(?: .*)?", "left(?: over)?$",
    r"(?:\S+ ){0,2}@cat", "o[vw]er", "@p", "(?:we|(?:how (?:much|left)))",
)  # fmt: skip


def _whole(text: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\S)(?:{text})(?!\S)")


@given(
    st.lists(st.sampled_from(PIECES), min_size=1, max_size=4),
    st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
)
def test_the_match_is_that_of_one_expression(texts: list[str], line: str) -> None:
    one = _whole("|".join(f"(?:{t})" for t in texts)).search(line)
    got = Patterns(texts, _whole).search(line)
    assert (got and got.span()) == (one and one.span())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_lexicon_compiles(language: str) -> None:
    lex = lexicon(language)
    for rule in lex.rules["rule"]:
        for text in (*rule["when"], *rule.get("unless", ())):
            lex.pattern(text)
            for part, _ in alternatives(text):
                assert not Pattern(part, lex.pattern).whole("?")


def test_digits_of_any_script_are_digits() -> None:
    assert Pattern(r"last \d months", lexicon("en").pattern).search("last ٣ months")
