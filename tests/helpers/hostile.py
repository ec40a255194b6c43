"""Files made to do harm: each kind at any size, and what reading one costs in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tests.helpers.made_statements import MAKERS

if TYPE_CHECKING:
    from collections.abc import Callable

REPOSITORY = Path(__file__).parents[2]

READ = """
import json, resource, sys, time
from pathlib import Path
from finance.readers.read import read_file

def highest():
    return int(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0]) * 1024

read_file(Path(sys.argv[1]))  # whatever is read once is read now
before, start = highest(), time.process_time()
file = read_file(Path(sys.argv[2]))
print(json.dumps({"seconds": time.process_time() - start, "memory": highest() - before,
                  "rows": len(file.rows), "refused": len(file.refused), "error": str(file.error or "")}))
"""


class Cost(NamedTuple):
    """What reading a file took: processor seconds, bytes of memory over idle, and what came of it."""

    seconds: float
    memory: int
    rows: int
    refused: int
    error: str


def cost(path: Path) -> Cost:
    """Read a file in a process of its own."""
    small = path.with_name(f"small-{path.name}")
    small.write_bytes(MAKERS["csv"](2))
    done = subprocess.run(
        [sys.executable, "-c", READ, small, path],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    return Cost(**json.loads(done.stdout))


def _filled(head: bytes, piece: bytes, tail: bytes = b"") -> Callable[[int], bytes]:
    return lambda size: head + piece * (size // len(piece)) + tail


_CAMT = b"<Document><BkToCstmrStmt><Stmt>"
_SMS = b'<?xml version="1.0"?><smses count="1">'

KINDS: dict[str, Callable[[int], bytes]] = {
    "ofx one value": _filled(b"<OFX><STMTTRN><NAME>", b"a"),
    "ofx one tag name": _filled(b"<OFX><", b"A"),
    "ofx open tags": _filled(b"<OFX>", b"<A>"),
    "ofx open rows": _filled(b"<OFX>", b"<STMTTRN>"),
    "ofx entities": _filled(b"<OFX><STMTTRN><NAME>", b"&#65;&amp;"),
    "ofx open data": _filled(b"<OFX>", b"<![CDATA["),
    "ofx angles": _filled(b"<OFX>", b"<"),
    "qif one line": _filled(b"!Type:Bank\nP", b"a"),
    "qif records": _filled(b"!Type:Bank\n", b"^\n"),
    "qif empty bookings": _filled(b"!Type:Bank\n", b"P\n^\n"),
    "qif split lines": _filled(b"!Type:Bank\nD13/1/26\nT1\n", b"SA\n$1\n"),
    "qif headers": _filled(b"", b"!Type:Bank\n"),
    "mt940 one line": _filled(b":20:X\n:25:1\n:60F:C260112EUR10,\n:61:", b"1"),
    "mt940 details": _filled(b":20:X\n:25:1\n:60F:C260112EUR10,\n:61:2601130113D5,00NMSC\n:86:105", b"?20"),
    "mt940 entries": _filled(b":20:X\n:25:1\n:60F:C260112EUR10,\n", b":61:\n"),
    "mt940 statements": _filled(b":20:X\n:25:1\n:60F:C260112EUR10,\n", b":25:1\n"),
    "camt open tags": _filled(_CAMT, b"<a>"),
    "camt open entries": _filled(_CAMT, b"<Ntry>"),
    "camt open names": _filled(_CAMT + b"<Ntry>", b"<Nm>"),
    "camt empty entries": _filled(_CAMT, b"<Ntry/>"),
    "camt empty names": _filled(_CAMT + b"<Ntry>", b"<Nm/>"),
    "camt statements": _filled(_CAMT, b"<Stmt/>"),
    "camt one value": _filled(_CAMT + b"<Ntry><Amt>", b"9"),
    "camt one comment": _filled(_CAMT + b"<!--", b"a"),
    "camt entities": _filled(_CAMT + b"<Ntry><Nm>", b"&amp;"),
    "camt attributes": lambda size: _CAMT + b"<Ntry " + b"".join(b'a%d="" ' % n for n in range(size // 12)),
    "messages empty": _filled(_SMS, b"<sms/>"),
    "messages one body": _filled(_SMS + b'<sms address="a" date="1" type="1" body="', b"a"),
    "messages entities": _filled(_SMS + b'<sms address="a" date="1" type="1" body="', b"&amp;"),
    "html open cells": _filled(b"<html><table>", b"<tr><td>"),
    "html open comments": _filled(b"<html>", b"<!--"),
    "html one cell": _filled(b"<html><table><tr><td>", b"a"),
    "json open lists": _filled(b'{"coffer": 1, "a": ', b"["),
    "json one string": _filled(b'{"coffer": 1, "a": "', b"a"),
    "csv one line": _filled(b"Date,Payee,Amount\n2026-01-13,", b"a"),
    "json empty objects": _filled(b'{"coffer": 1, "transactions": [', b"{},", b"{}]}"),
    "json foreign objects": _filled(b'{"a": [', b"{},", b"{}]}"),
    "json lists": _filled(b'{"coffer": 1, "a": [', b"[],", b"[]]}"),
    "json lines": _filled(b"", b"{}\n"),
    "json list of objects": _filled(b"[", b"{},", b"{}]"),
    "csv open quote": _filled(b'Date,Payee,Amount\n2026-01-13,"', b"a\n"),
    "csv open quotes": _filled(b"Date,Payee,Amount\n", b'"a\n'),
    "csv quotes": _filled(b"Date,Payee,Amount\n", b'"\n'),
    "csv delimiters": _filled(b"Date,Payee,Amount\n", b","),
    "csv lines of delimiters": _filled(b"Date,Payee,Amount\n", b"," * 100_000 + b"\n"),
    "csv empty rows": _filled(b"Date,Payee,Amount\n", b",\n"),
    "csv nuls": _filled(b"Date,Payee,Amount\n", b"\x00"),
    "nothing but a letter": _filled(b"", b"a"),
}  # fmt: skip
