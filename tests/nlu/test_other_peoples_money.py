"""Whose money, whose prices: what others pay, what is due to one, what the world charges is refused."""

from __future__ import annotations

import pytest

from nlu.understand import understand
from tests.helpers.vocabulary import TODAY, household


@pytest.mark.parametrize(
    ("question", "language"),
    [
        # people who keep no account here
        ("what does my aunt pay for heating", "en"),
        ("how much is my brother-in-law putting away each month", "en"),
        ("is our cousin's rent lower than ours", "en"),
        ("do we earn more than our friends", "en"),
        ("combien ma tante paie de chauffage", "fr"),
        ("mon beau-père met combien de côté chaque mois", "fr"),
        ("le loyer de notre cousin est de combien", "fr"),
        ("on gagne plus que nos amis ?", "fr"),
        # what money is worth, and what it would grow to
        ("is the franc down against the dollar", "en"),
        ("what would 5000 at 2 percent be in ten years", "en"),
        ("how long to double 3000", "en"),
        ("à combien est le yen ce soir", "fr"),
        ("combien donnent 5000 € à 2 % en dix ans", "fr"),
        ("combien de temps pour doubler 3000 €", "fr"),
        # days and doors
        ("when are the school holidays", "en"),
        ("which dentist is open tonight", "en"),
        ("les vacances scolaires commencent quand", "fr"),
        ("quel dentiste de garde cette nuit", "fr"),
        # what is due to one by law
        ("how much parental leave would we get", "en"),
        ("on a droit à quelle aide avec deux enfants", "fr"),
        ("combien d'impôts pour un salaire de 2000", "fr"),
        # advice
        ("what's the best mattress for a bad back", "en"),
        ("le meilleur matelas pour un mal de dos", "fr"),
        ("Nordmart c'est fiable ?", "fr"),
        ("ça vaut la peine d'acheter une remorque", "fr"),
    ],
)
def test_refused(question: str, language: str) -> None:
    names = household(language)
    assert understand(question, names, TODAY, language=language).status == "out_of_scope"


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("how much did I give my brother in April", "en"),
        ("has my aunt paid us back", "en"),
        ("what did the restaurant with my cousins cost", "en"),
        ("what was the best month for income", "en"),
        ("when is the next train payment", "en"),
        ("where do we buy our coffee", "en"),
        ("combien j'ai donné à mon frère en avril", "fr"),
        ("combien ma tante nous a remboursé", "fr"),
        ("le restaurant avec mes cousins a coûté combien", "fr"),
        ("quel a été le meilleur mois pour nos revenus", "fr"),
        ("les soldes de nos comptes", "fr"),
    ],
)
def test_ones_own_dealings_with_them_are_answered(question: str, language: str) -> None:
    names = household(language)
    assert understand(question, names, TODAY, language=language).status == "answered"
