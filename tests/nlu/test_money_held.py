"""What accounts hold, held or should hold, and what was left: each as households would ask it."""

from __future__ import annotations

from decimal import Decimal

from nlu.understand import understand
from tests.helpers.understood import all_are, query
from tests.helpers.vocabulary import TODAY, household


def test_which_account_paid() -> None:
    english = [
        "what cards did April's spending go on",
        "which of our accounts did the fuel come out of in March",
        "from which card do we pay most",
    ]
    french = ["avec quelle carte paie-t-on le plus", "quels comptes ont servi aux dépenses d'avril"]
    for language, questions in (("en", english), ("fr", french)):
        for question in questions:
            found = query(question, language)
            assert (found.intent, found.group_by, found.accounts) == ("breakdown", "account", ())


def test_what_was_in_an_account_on_a_day() -> None:
    all_are("balance", ["Nest on 30 April", "daily account, 1 May", "how much in the Nest"])
    all_are("balance", ["Nest au 30 avril", "compte Daily au 1er mai"], "fr")
    assert query("Blue Card yesterday").intent == "total"


def test_a_sum_that_an_account_should_hold() -> None:
    for question, language in (
        ("is there 900 euros in the Nest for the boiler", "en"),
        ("have we got 900 in the Nest", "en"),
        ("y a-t-il 900 euros sur Nest pour le toit", "fr"),
        ("disposons-nous de 900 euros sur Nest", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.threshold) == ("balance", Decimal(900))
        assert (found.accounts, found.text) == (("Nest",), ())


def test_can_we_take_any_verb() -> None:
    for question in ("could we stump up 80 for a kettle", "can I drop 80 on a jacket"):
        assert query(question).threshold == Decimal(80)
    assert understand("can I wire 80 to Nina", household(), TODAY).query is None


def test_what_would_be_left_without_debts() -> None:
    all_are(
        "net_worth", ["if we cleared all our debts what would be left", "what we own less debts"]
    )
    all_are("net_worth", ["on vaut combien une fois les dettes payées"], "fr")


def test_what_was_left_when_all_was_paid() -> None:
    all_are(
        "cash_flow",
        [
            "what was left at the end of April after all the bills",
            "did more come in than go out in April",
            "did we put anything aside in April",
            "income vs spend April",
        ],
    )
    all_are(
        "cash_flow",
        [
            "après toutes les factures il nous restait combien en avril",
            "on a mis un peu d'argent de côté en avril",
            "est-il rentré plus d'argent qu'il n'en est sorti en avril",
        ],
        "fr",
    )


def test_income_held_against_spending() -> None:
    all_are(
        "cash_flow", ["did our spending exceed our income in April", "did I make more than I spent"]
    )
    all_are(
        "cash_flow",
        [
            "nos dépenses ont-elles dépassé nos revenus en avril",
            "avons-nous été déficitaires en mars",
        ],
        "fr",
    )


def test_an_account_that_fell_below_a_mark() -> None:
    for question, language in (
        ("has the Daily account dropped below 1000", "en"),
        ("le compte Daily est-il passé sous les 1000 euros", "fr"),
    ):
        found = query(question, language)
        assert (found.intent, found.accounts) == ("balance", ("Daily",))
        assert (found.threshold, found.threshold_op) == (Decimal(1000), "under")


def test_a_day_in_the_past_is_no_wish() -> None:
    found = query("did I have over 2000 in the Daily last Friday")
    assert (found.intent, found.threshold) == ("balance", Decimal(2000))
    assert found.period is not None
