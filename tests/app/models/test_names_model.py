"""Names stand below their parents and keep their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.models.names_model import NameRow, NamesModel

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester

ROWS = (
    NameRow("Home", ("Spending",)),
    NameRow("Rent", ("Spending",), "Home"),
    NameRow("Salary", ("Income",)),
    NameRow("Lost", ("Spending",), "a parent that is not there", quiet=True),
)


def test_the_model_is_a_sound_tree(qtmodeltester: ModelTester) -> None:
    model = NamesModel(("Category", "Kind"))
    model.set_rows(ROWS)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.names() == ["Home", "Rent", "Salary", "Lost"]
    assert model.rowCount() == 3
    assert model.index(0, 0).data() == "Home"
    assert model.index(0, 0, model.index(0, 0)).data() == "Rent"
    model.set_rows(ROWS[:1])
    assert model.names() == ["Home"]
