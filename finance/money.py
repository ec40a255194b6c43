"""Money: an integer count of minor units with its currency inside.

Exponents are those of ISO 4217 (how many digits follow the decimal mark): two unless listed here.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal

_EXPONENTS = {
    **dict.fromkeys(
        [
            "BIF",
            "CLP",
            "DJF",
            "GNF",
            "ISK",
            "JPY",
            "KMF",
            "KRW",
            "PYG",
            "RWF",
            "UGX",
            "UYI",
            "VND",
            "VUV",
            "XAF",
            "XOF",
            "XPF",
        ],
        0,
    ),
    **dict.fromkeys(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"], 3),
}


def exponent(currency: str) -> int:
    """Return how many decimal digits `currency` (an ISO 4217 code) has."""
    return _EXPONENTS.get(currency, 2)


@dataclass(frozen=True, slots=True, order=True)
class Money:
    """An amount in the minor units of `currency`; negative is money out."""

    minor: int
    currency: str

    @classmethod
    def of(cls, amount: Decimal | str | int, currency: str) -> Money:
        """Return `amount`, in major units, rounded half to even to the currency's digits."""
        scaled = Decimal(amount).scaleb(exponent(currency))
        return cls(int(scaled.quantize(Decimal(1), rounding=ROUND_HALF_EVEN)), currency)

    @property
    def decimal(self) -> Decimal:
        """The amount in major units, with exactly the currency's digits."""
        return Decimal(self.minor).scaleb(-exponent(self.currency))

    def __str__(self) -> str:
        return f"{self.decimal:f}"

    def __neg__(self) -> Money:
        return Money(-self.minor, self.currency)

    def __abs__(self) -> Money:
        return Money(abs(self.minor), self.currency)

    def __add__(self, other: Money) -> Money:
        self._same(other)
        return Money(self.minor + other.minor, self.currency)

    def __sub__(self, other: Money) -> Money:
        self._same(other)
        return Money(self.minor - other.minor, self.currency)

    def __bool__(self) -> bool:
        return self.minor != 0

    def _same(self, other: Money) -> None:
        if self.currency != other.currency:
            raise ValueError(f"{self.currency} and {other.currency} cannot be added")
