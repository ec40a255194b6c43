"""Addresses: a model server on this computer, and where models are fetched from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox

from app import settings
from app.errors import SettingsError
from app.widgets.card import Card
from app.widgets.labels import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from app.context import Context

translate = QCoreApplication.translate


def server_card(context: Context) -> Card:
    """Return the addresses that a person may set, and when a model leaves the memory."""
    card = Card(translate("settings", "Model server and mirror"))
    told = translate(
        "settings",
        "A program on this computer that serves a model (mlx_lm.server, llama-server, Ollama, "
        "LM Studio, apple-fm-cli) can read questions in place of an installed one. Only addresses "
        "of this computer are taken.",
    )
    card.body.addWidget(label(told, "muted", wrap=True))
    problem = label("", "notice", wrap=True)
    problem.hide()
    server = _address(
        context, "server", "http://127.0.0.1:8080", problem,
        translate("settings", "Write an address of this computer: http://127.0.0.1:8080"),
    )  # fmt: skip
    mirror = _address(
        context, "mirror", "https://mirror.example/models", problem,
        translate("settings", "Write an address that begins with https:// or http://"),
    )  # fmt: skip
    form = QFormLayout()
    form.setHorizontalSpacing(24)
    form.setVerticalSpacing(10)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.addRow(translate("settings", "Model server"), server)
    form.addRow(translate("settings", "Mirror for downloads"), mirror)
    form.addRow(translate("settings", "Unused models leave the memory after"), _idle(context))
    card.body.addLayout(form)
    card.body.addWidget(problem)
    return card


def _address(context: Context, name: str, example: str, problem: QLabel, wrong: str) -> QLineEdit:
    """Return the box of an address; one that does not fit is not kept, and `problem` says so."""
    box = QLineEdit(str(getattr(settings.load(), name)))
    box.setObjectName(name)
    box.setPlaceholderText(example)
    box.setMaximumWidth(420)

    def take() -> None:
        try:
            kept = settings.change(**{name: box.text()})
        except SettingsError:
            problem.setText(wrong)
            problem.show()
            return
        problem.hide()
        box.setText(str(getattr(kept, name)))
        context.models_changed()

    box.editingFinished.connect(take)
    return box


def _idle(context: Context) -> QSpinBox:
    box = QSpinBox()
    box.setObjectName("idle")
    box.setRange(0, 1440)
    box.setSpecialValueText(translate("settings", "never"))
    box.setSuffix(translate("settings", " minutes"))
    box.setValue(settings.load().idle)

    def take() -> None:
        settings.change(idle=box.value())
        context.models_changed()

    box.editingFinished.connect(take)
    return box
