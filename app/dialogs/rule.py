"""RuleDialog: a rule to make or to change, with what it would change shown while it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app import format as formats
from app import theme
from app.dialogs.rule_forms import ConditionsForm, OutcomeForm
from app.dialogs.sheet import Sheet
from app.operations import rules, transactions
from app.widgets import tables
from app.widgets.card import Card
from app.widgets.labels import label
from finance.rules import RuleInfo

if TYPE_CHECKING:
    from app.context import Context
    from app.operations.filters import Names
    from app.operations.rules import Previewed
    from app.tasks import Task
    from finance.ledger.rows import TransactionInfo

_PAUSE_MS = 150
_ROWS = 4
_WIDTHS = (84, 200, 130, 170, 104)
_PAYEE, _AMOUNT = 1, 4


def open_rule(
    context: Context,
    parent: QWidget,
    rule: RuleInfo | None = None,
    *,
    known: bool = False,
    text: str = "",
) -> None:
    """Open a rule to change it (`known`), or a new one that begins as `rule` or with `text`."""

    def show(names: Names) -> None:
        dialog = RuleDialog(context, names, rule, parent, known=known)
        if rule is None:
            dialog.conditions.text.setText(text)
        dialog.open()

    context.read(transactions.names, show, owner=parent)


class RuleDialog(Sheet):
    """A form for one rule: if, then, and what of what is there it changes."""

    def __init__(
        self,
        context: Context,
        names: Names,
        rule: RuleInfo | None,
        parent: QWidget,
        *,
        known: bool = False,
    ) -> None:
        title = QCoreApplication.translate("RuleDialog", "New rule")
        action = QCoreApplication.translate("RuleDialog", "Add")
        if known:
            title = QCoreApplication.translate("RuleDialog", "Rule")
            action = QCoreApplication.translate("RuleDialog", "Save")
        super().__init__(title, action, parent)
        self.context = context
        self.known = rule.name if rule is not None and known else None
        self._previewing: Task | None = None
        self.setMinimumWidth(760)
        self.name = QLineEdit(self.known or "")
        self.form.addRow(self.tr("Name"), self.name)
        self.conditions = ConditionsForm(names, context.ledger.currency)
        self.outcome = OutcomeForm(names)
        self.body.addLayout(self._halves())
        self._preview_part()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._preview)
        if rule is not None:
            self.conditions.set_conditions(rule.conditions)
            self.outcome.set_outcome(rule.outcome)
        for half in (self.conditions, self.outcome):
            half.changed.connect(self._changed)
        self._changed()
        self._preview()
        self.conditions.text.setFocus()

    def _halves(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(28)
        for title, half in ((self.tr("If"), self.conditions), (self.tr("Then"), self.outcome)):
            column = QVBoxLayout()
            column.setSpacing(8)
            column.addWidget(label(title, "heading"))
            column.addWidget(half)
            column.addStretch(1)
            row.addLayout(column, 1)
        return row

    def _preview_part(self) -> None:
        row = QHBoxLayout()
        self.changes = label("")
        self.changes.setAccessibleDescription(self.tr("What the rule would change"))
        self.also = QCheckBox(self.tr("Change these now, too"))
        self.also.setToolTip(self.tr("What was filed by hand always stays as it is."))
        row.addWidget(self.changes)
        row.addStretch(1)
        row.addWidget(self.also)
        self.body.addLayout(row)
        self.model = QStandardItemModel(0, len(_WIDTHS), self)
        self.model.setHorizontalHeaderLabels(
            [
                self.tr("Date"),
                self.tr("On the statement"),
                self.tr("Account"),
                self.tr("Filed now under"),
                self.tr("Amount"),
            ]
        )
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.model.horizontalHeaderItem(_AMOUNT).setTextAlignment(right)
        self.table = tables.table(
            self.tr("Transactions that the rule would change"), self.model, _PAYEE, _WIDTHS
        )
        self.table.keep_whole(_AMOUNT)
        self.table.setMinimumHeight(tables.HEADER + _ROWS * theme.ROW + 2)
        card = Card()
        card.body.setContentsMargins(6, 6, 6, 6)
        card.body.addWidget(self.table)
        self.body.addWidget(card, 1)

    # While it is written

    def rule(self) -> RuleInfo | None:
        """Return the rule as it stands; None while it is not complete."""
        if self.conditions.problem() or self.outcome.problem():
            return None
        conditions, outcome = self.conditions.conditions(), self.outcome.outcome()
        if conditions is None or outcome is None:
            return None
        name = " ".join(self.name.text().split()) or self._usual_name()
        return RuleInfo(name, conditions, outcome)

    def _usual_name(self) -> str:
        conditions = self.conditions.conditions()
        if conditions is None:
            return ""
        if conditions.text:
            return " / ".join(" ".join(p.split()) for p in conditions.text.split("|") if p.strip())
        return rules.conditions_text(conditions, self.context.ledger.currency)

    def _changed(self) -> None:
        self.name.setPlaceholderText(self._usual_name())
        self._pause.start()

    def _preview(self) -> None:
        if self._previewing is not None:
            self._previewing.cancel()
        rule = self.rule()
        if rule is None:
            self.changes.setText(self.conditions.problem() or self.outcome.problem())
            self.changes.setObjectName("muted")
            self._fill(())
            self.also.setEnabled(False)
        else:
            ledger = self.context.ledger
            self._previewing = self.context.tasks.books(
                lambda task: rules.preview(ledger, rule, task.cancelled.is_set),
                self._show,
                owner=self,
            )
        self._restyle()

    def _show(self, found: Previewed) -> None:
        self.changes.setText(rules.changes_text(found.count))
        self.changes.setObjectName("accent" if found.count else "muted")
        self._restyle()
        self.also.setEnabled(found.count > 0)
        self._fill(found.rows)

    def _restyle(self) -> None:
        self.changes.style().unpolish(self.changes)
        self.changes.style().polish(self.changes)

    def _fill(self, rows: tuple[TransactionInfo, ...]) -> None:
        self.model.removeRows(0, self.model.rowCount())
        for info in rows:
            filed = " + ".join(
                s.category or "–" for s in info.splits if s.category or info.category
            )
            cells = (
                formats.day(info.date, self.context.today()),
                info.payee or info.memo,
                info.account,
                filed or self.tr("Nothing yet"),
                formats.money(info.amount, plus=True),
            )
            items = [QStandardItem(text) for text in cells]
            for number, item in enumerate(items):
                item.setEditable(False)
                item.setToolTip(item.text())
                if number not in {_PAYEE, _AMOUNT}:
                    item.setForeground(theme.colour("muted"))
            items[_AMOUNT].setTextAlignment(
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
            self.model.appendRow(items)

    # Saving

    def submit(self) -> None:
        """Keep the rule, and close once it is kept."""
        problem = self.conditions.problem() or self.outcome.problem()
        rule = self.rule()
        if problem or rule is None:
            self.complain(problem)
            return
        self.working()
        rules.save(
            self.context,
            self.known,
            rule,
            apply=self.also.isChecked() and self.also.isEnabled(),
            done=self.accept,
            failed=self.complain,
        )
