"""Questions that no books can answer are told apart from those that they can."""

from __future__ import annotations

import json

import pytest

from nlu.understand import understand
from tests.helpers.shared import shared
from tests.helpers.vocabulary import TODAY, household

REFUSED = {"out_of_scope", "not_understood"}


@pytest.mark.parametrize(
    "question",
    [
        "send 50 euros to Paul",
        "transfer money from checking to savings",
        "what's the PIN of my card",
        "freeze my card",
        "what is the mortgage rate today",
        "how much is 100 dollars in euros",
        "raise my credit limit",
        "how many reward points do I have",
        "cancel my Filmbox subscription",
        "what's my credit score",
        "why was my card declined",
        "should I buy shares",
        "what's the weather like",
        "tell me a joke",
        "how tall is the tallest tower",
        "fais un virement de 20 € à Nina",
        "quel est le taux du livret A",
        "j'ai perdu ma carte",
        "quel temps fait-il",
        "augmente mon plafond",
    ],
)
def test_refused(question: str) -> None:
    assert understand(question, household(), TODAY).status in REFUSED


@pytest.mark.parametrize(
    "question",
    [
        "how much did I transfer to Paul last month",
        "show my transfers",
        "how do I check my balance",
        "how much interest did I earn this year",
        "what did I pay for my subscriptions",
        "when is my card payment due",
        "did my refund arrive",
        "combien de virements en avril",
    ],
)
def test_near_neighbours_are_answered(question: str) -> None:
    assert understand(question, household(), TODAY).status == "answered"


@pytest.mark.shared
def test_public_questions_out_of_scope_are_caught() -> None:
    lines = shared("questions/oos_dev.jsonl").read_text(encoding="utf-8").splitlines()
    texts = [json.loads(line)["text"] for line in lines]
    caught = [understand(text, household(), TODAY).status in REFUSED for text in texts]
    assert sum(caught) / len(caught) >= 0.95
