"""Running commands of the command line in this process."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


@dataclass(frozen=True)
class Result:
    """What one command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def objects(self) -> list[Any]:
        """The JSON objects on standard output, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


class Coffer:
    """Runs commands on one ledger."""

    def __init__(self, capsys: pytest.CaptureFixture[str], ledger: Path) -> None:
        self.ledger = ledger
        self._capsys = capsys

    def run(self, *arguments: str) -> Result:
        """Run a command as it is typed, without naming the ledger."""
        self._capsys.readouterr()
        code = main(list(arguments))
        printed = self._capsys.readouterr()
        return Result(code, printed.out, printed.err)

    def __call__(self, *arguments: str) -> Result:
        """Run a command on the ledger; it must succeed."""
        result = self.run(*arguments, "--ledger", str(self.ledger))
        assert result.code == 0, result.err
        return result

    def refused(self, *arguments: str) -> str:
        """Run a command on the ledger that must be refused; return its one sentence."""
        result = self.run(*arguments, "--ledger", str(self.ledger))
        assert result.code == 2
        sentence = result.err.strip()
        assert sentence
        assert "\n" not in sentence
        assert "Traceback" not in sentence
        return sentence

    def rows(self, *arguments: str) -> list[Any]:
        """Return the transactions that `list` prints."""
        return self("list", "--json", *arguments).objects
