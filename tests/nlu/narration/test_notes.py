"""Notes in words."""

from __future__ import annotations

import pytest

from finance.queries.answer import Note
from nlu.narration import note_texts
from tests.helpers.telling import SEPTEMBER, TODAY, ask, plain

CODES = [
    "assumed_period",
    "vague_period",
    "unsupported",
    "other_language",
    "period_assumed",
    "billing_period",
    "statement_period",
    "partial_bin",
    "same_days",
    "other_currency",
    "no_budget",
    "affordability",
    "as_corrected",
    "nearest_before",
    "nearest_after",
    "nowhere",
    "namesake",
    "dropped_name",
    "wish_dropped",
    "time_of_day",
    "spelling",
    "too_long",
    "unpriced",
    "few_records",
    "short_history",
    "tie",
    "model_failed",
    "model_malformed",
    "model_too_long",
    "model_busy",
    "model_stopped",
    "rules_instead",
    "neither_read",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("code", CODES)
def test_a_note_needs_no_data(code: str, language: str) -> None:
    (text,) = note_texts([Note(code)], None, language, TODAY)

    assert text[0].isupper()
    assert text.endswith(".")


@pytest.mark.parametrize(
    ("note", "english", "french"),
    [
        (
            Note("nowhere", (("text", "donuts"), ("names", "Donut King"))),
            "No payee or note contains “donuts”; nearest: Donut King.",
            "Aucun bénéficiaire, aucune note ne contient « donuts » ; au plus près : Donut King.",
        ),
        (
            Note("namesake", (("name", "Gas (category)"), ("others", "Gas (merchant)"))),
            "This is about Gas (category). There is also Gas (merchant).",
            "Il s’agit de Gas (category). Il y a aussi Gas (merchant).",
        ),
        (
            Note("other_currency", (("accounts", "2"),)),
            "Accounts in other currencies left out: 2.",
            "Comptes dans une autre devise non pris en compte : 2.",
        ),
        (
            Note("same_days"),
            "The period is not over yet; it is compared with the same days of the one before (September 2026).",
            "La période est en cours ; elle est comparée aux mêmes jours de la précédente (septembre 2026).",
        ),
        (
            Note("short_history", (("date", "2026-03-01"),)),
            "Your records begin on 1 March 2026; nothing is known from before.",
            "Vos relevés commencent le 1er mars 2026 ; rien n’est connu avant.",
        ),
        (
            Note("spelling", (("word", "grocries"), ("name", "Groceries"))),
            "“grocries” was read as Groceries.",
            "« grocries » a été lu comme Groceries.",
        ),
    ],
)
def test_data_make_a_note_precise(note: Note, english: str, french: str) -> None:
    query = ask("compare", other_period=SEPTEMBER)

    assert note_texts([note], query, "en", TODAY) == (english,)
    assert [plain(text) for text in note_texts([note], query, "fr", TODAY)] == [french]


def test_an_unknown_code_is_left_out_and_the_same_text_is_said_once() -> None:
    notes = [Note("who knows"), Note("time_of_day"), Note("time_of_day")]

    assert len(note_texts(notes, None, "en", TODAY)) == 1
