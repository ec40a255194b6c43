"""The style sheet, written from the colour roles: the only place that styles by selector."""

from __future__ import annotations

from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.theme import Roles

_ICONS = Path(__file__).resolve().parents[1] / "resources" / "icons"

_SHEET = Template("""
#page, #pageScroll, #pageBody { background: $page; border: none; }
#sideInner { background: transparent; }
#sideBar { background: $side; border: none; border-right: 1px solid $line; }
#card { background: $card; border: 1px solid $line; border-radius: 10px; }
#toast { background: $text; border-radius: 10px; }
#toast QLabel { color: $page; }
#popup { background: $card; border: 1px solid $line; border-radius: 10px; }

QLabel#muted, QLabel#subline { color: $muted; }
QLabel#accent { color: $accent; }
QLabel#care { color: $care; }
QLabel#notice { color: $notice; }
QLabel#small { color: $muted; font-size: 12px; }
QLabel#heading { color: $muted; font-size: 12px; font-weight: 600; }
QLabel#pageTitle { font-size: 22px; font-weight: 600; }
QLabel#brand { font-size: 22px; font-weight: 500; }
QLabel#figure { font-size: 26px; font-weight: 600; }
QLabel#amount { font-size: 20px; font-weight: 600; }
QLabel#emptyTitle { font-size: 16px; font-weight: 600; }
QLabel#status { color: $accent; background: $accent_ground; font-size: 12px; font-weight: 600;
    padding: 2px 10px; border-radius: 9px; }
QLabel#statusOff { color: $muted; background: $card; font-size: 12px; font-weight: 600;
    padding: 2px 10px; border-radius: 9px; }

QPushButton { background: $card; color: $text; border: 1px solid $line; border-radius: 7px;
    padding: 0 14px; min-height: 32px; }
QPushButton:hover { border-color: $muted; }
QPushButton:pressed { background: $page; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $muted; }
QPushButton#primary { background: $accent; color: $on_accent; border-color: $accent;
    font-weight: 600; }
QPushButton#primary:focus { border-color: $text; }
QPushButton#primary:disabled { background: $quiet; border-color: $quiet; color: $muted; }
QPushButton#care { color: $care; }
QPushButton#quiet { background: transparent; border-color: transparent; color: $accent; }
QPushButton#quiet:hover { background: $accent_ground; }
QPushButton#quiet:focus { border-color: $accent; }
QPushButton#atEdge { background: transparent; border: 1px solid transparent; border-radius: 5px;
    color: $accent; padding: 0 4px; margin: 0 -5px; }
QPushButton#atEdge:hover { background: $accent_ground; }
QPushButton#atEdge:focus { border-color: $accent; }
QPushButton#chip { border-radius: 13px; min-height: 24px; padding: 0 10px; font-size: 13px; }
QPushButton#chip:hover { border-color: $muted; }
QPushButton#chip:focus { border-color: $accent; }
QPushButton#chip[assumed="true"] { border: 1px dashed $muted; color: $muted; }
QPushButton#chip[assumed="true"]:focus { border-color: $accent; }
QPushButton#chip:checked { background: $accent_ground; border-color: $accent; color: $accent; }
QPushButton#insight { border-radius: 10px; padding: 0; min-height: 0; text-align: left; }
QPushButton#link { background: transparent; border: 1px solid transparent; border-radius: 5px;
    padding: 0 4px; margin-left: -5px; min-height: 26px; text-align: left; }
QPushButton#link:hover { background: $accent_ground; }
QPushButton#link:focus { border-color: $accent; }
QPushButton#toastAction { background: transparent; color: $page; border: 1px solid $page;
    min-height: 26px; }
QPushButton#toastAction:hover { background: $muted; }
QPushButton#nav { background: transparent; border: 1px solid transparent; text-align: left;
    color: $muted; padding: 0 10px; min-height: 30px; }
QPushButton#nav:hover { background: $page; }
QPushButton#nav:checked { background: $accent_ground; color: $accent; font-weight: 600; }
QPushButton#nav:focus { border-color: $accent; }
QPushButton#account { background: transparent; border: 1px solid transparent; border-radius: 5px;
    min-height: 23px; padding: 0; }
QPushButton#account:hover { background: $page; }
QPushButton#account:focus { border-color: $accent; }
QToolButton { border: 1px solid transparent; border-radius: 7px; background: transparent;
    padding: 5px; color: $muted; }
QToolButton:hover, QToolButton:checked { background: $accent_ground; }
QToolButton:focus { border-color: $accent; }
QToolButton::menu-indicator { image: none; }
QCheckBox, QRadioButton { spacing: 8px; background: transparent; }
QCheckBox::indicator, QRadioButton::indicator, QListView::indicator { width: 16px; height: 16px;
    border: 1px solid $muted; background: $card; }
QCheckBox::indicator, QListView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked, QListView::indicator:checked { background: $accent;
    border-color: $accent; image: url("$icons/tick-$tone.svg"); }
QRadioButton::indicator:checked { border: 5px solid $accent; width: 8px; height: 8px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: $accent; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QPushButton::menu-indicator { image: none; width: 0; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QDateEdit, QSpinBox {
    background: $card; color: $text; border: 1px solid $line; border-radius: 7px;
    padding: 0 10px; min-height: 32px; selection-background-color: $accent;
    selection-color: $on_accent; }
QPlainTextEdit, QTextEdit { padding: 6px 8px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus, QDateEdit:focus,
QSpinBox:focus { border-color: $accent; }
QLineEdit:disabled, QComboBox:disabled, QDateEdit:disabled { color: $muted; background: $page; }
QLineEdit#question { font-size: 16px; min-height: 46px; border-radius: 10px; padding: 0 14px; }
QLineEdit#search { min-height: 36px; border-radius: 10px; }
QLineEdit#cell { border-radius: 0; min-height: 20px; padding: 0 6px; border-color: $accent; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 26px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("$icons/combo-arrow.svg"); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $card; border: 1px solid $line; outline: 0;
    selection-background-color: $accent_ground; selection-color: $text; }

QTableView, QListView, QTreeView { background: $card; border: none; outline: 0;
    gridline-color: $line; selection-background-color: $accent_ground; selection-color: $text; }
QTableView::item, QTreeView::item { border-bottom: 1px solid $line; padding: 0 8px; }
QTableView::item:selected, QTreeView::item:selected { background: $accent_ground; color: $text; }
QListView::item { min-height: 30px; padding: 0 8px; border-radius: 5px; }
QListView::item:hover { background: $page; }
QListView::item:selected { background: $accent_ground; color: $text; }
QListView#offers { border: 1px solid $line; padding: 4px; }
QHeaderView { background: $card; border: none; }
QHeaderView::section { background: $card; color: $muted; border: none;
    border-bottom: 1px solid $line; padding: 0 11px; font-size: 12px; font-weight: 600;
    min-height: 32px; }
QTableCornerButton::section { background: $card; border: none; }

QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $quiet; border-radius: 4px; min-height: 32px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: $quiet; border-radius: 4px; min-width: 32px;
    margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar { background: $quiet; border: none; border-radius: 3px; max-height: 6px;
    min-height: 6px; }
QProgressBar::chunk { background: $bar; border-radius: 3px; }

QMenuBar { background: $side; color: $text; border-bottom: 1px solid $line; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 4px 10px; border-radius: 5px; }
QMenuBar::item:selected { background: $accent_ground; }
QMenu { background: $card; color: $text; border: 1px solid $line; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 14px; border-radius: 5px; }
QMenu::item:selected { background: $accent_ground; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { background: $line; height: 1px; margin: 5px 8px; }
QToolTip { background: $card; color: $text; border: 1px solid $line; padding: 4px 8px; }
QFrame#line { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame#drop { background: $card; border: 1px dashed $muted; border-radius: 10px; }
QFrame#drop[over="true"] { background: $accent_ground; border-color: $accent; }
""")


def style_sheet(roles: Roles) -> str:
    """Return the application's style sheet in the colours `roles`."""
    names = {name: getattr(roles, name) for name in roles.__slots__}
    tone = "dark" if roles.dark else "light"
    return _SHEET.substitute(names, icons=_ICONS.as_posix(), tone=tone)
