"""Importing as the window does it: drafts of files, a dry run of them together, then the real one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.operations.preview import Preview
from finance.errors import FinanceError, ImportCancelledError
from finance.imports.destinations import guess_kind
from finance.imports.pipeline import import_parsed, read_source

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from app.context import Context
    from app.tasks import Task
    from finance.imports.imported import Imported
    from finance.imports.source import Source
    from finance.ledger.ledger import Ledger
    from finance.readers.model import ParsedFile, Question


@dataclass(frozen=True, slots=True)
class Draft:
    """One file on its way: where it goes, what it holds, what an import would make of it.

    `asked` are all questions it has raised, answered or not; `problem` is why it cannot be read.
    """

    source: Source
    parsed: ParsedFile | None = None
    imported: Imported | None = None
    problem: str = ""
    asked: tuple[Question, ...] = ()
    preview: Preview | None = None

    @property
    def path(self) -> Path:
        """The file."""
        return self.source.path

    @property
    def kind(self) -> str | None:
        """The kind that its new account gets: the one chosen, told by the file, or guessed."""
        if self.source.kind is not None or self.imported is None or self.parsed is None:
            return self.source.kind
        told = next((s.kind for s in self.parsed.statements if s.kind), None)
        return told or guess_kind(self.imported.accounts[0] if self.imported.accounts else "")

    @property
    def ready(self) -> bool:
        """Whether it can be imported as it stands."""
        return self.imported is not None and not self.problem


def prepare(
    ledger: Ledger, sources: Sequence[tuple[Source, Draft | None]], task: Task
) -> list[Draft]:
    """Read files, then try the import of those that leave nothing open, as if it were done.

    A source comes with the draft it had before, whose reading is kept where its answers are.
    """
    drafts = [_read(ledger, source, before, task) for source, before in sources]
    task.check()
    ready = [d for d in drafts if not d.problem and d.parsed is not None and not d.parsed.questions]
    try:
        tried = _tried(ledger, ready, task)
    except ImportCancelledError:
        task.check()
        raise
    except FinanceError:
        # One of them cannot be stored: find out which.
        tried = []
        for draft in ready:
            tried += _tried_alone(ledger, draft, task)
    by_path = {draft.path: draft for draft in tried}
    return [by_path.get(draft.path, draft) for draft in drafts]


def store(
    ledger: Ledger, drafts: Sequence[Draft], task: Task, stopped: Callable[[], bool]
) -> list[Imported]:
    """Import the drafts that are ready; raise ImportCancelledError where `stopped` says so."""
    ready = [d for d in drafts if d.ready and d.parsed is not None]
    return import_parsed(
        ledger,
        [d.parsed for d in ready if d.parsed is not None],
        [d.source for d in ready],
        progress=lambda _, done, total: task.report(done, total),
        cancelled=lambda: stopped() or task.cancelled.is_set(),
    )


def take_back(context: Context, batches: Sequence[int], done: Callable[[], None]) -> None:
    """Undo imports: their transactions go."""

    def work(ledger: Ledger) -> None:
        for batch in batches:
            ledger.batches.undo(batch)

    said = QCoreApplication.translate("imports", "Import taken back")
    context.write(work, said, done=done)


def forget(context: Context, profile: str) -> None:
    """Forget what was answered about a kind of file, so that it is asked again."""
    said = QCoreApplication.translate("imports", "Answers about {0} forgotten").format(profile)
    context.write(lambda ledger: ledger.profiles.remove(profile), said)


def _read(ledger: Ledger, source: Source, before: Draft | None, task: Task) -> Draft:
    kept = before is not None and dict(before.source.answers) == dict(source.answers)
    if before is not None and kept and before.parsed is not None:
        return replace(
            before,
            source=source,
            imported=None,
            preview=None,
            problem=before.parsed.error or "",
        )
    parsed = read_source(ledger, source, progress=lambda _, done, total: task.report(done, total))
    asked = {q.id: q for q in (*(before.asked if before is not None else ()), *parsed.questions)}
    return Draft(source, parsed, problem=parsed.error or "", asked=tuple(asked.values()))


def _tried(ledger: Ledger, ready: Sequence[Draft], task: Task) -> list[Draft]:
    done = import_parsed(
        ledger,
        [d.parsed for d in ready if d.parsed is not None],
        [d.source for d in ready],
        dry_run=True,
        progress=lambda _, count, total: task.report(count, total),
        cancelled=task.cancelled.is_set,
    )
    return [
        replace(draft, imported=result, preview=Preview(result, draft.source.decisions, done))
        for draft, result in zip(ready, done, strict=True)
    ]


def _tried_alone(ledger: Ledger, draft: Draft, task: Task) -> list[Draft]:
    try:
        return _tried(ledger, [draft], task)
    except ImportCancelledError:
        raise
    except FinanceError as error:
        return [replace(draft, problem=error.sentence)]
