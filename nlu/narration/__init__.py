"""Answers in words: templates per language, filled by code; no model writes here.

Codes of notes that have a wording, with the data that make it more precise (all optional):

====================  =====================  ===========================================================
code                  data                   says
====================  =====================  ===========================================================
period_assumed        period                 no period was named (also `assumed_period`)
vague_period          period, label          "recently" and the like was read as these dates
statement_period      period                 billing periods are unknown (also `billing_period`)
partial_bin           bin, or first, last    the period cuts its first or last bin
same_days             other                  a running unit against the same days before
other_currency        accounts (how many)    accounts in other currencies are left out
no_budget             category               there is no budget to hold it against
affordability                                only the balance was looked at
nowhere               text, names            no payee, memo or note holds a searched word
dropped_name          name                   a name that no word supports was left out (`unsupported`)
namesake              name, others           something else has the name that was taken
unheld                text                   words that no query can hold made no difference
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
unranked_bin          bin, value             a unit cut by the period would have won
netted                value                  refunds are inside the sum (also `refunds_among`: many)
minus_spending                               a minus is more refunds than purchases (also `minus_income`)
transfers_apart                              own transfers are neither spending nor income
own_transfers         many                   some of the rows counted are own transfers
unlinked              many                   some look like own transfers that are not linked
unassigned            many                   some transactions have no member
records_end           date                   the books end before the period does
overlap               value, a, b            what stands on both sides of a comparison
share_within          percent, names         the share of the category itself
regular               value, name, date      the largest payment comes back; the next that does not
expected                                     what is due is known from history only
awaited               name, date             something expected is not in the books yet
due_later             name, date             what is due after an empty period
budget_by_days                               a monthly budget counts by days
not_at_hand           accounts               loans and investments are no balance at hand
no_opening            accounts               no opening balance is set (also `opened_later`)
silent                account, date          an account without records for a while
never                                        there is none at any other time
model_failed, …                              the model broke down (also malformed, too_long, busy, stopped)
rules_instead                                the model had no time or could not be loaded
neither_read                                 likewise, and the rules did not understand either
====================  =====================  ===========================================================

Data may be a date, a span of days ("2026-11-01/2026-11-30"), an amount under `value` ("12.34 EUR") or
a number under `percent`; all are written as the language does. `change` (percent) goes into the line under the sentence. A code that is not here is left out of the words; it never fails.
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
