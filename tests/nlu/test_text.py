"""Folding and tokens: whatever is typed, each word knows where it stood."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from finance.text import plain
from nlu.text import Tagged, Text, words


def test_accents_case_and_apostrophes_do_not_matter() -> None:
    assert words("L’Électricité de CŒUR") == ("l", "electricite", "de", "coeur")
    assert words("at&t, O'Malley's") == ("at&t", "o", "malley", "s")


def test_numbers_and_signs_stay_whole() -> None:
    assert words("€1,200.50 or 30% on 2026-05-03") == (
        "€", "1,200.50", "or", "30", "%", "on", "2026-05-03",
    )  # fmt: skip


def test_a_stretch_gives_back_the_words_as_typed() -> None:
    text = Text.of("How much at Café Zoé, last month?")
    assert text.original(3, 5) == "Café Zoé"
    assert text.line == "how much at cafe zoe last month"


def test_a_rewritten_word_keeps_its_place() -> None:
    text = Text.of("Whats new").rewritten({"whats": "what s"})
    assert text.line == "what s new"
    assert text.original(0, 1) == "Whats"
    table = {"a b": "x", "a b c": "y z"}
    assert Text.of("a b c, a b d").rewritten(table).line == "y z x d"


def test_a_sign_is_a_word_where_it_stands_for_one() -> None:
    text = Text.of("le - cher - mai").signed({"-": "moins"}, {"le"}, set())
    assert text.line == "le moins cher mai"
    assert text.original(1, 3) == "- cher"


def test_a_tag_stands_for_its_words() -> None:
    text = Text.of("how much at big shop today")
    tagged = Tagged.of(text).tag([(3, 5, "@mer"), (5, 6, "@p")])
    assert tagged.line == "how much at @mer @p"
    assert tagged.tokens(tagged.line.index("@mer"), len(tagged.line)) == (3, 6)


@given(st.text(max_size=80))
def test_tokens_are_folded_pieces_of_the_question(raw: str) -> None:
    text = Text.of(raw)
    ends = [t.end for t in text.tokens]
    assert ends == sorted(ends)
    for token in text.tokens:
        assert token.word in plain(raw[token.start : token.end])
