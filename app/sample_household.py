"""The statements of the made-up household in resources/demo, with all dates moved to end today.

The same day gives the same files. Four banks write them their own way: a current account with a
preamble and two amount columns, a card that counts purchases as positive, savings as OFX, and cash
that was written down in Coffer's own CSV.
"""

from __future__ import annotations

import calendar
import csv
import random
import tomllib
from collections import defaultdict
from datetime import date, timedelta
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_FILE = Path(__file__).resolve().parents[1] / "resources" / "demo" / "household.toml"
_CENT = Decimal("0.01")
_CARD_PAYMENT_DAY = 5


class Entry(NamedTuple):
    """One movement; the last three are known for cash only."""

    day: date
    account: str
    payee: str
    amount: Decimal
    merchant: str = ""
    category: str = ""
    member: str = ""


@cache
def household() -> dict[str, Any]:
    """Return what resources/demo/household.toml says."""
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))


def first_day(today: date) -> date:
    """Return where the books of the household begin."""
    return _month_before(today, household()["months"] - 1)


def entries(today: date) -> list[Entry]:
    """Return every movement from `first_day` to `today`, oldest first."""
    months = [_month_before(today, ago) for ago in range(household()["months"])]
    found = [
        *_regular(months),
        *_transfers(months),
        *_visits(today),
        *_once(today),
    ]
    found = [entry for entry in found if entry.day <= today]
    found += [entry for entry in _card_payments(found, months) if entry.day <= today]
    return sorted(found, key=lambda entry: (entry.day, entry.account, entry.payee))


def write(folder: Path, today: date) -> list[Path]:
    """Write one statement for each account into `folder`, named after it; return the files."""
    by_account: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries(today):
        by_account[entry.account].append(entry)
    writers: dict[str, tuple[str, Callable[[Path, Sequence[Entry], date], None]]] = {
        "joint": (".csv", _write_current),
        "visa": (".csv", _write_card),
        "savings": (".ofx", _write_ofx),
        "cash": (".csv", _write_own),
    }
    files = []
    for key, (ending, writer) in writers.items():
        files.append(folder / f"{household()['accounts'][key]['name']}{ending}")
        writer(files[-1], by_account[key], today)
    return files


def _month_before(today: date, ago: int) -> date:
    number = today.year * 12 + today.month - 1 - ago
    return date(number // 12, number % 12 + 1, 1)


def _on(month: date, day: int) -> date:
    return month.replace(day=min(day, calendar.monthrange(month.year, month.month)[1]))


def _dice(name: str) -> random.Random:
    return random.Random(name)  # noqa: S311 - a sample, no secret


def _regular(months: Sequence[date]) -> Iterator[Entry]:
    for bill in household()["monthly"]:
        dice, spread = _dice(bill["payee"]), float(bill.get("spread", 0))
        for ago, month in enumerate(months):
            extra = Decimal(dice.uniform(-spread, spread)).quantize(_CENT)
            day = _on(month, bill["day"])
            payee = _numbered(bill["payee"], dice)
            price = bill["before"] if ago > bill.get("since", ago) else bill["amount"]
            yield Entry(day, bill["account"], payee, Decimal(price) + extra)


def _transfers(months: Sequence[date]) -> Iterator[Entry]:
    for move in household()["transfers"]:
        amount = Decimal(move["amount"])
        kept = {"category": "Transfer"} if move["to"] == "cash" else {}
        for month in months:
            day = _on(month, move["day"])
            yield Entry(day, move["account"], move["payee"], -amount)
            yield Entry(day, move["to"], move["other"], amount, **kept)


def _visits(today: date) -> Iterator[Entry]:
    shops = household()["visits"]
    notes = [{**note, "account": "cash"} for note in household()["cash"]]
    for shop in (*shops, *notes):
        dice, every = _dice(shop["payee"]), shop["every"]
        day = first_day(today) + timedelta(days=dice.randint(0, every))
        while day <= today:
            amount = Decimal(dice.uniform(shop["low"], shop["high"])).quantize(_CENT)
            named = {key: shop.get(key, "") for key in ("merchant", "category", "member")}
            yield Entry(day, shop["account"], _numbered(shop["payee"], dice), -amount, **named)
            day += timedelta(days=every + dice.randint(-(every // 3), every // 3))


def _once(today: date) -> Iterator[Entry]:
    for event in household()["once"]:
        day = _on(_month_before(today, event["ago"]), event["day"])
        payee = _numbered(event["payee"], _dice(event["payee"]))
        yield Entry(day, event["account"], payee, Decimal(event["amount"]))


def _card_payments(found: Sequence[Entry], months: Sequence[date]) -> Iterator[Entry]:
    """Pay each month what the card owed at the end of the month before."""
    owed: dict[date, Decimal] = defaultdict(Decimal)
    for entry in found:
        if entry.account == "visa":
            owed[entry.day.replace(day=1)] += entry.amount
    owed[_month_before(min(months), 1)] = Decimal(household()["accounts"]["visa"]["opening"])
    for month in months:
        amount = owed[_month_before(month, 1)]
        day = _on(month, _CARD_PAYMENT_DAY)
        if amount < 0:
            yield Entry(day, "joint", "VISA CARD PAYMENT", amount)
            yield Entry(day, "visa", "PAYMENT RECEIVED - THANK YOU", -amount)


def _numbered(payee: str, dice: random.Random) -> str:
    return payee.replace("{n}", str(dice.randint(1000, 9999)))


def _write_current(path: Path, rows: Sequence[Entry], today: date) -> None:
    account = household()["accounts"]["joint"]
    balance = Decimal(account["opening"])
    lines = []
    for entry in rows:
        balance += entry.amount
        out = f"{-entry.amount:f}" if entry.amount < 0 else ""
        into = f"{entry.amount:f}" if entry.amount > 0 else ""
        lines.append([f"{entry.day:%d/%m/%Y}", entry.payee, out, into, f"{balance:f}"])
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["Account", account["name"]])
        table.writerow(["IBAN", account["number"]])
        table.writerow(["Exported", f"{today:%d/%m/%Y}"])
        table.writerow([])
        table.writerow(["Date", "Details", "Money Out", "Money In", "Balance"])
        table.writerows(reversed(lines))


def _write_card(path: Path, rows: Sequence[Entry], _today: date) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["Transaction Date", "Description", "Type", "Amount"])
        for entry in reversed(rows):
            kind = "Purchase" if entry.amount < 0 else "Credit"
            kind = "Payment" if entry.payee.startswith("PAYMENT") else kind
            table.writerow([entry.day.isoformat(), entry.payee, kind, f"{-entry.amount:f}"])


def _write_ofx(path: Path, rows: Sequence[Entry], today: date) -> None:
    account = household()["accounts"]["savings"]
    closing = Decimal(account["opening"]) + sum((entry.amount for entry in rows), Decimal(0))
    lines = [
        f"<STMTTRN><TRNTYPE>{'CREDIT' if e.amount > 0 else 'DEBIT'}<DTPOSTED>{e.day:%Y%m%d}"
        f"<TRNAMT>{e.amount:f}<FITID>{e.day:%Y%m%d}{number:03d}<NAME>{e.payee}</STMTTRN>"
        for number, e in enumerate(rows)
    ]
    start = rows[0].day if rows else today
    path.write_text(
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\n"
        "CHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n"
        "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS>"
        f"<DTSERVER>{today:%Y%m%d}<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>\n"
        "<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>"
        "<STMTRS><CURDEF>EUR\n"
        f"<BANKACCTFROM><BANKID>900017<ACCTID>{account['number']}<ACCTTYPE>SAVINGS</BANKACCTFROM>\n"
        f"<BANKTRANLIST><DTSTART>{start:%Y%m%d}<DTEND>{today:%Y%m%d}\n"
        + "\n".join(lines)
        + f"\n</BANKTRANLIST><LEDGERBAL><BALAMT>{closing:f}<DTASOF>{today:%Y%m%d}</LEDGERBAL>"
        "</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n",
        encoding="ascii",
    )


def _write_own(path: Path, rows: Sequence[Entry], _today: date) -> None:
    account = household()["accounts"]["cash"]
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(
            ["date", "account", "account_kind", "payee", "merchant", "category", "member", "amount"]
        )
        for e in rows:
            where = [e.day.isoformat(), account["name"], account["kind"]]
            table.writerow([*where, e.payee, e.merchant, e.category, e.member, f"{e.amount:f}"])
