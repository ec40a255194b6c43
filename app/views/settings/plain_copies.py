"""PlainCopies: backups from before a ledger was encrypted, named as what they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app import format as formats
from app.dialogs.confirm import confirm
from app.widgets.labels import label
from finance.ledger import encrypting

if TYPE_CHECKING:
    from app.context import Context


class PlainCopies(QWidget):
    """Says how many there are and offers to delete them; hidden where there are none.

    Signals:
        deleted: they are gone.
    """

    deleted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.told = label("", "notice", wrap=True)
        column.addWidget(self.told)
        self.delete = QPushButton(self.tr("Delete those that are not encrypted…"))
        self.delete.clicked.connect(self._ask)
        column.addWidget(self.delete, alignment=Qt.AlignmentFlag.AlignLeft)
        self.refresh()

    def refresh(self) -> None:
        """Look at the folder again."""
        ledger = self.context.ledger
        count = len(encrypting.plain_copies(ledger.path)) if ledger.encrypted else 0
        one = self.tr("1 backup is not encrypted: whoever gets at its file can read it.")
        many = self.tr("{0} backups are not encrypted: whoever gets at their files can read them.")
        self.told.setText(one if count == 1 else many.format(formats.number(count)))
        self.setVisible(count > 0)

    def _ask(self) -> None:
        confirm(
            self.window(),
            self.tr("Delete the backups that are not encrypted?"),
            self.tr(
                "Encrypted ones stay. Special tools may find deleted files on a disk for a while; "
                "an encrypted disk keeps even those safe."
            ),
            self.tr("Delete"),
            self._delete,
        )

    def _delete(self) -> None:
        path = self.context.ledger.path
        self.context.tasks.files(
            lambda _: encrypting.delete_plain_copies(path),
            lambda _: self.deleted.emit(),
            owner=self,
        )
