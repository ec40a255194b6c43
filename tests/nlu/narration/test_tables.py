"""Lists, breakdowns, series and dates in both languages, word for word."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest

from tests.helpers.telling import LAST_MONTH, PAST_YEAR, Case, ask, books, month, plain, row, told

TABLES = {
    "a list": Case(
        ask("list", "any", period=LAST_MONTH, merchants=("Lidl",)),
        books("-55", count=12, transactions=tuple(range(12))),
        "Coffer found 12 transactions at Lidl last month, −€55.00 in total (money in less money out).",
        "Coffer a trouvé 12 opérations chez Lidl le mois dernier, pour un total de −55,00 € (entrées moins sorties).",
    ),
    "the latest ten": Case(
        ask("list", "any", merchants=("Lidl",), limit=10),
        books("-55", count=10, transactions=tuple(range(10))),
        "Here are the latest 10 transactions at Lidl, −€55.00 in total (money in less money out).",
        "Voici les 10 dernières opérations chez Lidl, pour un total de −55,00 € (entrées moins sorties).",
    ),
    "fewer than asked for": Case(
        ask("list", "any", merchants=("Lidl",), limit=10),
        books("-55", count=4, transactions=tuple(range(4))),
        "Coffer found 4 transactions at Lidl, −€55.00 in total (money in less money out).",
        "Coffer a trouvé 4 opérations chez Lidl, pour un total de −55,00 € (entrées moins sorties).",
    ),
    "the last refund": Case(
        ask("last_time", "income", refunds=True),
        books("59.12", date=date(2026, 10, 27), count=1),
        "The last refund was on 27 October 2026: €59.12.",
        "Le dernier remboursement date du 27 octobre 2026 : 59,12 €.",
    ),
    "the latest one": Case(
        ask("list", limit=1),
        books(
            "5.5",
            count=1,
            transactions=(7,),
            rows=(row("5.5", "Corner Bakery", date=date(2026, 11, 17)),),
        ),
        "The latest payment was €5.50 at Corner Bakery on 17 November 2026.",
        "Le dernier paiement est de 5,50 € chez Corner Bakery, le 17 novembre 2026.",
    ),
    "a list by amount": Case(
        ask("list", "any", amount_min=Decimal(150), accounts=("Visa Card",)),
        books(count=1, transactions=(1,)),
        "Coffer found 1 transaction of at least €150 on Visa Card.",
        "Coffer a trouvé 1 opération d’au moins 150 € sur le compte Visa Card.",
    ),
    "the largest": Case(
        ask("largest", period=LAST_MONTH, categories=("Groceries",)),
        books(
            "120.4",
            count=1,
            date=date(2026, 10, 3),
            transactions=(4,),
            rows=(row("120.4", "Carrefour"),),
        ),
        "The largest payment on Groceries last month was €120.40 at Carrefour on 3 October 2026.",
        "Le plus gros paiement dans la catégorie Groceries le mois dernier est de 120,40 € chez Carrefour, le 3 octobre 2026.",
    ),
    "the three largest": Case(
        ask("largest", period=LAST_MONTH, limit=3),
        books("120.4", count=3, transactions=(4, 5, 6), rows=(row("120.4", "IKEA"),)),
        "The 3 largest payments last month go up to €120.40 at IKEA.",
        "Les 3 plus gros paiements le mois dernier vont jusqu’à 120,40 € chez IKEA.",
    ),
    "the smallest deposit": Case(
        ask("smallest", "income"),
        books(
            "4.2", count=1, date=date(2026, 11, 1), transactions=(4,), rows=(row("4.2", "Anna"),)
        ),
        "The smallest deposit was €4.20 from Anna on 1 November 2026.",
        "Le plus petit versement est de 4,20 € de la part d’Anna, le 1er novembre 2026.",
    ),
    "the largest of any direction": Case(
        ask("largest", "any", merchants=("IKEA",)),
        books(
            "-420", count=1, date=date(2026, 11, 1), transactions=(4,), rows=(row("-420", "IKEA"),)
        ),
        "The largest transaction at IKEA was −€420.00 on 1 November 2026.",
        "La plus grosse opération chez IKEA est de −420,00 €, le 1er novembre 2026.",
    ),
    "where it went": Case(
        ask("breakdown", period=LAST_MONTH, group_by="category"),
        books("2010", count=90, rows=(row("1150", "Rent"), row("400", "Groceries"))),
        "You spent €2,010.00 last month, the most on Rent (€1,150.00).",
        "Vous avez dépensé 2 010,00 € le mois dernier, surtout dans la catégorie Rent (1 150,00 €).",
    ),
    "by weekday, in the order of the week": Case(
        ask("breakdown", group_by="weekday"),
        books("30", count=3, rows=(row("10", "mon"), row("20", "tue"))),
        "You spent €30.00, the most on Tuesdays (€20.00).",
        "Vous avez dépensé 30,00 €, surtout le mardi (20,00 €).",
    ),
    "the least of shops": Case(
        ask("breakdown", period=LAST_MONTH, group_by="merchant", order="least"),
        books("30", rows=(row("10", "Lidl"), row("20", "IKEA"))),
        "You spent €30.00 last month, the least at Lidl (€10.00).",
        "Vous avez dépensé 30,00 € le mois dernier, le moins chez Lidl (10,00 €).",
    ),
    "by shop, most of it unnamed": Case(
        ask("breakdown", group_by="merchant", categories=("Groceries",)),
        books("30", rows=(row("20", "none"), row("10", "Lidl"))),
        "You spent €30.00 on Groceries, the most with no merchant named (€20.00).",
        "Vous avez dépensé 30,00 € dans la catégorie Groceries, surtout sans commerçant indiqué (20,00 €).",
    ),
    "income by member, all one": Case(
        ask("breakdown", "income", group_by="member"),
        books("2480", rows=(row("2480", "Alex"),)),
        "You received €2,480.00, all for Alex.",
        "Vous avez reçu 2 480,00 €, uniquement pour Alex.",
    ),
    "the first of several": Case(
        ask("breakdown", group_by="category", limit=1),
        books("2010", rows=(row("1150", "Rent"),)),
        "You spent €2,010.00, the most on Rent (€1,150.00).",
        "Vous avez dépensé 2 010,00 €, surtout dans la catégorie Rent (1 150,00 €).",
    ),
    "over time": Case(
        ask("trend", period=PAST_YEAR, group_by="month", categories=("Fuel",)),
        books(
            "1040.5", rows=(month("300", 2026, 8), month("460", 2026, 9), month("280.5", 2026, 10))
        ),
        "You spent €1,040.50 on Fuel in the past 12 months, between €280.50 (October 2026) and €460.00 (September 2026) a month.",
        "Vous avez dépensé 1 040,50 € dans la catégorie Fuel au cours des 12 derniers mois, entre 280,50 € (octobre 2026) et 460,00 € (septembre 2026) par mois.",
    ),
    "over time, one bin": Case(
        ask("trend", group_by="month", categories=("Fuel",)),
        books("300", rows=(month("300", 2026, 8),)),
        "You spent €300.00 on Fuel.",
        "Vous avez dépensé 300,00 € dans la catégorie Fuel.",
    ),
    "over time, with a month of nothing": Case(
        ask("trend", group_by="month", categories=("Fuel",)),
        books("300", rows=(month("300", 2026, 8), month("0", 2026, 9))),
        "You spent €300.00 on Fuel, between €0.00 (September 2026) and €300.00 (August 2026) a month.",
        "Vous avez dépensé 300,00 € dans la catégorie Fuel, entre 0,00 € (septembre 2026) et 300,00 € (août 2026) par mois.",
    ),
    "the most in a month": Case(
        ask("extreme_period", period=PAST_YEAR, group_by="month", categories=("Fuel",)),
        books("460", rows=(month("460", 2026, 9),)),
        "You spent the most on Fuel in September 2026: €460.00.",
        "C’est en septembre 2026 que vous avez dépensé le plus dans la catégorie Fuel : 460,00 €.",
    ),
    "the least in a week": Case(
        ask("extreme_period", group_by="week", members=("Alex",), order="least"),
        books("40", rows=(row("40", start=date(2026, 11, 2), end=date(2026, 11, 8)),)),
        "Alex spent the least in the week of 2–8 November 2026: €40.00.",
        "C’est la semaine du 2 au 8 novembre 2026 qu’Alex a dépensé le moins : 40,00 €.",
    ),
    "the most on a day": Case(
        ask("extreme_period", "income", group_by="day"),
        books("40", rows=(row("40", start=date(2026, 11, 1), end=date(2026, 11, 1)),)),
        "You received the most on Sunday 1 November 2026: €40.00.",
        "C’est le dimanche 1er novembre 2026 que vous avez reçu le plus : 40,00 €.",
    ),
    "the best quarter": Case(
        ask("extreme_period", "net", group_by="quarter"),
        books("40", rows=(row("40", start=date(2026, 7, 1), end=date(2026, 9, 30)),)),
        "Money in less money out was highest in Q3 2026: €40.00.",
        "Le solde des entrées et des sorties a été le plus haut au 3e trimestre 2026 : 40,00 €.",
    ),
    "the last time": Case(
        ask("last_time", merchants=("IKEA",)),
        books("78.5", date=date(2026, 11, 1), transactions=(3,), count=1),
        "The last payment at IKEA was on 1 November 2026: €78.50.",
        "Le dernier paiement chez IKEA date du 1er novembre 2026 : 78,50 €.",
    ),
    "the first time": Case(
        ask("first_time", "any", categories=("Taxi",)),
        books(date=date(2024, 12, 1)),
        "The first transaction in Taxi was on 1 December 2024.",
        "La première opération dans la catégorie Taxi date du 1er décembre 2024.",
    ),
    "never": Case(
        ask("last_time", merchants=("IKEA",)),
        books(empty=True),
        "Nothing found: no payments at IKEA.",
        "Aucun résultat : aucun paiement chez IKEA.",
    ),
    "odd ones": Case(
        ask("unusual", "any", period=LAST_MONTH),
        books(count=3),
        "Coffer found 3 transactions worth a look last month.",
        "Coffer a trouvé 3 opérations à vérifier le mois dernier.",
    ),
    "nothing odd": Case(
        ask("unusual", "any", period=LAST_MONTH),
        books(empty=True),
        "No payment far above the usual and none charged twice was found last month.",
        "Aucun paiement bien au-dessus de l’habitude ni débité deux fois n’a été trouvé le mois dernier.",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("case", TABLES.values(), ids=TABLES.keys())
def test_tables_are_told(case: Case, language: str) -> None:
    narration = told(case, language)

    assert plain(narration.summary) == getattr(case, language)
    assert narration.value_text in narration.summary
