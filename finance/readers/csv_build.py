"""Drafts made rows: signs applied, texts put together, accounts told apart, balances proved."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING

from finance.readers.balances import Entry, follows, links, prove
from finance.readers.csv_around import kind_in
from finance.readers.csv_signs import INVERTED, Signed, SignRule, by_payees, find_rule
from finance.readers.lexicon import lexicon
from finance.readers.model import ParsedRow, ParsedStatement, Question
from finance.readers.numbers import currency_of
from finance.readers.words import holds, phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from finance.readers.csv_around import Around
    from finance.readers.csv_header import Header
    from finance.readers.csv_model import Columns
    from finance.readers.csv_rows import Draft, RowReader
    from finance.readers.model import ParsedFile

_SPACES = re.compile(r"\s+")
_UNIQUE = 0.9
_EXAMPLES = 3


def build(
    reader: RowReader, header: Header, facts: Around, file: ParsedFile, answers: Mapping[str, str]
) -> ParsedFile:
    """Return `file` with the reader's rows, statements and open questions filled in."""
    columns, drafts = reader.columns, reader.drafts
    signature = "|".join(phrase(cell) for cell in header.cells) or f"columns:{reader.width}"
    _take_fees(reader)
    kind = facts.kind or _kind(header, columns, SignRule(), file.file)
    rule, questions = _settle_sign(columns, drafts, answers, card=kind == "credit card")
    texts = _Texts(columns, drafts)
    accounts = _accounts(columns, drafts)
    named = _header_currency(columns, header)
    if named:
        columns.currency = None
    default = named or facts.currency or _cell_currency(columns, drafts)
    rows = [
        _row(draft, columns, rule, texts=texts, accounts=accounts, default=default)
        for draft in drafts
    ]
    kind = facts.kind or _kind(header, columns, rule, file.file)
    statements = _statements(rows, accounts, facts, kind, default, inverted=_owes(rule, columns))
    settled = {key: answers[key] for key in ("sign", "sides") if answers.get(key)}
    if _owes(rule, columns):
        settled["sign"] = INVERTED
    layout = file.layout | settled
    return replace(
        file,
        statements=statements,
        rows=tuple(rows),
        refused=tuple(reader.refused),
        ignored=tuple(reader.ignored),
        questions=(*file.questions, *questions),
        signature=signature,
        layout=layout,
    )


def _take_fees(reader: RowReader) -> None:
    """Take fees off the amounts where the running balance shows that the bank did so."""
    place, drafts = reader.columns.fee, reader.drafts
    if place is None or reader.columns.amount is None or reader.columns.balance is None:
        return
    fees = [reader.number(place, d.cells[place]) or Decimal(0) for d in drafts]
    plain = [Entry(d.day, d.value, d.balance) for d in drafts]
    net = [Entry(d.day, d.value - abs(fee), d.balance) for d, fee in zip(drafts, fees, strict=True)]
    if links(net) > links(plain):
        for draft, entry in zip(drafts, net, strict=True):
            draft.value = entry.amount


def _settle_sign(
    columns: Columns,
    drafts: Sequence[Draft],
    answers: Mapping[str, str],
    *,
    card: bool,
) -> tuple[SignRule, list[Question]]:
    if columns.amount is None:
        return _settle_sides(columns, drafts, answers)
    if answers.get("sign"):
        return SignRule(default=-1 if answers["sign"] == INVERTED else 1), []
    word, text = columns.sign, [*columns.payee, *columns.memo]
    signed = [
        Signed(
            d.value, d.cells[word] if word is not None else "", " ".join(d.cells[p] for p in text)
        )
        for d in drafts
    ]
    entries = [Entry(d.day, d.value, d.balance) for d in drafts]
    rule = find_rule(signed, follows_balance=follows(entries), card_like=card)
    return rule, [] if rule.settled else [_sign_question(drafts, text)]


def _settle_sides(
    columns: Columns, drafts: Sequence[Draft], answers: Mapping[str, str]
) -> tuple[SignRule, list[Question]]:
    """Two columns without names: the balance says which is money out, else the user."""
    answer = answers.get("sides")
    if not columns.guessed_sides or not drafts:
        return SignRule(), []
    if answer:
        return SignRule(default=1 if answer == "out_in" else -1), []
    for factor in (1, -1):
        if follows([Entry(d.day, d.value * factor, d.balance) for d in drafts]):
            return SignRule(default=factor), []
    words = [*columns.payee, *columns.memo]
    likely = by_payees([Signed(d.value, "", " ".join(d.cells[p] for p in words)) for d in drafts])
    example = drafts[0]
    shown = " ".join(example.cells[p] for p in columns.payee)
    question = Question(
        "sides",
        "Two columns hold amounts. Which is money out, which money in?",
        ("out_in", "in_out"),
        (f"out, in: {shown} {example.value:f}", f"in, out: {shown} {-example.value:f}"),
    )
    return likely or SignRule(), [question]


def _sign_question(drafts: Sequence[Draft], text: Sequence[int]) -> Question:
    shown = [(" ".join(d.cells[p] for p in text).strip(), d.value) for d in drafts[:_EXAMPLES]]
    return Question(
        "sign",
        "Are positive amounts money in, or are they charges (money out)?",
        ("as_is", "inverted"),
        (
            "money in: " + "; ".join(f"{words} {value:+f}" for words, value in shown),
            "charges: " + "; ".join(f"{words} {-value:+f}" for words, value in shown),
        ),
    )


class _Texts:
    """Where payee, memo and the bank's own number of a row stand."""

    def __init__(self, columns: Columns, drafts: Sequence[Draft]) -> None:
        self.payees = [*columns.payee, *columns.memo]
        self.type = columns.type
        self.bank_id = columns.bank_id
        if self.bank_id is not None:
            ids = [d.cells[self.bank_id] for d in drafts if d.cells[self.bank_id]]
            if len(set(ids)) < len(drafts) * _UNIQUE:
                self.bank_id = None

    def of(self, cells: list[str]) -> tuple[str, str, str | None]:
        """Return payee, memo and bank id."""
        found = [cells[p] for p in self.payees if cells[p]]
        if not found and self.type is not None and cells[self.type]:
            found = [cells[self.type]]
        payee = _SPACES.sub(" ", found[0]) if found else ""
        memo = " ".join(text for text in found[1:] if text != payee) if len(found) > 1 else ""
        bank_id = cells[self.bank_id] or None if self.bank_id is not None else None
        return payee, memo, bank_id


def _row(
    draft: Draft,
    columns: Columns,
    rule: SignRule,
    *,
    texts: _Texts,
    accounts: dict[str, int],
    default: str | None,
) -> ParsedRow:
    cells = draft.cells
    payee, memo, bank_id = texts.of(cells)
    word = cells[columns.sign] if columns.sign is not None else ""
    currency = cells[columns.currency].upper() if columns.currency is not None else ""
    account = _name(cells, columns)
    return ParsedRow(
        line=draft.line,
        date=draft.day,
        amount=rule.apply(draft.value, word),
        currency=currency_of(currency) or default,
        payee=payee,
        memo=memo,
        bank_id=bank_id,
        balance=draft.balance,
        pending=draft.pending,
        statement=accounts.get(account, 0),
    )


def _accounts(columns: Columns, drafts: Sequence[Draft]) -> dict[str, int]:
    """Number the accounts of one file in the order in which they come.

    A column that names another account in most rows, or none in some, holds the other party's.
    """
    names = Counter(_name(d.cells, columns) for d in drafts)
    if "" in names or (len(names) > 1 and len(names) * 2 > len(drafts)):
        return {}
    return {name: i for i, name in enumerate(names)}


def _name(cells: list[str], columns: Columns) -> str:
    return cells[columns.account].strip("\"' ") if columns.account is not None else ""


def _header_currency(columns: Columns, header: Header) -> str | None:
    """The currency in the header of an amount: `Betrag (€)`, `Amount CZK`."""
    sides = (columns.amount, columns.debit, columns.credit)
    cells = [header.cells[p] for p in sides if p is not None and p < len(header.cells)]
    return next(filter(None, map(currency_of, cells)), None)


def _cell_currency(columns: Columns, drafts: Sequence[Draft]) -> str | None:
    """The currency beside the first amounts: `12,00 EUR`."""
    cells = (d.cells[p] for d in drafts[:_EXAMPLES] for p in columns.money if d.cells[p])
    return next(filter(None, map(currency_of, cells)), None)


def _kind(header: Header, columns: Columns, rule: SignRule, name: str) -> str | None:
    if rule.card:
        return "credit card"
    words = lexicon().group("card.words") - {"card"}
    if columns.balance is None and any(holds(phrase(cell), words) for cell in header.cells):
        return "credit card"
    return kind_in(name.rpartition(".")[0], file_name=True)


def _owes(rule: SignRule, columns: Columns) -> bool:
    """Whether balances are what is owed, so that they turn with the amounts."""
    return columns.amount is not None and rule.default < 0 and not rule.factors


def _statements(
    rows: list[ParsedRow],
    accounts: dict[str, int],
    facts: Around,
    kind: str | None,
    default: str | None,
    *,
    inverted: bool,
) -> tuple[ParsedStatement, ...]:
    if inverted:
        rows[:] = [replace(r, balance=-r.balance) if r.balance is not None else r for r in rows]
    names: list[str | None] = list(accounts) or [facts.account]
    made = []
    for i, name in enumerate(names):
        mine = [row for row in rows if row.statement == i] if len(names) > 1 else rows
        booked = [Entry(row.date, row.amount, row.balance) for row in mine if not row.pending]
        running = any(entry.balance is not None for entry in booked)
        opening, closing = facts.stated(running=running) if len(names) == 1 else (None, None)
        proof = prove(booked, opening, closing)
        counts = Counter(row.currency for row in mine)
        currency = counts.most_common(1)[0][0] if counts else default
        made.append(
            ParsedStatement(
                account=name,
                kind=kind or (kind_in(name) if name else None),
                currency=currency,
                opening=proof.opening,
                closing=proof.closing,
                closing_date=proof.closing_date,
                balances=proof.verdict,
            )
        )
    return tuple(made)
