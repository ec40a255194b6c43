"""AboutDialog: what Coffer is, its version, and the licences of what it is made with."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.widgets.labels import label

_RESOURCES = Path(__file__).resolve().parents[2] / "resources"
_LICENCE = Path(__file__).resolve().parents[2] / "LICENSE"
_RULE = "─" * 40


class AboutDialog(QDialog):
    """A few sentences over a text that can be scrolled and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Coffer"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(600, 520)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(10)
        column.addWidget(label("Coffer", "brand"))
        column.addWidget(label(self.tr("Version {0}").format(version()), "muted"))
        text = self.tr(
            "Your statements in one file on your own computer, and answers in plain words. "
            "Nothing leaves it."
        )
        column.addWidget(label(text, wrap=True))
        column.addSpacing(6)
        column.addWidget(label(self.tr("Made with"), "heading"))
        self.licences = QPlainTextEdit(licences(self._lgpl()))
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.licences.setAccessibleName(self.tr("Licences"))
        column.addWidget(self.licences, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        row.addWidget(self.close_button)
        column.addLayout(row)

    def _lgpl(self) -> str:
        return self.tr(
            "Qt and PySide6 are used as separate libraries under the GNU LGPL 3.0 and may be "
            "replaced by other builds of them; its text is at https://www.gnu.org/licenses."
        )


def version() -> str:
    """Return the version that is installed, or runs from its folder."""
    try:
        return metadata.version("coffer")
    except metadata.PackageNotFoundError:
        project = tomllib.loads((_LICENCE.parent / "pyproject.toml").read_text(encoding="utf-8"))
        return str(project["project"]["version"])


def licences(lgpl: str) -> str:
    """Return the list of parts with their licences, then the texts that came with them."""
    parts = tomllib.loads((_RESOURCES / "licences.toml").read_text(encoding="utf-8"))["part"]
    lines = [f"{part['name']} · {part['licence']}\n    {part['from']}" for part in parts]
    texts = [("Coffer", _LICENCE)] if _LICENCE.exists() else []
    texts += [(part["name"], _RESOURCES / part["text"]) for part in parts if "text" in part]
    blocks = ["\n".join(lines), lgpl]
    for name, path in texts:
        blocks.append(f"{_RULE}\n{name}\n\n{path.read_text(encoding='utf-8').strip()}")
    return "\n\n".join(blocks)
