"""The look: named colours for light and dark, the palette, the style sheet and the typeface."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from app.style_sheet import style_sheet

FONTS = Path(__file__).resolve().parents[1] / "resources" / "fonts"

BODY = 14
SMALL = 12
QUESTION = 16
TITLE = 22
ANSWER = 26

MARGIN = 32
GAP = 16
INSIDE = 20
ROW = 34


class Scheme(StrEnum):
    """Which colours: as the system says, or one kind always."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Roles:
    """Colours by what they are for, as `#RRGGBB`."""

    page: str
    side: str
    card: str
    line: str
    text: str
    muted: str
    accent: str
    accent_ground: str
    care: str
    notice: str
    bar: str
    quiet: str
    on_accent: str
    dark: bool


LIGHT = Roles(
    page="#F6F6F3",
    side="#EFEFEA",
    card="#FFFFFF",
    line="#E2E2DB",
    text="#1D2125",
    muted="#5F6771",
    accent="#17694E",
    accent_ground="#E3F1EA",
    care="#A83A2A",
    notice="#8A5A00",
    bar="#2C8C6B",
    quiet="#C9D6CF",
    on_accent="#FFFFFF",
    dark=False,
)
DARK = Roles(
    page="#15171A",
    side="#1A1D20",
    card="#1E2125",
    line="#30353B",
    text="#E8EAEC",
    muted="#A0A8B1",
    accent="#5CC99A",
    accent_ground="#1D3A2F",
    care="#F08A78",
    notice="#E0B050",
    bar="#4FB88C",
    quiet="#3A4640",
    on_accent="#10241C",
    dark=True,
)

_PALETTE = {
    QPalette.ColorRole.Window: "page",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "card",
    QPalette.ColorRole.AlternateBase: "page",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Button: "card",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "care",
    QPalette.ColorRole.ToolTipBase: "card",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Highlight: "accent_ground",
    QPalette.ColorRole.HighlightedText: "text",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Light: "card",
    QPalette.ColorRole.Midlight: "line",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "muted",
    QPalette.ColorRole.Shadow: "line",
}
_DISABLED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.HighlightedText,
)

_current = LIGHT


def roles() -> Roles:
    """Return the colours in use; a widget that paints reads them at each paint."""
    return _current


def colour(role: str) -> QColor:
    """Return the colour in use of one role, by its name in `Roles`."""
    return QColor(getattr(_current, role))


def palette_of(wanted: Roles) -> QPalette:
    """Return a palette with every role set, so that no style fills a gap by guessing."""
    palette = QPalette()
    for role, name in _PALETTE.items():
        palette.setColor(role, QColor(getattr(wanted, name)))
    for role in _DISABLED:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(wanted.muted))
    return palette


def _system_is_dark(app: QApplication) -> bool:
    return app.styleHints().colorScheme() == Qt.ColorScheme.Dark


def install(app: QApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
    """Set style, typeface and colours, and follow the system where `scheme` says so."""
    if sys.platform != "darwin" and app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    app.setFont(_body_font())
    app.styleHints().colorSchemeChanged.connect(lambda _: _follow(app))
    set_scheme(app, scheme)


def set_scheme(app: QApplication, scheme: Scheme) -> None:
    """Change the colours of everything that is shown."""
    app.setProperty("scheme", scheme.value)
    asked = {
        Scheme.SYSTEM: Qt.ColorScheme.Unknown,
        Scheme.LIGHT: Qt.ColorScheme.Light,
        Scheme.DARK: Qt.ColorScheme.Dark,
    }[scheme]
    app.styleHints().setColorScheme(asked)  # window frames and native dialogs follow
    _show(app, _system_is_dark(app) if scheme is Scheme.SYSTEM else scheme is Scheme.DARK)


def _follow(app: QApplication) -> None:
    if app.property("scheme") == Scheme.SYSTEM.value:
        _show(app, _system_is_dark(app))


def _show(app: QApplication, dark: bool) -> None:  # noqa: FBT001 - private
    global _current  # noqa: PLW0603 - the application has one look at a time
    _current = DARK if dark else LIGHT
    app.setPalette(palette_of(_current))
    app.setStyleSheet(style_sheet(_current))


def _body_font() -> QFont:
    """Return the system's own face, or on Linux the bundled Inter, with figures of one width."""
    font = QFont(QApplication.font())
    if sys.platform not in {"darwin", "win32"}:
        families = [
            family
            for path in sorted(FONTS.glob("*.otf"))
            for family in QFontDatabase.applicationFontFamilies(
                QFontDatabase.addApplicationFont(str(path))
            )
        ]
        if families:
            font = QFont("Inter" if "Inter" in families else families[0])
    font.setPixelSize(BODY)
    return tabular(font)


def tabular(font: QFont) -> QFont:
    """Return `font` with figures of one width, so that amounts line up."""
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def font(size: int = BODY, *, strong: bool = False) -> QFont:
    """Return the application's face in `size` pixels; `strong` is weight 600."""
    made = QFont(QApplication.font())
    made.setPixelSize(size)
    made.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return made
