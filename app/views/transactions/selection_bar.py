"""SelectionBar: what can be done with the selected transactions, and what they add up to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QSizePolicy, QWidget

from app import format as formats
from app.operations import suggestions, transactions
from app.operations.filters import Names
from app.widgets.chip import Chip
from app.widgets.labels import ElidedLabel
from app.widgets.picker import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.rows import TransactionInfo
    from finance.money import Money

_NEW = object()
_NOBODY = ""


class SelectionBar(QWidget):
    """Chips for the selection; with none selected they rest.

    Signals:
        edit_wanted, transfer_wanted: their chips were pressed.
    """

    edit_wanted = Signal()
    transfer_wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.ids: list[int] = []
        self._names = Names()
        self._first: TransactionInfo | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._suggestion_chips()
        self.edit = Chip(self.tr("Edit"))
        self.edit.clicked.connect(self.edit_wanted)
        self.category = Chip(self.tr("Categorise"))
        self.category.set_picker(self.tr("Category"), self._categories)
        self.category.picked.connect(self._categorise)
        self.member = Chip(self.tr("Member"))
        self.member.set_picker(self.tr("Member"), self._members)
        self.member.picked.connect(self._assign)
        self.tag = Chip(self.tr("Tag"))
        self.tag.set_picker(self.tr("Tags"), self._tags, multiple=True)
        self.tag.picked.connect(self._tag)
        self.transfer = Chip(self.tr("Transfer"))
        self.transfer.setToolTip(self.tr("This is a transfer"))
        self.transfer.clicked.connect(self.transfer_wanted)
        self.delete = Chip(self.tr("Delete"))
        self.delete.clicked.connect(lambda: transactions.delete(self.context, self.ids))
        self.chips = (
            self.accept, self.reject, self.edit, self.category, self.member, self.tag, self.transfer, self.delete,
        )  # fmt: skip
        for chip in self.chips:
            chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            row.addWidget(chip)
        self.total = ElidedLabel("", "muted")
        self.total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.total, 1)
        self.set_selection([], None)

    def _suggestion_chips(self) -> None:
        self.accept = Chip(self.tr("Accept"))
        self.accept.setToolTip(self.tr("Accept the suggested category (Space)"))
        self.accept.clicked.connect(lambda: suggestions.accept(self.context, self.ids))
        self.reject = Chip(self.tr("Reject"))
        self.reject.setToolTip(self.tr("Reject the suggested category (Shift and Space)"))
        self.reject.clicked.connect(lambda: suggestions.reject(self.context, self.ids))

    def set_names(self, names: Names) -> None:
        """Offer these names in the pickers."""
        self._names = names

    def set_selection(self, ids: Sequence[int], first: TransactionInfo | None) -> None:
        """Work on these transactions, of which `first` is one."""
        self.ids = list(ids)
        self._first = first
        count = len(self.ids)
        for chip in self.chips:
            chip.setEnabled(count > 0)
        suggested = first is not None and first.suggested
        self.accept.setVisible(suggested)
        self.reject.setVisible(suggested)
        self.edit.setEnabled(count == 1)
        self.transfer.setEnabled(count in {1, 2})
        self.total.setText(
            self.tr("{0} selected").format(formats.number(count)) if count else self._hint()
        )

    def set_sums(self, sums: Sequence[tuple[Money, Money]]) -> None:
        """Show what the selection adds up to, for each currency."""
        said = [self.tr("{0} selected").format(formats.number(len(self.ids)))]
        said += [formats.money(out + into, plus=True) for out, into in sums]
        self.total.setText(" · ".join(said))

    def _hint(self) -> str:
        return self.tr("Type on a row to set its category; Return opens it.")

    def _categories(self) -> list[Option]:
        now = self._first.category if self._first is not None else None
        return [Option(name, name, chosen=name == now) for name in self._names.categories]

    def _members(self) -> list[Option]:
        options = [Option(name, name) for name in self._names.members]
        return [*options, Option(self.tr("Nobody"), _NOBODY)]

    def _tags(self) -> list[Option]:
        held = self._first.tags if self._first is not None else ()
        options = [Option(name, name, chosen=name in held) for name in self._names.tags]
        return [*options, Option(self.tr("New tag…"), _NEW)]

    def _categorise(self, values: list[str]) -> None:
        if values:
            transactions.categorise(self.context, self.ids, values[0])

    def _assign(self, values: list[str]) -> None:
        if values:
            transactions.assign(self.context, self.ids, values[0])

    def _tag(self, values: list[object]) -> None:
        held = self._first.tags if self._first is not None else ()
        chosen = [str(value) for value in values if value is not _NEW]
        if any(value is _NEW for value in values):
            name, given = QInputDialog.getText(self, self.tr("New tag"), self.tr("Name of the tag"))
            chosen += [name.strip()] if given and name.strip() else []
        add = [name for name in chosen if name not in held]
        remove = [name for name in held if name not in chosen]
        if add or remove:
            transactions.tag(self.context, self.ids, add, remove)
