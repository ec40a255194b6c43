"""From files to books: read, match, file, pair and store, as one undoable batch per file."""

from __future__ import annotations

import gc
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete

from finance.db.import_tables import Batch, ImportKey, Review
from finance.db.tables import Account, Transaction
from finance.errors import (
    ImportCancelledError,
    ImportFileError,
    InvalidEntryError,
    NotFoundError,
    QuestionsError,
)
from finance.imports.batch import BatchImport
from finance.imports.reading import read_as_known
from finance.imports.source import Source
from finance.ledger import reviews
from finance.ledger.ids import new_id
from finance.readers.model import ParsedFile, ParsedStatement
from finance.readers.watching import watched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from sqlalchemy.orm import Session

    from finance.imports.decisions import Decision
    from finance.imports.imported import Imported
    from finance.ledger.ledger import Ledger
    from finance.readers.model import ParsedRow

    Progress = Callable[[str, int, int], None]


_MESSAGES = "sms"
_CALM = (20_000, 5, 10)  # containers made, and rounds, between two looks of the collector


class _DryRunOverError(Exception):
    """Rolls a dry run back; never leaves this module."""


class _NothingNewError(Exception):
    """Rolls a file back that the books hold already: no step to undo; never leaves this module."""


def read_files(
    ledger: Ledger,
    paths: Sequence[Path],
    *,
    account: str | None = None,
    profile: str | None = None,
    answers: Mapping[str, str] | None = None,
) -> list[ParsedFile]:
    """Read statements with what their profiles remember and `answers` on top.

    Raises ImportFileError for a file that is no statement, QuestionsError for what stays open.
    """
    known = ledger.profiles.all()
    sources = [Source(path, account, answers=answers or {}) for path in paths]
    files = [read_as_known(source, known, profile) for source in sources]
    for file in files:
        if file.error:
            raise ImportFileError("{file}: {reason}", file=file.file, reason=file.error)
    questions = tuple(q for file in files for q in file.questions)
    if questions:
        raise QuestionsError(questions)
    return files


@contextmanager
def _collector_calmed() -> Iterator[None]:
    """Keep Python's cycle collector from walking a million small rows again and again.

    It looks at what is made meanwhile only, and seldom: chunks of a file hold a few cycles.
    """
    usual = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*_CALM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


@_collector_calmed()
def import_files(
    ledger: Ledger,
    paths: Sequence[Path],
    *,
    account: str | None = None,
    profile: str | None = None,
    answers: Mapping[str, str] | None = None,
    decisions: Mapping[int, Decision] | None = None,
    dry_run: bool = False,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Imported]:
    """Import statements, each file as one action; with `dry_run` do all of it and roll it back.

    All files are read before the first is stored; one without anything new leaves no action and no
    batch. `account` goes for all of them, and so do `decisions` by line, each of which must find
    its row. `progress` gets (stage, done, total); `cancelled` is asked between blocks and leaves
    the file at hand unstored.
    Raises what `read_files` does, InvalidEntryError and ImportCancelledError.
    """
    with watched(_told(progress, cancelled)):
        files = read_files(ledger, paths, account=account, profile=profile, answers=answers)
    if account is None and profile is not None:
        account = next((p.account for p in ledger.profiles.all() if p.name == profile), None)
    terms = Source(Path(), account, answers=answers or {}, decisions=decisions or {})
    sources = [replace(terms, path=path) for path in paths]
    return import_parsed(
        ledger,
        files,
        sources,
        dry_run=dry_run,
        strict=True,
        progress=progress,
        cancelled=cancelled,
    )


def read_source(
    ledger: Ledger,
    source: Source,
    *,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ParsedFile:
    """Read one statement with what its profile remembers; what is wrong or open is in it.

    Raises ImportCancelledError.
    """
    with watched(_told(progress, cancelled)):
        return read_as_known(source, ledger.profiles.all())


def _told(
    progress: Progress | None, cancelled: Callable[[], bool] | None
) -> Callable[[int, int], None]:
    """Return what is told how far a pass over a file is, and stops it."""

    def tell(done: int, total: int) -> None:
        if cancelled is not None and cancelled():
            raise ImportCancelledError
        if progress is not None:
            progress("reading", done, total)

    return tell


@_collector_calmed()
def import_parsed(
    ledger: Ledger,
    files: Sequence[ParsedFile],
    sources: Sequence[Source],
    *,
    dry_run: bool = False,
    strict: bool = False,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Imported]:
    """Import files that were read from `sources`, each on its own terms; else as import_files.

    Messages are stored last, so that they meet their statement rows; results keep the files' order.
    Decisions about lines that hold no row are passed over, or with `strict` refused.
    """
    done: list[Imported] = []

    def run(file: ParsedFile, source: Source, session: Session) -> None:
        batch = BatchImport(session, file, source, ledger.currency)
        batch.run(progress, cancelled)
        if strict:
            _refuse_unmet(batch.result)
        batch.remember_profile()
        done.append(batch.result)

    order = sorted(zip(files, sources, strict=True), key=lambda pair: pair[0].format == _MESSAGES)
    if dry_run:
        _try(ledger, order, run)
        for result in done:
            result.batch = None
    else:
        if ledger.transactions.count():
            ledger.backup()
        for file, source in order:
            with suppress(_NothingNewError), ledger.write("import", source.path.name) as session:
                run(file, source, session)
                _refuse_nothing_new(done[-1])
    _share_links(done)
    return sorted(done, key=lambda result: _place(result.parsed, files))


def _share_links(done: Sequence[Imported]) -> None:
    """Let each file know of the transfers and refunds that a later one found its rows to be part of."""
    sides = {
        number: other for result in done for number, other in result.outcomes.other_sides.items()
    }
    refunds = {number: link for result in done for number, link in result.outcomes.refunds.items()}
    for result in done:
        result.outcomes.other_sides, result.outcomes.refunds = sides, refunds


def _try(
    ledger: Ledger,
    order: Sequence[tuple[ParsedFile, Source]],
    run: Callable[[ParsedFile, Source, Session], None],
) -> None:
    """Run all files in one action that is rolled back."""
    with suppress(_DryRunOverError), ledger.write(None) as session:
        for file, source in order:
            run(file, source, session)
        raise _DryRunOverError


def _place(file: ParsedFile, files: Sequence[ParsedFile]) -> int:
    return next(n for n, other in enumerate(files) if other is file)


def accept_review(
    ledger: Ledger, review_id: int, row: ParsedRow | None = None, account: str | None = None
) -> Imported:
    """Let a waiting row into the books, as it was read or as `row` and `account` mend it."""
    with ledger.write("review", "1") as session:
        return _accept(session, ledger.currency, review_id, row, account)


def accept_reviews(ledger: Ledger, review_ids: Sequence[int]) -> None:
    """Let several waiting rows into the books as they were read, all in one action."""
    with ledger.write("review", str(len(review_ids))) as session:
        for review_id in review_ids:
            _accept(session, ledger.currency, review_id, None, None)


def _accept(
    session: Session, currency: str, review_id: int, row: ParsedRow | None, account: str | None
) -> Imported:
    review = session.get(Review, review_id)
    if review is None:
        raise NotFoundError("Nothing with number {number} waits for review.", number=review_id)
    meant = session.get_one(Account, review.account_id).name
    came_with = session.get_one(Batch, review.batch_id)
    key = review.import_key
    taken = reviews.take(session, review_id)
    parsed = ParsedFile(
        came_with.file,
        came_with.format,
        statements=(ParsedStatement(),),
        rows=(replace(row or taken, statement=0, sure=True),),
        signature=came_with.source.partition("|")[2],
    )
    source = Source(Path(came_with.file), account or meant, wanted=True)
    batch = BatchImport(session, parsed, source, currency)
    batch.run()
    if batch.result.new:
        number = batch.result.outcomes.transaction(0)
        if row is not None:
            # The message itself still reads as before: it is known by that, too.
            session.add(ImportKey(id=new_id(session, ImportKey), transaction_id=number, key=key))
        session.get_one(Transaction, number).batch_id = came_with.id
        came_with.new += 1
    session.flush()
    session.execute(delete(Batch).where(Batch.id == batch.result.batch))
    batch.result.batch = came_with.id
    return batch.result


def _refuse_unmet(result: Imported) -> None:
    if result.unmet:
        raise InvalidEntryError(
            "{file} has no transaction on line {line}.",
            file=result.parsed.file,
            line=result.unmet[0],
        )


def _refuse_nothing_new(result: Imported) -> None:
    changed = result.new or result.joined or result.waiting or result.left_out
    if not (changed or result.new_accounts or result.parsed.books):
        result.batch = None
        raise _NothingNewError
