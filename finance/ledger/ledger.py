"""The ledger: one file of books, the façade that the window and the command line hold."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Self

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from finance.db import schema, sqlite
from finance.db.engine import make_engine, plain_errors
from finance.db.tables import Meta
from finance.errors import LedgerError, WrongKeyError
from finance.ledger import actions, backups
from finance.ledger.accounts import Accounts
from finance.ledger.asked import AskedQuestions
from finance.ledger.batches import Batches
from finance.ledger.budgets import Budgets
from finance.ledger.categories import Categories
from finance.ledger.insights import Insights
from finance.ledger.learnt import Learnt
from finance.ledger.members import Members
from finance.ledger.merchants import Merchants
from finance.ledger.profiles import Profiles
from finance.ledger.refunds import Refunds
from finance.ledger.reviews import Reviews
from finance.ledger.rules import Rules
from finance.ledger.shipped_categories import add_default_categories
from finance.ledger.statements import Statements
from finance.ledger.suggestions import Suggestions
from finance.ledger.tags import Tags
from finance.ledger.transactions import Transactions
from finance.queries.run import answer, matching_ids

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import date
    from pathlib import Path

    from sqlalchemy import Engine

    from finance.ledger.actions import ActionInfo
    from finance.queries.answer import Answer
    from finance.queries.query import FinanceQuery


class Ledger:
    """An open ledger file. Any thread may read; writes wait for each other.

    Each noun has its own part: `accounts`, `transactions`, `categories` … A write is one action
    that `undo` takes back. `listeners` are called, in the writing thread, with the names of the
    tables that a write, undo or redo changed.
    """

    def __init__(self, path: Path, engine: Engine, key: bytes | None) -> None:
        self.path = path
        self.encrypted = key is not None
        self.listeners: list[Callable[[frozenset[str]], None]] = []
        self._engine = engine
        self.backups_kept = backups.KEPT
        self._key = key
        with self.read() as session:
            facts = dict(session.execute(select(Meta.key, Meta.value)).all())
        if "currency" not in facts:
            raise LedgerError(
                "{path} is not complete: it was copied without its -wal file, or while Coffer "
                "wrote. Copy it again with Coffer closed, or restore a backup.",
                path=path,
            )
        self.currency = facts["currency"]
        self.language = facts["language"]
        self.accounts = Accounts(self)
        self.asked = AskedQuestions(self)
        self.batches = Batches(self)
        self.budgets = Budgets(self)
        self.categories = Categories(self)
        self.insights = Insights(self)
        self.learnt = Learnt(self)
        self.members = Members(self)
        self.merchants = Merchants(self)
        self.profiles = Profiles(self)
        self.refunds = Refunds(self)
        self.reviews = Reviews(self)
        self.rules = Rules(self)
        self.statements = Statements(self)
        self.suggestions = Suggestions(self)
        self.tags = Tags(self)
        self.transactions = Transactions(self)

    @classmethod
    def create(
        cls, path: Path, key: bytes | None = None, *, currency: str = "EUR", language: str = "en"
    ) -> Ledger:
        """Make a new ledger with the default categories; `key` None leaves it unencrypted.

        Raises LedgerError when the file exists or the folder cannot be written.
        """
        if path.exists():
            raise LedgerError("{path} exists already; choose another name or open it.", path=path)
        if not path.parent.is_dir():
            raise LedgerError("The folder {folder} does not exist.", folder=path.parent)
        engine = make_engine(path, key)
        try:
            with plain_errors(path):
                sqlite.set_wal(engine)
                with engine.connect().execution_options(write=True) as c, c.begin():
                    schema.upgrade(c)
                    facts = {"currency": currency, "language": language, "device": "0"}
                    c.execute(insert(Meta), [{"key": k, "value": v} for k, v in facts.items()])
                    with Session(c, expire_on_commit=False) as session:
                        add_default_categories(session, language)
                        session.flush()
        except BaseException:
            engine.dispose()
            path.unlink(missing_ok=True)
            raise
        return cls(path, engine, key)

    @classmethod
    def open(cls, path: Path, key: bytes | None = None) -> Ledger:
        """Open an existing ledger, first bringing an older one up to date on a backed-up file.

        Raises LedgerError, WrongKeyError or SchemaTooNewError.
        """
        if not path.is_file():
            raise LedgerError(
                "There is no ledger at {path}. Make one with `coffer new`.", path=path
            )
        if key is None and backups.is_encrypted(path):
            raise WrongKeyError(
                "{path} is encrypted; its passphrase is needed to open it.", path=path
            )
        engine = make_engine(path, key)
        try:
            with plain_errors(path):
                with engine.connect() as c:
                    old = schema.behind(c)
                if old:
                    backups.migrate(path, key)
                return cls(path, engine, key)
        except BaseException:
            engine.dispose()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def read(self) -> Iterator[Session]:
        """Give a session that sees one state of the books."""
        with (
            plain_errors(self.path),
            self._engine.connect() as c,
            c.begin(),
            Session(c, autoflush=False) as session,
        ):
            yield session

    @contextmanager
    def write(self, label: str | None, detail: str = "") -> Iterator[Session]:
        """Give a session whose changes become one action, all or nothing.

        With `label` None they are no action: nothing to undo, and what can be redone stays so.
        """
        changed: frozenset[str] = frozenset()
        with (
            plain_errors(self.path),
            self._engine.connect().execution_options(write=True) as c,
            c.begin(),
            Session(c, expire_on_commit=False) as session,
        ):
            action = actions.begin(session, label, detail) if label else None
            yield session
            if action is None:
                session.flush()
            else:
                changed = actions.finish(session, action)
        self._tell(changed)

    def undo(self) -> tuple[str, str] | None:
        """Take the last action back; return its label and detail, None if there is none."""
        return self._step(back=True)

    def redo(self) -> tuple[str, str] | None:
        """Do again what was undone last; return its label and detail, None if there is none."""
        return self._step(back=False)

    def history(self, limit: int = 50) -> list[ActionInfo]:
        """Return the latest actions, newest first."""
        with self.read() as session:
            return actions.history(session, limit)

    def backup(self, to: Path | None = None) -> Path:
        """Write a checked copy to `to`, or beside the ledger; return where it is."""
        return backups.backup(self.path, self._key, to, kept=self.backups_kept)

    def answer(self, query: FinanceQuery, today: date) -> Answer:
        """Compute what the books say to a typed query."""
        with plain_errors(self.path), self._engine.connect() as c, c.begin():
            return answer(c, query, today, self.currency)

    def matching(self, query: FinanceQuery, today: date) -> list[int]:
        """Return the ids of all transactions behind the answer to `query`, newest first."""
        with plain_errors(self.path), self._engine.connect() as c, c.begin():
            return matching_ids(c, query, today, self.currency)

    def _step(self, *, back: bool) -> tuple[str, str] | None:
        with (
            plain_errors(self.path),
            self._engine.connect().execution_options(write=True) as c,
            c.begin(),
        ):
            done = actions.step(c, back=back)
        if done is None:
            return None
        label, detail, changed = done
        self._tell(changed)
        return label, detail

    def _tell(self, changed: frozenset[str]) -> None:
        if changed:
            for listener in self.listeners:
                listener(changed)
