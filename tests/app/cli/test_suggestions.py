"""Refunds and suggestions by command: what is linked, found, accepted and rejected is listed so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer


def write(folder: Path, name: str, *rows: str) -> str:
    path = folder / name
    path.write_text("\n".join(["Date,Description,Amount", *rows]) + "\n", encoding="utf-8")
    return str(path)


@pytest.fixture
def taught(coffer: Coffer, tmp_path: Path) -> Coffer:
    """Give books with two payees filed by hand and two unknown ones, one of them like those."""
    first = write(
        tmp_path, "a.csv", "2026-09-01,MURMEL OST,-40.00", "2026-09-02,MURMEL WEST,-40.00"
    )
    coffer("import", "--account", "Everyday", first)
    for row in coffer.rows():
        coffer("set", str(row["id"]), "category=Childcare")
    later = write(tmp_path, "b.csv", "2026-10-13,MURMEL NORD,-41.00", "2026-10-14,QUOKKA,-9.00")
    assert "1 with a suggested one" in coffer("import", "--account", "Everyday", later).out
    return coffer


def test_suggestions_are_listed_apart(taught: Coffer) -> None:
    (row,) = taught.rows("--suggested")
    assert (row["payee"], row["category"], row["filed_by"]) == ("MURMEL NORD", "Childcare", "guess")
    assert "Childcare ?" in taught("suggestion").out


def test_an_accepted_suggestion_is_a_fact(taught: Coffer) -> None:
    assert "1 transaction" in taught("suggestion", "accept", "--all").out
    assert taught.rows("--suggested") == []
    assert len(taught.rows("--category", "Childcare")) == 3


def test_a_rejected_suggestion_is_not_found_again(taught: Coffer) -> None:
    (row,) = taught.rows("--suggested")
    taught("suggestion", "reject", str(row["id"]))
    assert "0 payees found" in taught("suggestion", "find").out
    assert len(taught.rows("--uncategorised")) == 2
    taught("undo")
    assert len(taught.rows("--suggested")) == 1


@pytest.mark.parametrize("words", [[], ["--all", "1"]])
def test_which_suggestions_must_be_said(taught: Coffer, words: list[str]) -> None:
    taught.refused("suggestion", "accept", *words)


def test_a_refund_is_offered_linked_and_unlinked(coffer: Coffer) -> None:
    coffer(
        "add",
        "account=Everyday",
        "amount=-49.90",
        "date=2026-10-12",
        "payee=IKEA",
        "category=Gifts",
    )
    coffer("add", "account=Everyday", "amount=20", "date=2026-10-30", "payee=TRANSFER OF A SHOP")
    back, bought = (row["id"] for row in coffer.rows())
    (offered,) = coffer("refund", str(back), "--json").objects
    assert offered["id"] == bought
    assert "a refund of 2026-10-12, Ikea" in coffer("refund", str(back), str(bought)).out
    refund, purchase = coffer.rows()
    assert (refund["refund_of"], refund["category"], purchase["refunds"]) == (
        bought,
        "Gifts",
        [back],
    )
    assert "refunded" in coffer("list").out
    coffer("refund", str(back), "--unlink")
    assert coffer.rows()[0]["refund_of"] is None
    coffer.refused("refund", str(bought), str(back))
    coffer.refused("refund", str(back), str(bought), "--unlink")
