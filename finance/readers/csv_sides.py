"""Which way money went in a whole table, by what its rows show or by asking, and whether it is a card's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.readers.csv_around import kind_in
from finance.readers.csv_signs import INVERTED, SignRule, by_payees
from finance.readers.lexicon import lexicon
from finance.readers.model import Question
from finance.readers.words import holds, phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_evidence import RowEvidence
    from finance.readers.csv_model import Columns, TableBody
    from finance.readers.csv_rows import Draft


def settle_rule(
    rows: RowEvidence, columns: Columns, answers: Mapping[str, str], *, card: bool
) -> tuple[SignRule, list[Question]]:
    """Return what the signs mean and the question it rests on; `card`: it is a credit card's table."""
    if columns.amount is None:
        return _settle_sides(rows, columns, answers)
    if answers.get("sign"):
        return SignRule(default=-1 if answers["sign"] == INVERTED else 1), []
    steps = rows.net if rows.net.links > rows.plain.links else rows.plain
    rule = rows.signs.rule(follows_balance=steps.follow, card_like=card)
    return rule, [] if rule.settled else [_sign_question(rows.first, columns.texts)]


def _settle_sides(
    rows: RowEvidence, columns: Columns, answers: Mapping[str, str]
) -> tuple[SignRule, list[Question]]:
    """Two columns without names: the balance says which is money out, else the user."""
    answer = answers.get("sides")
    if not columns.guessed_sides or not rows.count:
        return SignRule(), []
    if answer:
        return SignRule(default=1 if answer == "out_in" else -1), []
    for steps, factor in ((rows.plain, 1), (rows.turned, -1)):
        if steps.follow:
            return SignRule(default=factor), []
    likely = by_payees(rows.signs.payees.items)
    example = rows.first[0]
    shown = " ".join(example.cells[p] for p in columns.payee)
    question = Question(
        "sides",
        "Two columns hold amounts. Which is money out, which money in?",
        ("out_in", "in_out"),
        (f"out, in: {shown} {example.value:f}", f"in, out: {shown} {-example.value:f}"),
    )
    return likely or SignRule(), [question]


def _sign_question(drafts: Sequence[Draft], text: Sequence[int]) -> Question:
    shown = [(" ".join(d.cells[p] for p in text).strip(), d.value) for d in drafts]
    return Question(
        "sign",
        "Are positive amounts money in, or are they charges (money out)?",
        ("as_is", "inverted"),
        (
            "money in: " + "; ".join(f"{words} {value:+f}" for words, value in shown),
            "charges: " + "; ".join(f"{words} {-value:+f}" for words, value in shown),
        ),
    )


def card_kind(table: TableBody, rule: SignRule | None = None) -> str | None:
    """Return the kind of account that signs, header or file name show; most often of a credit card."""
    if rule and rule.card:
        return "credit card"
    words = lexicon().group("card.words") - {"card"}
    if table.columns.balance is None and any(
        holds(phrase(cell), words) for cell in table.header.cells
    ):
        return "credit card"
    return kind_in(table.name.rpartition(".")[0], file_name=True)
