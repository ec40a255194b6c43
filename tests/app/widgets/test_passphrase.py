"""The hint on a passphrase is plain and right in kind; the two fields must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from app.widgets.passphrase import PassphraseFields, Strength, strength
from tests.helpers.accessible import unnamed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(
    ("passphrase", "expected"),
    [
        ("", Strength.NONE),
        ("123456789012345678", Strength.WEAK),
        ("aaaaaaaaaaaaaaaaaaaa", Strength.WEAK),
        ("password", Strength.WEAK),
        ("coffee tram", Strength.WEAK),
        ("coffee tram island", Strength.FAIR),
        ("coffee tram island pencil wool", Strength.STRONG),
        ("kT4%vQ9!zR2#xB7", Strength.STRONG),
    ],
)
def test_strength(passphrase: str, expected: Strength) -> None:
    assert strength(passphrase) is expected


@given(st.text(min_size=1, max_size=40))
def test_any_text_has_a_strength(text: str) -> None:
    assert strength(text) is not Strength.NONE


def test_only_two_equal_fields_are_a_passphrase(qtbot: QtBot) -> None:
    fields = PassphraseFields()
    qtbot.addWidget(fields)
    fields.show()
    assert unnamed(fields) == []
    QTest.keyClicks(fields.first, "coffee tram island")
    assert fields.passphrase() == ""
    QTest.keyClicks(fields.second, "coffee")
    assert "Fair" in fields.hint.text()
    QTest.keyClicks(fields.second, " bus")
    assert fields.hint.text() == "The two are not the same."
    fields.second.setText("coffee tram island")
    assert fields.passphrase() == "coffee tram island"


def test_what_is_typed_can_be_shown(qtbot: QtBot) -> None:
    fields = PassphraseFields()
    qtbot.addWidget(fields)
    assert fields.first.echoMode() == QLineEdit.EchoMode.Password
    fields.visible.setChecked(True)
    assert fields.second.echoMode() == QLineEdit.EchoMode.Normal
