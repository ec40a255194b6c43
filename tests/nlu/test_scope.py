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
        # what would be, and years to come
        "would the water bill shrink if we got a smaller tub",
        "what would we save if Nina cycled to work",
        "will that triple one day",
        "what's our net worth in 2045",
        "si on vendait la voiture on économiserait combien",
        "notre épargne va doubler ?",
        # others do it
        "tell Casa Verde that we moved",
        "ask Paul for his half",
        "put 30 into Nest each week",
        "log a 9 euro sandwich we just bought",
        "who does the cheapest phone deals",
        "c'est quoi le forfait mobile le moins cher dans le quartier",
        "préviens Casa Verde qu'on déménage",
        "demande un devis à Casa Verde",
        # shops, prices, other people
        "does Nordmart sell paint",
        "which brand lasts longest",
        "which store has the softest towels",
        "when does the winter term begin",
        "is 900 a fair rent for this street",
        "how much do our neighbours pay for water",
        "est-ce que Nordmart vend de la peinture",
        "quelle marque est la plus solide",
        "combien gagne un boulanger",
        "pourquoi les tomates sont si chères en ce moment",
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
        "does Filmbox charge us every month",
        "which store got most of our money this year",
        "when did Filmbox start charging us",
        "if I leave out rent, what did April cost",
        "would 80 be enough for the rest of the week",
        "tell me what we paid at Nordmart",
        "which card did we use most",
        "ouvre-moi la liste des dépenses d'avril",
        "est-ce que Filmbox nous prélève chaque mois",
        "pourquoi avril a coûté si cher",
        "on dépense plus chez Nordmart ou chez Casa Verde",
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
