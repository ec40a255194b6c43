"""What a person is at goes on when the look, a switch or the language is changed meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from app import i18n, icons, settings, theme
from app.main_window import MainWindow
from app.views.ask.view import AskView
from app.views.imports.view import ImportView
from app.workspace import Workspace
from tests.helpers.importing import file
from tests.helpers.small_books import Books
from tests.helpers.window import TODAY, settle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtGui import QIcon, QImage
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from app.tasks import TaskRunner

QUESTION = "how much on groceries last month?"
STATEMENT = "Date;Description;Amount\n30/09/2026;LIDL 204;-20,00\n28/09/2026;ACME;35,50\n"


@pytest.fixture
def window(tasks: TaskRunner, tmp_path: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """Give a window with a question answered; closed after the test."""
    path = tmp_path / "own.coffer"
    with Books.new(path) as books:
        books.add("2026-10-03", "-40.10", "LIDL", "Groceries", merchant="Lidl")
        books.add("2026-11-03", "-12.00", "LIDL", "Groceries", merchant="Lidl")
    settings.change(language="en", theme="light")
    made = MainWindow(tasks, today=lambda: TODAY)
    made.show()
    made.open_ledger(path)
    settle(qtbot, tasks)
    ask = _ask(made)
    ask.show_argument(QUESTION)
    settle(qtbot, tasks)
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def light_again(qapp: QApplication) -> Iterator[None]:
    """Leave the light look and English to the next test."""
    yield
    theme.set_scheme(qapp, theme.Scheme.LIGHT)
    i18n.install(qapp, "en", "en_GB")


def _page(window: MainWindow, key: str) -> QWidget:
    workspace = window.centralWidget()
    assert isinstance(workspace, Workspace)
    return workspace.pages[key]


def _ask(window: MainWindow) -> AskView:
    page = _page(window, "ask")
    assert isinstance(page, AskView)
    return page


def _choose(window: MainWindow, name: str, value: str, qtbot: QtBot) -> None:
    """Set a choice of the settings by hand."""
    window.go("settings")
    settle(qtbot, window.tasks)
    box = _page(window, "settings").findChild(QComboBox, name)
    assert isinstance(box, QComboBox)
    box.setFocus()
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())
    settle(qtbot, window.tasks)


def _image(icon: QIcon) -> QImage:
    return icon.pixmap(icons.SIZE).toImage()


@pytest.mark.usefixtures("light_again")
def test_the_answer_on_show_takes_the_colours_of_another_look(
    window: MainWindow, qtbot: QtBot
) -> None:
    _choose(window, "theme", "dark", qtbot)
    ask = _ask(window)
    assert ask.card is not None
    dark = theme.DARK
    assert f"color:{dark.accent}" in ask.card.sentence.text()  # type: ignore[attr-defined]
    arrow = ask.box.actions()[-1].icon()
    assert _image(arrow) == _image(icons.icon("arrow-right", "accent"))


@pytest.mark.usefixtures("light_again")
def test_pictures_follow_a_look_that_the_system_changes(
    window: MainWindow, qapp: QApplication
) -> None:
    window.go("import")
    page = _page(window, "import")
    assert isinstance(page, ImportView)
    (picture,) = page.start.zone.findChildren(icons.Picture)
    theme.set_scheme(qapp, theme.Scheme.DARK)
    fresh = icons.Picture("file-up")
    assert picture.pixmap().toImage() == fresh.pixmap().toImage()


@pytest.mark.usefixtures("light_again")
def test_a_conversation_goes_on_in_another_language(window: MainWindow, qtbot: QtBot) -> None:
    _ask(window).box.setText("and in ")
    _ask(window).box.setModified(True)
    _choose(window, "language", "fr", qtbot)
    assert window.focusWidget() is _page(window, "settings").findChild(QComboBox, "language")
    ask = _ask(window)
    assert ask.card is not None
    assert "€40.10" in ask.card.accessibleName()
    assert ask.box.text() == "and in "
    ask.conversation.ask("et ce mois-ci ?")
    settle(qtbot, window.tasks)
    assert "12,00" in ask.card.accessibleName()
    assert [turn.question for turn in ask.conversation.earlier] == [QUESTION]


@pytest.mark.usefixtures("light_again")
@pytest.mark.parametrize(("name", "value"), [("language", "fr"), ("theme", "dark")])
def test_files_under_review_stay_there(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, name: str, value: str
) -> None:
    statement = file(tmp_path, "everyday.csv", STATEMENT)
    assert window.context is not None
    window.context.go("import", [statement])
    settle(qtbot, window.tasks)
    _choose(window, name, value, qtbot)
    window.go("import")
    settle(qtbot, window.tasks)
    page = _page(window, "import")
    assert isinstance(page, ImportView)
    assert page.review.isVisible()
    assert [draft.path for draft in page.drafts] == [statement]
    assert page.go.isEnabled()


def test_a_switch_leaves_keyboard_and_pages_where_they_are(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.go("settings")
    settle(qtbot, window.tasks)
    box = _page(window, "settings").findChild(QCheckBox, "insights")
    assert isinstance(box, QCheckBox)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    settle(qtbot, window.tasks)
    assert window.focusWidget() is box
    assert not settings.load().insights
    assert _ask(window).card is not None
