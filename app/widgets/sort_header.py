"""SortHeader: the head of a sorted table, whose arrow stands beside the name that is sorted by."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QWidget

_DOWN, _UP = "↓", "↑"
_GAP = "\u2002"


class SortHeader(QHeaderView):
    """A row of column names. The style's own arrow would stand at the far end of the column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)

    def text(self, section: int) -> str:
        """Return what a column's head shows; the arrow stands on the inner side of its name."""
        name = str(self.model().headerData(section, self.orientation()) or "")
        if not self.isSortIndicatorShown() or section != self.sortIndicatorSection():
            return name
        descending = self.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        arrow = _DOWN if descending else _UP
        place = self.model().headerData(
            section, self.orientation(), Qt.ItemDataRole.TextAlignmentRole
        )
        right = place is not None and bool(Qt.AlignmentFlag(place) & Qt.AlignmentFlag.AlignRight)
        return f"{arrow}{_GAP}{name}" if right else f"{name}{_GAP}{arrow}"

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logicalIndex: int) -> None:  # noqa: N803 - Qt's
        super().initStyleOptionForIndex(option, logicalIndex)
        option.text = self.text(logicalIndex)
        option.sortIndicator = QStyleOptionHeader.SortIndicator.None_
