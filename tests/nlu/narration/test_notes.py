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
    "budget_by_days",
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
    "partial_bin",
    "unranked_bin",
    "netted",
    "refunds_among",
    "minus_spending",
    "minus_income",
    "transfers_apart",
    "own_transfers",
    "unlinked",
    "unassigned",
    "records_end",
    "overlap",
    "share_within",
    "regular",
    "expected",
    "awaited",
    "due_later",
    "not_at_hand",
    "no_opening",
    "opened_later",
    "silent",
    "never",
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
            Note("netted", (("value", "1234.50 EUR"),)),
            "Refunds of €1,234.50 are already taken off.",
            "Les remboursements (1 234,50 €) sont déjà déduits.",
        ),
        (
            Note(
                "partial_bin",
                (("first", "2026-08-31/2026-09-06"), ("last", "2026-11-01/2026-11-30")),
            ),
            "The period covers only a part of 31 August – 6 September 2026 and of November 2026.",
            "La période ne couvre qu’en partie : du 31 août au 6 septembre 2026 et novembre 2026.",
        ),
        (
            Note("unranked_bin", (("bin", "2026-11-01/2026-11-30"), ("value", "9.00 EUR"))),
            "Not ranked, being only partly in the period: November 2026 (€9.00).",
            "Hors classement, car en partie seulement dans la période : novembre 2026 (9,00 €).",
        ),
        (
            Note("overlap", (("value", "9.00 EUR"), ("a", "Groceries"), ("b", "Lidl"))),
            "€9.00 is counted on both sides: it belongs to Groceries and to Lidl.",
            "9,00 € sont comptés des deux côtés : ils relèvent de Groceries et de Lidl.",
        ),
        (
            Note("share_within", (("percent", "37.03"), ("names", "Groceries"))),
            "That is 37% of what was spent on Groceries.",
            "C’est 37 % de ce qui a été dépensé pour Groceries.",
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
