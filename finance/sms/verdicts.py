"""What became of each message of a file, kept in a byte each, and the accounts that were met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from finance.readers.model import Ignored, ParsedRow, ParsedStatement, Refused
from finance.sentence import Sentence
from finance.sms.proofs import Balances, Payments
from finance.sms.read import read_sms
from finance.sms.reading import QUIET_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from finance.sms.reading import Message, SmsReading

_MASK = "****"
_ROW, _PROVED_OUT, _PROVED_IN, _REFUSED = range(4)
_ROWS = frozenset({_ROW, _PROVED_OUT, _PROVED_IN})
_FIRST_REASON = 4
_REPEATED = "same_payment"


class Verdicts:
    """Decides message after message, and makes rows of the same messages when they are read again.

    Each account tail is a statement of its own; `line` counts messages from 1.
    """

    def __init__(self) -> None:
        self.refused: list[Refused] = []
        self._codes = bytearray()
        self._reasons: list[str] = []
        self._places: dict[str | None, int] = {}
        self._currencies: list[str | None] = []
        self._balances = Balances()
        self._payments = Payments()

    def __len__(self) -> int:
        return len(self._codes)

    def decide(self, messages: Iterable[Message]) -> list[SmsReading]:
        """Read the next messages and keep what is to become of them; return their readings."""
        readings = []
        for message in messages:
            reading = read_sms(message)
            readings.append(reading)
            self._codes.append(self._code(message, reading))
            proof = self._balances.add(len(self._codes) - 1, message, reading)
            if proof and self._codes[proof.line] in _ROWS:
                self._codes[proof.line] = _PROVED_IN if proof.direction > 0 else _PROVED_OUT
        return readings

    def counts(self, start: int, end: int) -> tuple[int, int]:
        """Return how many of the messages numbered from `start` are rows, and how many are kept out."""
        codes = self._codes[start:end]
        rows = sum(codes.count(code) for code in _ROWS)
        return rows, len(codes) - rows - codes.count(_REFUSED)

    def rows(
        self, start: int, messages: Sequence[Message], readings: Sequence[SmsReading] | None = None
    ) -> list[ParsedRow]:
        """Return the rows among `messages`, which are those from number `start` on."""
        made = []
        for number, message in enumerate(messages):
            code = self._codes[start + number]
            if code in _ROWS:
                reading = readings[number] if readings else read_sms(message)
                made.append(self._row(start + number, code, message, reading))
        return made

    def ignored(self, start: int, messages: Sequence[Message]) -> list[Ignored]:
        """Return those of `messages`, which are those from number `start` on, that are kept out."""
        return [
            Ignored(start + n + 1, message.body, self._reasons[code - _FIRST_REASON])
            for n, message in enumerate(messages)
            if (code := self._codes[start + n]) >= _FIRST_REASON
        ]

    def statements(self) -> tuple[ParsedStatement, ...]:
        """Return the accounts met, in the order in which they were."""
        return tuple(
            ParsedStatement(account=f"{_MASK}{tail}" if tail else None, currency=currency)
            for tail, currency in zip(self._places, self._currencies, strict=True)
        )

    def _code(self, message: Message, reading: SmsReading) -> int:
        if reading.kind in QUIET_KINDS:
            return self._reason(reading.reason or reading.kind)
        if reading.amount is None:
            self.refused.append(
                Refused(len(self._codes) + 1, message.body, Sentence("No amount could be read."))
            )
            return _REFUSED
        if self._payments.repeats(message, reading, self._balances.last(message, reading)):
            return self._reason(_REPEATED)
        if reading.account not in self._places:
            self._places[reading.account] = len(self._places)
            self._currencies.append(reading.currency)
        return _ROW

    def _reason(self, reason: str) -> int:
        if reason not in self._reasons:
            self._reasons.append(reason)
        return _FIRST_REASON + self._reasons.index(reason)

    def _row(self, number: int, code: int, message: Message, reading: SmsReading) -> ParsedRow:
        assert reading.amount is not None  # noqa: S101 - the code says so
        proved = code != _ROW
        sign = (1 if code == _PROVED_IN else -1) if proved else reading.direction
        return ParsedRow(
            line=number + 1,
            date=reading.date or message.day,
            amount=reading.amount * (sign or -1),
            currency=reading.currency,
            payee=reading.merchant or "",
            bank_id=reading.reference,
            balance=reading.balance,
            statement=self._places[reading.account],
            text=message.body,
            sure=(reading.confident or proved) and sign != 0,
        )
