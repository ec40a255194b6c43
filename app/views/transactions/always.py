"""AlwaysOffer: after a category given by hand, a quiet way to a rule that does it from now on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy

from app.dialogs.rule import open_rule
from app.operations import rules
from app.widgets.chip import Chip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from app.context import Context
    from app.tasks import Task
    from app.views.transactions.selection_bar import SelectionBar
    from finance.ledger.ledger import Ledger
    from finance.rules import RuleInfo

_LONGEST = 22
_LOOKED_AT = 50


class AlwaysOffer(Chip):
    """A chip above the table. It takes no focus and goes with the next edit."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.context = context
        self.rule: RuleInfo | None = None
        self._reading: Task | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.hide()

    def follow(self, bar: SelectionBar) -> None:
        """Consider what is categorised from the bar, too."""
        bar.category.picked.connect(lambda values: self._picked(bar.ids, values))

    def consider(self, ids: Sequence[int], category: str) -> None:
        """Offer a rule for what was just categorised, where its words tell and none does it yet."""
        self.hide()
        if self._reading is not None:
            self._reading.cancel()
        chosen = list(ids[:_LOOKED_AT])

        def read(ledger: Ledger) -> RuleInfo | None:
            infos = ledger.transactions.rows(chosen)
            made = [rules.suggested(info, category) for info in infos]
            rule = made[0] if made else None
            if rule is None or any(other != rule for other in made):
                return None
            return rule if rules.is_new(rule, infos[0], ledger.rules.all()) else None

        self._reading = self.context.read(read, self._offer, owner=self)

    def _picked(self, ids: Sequence[int], values: Sequence[str]) -> None:
        if values:
            self.consider(ids, values[0])

    def _offer(self, rule: RuleInfo | None) -> None:
        self._reading = None
        self.rule = rule
        if rule is None:
            return
        category = rule.outcome.category or ""
        short = category if len(category) <= _LONGEST else f"{category[: _LONGEST - 1].rstrip()}…"
        self.setText(self.tr("Always {0}?").format(short).replace("&", "&&"))
        said = self.tr("Make a rule: “{0}” is always {1}").format(rule.conditions.text, category)
        self.setToolTip(said)
        self.setAccessibleName(said)
        self.show()

    def _open(self) -> None:
        self.hide()
        if self.rule is not None:
            open_rule(self.context, self.window(), self.rule)
