"""RulesPane: the rules in their order, with what can be done to the one that is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHeaderView, QWidget

from app.dialogs.rule import open_rule
from app.models.names_model import NameRow
from app.operations import rules
from app.views.accounts.names_pane import NamesPane, Noun, Verb
from app.widgets.labels import label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.context import Context
    from finance.ledger.ledger import Ledger
    from finance.rules import RuleInfo

translate = QCoreApplication.translate
_NAME_WIDTH = 210


class RulesPane(NamesPane):
    """The list; the first rule that sets something decides."""

    def __init__(self, context: Context, window: QWidget) -> None:
        self._known: dict[str, RuleInfo] = {}
        self._window = window
        super().__init__(context, self._noun(context))
        self.order = label(
            translate(
                "rules",
                "Rules file what an import brings. The one further up decides; what you filed by "
                "hand always stays.",
            ),
            "muted",
            wrap=True,
        )
        layout = self.layout()
        assert layout is not None  # noqa: S101 - the base has made it
        layout.insertWidget(1, self.order)  # type: ignore[attr-defined]
        head = self.list.header()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        self.list.setColumnWidth(0, _NAME_WIDTH)
        for section in (1, 2):
            head.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)

    def _show(self, rows: Sequence[NameRow]) -> None:
        super()._show(rows)
        self.order.setVisible(bool(rows))

    def _noun(self, context: Context) -> Noun:
        return Noun(
            translate("rules", "Rules"),
            (translate("rules", "Rule"), translate("rules", "If"), translate("rules", "Then")),
            self._read,
            (
                Verb(translate("rules", "Edit…"), self._edit),
                Verb(translate("rules", "Move up"), partial(rules.move, context, by=-1)),
                Verb(translate("rules", "Move down"), partial(rules.move, context, by=1)),
                Verb(translate("rules", "Apply to what is there"), partial(rules.apply, context)),
                Verb(translate("rules", "Delete"), partial(rules.remove, context)),
            ),
            (translate("rules", "Add a rule"), lambda: open_rule(context, self._window)),
            (
                "list",
                translate("rules", "No rule yet"),
                translate(
                    "rules",
                    "A rule files transactions by their words, account or amount: whenever the "
                    "text has “landlord”, it is rent.",
                ),
            ),
        )

    def _read(self, ledger: Ledger) -> list[NameRow]:
        found = ledger.rules.all()
        self._known = {rule.name: rule for rule in found}
        return [
            NameRow(
                rule.name,
                (
                    rules.conditions_text(rule.conditions, ledger.currency),
                    rules.outcome_text(rule.outcome),
                ),
            )
            for rule in found
        ]

    def _edit(self, name: str) -> None:
        open_rule(self.context, self._window, self._known[name], known=True)
