"""Waiting messages by command: a model may be asked, and a person accepts what it suggests."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from nlu.client import Client
from nlu.engines.scripted import ScriptedDecoder
from tests.helpers.messages import BODY

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer

ANSWER = {"kind": "payment", "direction": "in", "amount": "62.75 EUR", "payee": "STATION SERVICES"}


@pytest.fixture
def waiting(coffer: Coffer, tmp_path: Path) -> Coffer:
    """Give books with one message that waits."""
    path = tmp_path / "messages.csv"
    path.write_text(f'address,date,body\nMURMELBANK,2026-11-02,"{BODY}"\n', encoding="utf-8")
    assert "1 wait for review" in coffer("import", "--account", "Everyday", str(path)).out
    return coffer


def install(monkeypatch: pytest.MonkeyPatch, *texts: str) -> ScriptedDecoder:
    decoder = ScriptedDecoder(texts)
    monkeypatch.setattr(
        "nlu.engines.factory.model_client", lambda *_, **__: Client(decoder, wait=lambda *_: None)
    )
    return decoder


def test_a_model_suggests_and_a_person_accepts(
    waiting: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, json.dumps(ANSWER))
    (before,) = waiting("review", "--json").objects
    assert "suggestion" not in before
    out = waiting("review", "ask", "--engine", "llamacpp").out
    assert out == "Asked about 1 message; 1 suggestion to look at.\n"
    assert waiting.rows() == [], "nothing is accepted by a model"
    (found,) = waiting("review", "--json").objects
    assert (found["amount"], found["suggestion"]["amount"]) == ("-62.75", "62.75")
    assert (found["suggestion"]["model"], found["suggestion"]["outcome"]) == ("Scripted", "read")
    assert "62.75 EUR STATION SERVICES" in waiting("review").out
    waiting("review", "accept", "--suggested", str(found["id"]))
    (row,) = waiting.rows()
    assert row["amount"] == "62.75"
    waiting("undo")
    assert waiting("review", "--json").objects == [found]


def test_what_is_not_suggested_cannot_be_accepted_so(
    waiting: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (before,) = waiting("review", "--json").objects
    number = str(before["id"])
    assert "review ask" in waiting.refused("review", "accept", "--suggested", number)
    install(monkeypatch, "It is a payment.")
    waiting("review", "ask", number, "--engine", "llamacpp")
    assert "unclear" in waiting("review").out
    waiting.refused("review", "accept", "--suggested", number)
    waiting("review", "accept", number)
    assert [row["amount"] for row in waiting.rows()] == ["-62.75"], "as the rules read it"


def test_the_kill_switch_keeps_the_model_out(waiting: Coffer) -> None:
    assert waiting.run("settings", "ai", "off").code == 0
    assert "off" in waiting.refused("review", "ask", "--engine", "llamacpp")
    assert "engine" in waiting.refused("review", "ask")
