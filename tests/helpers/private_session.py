"""A whole session in a process of its own, watched: `python -m tests.helpers.private_session`.

It imports, asks with the engine named, and reports, and with the engine auto opens the window too;
then it prints, as JSON, what was tried on the
network, what was imported and opened of models, and what native libraries are loaded.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from tests.helpers.models_off import LIBRARIES

FAMILIES = (2, 10, 30)  # IPv4, and IPv6 as Linux and macOS number it
_STATEMENT = """Date,Payee,Amount
2026-10-03,STARBUCKS 12,-4.80
2026-10-14,STARBUCKS 12,-5.20
2026-10-20,LIDL 204,-31.40
2026-10-28,ACME PAYROLL,2310.00
"""
_QUESTION = "how much did I spend at Starbucks last month?"


class Watch:
    """What an audit hook saw."""

    def __init__(self) -> None:
        self.network: list[str] = []
        self.imported: set[str] = set()
        self.opened: list[str] = []
        self._models = os.environ["COFFER_MODELS"]
        sys.addaudithook(self._see)

    def _see(self, event: str, arguments: tuple[object, ...]) -> None:
        if event == "import":
            self.imported.add(str(arguments[0]).partition(".")[0])
        elif event == "open":
            path = str(arguments[0])
            if path.startswith(self._models):
                self.opened.append(path)
        elif event.startswith("socket.") and self._goes_out(event, arguments):
            self.network.append(event)

    @staticmethod
    def _goes_out(event: str, arguments: tuple[object, ...]) -> bool:
        if event == "socket.__new__":
            return arguments[1] in FAMILIES
        return event.startswith("socket.get") or any(isinstance(a, tuple) for a in arguments)


def commands(folder: Path, engine: str) -> list[list[str]]:
    """Return the commands of the session."""
    statement = folder / "bank.csv"
    statement.write_text(_STATEMENT, encoding="utf-8")
    ledger = ["--ledger", str(folder / "home.coffer")]
    day = ["--today", "2026-11-18"]
    return [
        ["new", "--plain", *ledger],
        ["import", str(statement), *ledger, "--account", "Everyday"],
        ["ask", _QUESTION, "--engine", engine, "--json", *day, *ledger],
        ["report", "spending", "--json", *day, *ledger],
        ["list", "--json", *ledger],
        ["settings"],
    ]


def look_around(ledger: Path) -> None:
    """Open the window, look at each page and ask a question, as a person would."""
    from PySide6.QtWidgets import QApplication

    from app import bootstrap
    from app.workspace import Workspace

    app = QApplication(["coffer"])
    window = bootstrap.start(app, ledger)
    window.show()

    def settle() -> None:
        while window.tasks.busy:
            app.processEvents()
        app.processEvents()

    settle()
    workspace = window.centralWidget()
    assert isinstance(workspace, Workspace)
    for page in list(workspace.side_bar.buttons):
        workspace.show_page(page)
        settle()
    workspace.show_page("ask", _QUESTION)
    settle()
    window.close()


def main(folder: Path, engine: str) -> int:
    """Run the session; print one JSON object."""
    watch = Watch()
    from app import guard
    from app.cli import run

    guard.stand()
    answers = []
    for command in commands(folder, engine):
        with redirect_stdout(StringIO()) as out:
            code = run(command).code
        if code:
            sys.stderr.write(f"{command[0]} ended with {code}\n")
            return code
        if command[0] == "ask":
            answers.append(json.loads(out.getvalue()))
    if engine == "auto":
        look_around(folder / "home.coffer")
    maps = Path("/proc/self/maps")
    native = maps.read_text(encoding="utf-8") if maps.exists() else ""
    seen = {
        "network": watch.network,
        "libraries": sorted((watch.imported | set(sys.modules)) & LIBRARIES),
        "opened": watch.opened,
        "native": [
            name for name in ("llama", "mlx") if f"/{name}" in native or f"lib{name}" in native
        ],
        "engine": answers[0]["engine"],
        "value": answers[0]["answer"]["value"],
    }
    sys.stdout.write(f"{json.dumps(seen)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2]))
