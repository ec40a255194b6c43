"""The table model: sound, of any length, and reading only what is shown."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt

from app.models.transactions_model import BLOCK, Column, TransactionsModel
from app.views.transactions.table import TransactionTable
from finance.errors import LedgerError
from finance.ledger.rows import SplitInfo, TransactionInfo
from finance.money import Money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot


def row(number: int) -> TransactionInfo:
    amount = Money(-number, "EUR")
    return TransactionInfo(
        id=number,
        date=date(2026, 10, 1),
        account="Everyday",
        amount=amount,
        payee=f"Payee {number}",
        memo="",
        note="",
        merchant=None,
        member=None,
        tags=(),
        splits=(SplitInfo("Groceries", amount, ""),),
        pending=False,
        batch_id=None,
        bank_id=None,
        other_side=None,
    )


class Reads:
    """Rows by their ids, counting how many were read."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, ids: Sequence[int]) -> list[TransactionInfo]:
        self.count += len(ids)
        return [row(number) for number in ids]


def model_of(count: int) -> tuple[TransactionsModel, Reads]:
    reads = Reads()
    model = TransactionsModel(reads, lambda: date(2026, 11, 18))
    model.set_ids(list(range(1, count + 1)))
    return model, reads


def text(model: TransactionsModel, line: int, column: Column) -> object:
    return model.index(line, column).data()


def test_the_model_is_sound(qtmodeltester: ModelTester) -> None:
    model, _ = model_of(3)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_a_long_list_reads_only_what_is_shown(qtbot: QtBot) -> None:
    model, reads = model_of(100_000)
    table = TransactionTable("Transactions", model)
    qtbot.addWidget(table)
    table.resize(900, 600)
    table.show()
    table.grab()
    assert 0 < reads.count <= 2 * BLOCK
    table.scrollToBottom()
    table.grab()
    assert reads.count <= 6 * BLOCK
    assert text(model, 99_999, Column.PAYEE) == "Payee 100000"
    table.selectAll()
    assert len(table.chosen()) == 100_000
    assert reads.count <= 6 * BLOCK


def test_cells_are_written_for_people() -> None:
    model, _ = model_of(1250)
    assert [text(model, 1249, column) for column in Column] == [
        "1 Oct", "Payee 1250", "Groceries", "Everyday", "", "−€12.50",
    ]  # fmt: skip


def test_a_row_that_is_gone_is_empty_and_breaks_nothing() -> None:
    model = TransactionsModel(lambda _: [], lambda: date(2026, 11, 18))
    model.set_ids([7])
    assert text(model, 0, Column.PAYEE) is None
    assert not model.flags(model.index(0, Column.CATEGORY)) & Qt.ItemFlag.ItemIsEditable


def test_rows_that_cannot_be_read_are_told_once(qtbot: QtBot) -> None:
    def read(_: Sequence[int]) -> list[TransactionInfo]:
        raise LedgerError("The disk is gone.")

    model = TransactionsModel(read, lambda: date(2026, 11, 18))
    told: list[Exception] = []
    model.failed.connect(told.append)
    model.set_ids([1, 2, 3])
    assert [text(model, line, Column.PAYEE) for line in range(3)] == [None, None, None]
    assert [str(error) for error in told] == ["The disk is gone."]


def test_the_same_ids_are_read_again_and_keep_the_selection(qtbot: QtBot) -> None:
    model, reads = model_of(5)
    table = TransactionTable("Transactions", model)
    qtbot.addWidget(table)
    table.selectRow(2)
    before = reads.count
    model.set_ids([1, 2, 3, 4, 5])
    assert table.chosen() == [3]
    assert text(model, 0, Column.PAYEE) == "Payee 1"
    assert reads.count > before


def test_only_a_category_can_be_typed(qtbot: QtBot) -> None:
    model, _ = model_of(2)
    with qtbot.waitSignal(model.category_entered) as told:
        assert model.setData(model.index(1, Column.CATEGORY), "Fuel")
    assert told.args == [2, "Fuel"]
    assert text(model, 1, Column.CATEGORY) == "Fuel"
    assert not model.setData(model.index(1, Column.PAYEE), "x")
    assert not model.setData(QModelIndex(), "x")


def test_a_header_asks_for_another_order(qtbot: QtBot) -> None:
    model, _ = model_of(2)
    with qtbot.waitSignal(model.sort_wanted) as told:
        model.sort(Column.AMOUNT, Qt.SortOrder.DescendingOrder)
    assert told.args == ["amount", True]
