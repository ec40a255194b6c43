"""A question that waits for the model is let go at once: by the next one, or as the window closes."""

from __future__ import annotations

import threading
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from app.main_window import MainWindow
from app.views.ask import turn as turns
from app.views.ask.view import AskView
from app.views.transactions.view import TransactionsView
from app.workspace import Workspace
from finance.sentence import Sentence
from nlu.engines.decoding import Broken, Piece, Written
from nlu.engines.model import ModelEngine
from nlu.engines.scripted import ScriptedDecoder
from tests.helpers.small_books import Books
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner
    from app.views.ask.turn import Turn
    from nlu.engines.decoding import DecoderEvent, Task
    from nlu.worker import Stop

pytestmark = pytest.mark.models_on

ENDLESS = "how much at Lidl last month?"
QUICK = "how much at Lidl in October?"
ANSWER = '{"intent":"total","measure":"spending"}'


class Endless(ScriptedDecoder):
    """Writes for ever when it is asked the one question, and answers every other."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.ended = Event(), Event()

    def generate(self, task: Task, stop: Stop) -> Iterator[DecoderEvent]:
        if "last month" not in task.prompt.turn:
            yield Written(ANSWER, constrained=True)
            return
        self.begun.set()
        while not stop.is_set():
            yield Piece("a")
        self.ended.set()
        yield Broken("stopped", Sentence("The question was stopped."))


@pytest.fixture
def model() -> Endless:
    return Endless()


@pytest.fixture
def window(
    tasks: TaskRunner, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, model: Endless
) -> MainWindow:
    """Give a window with books, whose questions are read by `model`."""
    path = tmp_path / "Our money.coffer"
    with Books.new(path) as made:
        made.add("2026-10-03", "-40.10", "LIDL", "Groceries", merchant="Lidl")
    shown = MainWindow(tasks, today=lambda: TODAY)
    monkeypatch.setattr(shown.model, "choose", lambda: None)
    shown.model.client.use(model)
    engine = ModelEngine("scripted", shown.model.client, "reads", by_name=True, owned=False)
    monkeypatch.setattr("nlu.assistant.choose_engine", lambda *_, **__: engine)
    monkeypatch.setattr(AskView, "warm_up", lambda _: None)
    shown.show()
    shown.open_ledger(path)
    settle(qtbot, tasks)
    return shown


def asked(window: MainWindow, question: str) -> AskView:
    workspace = window.centralWidget()
    assert isinstance(workspace, Workspace)
    workspace.show_page("ask", question)
    view = workspace.pages["ask"]
    assert isinstance(view, AskView)
    return view


def test_the_next_question_does_not_wait_for_the_one_before(
    window: MainWindow, model: Endless, qtbot: QtBot
) -> None:
    asked(window, ENDLESS)
    assert model.begun.wait(5)
    view = asked(window, QUICK)
    settle(qtbot, window.tasks)
    turn = view.conversation.current
    assert turn is not None
    assert turn.question == QUICK
    assert turn.reply.status == "answered"
    assert model.ended.wait(5)
    window.close()


def test_other_pages_do_not_wait_for_the_model(
    window: MainWindow, model: Endless, qtbot: QtBot
) -> None:
    asked(window, ENDLESS)
    assert model.begun.wait(5)
    workspace = window.centralWidget()
    assert isinstance(workspace, Workspace)
    workspace.show_page("transactions")
    page = workspace.pages["transactions"]
    assert isinstance(page, TransactionsView)
    qtbot.waitUntil(lambda: page.table.model().rowCount() == 1)
    assert not model.ended.is_set()
    window.close()


def test_books_that_change_under_a_question_are_counted_anew(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered, go = Event(), Event()
    gather = turns.gathered

    def slow(*arguments: Any, **named: Any) -> Turn:
        turn = gather(*arguments, **named)
        gathered.set()
        assert go.wait(5)
        return turn

    monkeypatch.setattr("app.views.ask.conversation.gathered", slow)
    view = asked(window, QUICK)
    assert gathered.wait(5)
    with qtbot.waitSignal(view.context.books_changed):
        view.context.write(lambda ledger: ledger.transactions.delete(ledger.transactions.ids()))
    go.set()
    settle(qtbot, window.tasks)
    turn = view.conversation.current
    assert turn is not None
    assert turn.reply.status == "empty"
    window.close()


def test_other_books_do_not_wait_for_the_model(
    window: MainWindow, model: Endless, qtbot: QtBot, tmp_path: Path
) -> None:
    other = tmp_path / "Other.coffer"
    with Books.new(other):
        pass
    asked(window, ENDLESS)
    assert model.begun.wait(5)
    window.open_ledger(other)
    settle(qtbot, window.tasks)
    assert model.ended.is_set()
    assert window.context is not None
    assert window.context.ledger.path == other
    window.close()


def test_closing_the_window_stops_the_model_and_joins_its_thread(
    window: MainWindow, model: Endless
) -> None:
    asked(window, ENDLESS)
    assert model.begun.wait(5)
    window.close()  # would wait for ever if the question were waited for
    assert model.ended.is_set()
    assert not window.isVisible()
    assert "model" not in {thread.name for thread in threading.enumerate()}
