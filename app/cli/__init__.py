"""The command line: the same operations as the window, for people and for scripts; no Qt."""

from app.cli.command_line import Outcome, main, run

__all__ = ["Outcome", "main", "run"]
