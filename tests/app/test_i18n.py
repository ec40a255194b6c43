"""Every sentence of the window can be said in French, and none is put together before tr()."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication

from app import i18n

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

APP = Path(__file__).resolve().parents[2] / "app"
FILES = [p for p in sorted(APP.rglob("*.py")) if "cli" not in p.relative_to(APP).parts]


def calls(path: Path) -> list[tuple[int, str, ast.expr]]:
    """Return line, function and text argument of each call that asks for a translation."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            if node.func.attr == "tr":
                found.append((node.lineno, "tr", node.args[0]))
            elif node.func.attr == "translate" and len(node.args) > 1:
                found.append((node.lineno, "translate", node.args[1]))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(APP)))
def test_only_plain_texts_are_translated(path: Path) -> None:
    bad = [
        line
        for line, _, text in calls(path)
        if not (isinstance(text, ast.Constant) and isinstance(text.value, str))
    ]
    assert bad == [], f"{path.name}: tr() needs a plain text on lines {bad}"


def messages() -> list[tuple[str, str, ET.Element]]:
    tree = ET.parse(i18n.FOLDER / "coffer_fr.ts")
    return [
        (context.findtext("name") or "", message.findtext("source") or "", message)
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def test_the_translation_file_holds_every_text_of_the_code() -> None:
    known = {source for _, source, _ in messages()}
    used = {
        text.value
        for path in FILES
        for _, _, text in calls(path)
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }
    assert sorted(used - known) == [], "run `python -m app.i18n update` and translate"


def test_every_text_is_translated_with_its_places_kept() -> None:
    for context, source, message in messages():
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, f"{context}: {source}"
        forms = [form.text or "" for form in translation.iter("numerusform")]
        for said in forms or [translation.text or ""]:
            assert said, f"{context}: {source}"
            places = re.findall(r"\{\w*\}|%n", source)
            assert sorted(re.findall(r"\{\w*\}|%n", said)) == sorted(places), source


def test_french_is_spoken_after_a_switch_and_english_after_the_next(qapp: QApplication) -> None:
    i18n.install(qapp, "fr", "")
    assert QCoreApplication.translate("SideBar", "ACCOUNTS") == "COMPTES"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    i18n.install(qapp, "en", "")
    assert QCoreApplication.translate("SideBar", "ACCOUNTS") == "ACCOUNTS"
