"""The demo: a made-up household to look around in."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from app.cli import options
from app.cli.progress import Progress
from app.cli.statements import describe_import
from app.errors import SettingsError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from datetime import date

    from app.cli.command_line import Outcome
    from app.demo import Demo


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `demo`."""
    demo = options.command(
        commands, "demo", _demo, "Build a made-up household and look around in it", today=True
    )
    demo.add_argument("--no-window", action="store_true", help="do not open the window")


def _demo(arguments: Namespace) -> Outcome:
    from app import settings
    from app.cli.command_line import Outcome
    from app.demo import build, default_path

    today = options.today(arguments)
    path = arguments.ledger or default_path()
    with Progress("Importing") as progress:
        demo = build(path, today, progress.stage)
    print(f"A made-up household up to {today.isoformat()}, not encrypted: {path}")
    for imported in demo.imported:
        describe_import(imported, dry_run=False)
    _answer(demo, today)
    with suppress(SettingsError):
        settings.opened(path)
    if not arguments.no_window and has_display():
        return Outcome(window=path)
    print(f"\nAsk it yourself: coffer ask --ledger {path} “…”")
    return Outcome()


def has_display() -> bool:
    """Say whether a window can be shown."""
    if os.environ.get("QT_QPA_PLATFORM") in {"offscreen", "minimal"}:
        return False
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _answer(demo: Demo, today: date) -> None:
    from finance.ledger.ledger import Ledger
    from nlu.assistant import Assistant

    with Ledger.open(demo.path) as ledger:
        assistant = Assistant(ledger, engine="keyword")
        for question in demo.questions:
            reply = assistant.ask(question, today)
            print(f"\n{question}")
            if reply.narration is not None:
                print(reply.narration.summary)
        assistant.close()
