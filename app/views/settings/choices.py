"""The choices of a person: language and look, the model, the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QVBoxLayout, QWidget

from app import i18n, settings
from app.views.category_names import CategoryNames
from app.widgets.card import Card
from app.widgets.labels import label

if TYPE_CHECKING:
    from app.context import Context

translate = QCoreApplication.translate


def look_card(context: Context) -> Card:
    """Return language and colours; both take hold at once."""
    card = Card(translate("settings", "Language and look"))
    form = QFormLayout()
    form.setHorizontalSpacing(24)
    form.setVerticalSpacing(10)
    languages = {"system": translate("settings", "As the system"), **i18n.LANGUAGES}
    themes = {
        "system": translate("settings", "As the system"),
        "light": translate("settings", "Light"),
        "dark": translate("settings", "Dark"),
    }
    form.addRow(translate("settings", "Language"), _choice(context, "language", languages))
    form.addRow(translate("settings", "Colours"), _choice(context, "theme", themes))
    card.body.addLayout(form)
    card.body.addWidget(CategoryNames(context))
    return card


def _choice(context: Context, name: str, words: dict[str, str]) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    for value, said in words.items():
        box.addItem(said, value)
    box.setCurrentIndex(box.findData(getattr(settings.load(), name)))
    box.setMaximumWidth(280)

    def take(_: int) -> None:
        settings.change(**{name: box.currentData()})
        context.settings_changed.emit()

    box.activated.connect(take)
    return box


def privacy_card(context: Context) -> Card:
    """Return the two switches: language models, and the network."""
    card = Card(translate("settings", "Model and network"))
    card.body.addWidget(
        switch(
            context,
            "ai",
            translate("settings", "Use a language model where one is there"),
            translate(
                "settings",
                "It helps to read questions and messages, suggests categories and chooses what is "
                "shown first; figures and sentences are never its own. Off, nothing of it is loaded, "
                "and rules do without it.",
            ),
        )
    )
    card.body.addWidget(
        switch(
            context,
            "offline",
            translate("settings", "Stay offline"),
            translate("settings", "Coffer opens no network connection of any kind."),
        )
    )
    return card


def switch(context: Context, name: str, words: str, explained: str) -> QWidget:
    """Return the switch of a setting, with what it means below it."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    box = QCheckBox(words)
    box.setObjectName(name)
    box.setAccessibleDescription(explained)
    box.setChecked(bool(getattr(settings.load(), name)))

    def take(on: bool) -> None:  # noqa: FBT001 - a slot
        settings.change(**{name: on})
        context.settings_changed.emit()

    box.clicked.connect(take)
    text = label(explained, "small", wrap=True)
    text.setContentsMargins(24, 0, 0, 0)
    column.addWidget(box)
    column.addWidget(text)
    return holder
