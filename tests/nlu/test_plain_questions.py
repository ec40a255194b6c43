"""Everyday questions as families of several countries put them."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from nlu.understand import understand
from tests.helpers.understood import query
from tests.helpers.vocabulary import TODAY, household


@pytest.mark.parametrize(
    ("question", "language", "intent"),
    [
        ("would you go and fetch everything over 60 at Nordmart", "en", "list"),
        ("tu peux me sortir tout ce qui dépasse 60 chez Nordmart", "fr", "list"),
        ("nr of payments above 60 in April", "en", "count"),
        ("j'ai fait + de 6 commandes chez Nordmart en avril ?", "fr", "count"),
        ("when did the rent go out", "en", "last_time"),
        ("tell me when Filmbox was last paid", "en", "last_time"),
        ("quand est tombé le loyer", "fr", "last_time"),
        ("rent day when", "en", "upcoming"),
        ("how much is yet to come out", "en", "upcoming"),
        ("month wise spending in 2025", "en", "trend"),
        ("shop wise spending in April", "en", "breakdown"),
        ("categories in April", "en", "breakdown"),
        ("les catégories en avril", "fr", "breakdown"),
        ("who paid for the groceries in April", "en", "breakdown"),
        ("qui a payé les courses en avril", "fr", "breakdown"),
        ("who is taking 7.50 a month", "en", "list"),
        ("qui me prélève 7,50 par mois", "fr", "list"),
        ("can I have a list of the Nordmart orders", "en", "list"),
        ("can we get a breakdown of April", "en", "breakdown"),
        ("can we get a new freezer for 700", "en", "balance"),
        ("how much card debt do we have", "en", "balance"),
        ("how much is my mobile plan", "en", "upcoming"),
        ("how long have we paid Filmbox for", "en", "first_time"),
        ("Nordmart last 3 visits", "en", "list"),
        ("how much of my salary is left", "en", "cash_flow"),
        ("money left after bills in April", "en", "cash_flow"),
        ("combien il restait après les factures en avril", "fr", "cash_flow"),
        ("de nouveaux abonnements en avril ?", "fr", "recurring"),
        ("les sous qu'on a sur tous les comptes", "fr", "balance"),
        ("did our costs exceed our incomings in April", "en", "cash_flow"),
        ("did we spend more than we took in in April", "en", "cash_flow"),
        ("les recettes ont-elles dépassé les dépenses en avril ?", "fr", "cash_flow"),
        ("quels ordres permanents avons-nous", "fr", "recurring"),
        ("un achat chelou en avril ?", "fr", "unusual"),
        ("what are we at in Nest", "en", "balance"),
        ("on est à combien sur Nest", "fr", "balance"),
        ("combien dort sur Nest", "fr", "balance"),
        ("combien on peut dépenser ce week-end", "fr", "balance"),
        ("how much did we part with at Nordmart", "en", "total"),
        ("the damage at Nordmart in April", "en", "total"),
        ("how much was that on Filmbox in April", "en", "total"),
        ("à combien se monte en moyenne un passage chez Nordmart", "fr", "average"),
        ("what did the wages come to in April", "en", "total"),
        ("so what have the subscriptions added up to this year", "en", "total"),
        ("what did Nordmart orders cost us in April", "en", "total"),
        ("payments over 60 at Nordmart in April, how many?", "en", "count"),
        ("fuel spend per quarter since 2025", "en", "trend"),
        ("show everything we get charged for automatically each month", "en", "recurring"),
        ("what day does the water have to be paid by", "en", "upcoming"),
        ("what's in nest rn", "en", "balance"),
        ("can you add up what Nordmart cost us in April", "en", "total"),
        ("what exactly did we pay for on 3 April", "en", "list"),
        ("have we been to Nordmart more than twice since March", "en", "count"),
        ("what got charged to the Blue Card in April", "en", "list"),
        ("show me what we paid with the Blue Card in April", "en", "list"),
        ("what date does my Filmbox renew", "en", "upcoming"),
        ("I forget when the landlord takes the rent money", "en", "upcoming"),
        ("how many days till Paul gets paid", "en", "upcoming"),
        ("every subscription Paul has", "en", "recurring"),
        ("is our fuel spending out of line with what's usual", "en", "compare_to_usual"),
        ("what did our three biggest bills come to in April", "en", "largest"),
        ("is the water bill heavier than it was in March", "en", "compare"),
        ("what's left of the 300 we set aside for fuel", "en", "budget"),
        ("l'eau est prélevée quand", "fr", "upcoming"),
        ("qui dépense le plus entre Nina et Paul", "fr", "breakdown"),
        ("de tout ce qu'on gagne, combien part en courses", "fr", "share"),
        ("une fois le loyer payé, combien restait-il sur Nest en avril", "fr", "balance"),
        ("combien sera le loyer le mois prochain", "fr", "upcoming"),
        ("could you please work out what we spent at Nordmart in April", "en", "total"),
        ("are we overdoing it at Nordmart this month or is that normal", "en", "compare_to_usual"),
        ("which transfers took place in April", "en", "list"),
        ("our latest wages, when did those come in", "en", "last_time"),
        ("on avait combien au total sur nos comptes au 31 mars", "fr", "balance"),
        ("moyene par semaine des courses depuis mars", "fr", "average"),
        ("how much is the Filmbox subscription", "en", "upcoming"),
        ("gimme all my account balances", "en", "balance"),
        ("I'd like to buy a tent for 300 euros, do I have enough in Nest", "en", "balance"),
        ("je voudrais acheter une tente à 300 euros, on a assez sur Nest ?", "fr", "balance"),
        ("we were out with friends and I want to know what we spent at Nordmart", "en", "total"),
        ("combien de loyer on a payé en 2026", "fr", "total"),
        ("attends, tu peux m'additionner le loyer et l'eau d'avril", "fr", "total"),
        ("quel est le plus gros plein d'avril", "fr", "largest"),
        ("le budget courses, ça donne quoi", "fr", "budget"),
        ("le carburant par trimestre depuis 2025, ça donne quoi", "fr", "trend"),
    ],
)
def test_what_is_asked(question: str, language: str, intent: str) -> None:
    assert query(question, language).intent == intent


@pytest.mark.parametrize(
    ("question", "language", "measure"),
    [
        ("how much money came in in April", "en", "income"),
        ("largest payment into Nest in April", "en", "income"),
        ("did we get some money from Nordmart in April", "en", "income"),
        ("what's the biggest payment we made in April", "en", "spending"),
        ("Nordmart or Casa Verde, who got more from us in April", "en", "spending"),
        ("montant total des primes versées à Nordmart en avril", "fr", "spending"),
        ("depuis quand versons-nous le loyer", "fr", "spending"),
    ],
)
def test_which_money_is_meant(question: str, language: str, measure: str) -> None:
    assert query(question, language).measure == measure


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("if we spend 900 on a freezer, would Nest survive", "en"),
        ("si on achète un congélateur à 900, Nest tiendra ?", "fr"),
    ],
)
def test_whether_an_account_bears_a_wish(question: str, language: str) -> None:
    found = query(question, language)
    assert (found.intent, found.accounts, found.text) == ("balance", ("Nest",), ())
    assert found.threshold == Decimal(900)


def test_a_name_may_be_written_apart() -> None:
    assert query("how much at nord mart in April").merchants == ("Nordmart",)


def test_what_is_asked_of_each_shop_of_a_kind() -> None:
    got = query("les supermarchés, combien dans chacun en avril", "fr")
    assert (got.intent, got.group_by, got.categories) == ("breakdown", "merchant", ("Courses",))


@pytest.mark.parametrize(
    ("question", "language"),
    [("when is the water subscription due", "en"), ("quand tombe l'abonnement d'eau", "fr")],
)
def test_what_one_has_of_a_thing_names_nothing_more(question: str, language: str) -> None:
    assert len(query(question, language).categories) == 1


def test_a_thing_may_stand_before_the_question() -> None:
    assert query("nappies, how much since March").text == ("nappies",)
    assert query("couches, combien depuis mars", "fr").text == ("couches",)
    assert query("alexa how much did I spend last week").text == ()


def test_cash_payments_are_those_of_the_purse() -> None:
    assert query("list all the cash payments from last week").accounts == ("Purse",)


@pytest.mark.parametrize(
    ("question", "language", "words"),
    [
        ("how much do we spend on Mondays", "en", "on Mondays"),
        ("transactions without a category in April", "en", "without a category"),
        ("how many times a month do we go to Nordmart", "en", "a month"),
        ("which category grew the most this year", "en", "grew the most"),
        ("les opérations sans catégorie en avril", "fr", "sans catégorie"),
        ("quelle catégorie a le plus augmenté cette année", "fr", "a le plus augmenté"),
        ("dans quel magasin va-t-on le plus souvent", "fr", "le plus souvent"),
    ],
)
def test_words_that_no_query_holds_are_said(question: str, language: str, words: str) -> None:
    reading = understand(question, household(language), TODAY, language=language)
    notes = {note.code: dict(note.data) for note in reading.notes}
    assert notes["unheld"] == {"text": words}


@pytest.mark.parametrize(
    ("question", "language", "bound"),
    [
        ("list payments without rent, over 50", "en", "amount_min"),
        ("les paiements hors loyer supérieurs à 50", "fr", "amount_min"),
        ("spending in April without purchases over 50", "en", "amount_max"),
        ("dépenses d'avril sans les achats de plus de 50", "fr", "amount_max"),
    ],
)
def test_what_is_left_out_by_its_sum(question: str, language: str, bound: str) -> None:
    assert getattr(query(question, language), bound) == Decimal(50)


def test_so_many_places() -> None:
    assert query("four places where we spent the most in April").limit == 4


def test_a_word_of_the_shop_named_is_not_searched_for() -> None:
    found = query("when did we last buy books from Bramble", "en")
    assert (found.merchants, found.text) == (("Bramble Books",), ())


@pytest.mark.parametrize(
    ("question", "days"),
    [
        ("restos la fin de semaine passée", (date(2026, 5, 9), date(2026, 5, 10))),
        ("restos toute l'année dernière", (date(2025, 1, 1), date(2025, 12, 31))),
    ],
)
def test_french_periods(question: str, days: tuple[date, date]) -> None:
    period = query(question, "fr").period
    assert period is not None
    assert (period.start, period.end) == days


@pytest.mark.parametrize(
    ("first", "turn", "language", "intent", "measure"),
    [
        ("how is the groceries budget", "how much is left", "en", "budget", "spending"),
        ("le budget courses", "il reste combien", "fr", "budget", "spending"),
        ("what share of our income went on rent", "groceries instead", "en", "share", "income"),
        ("rent in April", "compared to income", "en", "share", "income"),
        ("le loyer en avril", "par rapport aux revenus", "fr", "share", "income"),
        ("income in April", "and in 2025 on average per month?", "en", "average", "income"),
    ],
)
def test_a_second_turn(first: str, turn: str, language: str, intent: str, measure: str) -> None:
    names = household(language)
    before = understand(first, names, TODAY, language=language).query
    found = understand(turn, names, TODAY, before, language=language).query
    assert found is not None
    assert (found.intent, found.measure, found.follow_up) == (intent, measure, True)
    if found.intent == "average":
        assert found.period is not None
        assert found.period.end == date(2025, 12, 31)


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("why hasn't my cheque cleared", "en"),
        ("please bump my overdraft up to 900", "en"),
        ("is it worth moving my pension", "en"),
        ("what's 12 times 31", "en"),
        ("the cashpoint didn't give me all of it", "en"),
        ("we need copies of our receipts from Nordmart", "en"),
        ("could you get us a cheap hotel for May", "en"),
        ("can you cancel it for me", "en"),
        ("I didn't authorise that payment to Nordmart", "en"),
        ("tu peux me l'annuler", "fr"),
        ("trouve-nous un hôtel pas cher pour mai", "fr"),
        ("il me faut un duplicata de la facture", "fr"),
        ("le distributeur ne m'a pas tout donné", "fr"),
        ("réactive le sans contact", "fr"),
        ("what films are on tonight", "en"),
        ("find a Nordmart near the station", "en"),
        ("where's my parcel from Nordmart", "en"),
        ("où est passé mon colis Nordmart", "fr"),
        ("qui a gagné le match hier", "fr"),
        ("un dollar canadien ça vaut combien", "fr"),
        ("combien font 12 fois 31", "fr"),
    ],
)
def test_what_the_books_do_not_hold(question: str, language: str) -> None:
    reading = understand(question, household(language), TODAY, language=language)
    assert reading.status == "out_of_scope"
