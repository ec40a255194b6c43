"""Sheet: a dialog with a form, a place for what is wrong, and its two buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFormLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app import faults
from app.said import said
from app.widgets.labels import label, level

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent


class Sheet(QDialog):
    """A form over the window. Subclasses fill `form` (or `body`) and override `submit`.

    It stays open until what it does has worked, and says what went wrong.
    """

    def __init__(self, title: str, action: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(460)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 20)
        outer.setSpacing(14)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.body.addWidget(label(title, "emptyTitle", wrap=True))
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(10)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.body.addLayout(self.form)
        outer.addLayout(self.body, 1)
        self.problem = label("", "care", wrap=True)
        self.problem.hide()
        outer.addWidget(self.problem)
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        self.cancel = QPushButton(self.tr("Cancel"))
        self.cancel.setAutoDefault(False)
        self.cancel.clicked.connect(self.reject)
        self.apply = QPushButton(action)
        self.apply.setObjectName("primary")
        self.apply.setDefault(True)
        self.apply.clicked.connect(self.submit)
        self.buttons.addWidget(self.cancel)
        self.buttons.addWidget(self.apply)
        outer.addLayout(self.buttons)

    def showEvent(self, event: QShowEvent) -> None:
        level(self)
        super().showEvent(event)

    def submit(self) -> None:
        """Do what the dialog is for; the base only closes."""
        self.accept()

    def working(self) -> None:
        """Take no second press while the first is under way."""
        self.apply.setEnabled(False)
        self.problem.hide()

    def complain(self, error: Exception | str) -> None:
        """Say what is wrong, and let the person mend it."""
        if isinstance(error, Exception):
            faults.report(error)
        self.problem.setText(said(error))
        self.problem.show()
        self.apply.setEnabled(True)
