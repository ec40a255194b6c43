"""Files made after published layouts of bank exports, with the truth that they hold."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from typing import TYPE_CHECKING

from tests.helpers.layout_roles import PARTIAL, header_words, role_of, sign_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from finance.readers.model import ParsedFile

Row = tuple[date, Decimal, str]

PAYEES = (
    "Lidl", "Northgate Books", "Shell", "Anna Lindqvist", "Netflix", "City Parking", "Salary Hopper Ltd", "Aldi",
    "Rent Elm Street", "Carrefour", "Spotify", "Green Market",
)  # fmt: skip
AMOUNTS = (
    "-12.50", "-1234.56", "-48.05", "-7.99", "-13.99", "-3.20", "2950.00", "-25.31",
    "-890.00", "-61.18", "-9.99", "-17.77",
)  # fmt: skip
DAYS = (1, 3, 5, 9, 13, 14, 16, 17, 21, 24, 27, 28)
OPENING = Decimal("5000.00")
_IN_POINTS = frozenset({"US", "GB", "AU", "CA", "IE", "IN", "NZ", "SG", "MY", "HK", "PH", "JP"})
_MONTH_FIRST = frozenset({"US"})
_PHP = {
    "d": "%d", "j": "%-d", "m": "%m", "n": "%-m", "Y": "%Y", "y": "%y", "H": "%H", "i": "%M", "s": "%S",
    "M": "%b", "g": "%-I", "a": "%p", "v": "000", "P": "+00:00", "T": "T",
}  # fmt: skip


@dataclass
class Layout:
    """One published layout: its facts, and where it stands in the list."""

    number: int
    facts: dict[str, object]
    roles: list[str] = field(default_factory=list)

    @property
    def columns(self) -> list[str]:
        columns = self.facts["columns"]
        return [str(name) for name in columns] if isinstance(columns, list) else []

    @property
    def has_header(self) -> bool:
        return bool(self.facts["header_rows"])

    @property
    def is_statement(self) -> bool:
        """Whether it has a date and an amount of money that went in or out."""
        return "date" in self.roles and bool(
            {"amount", "in", "out", "net", "negated"} & {*self.roles}
        )

    @property
    def name(self) -> str:
        return f"{self.number} {self.facts['bank']}"


def layouts(path: Path) -> Iterator[Layout]:
    for number, line in enumerate(path.read_text("utf-8").splitlines()):
        layout = Layout(number, json.loads(line))
        note = str(layout.facts["column_role_note"])
        layout.roles = _once([role_of(name, note) for name in layout.columns])
        yield layout


def _once(roles: list[str]) -> list[str]:
    """A role that only one column can have goes to the first that names it; the others add to it."""
    if "date" not in roles and "date2" in roles:
        roles[roles.index("date2")] = "date"
    seen: set[str] = set()
    made = []
    for role in roles:
        again = role in seen and role in PARTIAL
        made.append(PARTIAL[role] if again else role)
        seen.add(role)
    return made


def truth(layout: Layout) -> list[Row]:
    year = 2024
    rows = [
        (date(year, 2 + i // 6, day), Decimal(amount), payee)
        for i, (day, amount, payee) in enumerate(zip(DAYS, AMOUNTS, PAYEES, strict=True))
    ]
    texts = {"payee", "text", "memo"} & {*layout.roles}
    return rows if texts else [(day, amount, "") for day, amount, _ in rows]


def text_of(layout: Layout, *, own_words: bool) -> str:
    """The file: published or plain role names as header, or (`own_words`) words of the country's language."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=str(layout.facts["delimiter"]), lineterminator="\n")
    facts = layout.facts
    rows = facts["header_rows"]
    above = (int(rows) if isinstance(rows, int) else 0) - 1 + _count(facts.get("skip_rows"))
    for number in range(max(above, 0)):
        writer.writerow([("Export", "Branch", "Contact")[number % 3] if number else "Transactions"])
    if layout.has_header:
        writer.writerow(header_words(layout) if own_words else layout.columns)
    balance = OPENING
    for i, (day, amount, payee) in enumerate(truth(layout)):
        balance += amount
        writer.writerow(
            [_cell(layout, p, i, (day, amount, payee), balance) for p in range(len(layout.roles))]
        )
    return out.getvalue()


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0


def _cell(layout: Layout, place: int, i: int, row: Row, balance: Decimal) -> str:
    day, amount, payee = row
    role = layout.roles[place]
    texts: dict[str, Callable[[], str]] = {
        "date": lambda: day_text(layout, day),
        "date2": lambda: day_text(layout, day),
        "time": lambda: f"{8 + i:02d}:15:00",
        "amount": lambda: money(layout, amount),
        "net": lambda: money(layout, amount),
        "gross": lambda: money(layout, amount),
        "negated": lambda: money(layout, -amount),
        "out": lambda: money(layout, -amount) if amount < 0 or not _paired(layout) else "",
        "in": lambda: money(layout, amount) if amount > 0 or not _paired(layout) else "",
        "in2": lambda: "",
        "balance": lambda: money(layout, balance),
        "fee": lambda: money(layout, Decimal("0.00")),
        "sign": lambda: sign_words(layout.facts)[amount > 0],
        "payee": lambda: payee,
        "text": lambda: payee if "payee" not in layout.roles else f"{payee} order {1000 + i * 7}",
        "memo": lambda: payee if not {"payee", "text"} & {*layout.roles} else f"order {1000 + i * 7}",
        "more": lambda: ("", f"order {1000 + i * 7}")[place % 2],
        "currency": lambda: "EUR",
        "account": lambda: "DE02120300000000202051",
        "other_account": lambda: f"NL91ABNA04171643{i:02d}",
        "category": lambda: ("Food", "Home", "Car")[i % 3],
        "ref": lambda: f"TX{734000 + i * 31}",
        "status": lambda: "completed",
        "type": lambda: ("Card", "Transfer")[i % 2],
    }  # fmt: skip
    if "sign" in layout.roles and role in {"amount", "net", "gross"}:
        return money(layout, abs(amount))
    if "in2" in layout.roles and role in {"in", "in2"}:
        return money(layout, amount) if (amount > 0) == (role == "in") else ""
    return texts[role]() if role in texts else _junk(layout, place, i)


def _paired(layout: Layout) -> bool:
    return {"in", "out"} <= {*layout.roles}


def _junk(layout: Layout, place: int, i: int) -> str:
    """What a column that nobody reads may hold."""
    return ("", f"R{50000 + i * 13}{place}", "AB12", "")[(place + layout.number) % 4]


def money(layout: Layout, amount: Decimal) -> str:
    mark = layout.facts.get("decimal_mark")
    points = mark == "." if mark else layout.facts["country"] in {*_IN_POINTS, None}
    text = f"{amount:.2f}"
    return text if points else text.replace(".", ",")


def day_text(layout: Layout, day: date) -> str:
    moment = datetime(day.year, day.month, day.day, 12, 30)  # noqa: DTZ001 - bank time has no zone
    return moment.strftime(pattern(layout))


def pattern(layout: Layout) -> str:
    told = layout.facts["date_format"]
    if not told:
        if layout.facts["country"] in _MONTH_FIRST:
            return "%m/%d/%Y"
        return "%d/%m/%Y" if layout.facts["country"] else "%Y-%m-%d"
    text = str(told).split(" #")[0]
    if layout.facts["date_format_style"] == "PHP":
        text = text.partition(":")[2] if text.startswith("fr:") else text
        return re.sub(r"\\?([a-zA-Z])", lambda m: _PHP.get(m[1], m[1]), text.replace("#", "/"))
    text = text.replace("%Y%Y", "%Y").replace("%m%m", "%m").replace("%d%d", "%d")
    text = (
        text.replace("%Q", "").replace("%Z", "Z").replace("%z", "+0000").replace("%s", "%H:%M:%S")
    )
    return text.replace("%h", "%b")


def outcome(layout: Layout, file: ParsedFile) -> str:
    """Return `right`, `asks` (a question, or no statement found), or what is wrong."""
    wanted = truth(layout)
    if file.error or file.questions or not file.rows:
        return "asks"
    if len(file.rows) != len(wanted):
        return f"{len(file.rows)} rows, {len(file.refused)} refused"
    for row, (day, amount, payee) in zip(file.rows, wanted, strict=True):
        if (row.date.month, row.date.day) != (day.month, day.day) or (
            "Y" in pattern(layout) and row.date != day
        ):
            return f"date {row.date} for {day}"
        if row.amount != amount:
            return f"amount {row.amount} for {amount}"
        # Without a header nothing tells the payee's column from other texts: it must not be lost.
        if (
            payee
            and row.payee != payee
            and (layout.has_header or payee not in f"{row.payee} {row.memo}")
        ):
            return f"payee {row.payee} for {payee}"
    return "right"
