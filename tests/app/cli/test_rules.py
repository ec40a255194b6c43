from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer

BANK = "Date;Payee;Amount\n02.11.2026;CORNER SHOP;-10,00\n03.11.2026;LANDLORD;-900,00\n"


def _imported(coffer: Coffer, folder: Path) -> None:
    statement = folder / "bank.csv"
    statement.write_text(BANK)
    coffer("import", str(statement))


def test_a_rule_is_added_applied_listed_and_undone(coffer: Coffer, tmp_path: Path) -> None:
    _imported(coffer, tmp_path)
    added = coffer("rule", "add", "The shop", "--text", "corner shop", "--category", "Gifts")
    assert "1 rows" in added.out
    assert "coffer rule apply 'The shop'" in added.out
    assert "changed 1 rows" in coffer("rule", "apply", "The shop").out
    assert coffer("list", "--category", "Gifts", "--json").out.count("\n") == 1
    coffer("undo")
    assert coffer("list", "--category", "Gifts", "--json").out == ""


def test_a_rule_without_sense_is_refused_in_a_sentence(coffer: Coffer, tmp_path: Path) -> None:
    _imported(coffer, tmp_path)
    for wrong, sentence in (
        (("--category", "Gifts"), "needs a condition"),
        (("--text", "x"), "something to do"),
        (("--text", "x", "--split", "Gifts=40"), "100 percent"),
        (("--text", "x", "--category", "No such"), "no category called"),
    ):
        done = coffer.run("rule", "add", "x", *wrong, "--ledger", str(coffer.ledger))
        assert done.code == 2
        assert sentence in done.err
        assert done.err.count("\n") == 1
