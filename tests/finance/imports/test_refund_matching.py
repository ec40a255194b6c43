"""Which purchase a refund is matched with."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from finance.imports.refund_matching import DAYS, Back, Purchase, match

DAY = date(2026, 6, 1)
SHOP, OTHER = 7, 8


def bought(
    number: int,
    left: int,
    ago: int,
    *,
    merchant: int | None = SHOP,
    account: int = 1,
    payee: str = "SHOP",
    parts: tuple[int, ...] = (),
) -> Purchase:
    day = DAY - timedelta(days=ago)
    return Purchase(number, account, "EUR", day, left, merchant, payee, parts)


def back(
    amount: int, *, number: int = 100, merchant: int | None = SHOP, payee: str = "SHOP"
) -> Back:
    return Back(number, 1, "EUR", DAY, amount, merchant, payee)


def one(refund: Back, *purchases: Purchase) -> int | None:
    return dict(match([refund], purchases)).get(refund.id)


def test_the_whole_of_a_purchase_goes_before_a_nearer_larger_one() -> None:
    assert one(back(4990), bought(1, 4990, 30), bought(2, 9000, 3)) == 1


def test_of_equal_ones_the_nearest_is_taken_first_on_the_same_account() -> None:
    assert one(back(500), bought(1, 500, 30), bought(2, 500, 3)) == 2
    assert one(back(500), bought(1, 500, 30), bought(2, 500, 3, account=2)) == 1


def test_one_part_of_a_split_purchase_fits() -> None:
    split = bought(1, 6000, 30, parts=(2000, 4000))
    assert one(back(2000), split, bought(2, 9000, 3)) == 1


def test_some_of_the_nearest_purchase_that_is_large_enough() -> None:
    assert one(back(700), bought(1, 900, 40), bought(2, 800, 20), bought(3, 600, 2)) == 2


def test_what_is_larger_later_too_old_or_elsewhere_is_no_purchase_of_it() -> None:
    assert one(back(700), bought(1, 699, 3)) is None
    assert one(back(700), bought(1, 700, -1)) is None
    assert one(back(700), bought(1, 700, DAYS + 1)) is None
    assert one(back(700), bought(1, 700, 3, merchant=OTHER, payee="MILL")) is None


def test_a_payee_with_a_word_more_is_known_by_its_exact_amount_alone() -> None:
    refund = back(700, merchant=None, payee="REFUND CORNER MILL")
    assert one(refund, bought(1, 700, 3, merchant=OTHER, payee="CORNER MILL")) == 1
    assert one(refund, bought(1, 701, 3, merchant=OTHER, payee="CORNER MILL")) is None


def test_two_refunds_share_a_purchase_only_while_something_is_left() -> None:
    refunds = [back(600, number=n) for n in (100, 101, 102)]
    found = list(match(refunds, [bought(1, 1300, 5)]))
    assert found == [(100, 1), (101, 1)]


_purchases = st.lists(
    st.tuples(st.integers(1, 3000), st.integers(-5, 150), st.sampled_from([SHOP, OTHER, None])),
    max_size=12,
)
_backs = st.lists(
    st.tuples(st.integers(1, 3000), st.sampled_from([SHOP, OTHER, None])), max_size=12
)


@given(_purchases, _backs)
def test_never_more_comes_back_than_was_paid(
    purchases: list[tuple[int, int, int | None]], backs: list[tuple[int, int | None]]
) -> None:
    shelf = [bought(n, size, ago, merchant=m) for n, (size, ago, m) in enumerate(purchases, 1)]
    refunds = [back(size, number=100 + n, merchant=m) for n, (size, m) in enumerate(backs)]
    found = list(match(refunds, shelf))
    assert len(dict(found)) == len(found), "each refund once"
    amounts = {r.id: r.amount for r in refunds}
    given_back: Counter[int] = Counter()
    for refund, purchase in found:
        given_back[purchase] += amounts[refund]
    assert all(given_back[p.id] <= p.left for p in shelf)
