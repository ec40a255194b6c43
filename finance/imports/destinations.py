"""Which account each row of a file goes to: known by number, name or profile, else made."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rapidfuzz import fuzz
from sqlalchemy import select

from finance.db.import_tables import Profile
from finance.db.tables import Account, Transaction
from finance.errors import InvalidEntryError
from finance.ledger import named
from finance.ledger.accounts import add_account
from finance.money import Money
from finance.readers.lexicon import lexicon
from finance.readers.model import ParsedStatement
from finance.text import fold

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from finance.imports.source import Source
    from finance.imports.survey import Survey
    from finance.readers.model import ParsedFile, ParsedRow

_FEWEST_DIGITS = 4
_ALIKE = 60
_FEWEST_SAME = 3
_MOST = 0.7
_DAY = timedelta(days=1)
_KINDS = Path(__file__).resolve().parents[2] / "resources" / "account_kinds.toml"


class Destinations:
    """The accounts of one file, looked up once each; `made` lists those that are new."""

    def __init__(
        self,
        session: Session,
        parsed: ParsedFile,
        source: Source,
        currency: str,
        found: Survey,
    ) -> None:
        account = source.account
        self._session = session
        self._parsed = parsed
        self._forced = named.find(session, Account, account) if account else None
        self._forced_name = account
        self._currency = currency
        self._kind = source.kind
        self._samples = found.samples
        self._found: dict[tuple[int, str | None], Account] = {}
        self.made: list[Account] = []

    def of(self, row: ParsedRow) -> Account:
        """Return the account of a row, made inside the open action when it is new."""
        key = (row.statement, row.account)
        if key not in self._found:
            account = self._find(row)
            currency = row.currency or self._statement(row).currency
            if currency and currency != account.currency:
                raise InvalidEntryError(
                    "Line {line} is in {currency}, but {account} is kept in {kept}. Choose another "
                    "account with --account.",
                    line=row.line,
                    currency=currency,
                    account=account.name,
                    kept=account.currency,
                )
            self._found[key] = account
        return self._found[key]

    def all(self) -> list[Account]:
        """Return the accounts met so far, each once."""
        return list({a.id: a for a in self._found.values()}.values())

    def names(self) -> dict[tuple[int, str | None], str]:
        """Return the account's name by the statement and the account that a row states."""
        return {key: account.name for key, account in self._found.items()}

    def of_statement(self, index: int) -> Account | None:
        """Return the account that the rows of a statement went to; None for no rows or several."""
        found = {a.id: a for (statement, _), a in self._found.items() if statement == index}
        return next(iter(found.values())) if len(found) == 1 else None

    def _statement(self, row: ParsedRow) -> ParsedStatement:
        held = self._parsed.statements
        return held[row.statement] if row.statement < len(held) else ParsedStatement()

    def _find(self, row: ParsedRow) -> Account:
        statement = self._statement(row)
        if self._forced is not None:
            self._adopt_number(self._forced, statement)
            return self._forced
        if self._forced_name:
            self._forced = self._make(self._forced_name, row, statement)
            return self._forced
        if row.account:
            return named.find(self._session, Account, row.account) or self._make(
                row.account, row, statement
            )
        return (
            self._by_number(statement)
            or self._by_name(statement)
            or self._by_profile(statement)
            or self._by_rows(row.statement)
            or self._make(self._free_name(statement), row, statement)
        )

    def _adopt_number(self, account: Account, statement: ParsedStatement) -> None:
        """Let an account that was chosen by hand be known by the file's number next time."""
        if account.number is None and len(self._parsed.statements) == 1:
            account.number = statement.account if account_number(statement.account) else None

    def _by_number(self, statement: ParsedStatement) -> Account | None:
        number = account_number(statement.account)
        if not number:
            return None
        accounts = self._session.scalars(select(Account).where(Account.number.is_not(None)))
        return next((a for a in accounts if _same_number(account_number(a.number), number)), None)

    def _by_name(self, statement: ParsedStatement) -> Account | None:
        for name in (statement.account, _title(self._parsed.file)):
            found = named.find(self._session, Account, name) if name else None
            if found is not None and not (found.number and account_number(statement.account)):
                return found
        return None

    def _by_profile(self, statement: ParsedStatement) -> Account | None:
        if not self._parsed.signature or account_number(statement.account):
            return None
        wanted = select(Profile).where(Profile.signature == self._parsed.signature)
        stem = Path(self._parsed.file).stem
        accounts = {
            p.account_id for p in self._session.scalars(wanted) if alike_names(p.name, stem)
        }
        if len(accounts) != 1:
            return None
        return self._session.get(Account, accounts.pop())

    def _by_rows(self, index: int) -> Account | None:
        """Return the account that holds most of these payments already, as another source tells.

        The same card in a statement and in messages, or a month in two formats.
        """
        rows = self._samples.get(index, [])
        if not rows:
            return None
        counts = Counter[int]()
        for account in self._session.scalars(select(Account).where(Account.archived.is_(False))):
            amounts = {(r.date, Money.of(r.amount, account.currency).minor) for r in rows}
            days = [day for day, _ in amounts]
            found = self._session.execute(
                select(Transaction.date, Transaction.amount).where(
                    Transaction.account_id == account.id,
                    Transaction.date.between(min(days) - _DAY, max(days) + _DAY),
                    Transaction.amount.in_({amount for _, amount in amounts}),
                )
            )
            near = {(day + n * _DAY, amount) for day, amount in found for n in (-1, 0, 1)}
            counts[account.id] = len(amounts & near)
        best = counts.most_common(2)
        if not best or best[0][1] < max(_FEWEST_SAME, _MOST * len(rows)):
            return None
        if len(best) > 1 and best[1][1] * 2 > best[0][1]:
            return None
        account = self._session.get_one(Account, best[0][0])
        self._adopt_number(account, self._parsed.statements[index])
        return account

    def _free_name(self, statement: ParsedStatement) -> str:
        base = name = _title(self._parsed.file)
        tail = (account_number(statement.account) or "")[-4:]
        if len(self._parsed.statements) > 1 and tail:
            base = name = f"{base} {tail}"
        number = 2
        while named.find(self._session, Account, name) is not None:
            name, number = f"{base} {number}", number + 1
        return name

    def _make(self, name: str, row: ParsedRow, statement: ParsedStatement) -> Account:
        kind = self._kind or row.account_kind or statement.kind or guess_kind(name)
        account = add_account(
            self._session,
            name,
            kind,
            currency=row.currency or statement.currency or self._currency,
            number=statement.account if account_number(statement.account) else None,
        )
        self.made.append(account)
        return account


def guess_kind(name: str) -> str:
    """Guess the kind of an account from its name; a current account when nothing tells."""
    words = set(re.findall(r"[a-z]+", fold(name)))
    for kind, telling in _kind_words().items():
        if words & telling:
            return kind
    return "checking"


@cache
def _kind_words() -> dict[str, set[str]]:
    data: dict[str, list[str]] = tomllib.loads(_KINDS.read_text(encoding="utf-8"))
    return {kind: set(words) for kind, words in data.items()}


def alike_names(one: str, other: str) -> bool:
    """Say whether two file names may be one account's: alike but for dates and numbers.

    Two accounts of one bank have the same layout, so a name that says something else is believed.
    """
    names = [
        " ".join(w for w in re.findall(r"[a-z]+", fold(name)) if w not in lexicon().months)
        for name in (one, other)
    ]
    return not all(names) or fuzz.ratio(*names) >= _ALIKE


def _title(file: str) -> str:
    """Return a name for an account after its file: `everyday_2026-11.csv` is Everyday."""
    words = re.sub(r"[_\-.()]+", " ", Path(file).stem).split()
    telling = [w for w in words if not w.isdigit() and fold(w) not in lexicon().months]
    name = " ".join(telling or words) or "Account"
    return name[0].upper() + name[1:]


def account_number(text: str | None) -> str:
    """Return the account number in a text: its letters and digits, when it has enough digits."""
    plain = re.sub(r"[^0-9A-Za-z*]", "", text or "").upper()
    return plain if len(re.findall(r"\d", plain)) >= _FEWEST_DIGITS else ""


def _same_number(one: str, other: str) -> bool:
    """Say whether two numbers are one account's: equal, or a masked one with the same tail."""
    if one == other:
        return True
    masked = min(one, other, key=lambda n: len(n.lstrip("*X")))
    full = other if masked is one else one
    tail = masked.lstrip("*X")
    return tail != masked and len(tail) >= _FEWEST_DIGITS and full.endswith(tail)
