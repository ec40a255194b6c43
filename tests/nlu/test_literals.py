"""What an expression needs is told without compiling it, and never keeps a match from being found."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nlu.lexicon import LANGUAGES, lexicon
from nlu.literals import Literals, alternatives
from nlu.patterns import Pattern
from nlu.periods.grammar import grammar

MACROS = {"do": "do|does|did", "i": "i|we", "unit": "(?:week|month)s?", "any": r"\S+"}


def _parts(text: str) -> list[str]:
    return [part for part, _ in alternatives(text)]


def test_alternatives_are_split_at_the_top_only() -> None:
    assert _parts(r"a|(?:b|c)|[|]|\||(?:d(?:e|f)|g)h") == [
        "a", "(?:b|c)", "[|]", r"\|", "(?:d(?:e|f)|g)h",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("how much (?:left|over)", {(" how much left ", " how much over ")}),
        ("over ?budgets?$", {(" over",), ("budget",)}),
        ("(?:a|b)? left(?: over)?", {(" left",)}),
        ("(?:the |my )*{do} {i} .*spend", {
            (" do i ", " do we ", " does i ", " does we ", " did i ", " did we "), ("spend ",),
        }),
        ("<unit> ago", {("week", "month"), (" ago ",)}),
        ("@p on @catSalary", {("@p",), (" on @catSalary ",)}),
        ("^(?!no )@cat (?<=x)on", {("@cat",), (" on ",)}),
        ("abc{0,2}d|efg", {(" ab", " efg ")}),
        ("(?:x|{any}) y", {(" y ",)}),
        ("{any}|z", set()),
        ("[ab]{2}(?P<n>@n)+", {("a", "b"), ("@n",)}),
        (r"reali[sz]e [^a]\d?[1-3]", {(" realise ", " realize "), ("1 ", "2 ", "3 ")}),
        (r"\d k", {tuple(f" {digit} k " for digit in range(10))}),
    ],
)  # fmt: skip
def test_each_match_holds_one_text_of_each_clause(text: str, clauses: set[tuple[str]]) -> None:
    assert set(Literals(MACROS).clauses(text, " ")) == clauses


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None)  # an expression is compiled in some examples
@given(data=st.data())
def test_no_match_of_a_lexicon_is_missed(language: str, data: st.DataObject) -> None:
    lex = lexicon(language)
    rules = [t for rule in lex.rules["rule"] for t in (*rule["when"], *rule.get("unless", ()))]
    scope = [t for part in lex.scope.values() for t in part]
    macros = [f"{{{name}}}" for name in lex.macros]
    text = data.draw(st.sampled_from(rules) | st.sampled_from(scope) | st.sampled_from(macros))
    line = data.draw(_lines(lex.loose(text)))
    plain = lex.pattern(text).search(line)
    found = Pattern(text, lex.pattern).search(line)
    assert (found and found.span()) == (plain and plain.span())


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None)  # an expression is compiled in some examples
@given(data=st.data())
def test_no_period_is_missed(language: str, data: st.DataObject) -> None:
    rules = grammar(language)
    pattern = data.draw(st.sampled_from(rules.atoms) | st.sampled_from(rules.joins)).pattern
    compiled = pattern.compiler(pattern.text)
    line = data.draw(_lines(compiled))
    plain = [match.span() for match in compiled.finditer(line)]
    assert [match.span() for match in pattern.finditer(line)] == plain


def _lines(expression: re.Pattern[str]) -> st.SearchStrategy[str]:
    """Lines that an expression matches, nearly all of them."""
    letters = st.characters(codec="cp1252", categories=("L", "N", "P", "S", "Zs"))
    matches = st.from_regex(expression, fullmatch=True, alphabet=letters)
    return matches.map(lambda text: " ".join(text.split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_lexicons_keep_to_what_is_read(language: str) -> None:
    lex = lexicon(language)
    files = (lex.words, lex.periods, lex.amounts, lex.rules, lex.scope, lex.slots, lex.talk)
    assert not re.findall(r"\(\?(?!:|P<|<?[=!])", str(files))
