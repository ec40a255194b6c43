"""Answers in words: templates per language, filled by code; no model writes here.

Codes of notes that have a wording, with the data that make it more precise (all optional):

====================  =====================  ===========================================================
code                  data                   says
====================  =====================  ===========================================================
period_assumed        period                 no period was named (also `assumed_period`)
vague_period          period, label          "recently" and the like was read as these dates
statement_period      period                 billing periods are unknown (also `billing_period`)
partial_bin                                  the period cuts its first or last bin
same_days             other                  a running unit against the same days before
other_currency        accounts (how many)    accounts in other currencies are left out
no_budget             category               there is no budget to hold it against
affordability                                only the balance was looked at
nowhere               text, names            no payee, memo or note holds a searched word
dropped_name          name                   a name that no word supports was left out (`unsupported`)
namesake              name, others           something else has the name that was taken
wish_dropped          text                   a thing wished for is no filter
time_of_day                                  times of day are not recorded
spelling              word, name             a misspelt name was read as its neighbour
too_long                                     the question is too long to be read
other_language                               the question is in a language not understood
unpriced              accounts               holdings without a value are left out
short_history         date                   the books begin inside the period
tie                   periods                others have the same figure
pending               many                   the bank has not booked some of them yet (also `pending_alone`)
few_records                                  little to go by
model_failed, …                              the model broke down (also malformed, too_long, busy, stopped)
rules_instead                                the model had no time or could not be loaded
neither_read                                 likewise, and the rules did not understand either
====================  =====================  ===========================================================

`change` (percent) goes into the line under the sentence. A code that is not here is left out of the words; it never fails.
"""

from __future__ import annotations

from nlu.narration.labels import (
    choice_text,
    intent_text,
    measure_text,
    page_text,
    row_detail,
    row_label,
)
from nlu.narration.narrate import Narration, narrate
from nlu.narration.notes import note_texts
from nlu.narration.periods import period_text
from nlu.narration.suggestions import example_questions, follow_ups, refusal
from nlu.narration.wording import question_text

__all__ = [
    "Narration",
    "choice_text",
    "example_questions",
    "follow_ups",
    "intent_text",
    "measure_text",
    "narrate",
    "note_texts",
    "page_text",
    "period_text",
    "question_text",
    "refusal",
    "row_detail",
    "row_label",
]
