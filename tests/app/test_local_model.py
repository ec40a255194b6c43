"""The window's model: chosen by what is installed and set, and let go with the kill switch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app import settings
from app.local_model import LocalModel
from nlu.engines.scripted import ScriptedDecoder
from nlu.models import store
from nlu.outcomes import ModelState
from tests.helpers.weights import gguf

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.models_on


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[LocalModel]:
    """Give the model of a window, with a folder of models that is empty."""
    made = LocalModel()
    yield made
    made.close()


def add(tmp_path: Path, *, useful: bool = True) -> None:
    layers, width = (28, 1024) if useful else (30, 576)
    kind = "qwen3" if useful else "llama"
    store.use_in_place(gguf(tmp_path / "m.gguf", kind, layers, width))


def stage(model: LocalModel) -> str:
    return model.state.stage


def test_without_a_model_there_is_none(model: LocalModel) -> None:
    model.choose()
    model.warm_up()
    assert (model.state.stage, model.unused) == ("absent", "")


def test_an_installed_model_waits_until_it_is_wanted(
    model: LocalModel, tmp_path: Path, qtbot: QtBot
) -> None:
    add(tmp_path)
    with qtbot.waitSignal(model.changed) as told:
        model.choose()
    assert told.args == [ModelState("waiting", "Qwen3 0.6B, 4-bit")]
    model.let_go()
    assert stage(model) == "absent"


def test_a_model_that_reads_worse_than_the_rules_is_named_but_not_used(
    model: LocalModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nlu.models.identity.compare", lambda *_: None)
    add(tmp_path, useful=False)
    model.choose()
    assert (model.state.stage, model.unused) == ("absent", "SmolLM2 135M, 4-bit")


def test_the_kill_switch_takes_the_model_away(model: LocalModel, tmp_path: Path) -> None:
    add(tmp_path)
    model.choose()
    settings.change(ai=False)
    assert stage(model) == "off"
    model.choose()
    settings.change(ai=True)
    assert stage(model) == "absent"
    model.choose()
    assert stage(model) == "waiting"


def test_a_download_shows_unless_a_model_is_in_use(model: LocalModel, qtbot: QtBot) -> None:
    model.downloading("Big", 150)
    assert (model.state.stage, model.state.percent) == ("downloading", 100)
    model.downloading("", None)
    assert stage(model) == "absent"
    model.client.use(ScriptedDecoder([]))
    model.downloading("Big", 50)
    assert stage(model) == "waiting"


def test_states_come_on_the_thread_of_the_window(model: LocalModel, qtbot: QtBot) -> None:
    model.client.use(ScriptedDecoder([]))
    seen: list[str] = []
    model.changed.connect(lambda state: seen.append(state.stage))
    with qtbot.waitSignal(model.changed, check_params_cb=lambda state: state.stage == "ready"):
        model.warm_up()
    assert seen[-1] == "ready"
