"""From files to books: read, match, file, pair and store, as one undoable batch per file."""

from __future__ import annotations

import gc
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from finance.db.import_tables import Batch, ImportKey, Review
from finance.db.tables import Account
from finance.errors import ImportFileError, NotFoundError, QuestionsError
from finance.imports.batch import BatchImport
from finance.ledger import reviews
from finance.ledger.ids import new_id
from finance.readers.model import ParsedFile, ParsedStatement
from finance.readers.read import read_file
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from sqlalchemy.orm import Session

    from finance.imports.imported import Imported
    from finance.ledger.ledger import Ledger
    from finance.ledger.profiles import ProfileInfo
    from finance.readers.model import ParsedRow


_MESSAGES = "sms"


@dataclass(frozen=True, slots=True)
class Source:
    """A file to import, the account it goes to, the kind of that account if it is new, answers."""

    path: Path
    account: str | None = None
    kind: str | None = None
    answers: Mapping[str, str] = field(default_factory=dict)


class _DryRunOverError(Exception):
    """Rolls a dry run back; never leaves this module."""


class _NothingNewError(Exception):
    """Rolls a file back that the books hold already: no step to undo; never leaves this module."""


def read_files(
    ledger: Ledger,
    paths: Sequence[Path],
    *,
    profile: str | None = None,
    answers: Mapping[str, str] | None = None,
) -> list[ParsedFile]:
    """Read statements with what their profiles remember and `answers` on top.

    Raises ImportFileError for a file that is no statement, QuestionsError for what stays open.
    """
    known = ledger.profiles.all()
    files = [_read(path, known, profile, answers or {}) for path in paths]
    for file in files:
        if file.error:
            raise ImportFileError("{file}: {reason}", file=file.file, reason=file.error)
    questions = tuple(q for file in files for q in file.questions)
    if questions:
        raise QuestionsError(questions)
    return files


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Keep Python's cycle collector from walking a million small rows again and again.

    Reading and storing make no cycles, so nothing piles up meanwhile.
    """
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


@_collector_paused()
def import_files(
    ledger: Ledger,
    paths: Sequence[Path],
    *,
    account: str | None = None,
    profile: str | None = None,
    answers: Mapping[str, str] | None = None,
    dry_run: bool = False,
    rows: bool = False,
    progress: Callable[[str, int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Imported]:
    """Import statements, each file as one action; with `dry_run` do all of it and roll it back.

    All files are read before the first is stored; one without anything new leaves no action and no
    batch. `account` goes for all of them. `rows` fills `Imported.rows`. `progress` gets (stage,
    done, total); `cancelled` is asked between blocks and leaves the file at hand unstored.
    Raises what `read_files` does, and ImportCancelledError.
    """
    files = read_files(ledger, paths, profile=profile, answers=answers)
    if account is None and profile is not None:
        account = next((p.account for p in ledger.profiles.all() if p.name == profile), None)
    sources = [Source(path, account, answers=answers or {}) for path in paths]
    return import_parsed(
        ledger, files, sources, dry_run=dry_run, rows=rows, progress=progress, cancelled=cancelled
    )


def read_source(ledger: Ledger, source: Source) -> ParsedFile:
    """Read one statement with what its profile remembers; what is wrong or open is in it."""
    return _read(source.path, ledger.profiles.all(), None, source.answers)


@_collector_paused()
def import_parsed(
    ledger: Ledger,
    files: Sequence[ParsedFile],
    sources: Sequence[Source],
    *,
    dry_run: bool = False,
    rows: bool = False,
    progress: Callable[[str, int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> list[Imported]:
    """Import files that were read from `sources`, each on its own terms; else as import_files.

    Messages are stored last, so that they meet their statement rows; results keep the files' order.
    """
    done: list[Imported] = []

    def run(file: ParsedFile, source: Source, session: Session) -> None:
        batch = BatchImport(
            session, file, source.account, ledger.currency, keep_rows=rows, kind=source.kind
        )
        batch.run(progress, cancelled)
        batch.remember_profile(source.path.stem, source.answers)
        done.append(batch.result)

    order = sorted(zip(files, sources, strict=True), key=lambda pair: pair[0].format == _MESSAGES)
    if dry_run:
        with suppress(_DryRunOverError), ledger.write(None) as session:
            for file, source in order:
                run(file, source, session)
            raise _DryRunOverError
        for result in done:
            result.batch = None
    else:
        if ledger.transactions.count():
            ledger.backup()
        for file, source in order:
            with suppress(_NothingNewError), ledger.write("import", source.path.name) as session:
                run(file, source, session)
                _refuse_nothing_new(done[-1])
    return sorted(done, key=lambda result: _place(result.parsed, files))


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
    file = session.get_one(Batch, review.batch_id).file
    key = review.import_key
    taken = reviews.take(session, review_id)
    parsed = ParsedFile(
        file,
        "sms",
        statements=(ParsedStatement(),),
        rows=(replace(row or taken, statement=0, sure=True),),
    )
    batch = BatchImport(session, parsed, account or meant, currency, keep_rows=True)
    batch.run(None, None)
    if batch.result.new and row is not None:
        # The message itself still reads as before: it is known by that, too.
        number = batch.result.rows[0].transaction
        session.add(ImportKey(id=new_id(session, ImportKey), transaction_id=number, key=key))
    return batch.result


def _refuse_nothing_new(result: Imported) -> None:
    if not (
        result.new or result.joined or result.waiting or result.new_accounts or result.parsed.books
    ):
        result.batch = None
        raise _NothingNewError


def _read(
    path: Path, known: Sequence[ProfileInfo], profile: str | None, answers: Mapping[str, str]
) -> ParsedFile:
    chosen = [p for p in known if p.name == profile] if profile else []
    if profile and not chosen:
        names = ", ".join(p.name for p in known) or Sentence("none yet")
        raise ImportFileError(
            "There is no profile called “{profile}”. There are: {names}.",
            profile=profile,
            names=names,
        )
    parsed = read_file(path, {**chosen[0].answers, **answers} if chosen else dict(answers))
    if parsed.questions and not chosen:
        same = [p for p in known if p.signature == parsed.signature]
        if same:
            parsed = read_file(path, {**same[0].answers, **answers})
    return parsed
