"""Reading bank messages at the command line."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.helpers.commands import Coffer

SLOTS = {
    "kind", "reason", "amount", "currency", "merchant", "account",
    "balance", "reference", "date", "rule", "confident",
}  # fmt: skip


def _typed(monkeypatch: pytest.MonkeyPatch, *messages: object) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(json.dumps(m) + "\n" for m in messages)))


def test_one_message_a_line_in_and_one_reading_a_line_out(
    coffer: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _typed(
        monkeypatch,
        {
            "sender": "PEARLB",
            "body": "KWD 12.750 spent with card XX5511 at ALBAHAR on 04/10/2026",
            "received": "2026-11-18T12:00:00",
        },
        {"sender": None, "body": "Your OTP is 123456. Do not share it.", "received": "2026-11-18"},
    )
    spent, code = coffer.run("sms", "-", "--json").objects
    assert set(spent) == set(code) == SLOTS
    assert (spent["kind"], spent["amount"], spent["currency"]) == ("expense", "12.750", "KWD")
    assert (spent["merchant"], spent["account"], spent["date"]) == ("ALBAHAR", "5511", "2026-10-04")
    assert (code["kind"], code["reason"], code["amount"]) == ("ignore", "otp", None)


def test_a_line_that_is_no_message_is_named(
    coffer: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _typed(monkeypatch, {"body": "x"})
    result = coffer.run("sms", "-", "--json")
    assert result.code == 2
    assert "Line 1" in result.err


def test_a_backup_file_is_told_to_a_person(coffer: Coffer, tmp_path: Path) -> None:
    path = tmp_path / "sms.xml"
    path.write_text(
        '<smses count="1"><sms address="KANBNK" type="1" date="1791100800000" '
        'body="Rs 5 spent with card XX5511 at TEA STALL"/></smses>',
        "utf-8",
    )
    result = coffer.run("sms", str(path))
    assert result.code == 0
    assert "TEA STALL" in result.out
    assert "1 movements" not in result.out


def test_pasted_text_is_read_with_the_day_given(coffer: Coffer, tmp_path: Path) -> None:
    path = tmp_path / "pasted.txt"
    path.write_text("Rs 5 spent with card XX5511 at TEA STALL\n\nHello there", "utf-8")
    spent, talk = coffer.run("sms", str(path), "--json", "--today", "2026-11-03").objects
    assert (spent["merchant"], spent["date"]) == ("TEA STALL", "2026-11-03")
    assert talk["kind"] == "ignore"
