"""Nicknames and corrections by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer

TODAY = ("--today", "2026-11-18")


def test_a_nickname_is_understood_until_it_is_forgotten(coffer: Coffer) -> None:
    coffer("add", "account=Everyday", "amount=-9", "payee=SUSHI ZEN", "merchant=Sushi Zen",
           "date=2026-11-02")  # fmt: skip
    coffer("learnt", "call", "bigeye", "merchant", "sushi zen")
    assert coffer("learnt", "--json").objects == [
        {"nickname": "bigeye", "kind": "merchant", "name": "Sushi Zen"}
    ]
    (told,) = coffer("ask", "how much at Bigeye this month?", "--json", *TODAY).objects
    assert told["understood"]["merchants"] == ["Sushi Zen"]
    coffer("learnt", "forget", "bigeye")
    assert "Nothing yet" in coffer("learnt").out
    assert "Nothing was learnt" in coffer.refused("learnt", "forget", "bigeye")


def test_what_does_not_exist_cannot_be_named(coffer: Coffer) -> None:
    assert "no merchant" in coffer.refused("learnt", "call", "bigeye", "merchant", "Nowhere")


def test_forgetting_can_be_undone(coffer: Coffer) -> None:
    coffer("learnt", "call", "main", "account", "Everyday")
    coffer("learnt", "forget", "main")
    coffer("undo")
    assert "account Everyday" in coffer("learnt").out
