"""The model may be asked how to read what waits: it fills in fields, and a person decides."""

from __future__ import annotations

import json
from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app import settings
from finance.sentence import Sentence
from nlu.engines.decoding import Broken
from nlu.engines.scripted import ScriptedDecoder
from tests.helpers.accessible import unnamed
from tests.helpers.messages import BODY, wait
from tests.helpers.window import settle

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from app.views.imports.review_queue import ReviewQueue
    from app.views.imports.view import ImportView
    from tests.helpers.small_books import Books

pytestmark = pytest.mark.models_on

OTHER = "Paid 5.00 EUR at ZWIRN"
READ = {"kind": "refund", "direction": "in", "amount": "62.75 EUR", "payee": "STATION SERVICES",
        "account": "4821", "reference": "KX12345"}  # fmt: skip


@pytest.fixture
def queue(books: Books, tmp_path: Path, view: ImportView, qtbot: QtBot) -> ReviewQueue:
    """Give the queue with two messages that wait, and the account that one of them names."""
    books.ledger.accounts.add("Card", "credit card", number="****4821")
    wait(books.ledger, tmp_path, BODY, OTHER)
    view.start.refresh()
    settle(qtbot, view.context.tasks)
    return view.start.reviews


def use(queue: ReviewQueue, qtbot: QtBot, decoder: ScriptedDecoder) -> None:
    queue.context.model.client.use(decoder)
    qtbot.waitUntil(queue.asking.button.isEnabled)


def ask(queue: ReviewQueue, qtbot: QtBot, *texts: str | Broken) -> list[str]:
    said: list[str] = []
    use(queue, qtbot, ScriptedDecoder(texts))
    queue.context.said.connect(lambda text, _: said.append(text))
    QTest.mouseClick(queue.asking.button, Qt.MouseButton.LeftButton)
    assert queue.asking.bar.isVisible()
    settle(qtbot, queue.context.tasks)
    return said


def stored(queue: ReviewQueue) -> list[tuple[str, str, str]]:
    transactions = queue.context.ledger.transactions
    return [(t.account, t.payee, str(t.amount)) for t in transactions.rows(transactions.ids())]


def test_without_a_model_it_says_so(queue: ReviewQueue) -> None:
    assert queue.asking.isVisible()
    assert not queue.asking.button.isEnabled()
    assert queue.asking.note.text() == "No model is installed. The settings offer some."
    assert queue.form.suggestion.isHidden()


def test_a_model_that_reads_worse_than_the_rules_is_not_offered(
    queue: ReviewQueue, qtbot: QtBot
) -> None:
    model = queue.context.model
    model.unused = "SmolLM2 135M, 4-bit"
    model.client.say(model.state)
    qtbot.waitUntil(lambda: "worse than the rules" in queue.asking.note.text())
    assert not queue.asking.button.isEnabled()


def test_with_models_off_none_is_touched(queue: ReviewQueue, qtbot: QtBot) -> None:
    decoder = ScriptedDecoder([json.dumps(READ)])
    use(queue, qtbot, decoder)
    settings.change(ai=False)
    queue.context.model.client.say(queue.context.model.state)
    qtbot.waitUntil(lambda: not queue.asking.button.isEnabled())
    assert queue.asking.note.text() == "Language models are off. The settings turn them on."
    queue.asking.begin()
    settle(qtbot, queue.context.tasks)
    assert (decoder.tasks, decoder.loads) == ([], 0)


def test_what_it_reads_fills_in_the_fields_and_is_marked(queue: ReviewQueue, qtbot: QtBot) -> None:
    use(queue, qtbot, ScriptedDecoder())
    assert queue.asking.button.text() == "Ask the model about 2 messages"
    said = ask(queue, qtbot, json.dumps(READ), "It is a payment.")
    assert said == ["The model suggests how to read 1 message"]
    form = queue.form
    assert form.text.toPlainText() == BODY
    assert form.suggestion.text.text() == "Suggested by Scripted, which takes it for a refund."
    assert (form.direction.currentIndex(), form.amount.text()) == (1, "62.75")
    assert (form.account.currentText(), form.reference.text()) == ("Card", "KX12345")
    assert queue.model.item(0, 1).text().endswith(" ?")
    assert stored(queue) == []
    assert queue.asking.isHidden(), "both were asked about"
    assert unnamed(queue) == []
    queue.list.selectRow(1)
    assert form.suggestion.text.text() == "Scripted made nothing of this message."
    assert form.suggestion.other.isHidden()
    assert (form.payee.text(), form.amount.text()) == ("ZWIRN", "5.00")


def test_a_suggestion_is_accepted_like_anything_else(queue: ReviewQueue, qtbot: QtBot) -> None:
    ask(queue, qtbot, json.dumps(READ), "")
    QTest.keyClick(queue.list, Qt.Key.Key_Return)
    settle(qtbot, queue.context.tasks)
    ((account, _, amount),) = stored(queue)
    assert (account, amount) == ("Card", "62.75")
    queue.context.ledger.undo()
    settle(qtbot, queue.context.tasks)
    qtbot.waitUntil(lambda: len(queue.items) == 2)
    assert queue.items[0].suggested is not None, "it is there again with the message"
    queue.context.ledger.undo()
    qtbot.waitUntil(lambda: queue.items[0].suggested is None)


def test_one_click_goes_back_to_the_rules(queue: ReviewQueue, qtbot: QtBot) -> None:
    ask(queue, qtbot, json.dumps(READ), "")
    other = queue.form.suggestion.other
    assert other.text() == "Use what the rules read"
    other.click()
    assert (queue.form.direction.currentIndex(), other.text()) == (0, "Use the suggestion")
    other.click()
    assert queue.form.direction.currentIndex() == 1
    other.click()
    queue.accept()
    settle(qtbot, queue.context.tasks)
    assert [(account, amount) for account, _, amount in stored(queue)] == [("Everyday", "-62.75")]


def test_what_a_model_doubts_does_not_look_sure(queue: ReviewQueue, qtbot: QtBot) -> None:
    assert queue.accept_all.text() == "Accept the 2 that look sure"
    same = {"kind": "payment", "direction": "out", "amount": "62.75 EUR"}
    ask(queue, qtbot, json.dumps(same), '{"kind": "none"}')
    assert queue.form.suggestion.text.text() == "Scripted reads the same as the rules."
    assert queue.form.suggestion.other.isHidden()
    assert queue.accept_all.isHidden(), "only one looks sure now"
    queue.list.selectRow(1)
    assert queue.form.suggestion.text.text() == "Scripted sees no payment in this message."


def test_a_model_that_is_stopped_keeps_what_it_found(queue: ReviewQueue, qtbot: QtBot) -> None:
    asked, go_on = Event(), Event()

    def at_second(_: str) -> None:
        if decoder.tasks[1:]:
            asked.set()
            go_on.wait(20)

    decoder = ScriptedDecoder([json.dumps(READ), '{"kind": "none"}'], on_piece=at_second)
    use(queue, qtbot, decoder)
    queue.asking.begin()
    qtbot.waitUntil(asked.is_set, timeout=20_000)
    QTest.mouseClick(queue.asking.bar.cancel, Qt.MouseButton.LeftButton)
    settle(qtbot, queue.context.tasks)  # while the model is still at it
    go_on.set()
    assert queue.asking.bar.isHidden()
    assert [item.second is not None for item in queue.items] == [True, False]
    assert queue.asking.button.text() == "Ask the model about 1 message"


def test_a_model_that_breaks_down_is_said(queue: ReviewQueue, qtbot: QtBot) -> None:
    failed: list[Exception] = []
    queue.context.tasks.failed.connect(failed.append)
    ask(queue, qtbot, json.dumps(READ), Broken("failed", Sentence("It stopped.")))
    assert [str(error) for error in failed] == ["It stopped."]
    assert [item.second is not None for item in queue.items] == [True, False]
    assert queue.asking.offer.isVisible()
