"""What to try next is another question, not the one that was asked in other words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.helpers.asking import ask

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.views.ask.view import AskView

SAME = "How much did we spend on Groceries last month?"


def tries(view: AskView) -> list[str]:
    return [chip.text() for chip in view.tries.chips]


@pytest.mark.parametrize(
    "question", ["groceries last month", "what did groceries cost us last month", SAME]
)
def test_the_same_question_in_other_words_is_not_offered(
    view: AskView, qtbot: QtBot, question: str
) -> None:
    ask(view, question, qtbot)
    assert tries(view)
    assert SAME not in tries(view)


def test_it_is_offered_beside_another_question(view: AskView, qtbot: QtBot) -> None:
    ask(view, "how much did we spend on fuel in March?", qtbot)
    assert SAME in tries(view)
