"""The pictures of the screens can be drawn without a display, and come out the same twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from app import screens

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.slow
def test_an_answer_is_drawn_in_each_look_and_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COFFER_CONFIG_DIR", str(tmp_path / "config"))  # given back afterwards
    drawn = screens.draw(tmp_path / "out", "ask-refused")
    assert sorted(path.name for path in drawn) == [
        "ask-refused-dark-en.png",
        "ask-refused-dark-fr.png",
        "ask-refused-light-en.png",
        "ask-refused-light-fr.png",
    ]
    pictures = [QImage(str(path)) for path in drawn]
    assert all((p.width(), p.height()) == screens.SIZE for p in pictures)
    assert pictures[0].pixelColor(600, 700).lightness() > 200
    assert pictures[-1].pixelColor(600, 700).lightness() < 60
