"""Statements: reading them without a ledger, and importing them into one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import decisions, options, prompts
from app.cli.opening import open_ledger
from app.cli.output import print_parts
from app.cli.progress import Progress
from app.cli.statements import describe, describe_import, imported_parts, parsed_parts
from app.errors import UsageError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction
    from collections.abc import Mapping

    from finance.imports.imported import Imported
    from finance.ledger.ledger import Ledger

_BAD_INPUT = 2


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `import` and `parse`."""
    imports = options.command(
        commands, "import", _import, "Import statements; each file is one step to undo", json=True
    )
    imports.add_argument("--account", metavar="NAME", help="the account of all files named")
    imports.add_argument("--profile", metavar="NAME", help="read them as this profile says")
    imports.add_argument(
        "--dry-run", action="store_true", help="say what would happen; store nothing"
    )
    imports.add_argument("--row", action="append", default=[], metavar="LINE=…",
                         help=decisions.HELP)  # fmt: skip
    parse = options.command(
        commands,
        "parse",
        _parse,
        "Read statements without a ledger and say what they hold",
        ledger=False,
        json=True,
    )
    for parser in (imports, parse):
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument("--answer", action="append", default=[], metavar="ID=CHOICE",
                            help="settle what a file leaves open")  # fmt: skip


def _parse(arguments: Namespace) -> int:
    from finance.readers.read import read_file

    answers, code = _answers(arguments), 0
    for path in arguments.files:
        parsed = read_file(path, answers)
        if parsed.error:
            code = _BAD_INPUT
        if arguments.json:
            print_parts(parsed_parts(parsed, path))
        else:
            describe(parsed)
    return code


def _import(arguments: Namespace) -> int:
    from finance.errors import ImportFileError, QuestionsError

    answers = _answers(arguments)
    if arguments.row and len(arguments.files) > 1:
        raise UsageError("--row is about the lines of one file; import that file by itself.")
    with open_ledger(arguments) as ledger:
        while True:
            try:
                done = _run(ledger, arguments, answers)
                break
            except QuestionsError as error:
                if arguments.json:
                    _print_open(arguments, answers)
                if arguments.json or not prompts.at_terminal():
                    raise
                answers |= {question.id: prompts.choice(question) for question in error.questions}
            except ImportFileError:
                if arguments.json:
                    _print_open(arguments, answers)
                raise
    for imported, path in zip(done, arguments.files, strict=True):
        if arguments.json:
            print_parts(imported_parts(imported, path))
        else:
            describe_import(imported, dry_run=arguments.dry_run)
    return 0


def _run(ledger: Ledger, arguments: Namespace, answers: Mapping[str, str]) -> list[Imported]:
    from finance.imports.pipeline import import_files

    with Progress("Importing") as progress:
        return import_files(
            ledger,
            arguments.files,
            account=arguments.account,
            profile=arguments.profile,
            answers=answers,
            decisions=decisions.decisions(arguments.row),
            dry_run=arguments.dry_run,
            progress=progress.stage,
        )


def _print_open(arguments: Namespace, answers: Mapping[str, str]) -> None:
    """Print the files as they were read: with the questions or the error that stopped the import."""
    from finance.readers.read import read_file

    for path in arguments.files:
        print_parts(parsed_parts(read_file(path, answers), path))


def _answers(arguments: Namespace) -> dict[str, str]:
    answers = {}
    for text in arguments.answer:
        name, equals, choice = text.partition("=")
        if not (name and equals and choice):
            raise UsageError(
                "“{text}” is no answer; write ID=CHOICE, as in date_order=dmy.", text=text
            )
        answers[name.strip()] = choice.strip()
    return answers
