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


@pytest.mark.parametrize(
    ("question", "language"),
    [
        # troubles that are told
        ("the seller promised a new lamp and it never came", "en"),
        ("I bought boots at Nordmart but they are too tight", "en"),
        ("Filmbox put its prices up without asking", "en"),
        ("j'ai commandé une lampe mais elle est cassée", "fr"),
        ("le vendeur refuse de nous répondre", "fr"),
        ("mon loyer a été versé sur le mauvais compte", "fr"),
        # deeds with what they are to be done to
        ("buy three stamps on the way back", "en"),
        ("lend Paul 30 euros", "en"),
        ("make sure the water bill is settled", "en"),
        ("commande deux sacs de terreau", "fr"),
        ("prête 30 euros à Paul", "fr"),
        # what a bank or a shop does
        ("do you charge for a second card", "en"),
        ("is there a fee for cancelling early", "en"),
        ("will my card work in Peru", "en"),
        ("y a-t-il des frais si je pars à l'étranger", "fr"),
        ("peut-on payer en quatre fois", "fr"),
        # advice
        ("any tricks for a smaller heating bill", "en"),
        ("would it be wise to sell the car", "en"),
        ("should we drop Filmbox", "en"),
        ("tu as des astuces pour dépenser moins", "fr"),
        ("est-ce le moment de changer de voiture", "fr"),
        # the world, and nothing at all
        ("are house prices climbing", "en"),
        ("who won the cup final last night", "en"),
        ("how many teaspoons in a cup", "en"),
        ("qui a peint ce tableau", "fr"),
        ("combien de grammes dans une tasse", "fr"),
        ("laisse tomber, c'est pas grave", "fr"),
    ],
)
def test_what_is_clearly_no_matter_of_the_books_is_said_to_be_outside(
    question: str, language: str
) -> None:
    reading = understand(question, household(language), TODAY, language=language)
    assert reading.status == "out_of_scope"


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("did we pay the plumber in April", "en"),
        ("how much did we donate in April", "en"),
        ("what did the water cost us this year", "en"),
        ("my grocery bill keeps going up", "en"),
        ("can we manage a 90 euro lamp this month", "en"),
        ("combien on a prêté à Paul en avril", "fr"),
        ("combien en timbres ce mois-ci", "fr"),
        ("est-ce que nos courses augmentent", "fr"),
    ],
)
def test_words_of_such_questions_in_ones_own_are_answered(question: str, language: str) -> None:
    reading = understand(question, household(language), TODAY, language=language)
    assert reading.status == "answered"


def test_a_few_unknown_words_are_not_understood_rather_than_outside() -> None:
    assert understand("purple monkey", household(), TODAY).status == "not_understood"
    assert understand("hello", household(), TODAY).status == "not_understood"


@pytest.mark.shared
def test_public_questions_out_of_scope_are_caught() -> None:
    lines = shared("questions/oos_dev.jsonl").read_text(encoding="utf-8").splitlines()
    texts = [json.loads(line)["text"] for line in lines]
    caught = [understand(text, household(), TODAY).status in REFUSED for text in texts]
    assert sum(caught) / len(caught) >= 0.95
