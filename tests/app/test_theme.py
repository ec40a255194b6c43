"""The colours can be read, and every colour of the palette is ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel

from app import theme
from app.style_sheet import style_sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

GROUNDS = {
    "text": ("page", "side", "card", "accent_ground"),
    "muted": ("page", "side", "card"),
    "accent": ("page", "side", "card", "accent_ground"),
    "care": ("page", "card"),
    "notice": ("page", "card"),
    "on_accent": ("accent",),
    "page": ("text",),
}


def luminance(colour: str) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    c = QColor(colour)
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("roles", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("text", "ground"), [(text, ground) for text in GROUNDS for ground in GROUNDS[text]]
)
def test_text_can_be_read_on_its_ground(roles: theme.Roles, text: str, ground: str) -> None:
    assert contrast(getattr(roles, text), getattr(roles, ground)) >= 4.5


@pytest.mark.parametrize("roles", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_no_colour_is_left_to_the_style(roles: theme.Roles) -> None:
    palette = theme.palette_of(roles)
    ours = {QColor(getattr(roles, name)).name() for name in roles.__slots__ if name != "dark"}
    every = [r for r in QPalette.ColorRole if r.name not in {"NoRole", "NColorRoles"}]
    assert {palette.color(role).name() for role in every} <= ours


def test_sheet_names_no_role_that_does_not_exist() -> None:
    assert "$" not in style_sheet(theme.LIGHT)


def test_a_dark_scheme_reaches_widgets_that_are_shown(qapp: QApplication) -> None:
    label = QLabel("x")
    theme.set_scheme(qapp, theme.Scheme.DARK)
    assert label.palette().color(QPalette.ColorRole.Window).name() == theme.DARK.page.lower()
    assert theme.roles() is theme.DARK


def test_figures_have_one_width(qapp: QApplication) -> None:
    from PySide6.QtGui import QFontMetricsF

    metrics = QFontMetricsF(theme.font())
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1
