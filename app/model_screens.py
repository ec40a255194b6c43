"""Screens of the model in its states: what the Ask page and the settings say of it."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING
from unittest.mock import patch

from app import settings
from app.views.settings import view as settings_view
from app.views.settings.view import SettingsView
from finance.sentence import Sentence
from nlu.engines.decoding import Usage
from nlu.models import machine
from nlu.models.catalogue import entry
from nlu.models.folder import models_folder
from nlu.models.installed import Record, write_record
from nlu.outcomes import CallNote, ModelState
from nlu.reading import Disagreement

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from app.screens import Studio

_TITLE = "Qwen3 4B, 4-bit"
_SMALL = "SmolLM2 135M, 4-bit"
_WHY = Sentence("{name} is cut short. Copy it again.", name="qwen3-4b.gguf")
_STATES = {
    "loading": ModelState("loading", _TITLE),
    "ready": ModelState("ready", _TITLE, seconds=3.2, window=8192),
    "failed": ModelState("failed", _TITLE, why=_WHY),
}
_CALLS = (
    CallNote(datetime(2026, 11, 18, 9, 12, tzinfo=UTC), _TITLE, "Done", Usage(412, 380, 61, 44, 0.9)),
    CallNote(datetime(2026, 11, 18, 9, 14, tzinfo=UTC), _TITLE, "Done", Usage(420, 380, 58, 43, 0.8)),
    CallNote(datetime(2026, 11, 18, 9, 20, tzinfo=UTC), _TITLE, "Busy", Usage()),
)  # fmt: skip


def states(studio: Studio) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the name of each such screen, and what shows it; the model is absent again after it."""
    client = studio.window.model.client
    for name, state in _STATES.items():
        yield f"ask-model-{name}", partial(_ask, studio, state)
        client.say(ModelState("absent"))
    yield "ask-model-off", partial(_off, studio, "ask")
    settings.change(ai=True)
    yield "ask-model-doubts", partial(_doubts, studio)
    yield "settings-models", partial(_settings, studio, settings_view.MODEL)
    yield "settings-models-offline", partial(_offline, studio)
    yield "settings-models-download", partial(_download, studio)
    client.say(ModelState("absent"))
    yield "settings-models-off", partial(_off, studio, "settings")
    settings.change(ai=True)
    with _memory():  # while it is drawn, too: what is free is read whenever the page is shown
        yield "settings-diagnostics", partial(_diagnostics, studio)
    client.say(ModelState("absent"))
    client._calls.clear()  # noqa: SLF001 - see below


def _ask(studio: Studio, state: ModelState) -> None:
    studio.open("Household", "ask")
    if state.stage == "failed":
        studio.ask("answer")
    studio.window.model.client.say(state)


def _doubts(studio: Studio) -> None:
    """Two parts of a question were read otherwise by the one that was overruled."""
    view = studio.ask("answer")
    turn = view.conversation.current
    if turn is not None:
        other = (Disagreement("intent", "keyword", "list"), Disagreement("categories", "mlx", ""))
        reading = replace(turn.reply.reading, disagreements=other)
        view.conversation.current = replace(turn, reply=replace(turn.reply, reading=reading))
        view.conversation.answered.emit()
    studio.settle()


@contextmanager
def _one_computer(*, installed: bool) -> Iterator[None]:
    """Draw for the same computer wherever the pictures are made, with or without a model on it."""
    small = entry("smollm2-135m")
    if small is not None:
        home = models_folder() / small.id
        shutil.rmtree(home, ignore_errors=True)
        if installed:
            home.mkdir(parents=True)
            (home / small.file).touch()
            known = Record(path=small.file, size=small.disk or 0, sha256=small.sha256, entry=small)
            write_record(home, known)
    with _memory(), patch.object(machine, "own_engine", return_value="llamacpp"):
        yield


@contextmanager
def _memory() -> Iterator[None]:
    all_of_it = patch.object(machine, "memory", return_value=16_000_000_000)
    with all_of_it, patch.object(machine, "free_memory", return_value=9_100_000_000):
        yield


def _settings(studio: Studio, section: int, *, installed: bool = True) -> SettingsView:
    with _one_computer(installed=installed):
        view = studio.open("Household", "settings").pages["settings"]
        assert isinstance(view, SettingsView)  # noqa: S101 - it is that page
        view.show_section(section)
        studio.settle()
    return view


def _offline(studio: Studio) -> None:
    view = _settings(studio, settings_view.MODEL, installed=False)
    view.context.model_work.install("smollm2-135m", _SMALL)
    studio.settle()
    view.area.verticalScrollBar().setValue(view.models.problem.y())


def _download(studio: Studio) -> None:
    view = _settings(studio, settings_view.MODEL, installed=False)
    view.models.bar.start(view.models.tr("Downloading {0} (MB)").format(_SMALL))
    view.models.bar.advance(57, 93)
    view.models.bar.show()
    studio.window.model.downloading(_SMALL, 61)


def _off(studio: Studio, page: str) -> None:
    settings.change(ai=False)
    if page == "settings":
        _settings(studio, settings_view.MODEL)
    else:
        studio.open("Household", page)


def _diagnostics(studio: Studio) -> None:
    client = studio.window.model.client
    client._calls.extend(_CALLS)  # noqa: SLF001 - real calls would bear the time of the picture
    _settings(studio, settings_view.DIAGNOSTICS)
    client.say(ModelState("ready", _TITLE, seconds=3.2, window=8192))
