"""How far the model is, below the question box: only what a person can use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app import settings
from finance.sentence import Sentence
from nlu.outcomes import ModelState
from tests.helpers.accessible import unnamed
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView

pytestmark = pytest.mark.models_on

WHY = Sentence("{name} is cut short. Copy it again.", name="m.gguf")
LOADING = ModelState("loading", "Qwen")
READY = ModelState("ready", "Qwen", seconds=3.21)
FAILED = ModelState("failed", "Qwen", why=WHY)


def said(view: AskView, qtbot: QtBot, state: ModelState) -> str:
    view.context.model.client.say(state)
    settle(qtbot, view.context.tasks)
    return view.model_line.words.text() if view.model_line.isVisible() else ""


def test_without_a_model_nothing_is_said(view: AskView) -> None:
    assert not view.model_line.isVisible()


def test_loading_tells_how_long_and_that_rules_answer(view: AskView, qtbot: QtBot) -> None:
    assert said(view, qtbot, LOADING) == "Qwen is loading (0 s). Rules answer meanwhile."


def test_ready_tells_how_long_it_took(view: AskView, qtbot: QtBot) -> None:
    assert said(view, qtbot, READY) == "Qwen is ready. It took 3.2 s to load."
    assert unnamed(view.model_line) == []


def test_a_failure_tells_what_to_do_and_can_be_tried_again(
    view: AskView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []
    monkeypatch.setattr(view.context.model.client, "load", lambda: tries.append(1))
    assert said(view, qtbot, FAILED) == (
        "Qwen could not be loaded. m.gguf is cut short. Copy it again. Questions are read by rules."
    )
    QTest.mouseClick(view.model_line.again, Qt.MouseButton.LeftButton)
    assert tries == [1]


def test_off_is_said_before_anything_is_asked(view: AskView, qtbot: QtBot) -> None:
    settings.change(ai=False)
    assert said(view, qtbot, ModelState("absent")).startswith("Language models are off.")


@pytest.mark.parametrize(("state", "told"), [(READY, False), (LOADING, True), (FAILED, True)])
def test_beside_an_answer_only_what_matters_is_said(
    view: AskView, qtbot: QtBot, state: ModelState, told: bool
) -> None:
    view.conversation.ask("how much on groceries in October?")
    settle(qtbot, view.context.tasks)
    assert bool(said(view, qtbot, state)) is told


def test_the_first_answer_is_there_while_the_model_loads(view: AskView, qtbot: QtBot) -> None:
    said(view, qtbot, LOADING)
    view.conversation.ask("how much on groceries in October?")
    settle(qtbot, view.context.tasks)
    turn = view.conversation.current
    assert turn is not None
    assert turn.reply.reading.engine == "keyword"
    assert turn.reply.status == "answered"
