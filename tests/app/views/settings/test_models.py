"""The model manager: what there is, in plain words, and what brings it here and takes it away."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QPushButton, QSpinBox

from app import settings
from app.dialogs.sheet import Sheet
from app.views.settings.view import DIAGNOSTICS, MODEL, SettingsView
from nlu.engines.decoding import Usage
from nlu.models import machine, store
from nlu.models.installed import find
from nlu.outcomes import CallNote, ModelState
from tests.helpers.accessible import unnamed
from tests.helpers.weights import gguf, mlx_folder
from tests.helpers.window import settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from app.context import Context
    from nlu.models.download import Progress
    from nlu.models.installed import InstalledModel

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def view(context: Context, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[SettingsView]:
    """Give the section of models, on a computer with 16 GB and none installed."""
    monkeypatch.setattr(machine, "memory", lambda: 16_000_000_000)
    monkeypatch.setattr(machine, "own_engine", lambda: "llamacpp")
    made = SettingsView(context)
    qtbot.addWidget(made)
    made.resize(1000, 900)
    made.show()
    made.show_section(MODEL)
    settle(qtbot, context.tasks)
    yield made
    settle(qtbot, context.tasks)


def texts(widget: QWidget) -> str:
    return "\n".join(w.text() for w in widget.findChildren(QLabel) if w.isVisible())


def stage(view: SettingsView) -> str:
    return view.context.model.state.stage


def press(view: SettingsView, id_: str, words: str, qtbot: QtBot) -> None:
    """Press a button of a model's row."""
    row = view.models.rows[id_]
    (button,) = [b for b in row.findChildren(QPushButton) if b.text() == words]
    QTest.mouseClick(button, Left)
    settle(qtbot, view.context.tasks)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Write a file that says it is the small Qwen3."""
    return gguf(tmp_path / "downloaded.gguf", "qwen3", 28, 1024)


def test_the_list_tells_what_a_person_wants_to_know(view: SettingsView) -> None:
    assert list(view.models.rows) == ["qwen3-4b", "qwen3-0.6b", "smollm2-135m"]
    pick, small = view.models.rows["qwen3-4b"], view.models.rows["smollm2-135m"]
    for words in ("Best fit for this computer’s memory", "Unchecked", "8 GB or more", "Apache-2.0"):
        assert words in texts(pick)
    for words in ("98 MB", "270 MB", "Reads worse than the rules", "48 of 100 everyday ones"):
        assert words in texts(small)
    assert "Best fit for this computer’s memory" not in texts(small)
    assert unnamed(view) == []


def test_what_is_too_large_is_said(view: SettingsView, qtbot: QtBot) -> None:
    machine.memory = lambda: 4_000_000_000  # put back by the fixture
    view.models.refresh()
    settle(qtbot, view.context.tasks)
    assert "too little memory" in texts(view.models.rows["qwen3-4b"])
    assert "Best fit for this computer’s memory" in texts(view.models.rows["qwen3-0.6b"])


def test_offline_a_download_explains_itself_and_does_nothing(
    view: SettingsView, qtbot: QtBot
) -> None:
    press(view, "smollm2-135m", "Download", qtbot)
    assert "Coffer is offline" in view.models.problem.text()
    assert view.models.problem.isVisible()
    assert not view.models.bar.isVisible()
    assert find("smollm2-135m") is None


@pytest.mark.models_on
def test_a_copy_is_imported_and_removed(
    view: SettingsView, copy: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copy), ""))
    press(view, "qwen3-0.6b", "Import a copy…", qtbot)
    row = view.models.rows["qwen3-0.6b"]
    assert "Installed" in texts(row)
    assert "Checksum on record" in texts(row)
    assert stage(view) == "waiting"
    press(view, "qwen3-0.6b", "Remove…", qtbot)
    (sheet,) = [d for d in view.findChildren(Sheet) if d.isVisible()]
    QTest.mouseClick(sheet.apply, Left)
    settle(qtbot, view.context.tasks)
    settle(qtbot, view.context.tasks)
    assert find("qwen3-0.6b") is None
    assert stage(view) == "absent"


def test_a_copy_of_another_model_is_refused(
    view: SettingsView, copy: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copy), ""))
    press(view, "qwen3-4b", "Import a copy…", qtbot)
    assert "is not Qwen3 4B" in view.models.problem.text()


def test_a_folder_is_used_where_it_lies(
    view: SettingsView, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = mlx_folder(tmp_path / "mine", "gemma", 3, 8)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    QTest.mouseClick(view.models.use, Left)
    settle(qtbot, view.context.tasks)
    assert str(folder) in texts(view.models.rows["own-mine"])


@pytest.mark.models_on
def test_a_download_shows_how_far_it_is_and_can_be_stopped(
    view: SettingsView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.change(offline=False, mirror="https://mirror.example/models")
    asked: list[tuple[bool, str]] = []

    def slow(id_: str, *, offline: bool, mirror: str, progress: Progress) -> InstalledModel:
        asked.append((offline, mirror))
        while True:
            progress("downloading", 40_000_000, 80_000_000)

    monkeypatch.setattr(store, "install", slow)
    row = view.models.rows["smollm2-135m"]
    (button,) = [b for b in row.findChildren(QPushButton) if b.text() == "Download"]
    QTest.mouseClick(button, Left)
    qtbot.waitUntil(lambda: view.models.bar.count.text() == "40 of 80")
    assert view.models.bar.doing.text() == "Downloading SmolLM2 135M, 4-bit (MB)"
    assert view.context.model.state.percent == 50
    assert not view.models.rows["qwen3-4b"].isEnabled()
    again = SettingsView(view.context)  # as after a change of language
    qtbot.addWidget(again)
    assert again.models.bar.doing.text() == "Downloading SmolLM2 135M, 4-bit (MB)"
    QTest.mouseClick(view.models.bar.cancel, Left)
    settle(qtbot, view.context.tasks)
    assert not view.models.bar.isVisible()
    assert view.models.rows["smollm2-135m"].isEnabled()
    assert asked == [(False, "https://mirror.example/models")]
    assert stage(view) == "absent"


def test_addresses_are_checked_and_kept(view: SettingsView) -> None:
    server = view.findChild(QLineEdit, "server")
    assert isinstance(server, QLineEdit)
    server.setText("http://192.0.2.1:8080")
    server.editingFinished.emit()
    assert "address of this computer" in texts(view)
    assert settings.load().server == ""
    server.setText(" http://127.0.0.1:8080 ")
    server.editingFinished.emit()
    assert "Write an address" not in texts(view)
    assert settings.load().server == server.text() == "http://127.0.0.1:8080"
    server.setText("")
    server.editingFinished.emit()
    idle = view.findChild(QSpinBox, "idle")
    assert isinstance(idle, QSpinBox)
    idle.setValue(0)
    idle.editingFinished.emit()
    assert (settings.load().server, settings.load().idle) == ("", 0)


def test_diagnostics_tell_cost_and_never_words(
    view: SettingsView, qtbot: QtBot, copy: Path
) -> None:
    store.import_model(copy)
    view.show_section(DIAGNOSTICS)
    settle(qtbot, view.context.tasks)
    assert "has not been called" in texts(view.diagnostics)
    at = datetime(2026, 11, 18, 9, 12).astimezone()
    calls = view.context.model.client._calls
    calls.append(CallNote(at, "Qwen", "Done", Usage(412, 380, 61, 44, 0.94)))
    calls.append(CallNote(at, "Qwen", "Busy", Usage()))
    view.diagnostics.refresh()
    settle(qtbot, view.context.tasks)
    said = texts(view.diagnostics)
    for words in ("16.0 GB", "412 (380)", "61 (44)", "0.9", "answered", "busy", "Qwen3 0.6B"):
        assert words in said
    assert unnamed(view) == []


@pytest.mark.models_on
def test_diagnostics_tell_how_much_a_model_takes_at_a_time_and_what_is_free(
    view: SettingsView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "free_memory", lambda: 9_100_000_000)
    view.show_section(DIAGNOSTICS)
    with qtbot.waitSignal(view.context.model.changed):
        view.context.model.client.say(ModelState("ready", "Qwen", seconds=1, window=4096))
    assert "up to 4,096 tokens at a time" in texts(view.diagnostics)
    assert "16.0 GB of memory, and 9.1 GB of it are free" in texts(view.diagnostics)


def test_the_page_comes_back_to_its_section(view: SettingsView, qtbot: QtBot) -> None:
    again = SettingsView(view.context)
    qtbot.addWidget(again)
    assert again.chips[MODEL].isChecked()
