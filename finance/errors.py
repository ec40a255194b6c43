"""Errors of the books.

PlainError                  what a person can mend; its text is a plain sentence
└── FinanceError            … of the books; nlu and app have roots of their own
    ├── LedgerError             the file: missing, locked, foreign, newer, full
    │   ├── WrongKeyError
    │   ├── SchemaTooNewError
    │   └── LedgerBusyError
    ├── NotFoundError           no such account, category, transaction …
    ├── InvalidEntryError       an edit that the books refuse
    ├── ImportFileError         a file that is no statement, with what to do
    ├── ImportCancelledError    the user stopped an import; nothing of that file was stored
    └── QuestionsError          an import that waits for answers (`questions`)
Anything else that escapes is our own fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.sentence import Sentence

if TYPE_CHECKING:
    from finance.readers.model import Question


class PlainError(Exception):
    """The root of what a person can mend.

    Raised with a constant template and the data of its places:
    `InvalidEntryError("{account} is kept in {currency}.", account=…, currency=…)`. `str()` is the
    English sentence; `sentence` keeps what another language needs.
    """

    def __init__(self, template: str, /, **data: object) -> None:
        self.sentence = Sentence(template, **data)
        super().__init__(self.sentence)

    @property
    def template(self) -> str:
        """The sentence with its places open."""
        return self.sentence.template

    @property
    def data(self) -> dict[str, object]:
        """What stands in the places of the template."""
        return self.sentence.data


class FinanceError(PlainError):
    """What a person can mend in the books."""


class LedgerError(FinanceError):
    """The ledger file cannot be used."""


class WrongKeyError(LedgerError):
    """The key or passphrase does not open this ledger."""


class SchemaTooNewError(LedgerError):
    """The ledger was written by a newer Coffer."""


class LedgerBusyError(LedgerError):
    """Another window or command is writing to this ledger."""


class NotFoundError(FinanceError):
    """A name or number that the ledger does not hold."""


class InvalidEntryError(FinanceError):
    """An edit that would make the books wrong."""


class ImportFileError(FinanceError):
    """A file that cannot be read as a statement."""


class ImportCancelledError(FinanceError):
    """The user stopped an import."""

    def __init__(self) -> None:
        super().__init__("The import was stopped; nothing of this file was stored.")


class QuestionsError(FinanceError):
    """A file leaves something open; nothing was stored."""

    def __init__(self, questions: tuple[Question, ...]) -> None:
        super().__init__(
            "The file leaves this open: {questions}",
            questions=" ".join(f"{q.text} ({q.id}: {', '.join(q.choices)})" for q in questions),
        )
        self.questions = questions
