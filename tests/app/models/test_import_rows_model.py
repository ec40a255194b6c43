"""Each line of a file says what becomes of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import TYPE_CHECKING

from app.models.import_rows_model import AMOUNT, BLOCK, CATEGORY, STATUS, TEXT, ImportRowsModel
from app.operations.preview import Preview
from finance.imports.decisions import Decision
from finance.imports.imported import Imported
from finance.imports.outcomes import Before, Outcomes, Place, Sameness
from finance.readers.chunked import Chunked
from finance.readers.model import Ignored, ParsedFile, ParsedRow, Refused
from finance.sentence import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pytestqt.modeltest import ModelTester

    from app.operations.preview import PreviewLine
    from tests.helpers.small_books import Books

TODAY = date(2026, 11, 18)
LIKE = Sameness(Sentence("same payee, date, amount"), 100, joined=False)


def parsed_row(line: int) -> ParsedRow:
    return ParsedRow(line, date(2026, 10, 1 + line % 28), Decimal("-1.50"), payee=f"Shop {line}")


def imported() -> Imported:
    refused = (Refused(3, "x;y", Sentence("There is no date.")),)
    rows = tuple(parsed_row(line) for line in (1, 2, 4, 5))
    ignored = (Ignored(6, "Total", "footer"),)
    parsed = ParsedFile("f.csv", "csv", rows=rows, refused=refused, ignored=ignored)
    made = Imported(parsed, new=3, refused=1, outcomes=Outcomes(4), categories={7: "Fuel"})
    made.outcomes.set(0, 1, "new", 501, Place(7, None))
    made.outcomes.set(1, 2, "duplicate", 502, LIKE)
    made.outcomes.set(2, 4, "new", 503, Place(7, None))
    made.outcomes.set(3, 5, "new", 504, Place(None, None))
    made.outcomes.other_sides.update({503: 504})
    return made


def model(
    books: Books, made: Imported, decisions: Mapping[int, Decision] | None = None
) -> ImportRowsModel:
    preview = Preview(made, decisions or {})

    def read(numbers: Sequence[int], done: Callable[[list[PreviewLine]], None]) -> None:
        done(preview.lines(books.ledger, numbers))

    shown = ImportRowsModel(preview, read, "EUR", TODAY)
    for start in range(0, shown.rowCount(), BLOCK):
        shown.line(start)
    return shown


def said(shown: ImportRowsModel, column: int = STATUS) -> list[str]:
    return [str(shown.index(row, column).data()) for row in range(shown.rowCount())]


def test_the_model_is_sound(qtmodeltester: ModelTester, books: Books) -> None:
    qtmodeltester.check(model(books, imported()))  # type: ignore[no-untyped-call]


def test_lines_stand_as_in_the_file_with_what_happens(books: Books) -> None:
    shown = model(books, imported())
    assert said(shown) == [
        "New",
        "Already there",
        "Refused: There is no date.",
        "New, transfer with ",
        "New, without a category",
    ]
    assert shown.index(0, AMOUNT).data() == "−€1.50"
    assert shown.index(0, CATEGORY).data() == "Fuel"


def test_one_status_can_be_shown_alone(books: Books) -> None:
    shown = model(books, imported())
    counts = shown.preview.counts()
    assert counts == {"new": 2, "duplicate": 1, "transfer": 1, "refused": 1, "ignored": 1}
    for status, count in counts.items():
        shown.show_only(status)
        shown.line(0)
        assert shown.rowCount() == count, status
    shown.show_only("refused")
    shown.line(0)
    assert said(shown, TEXT) == ["x;y"]
    shown.show_only("ignored")
    shown.line(0)
    assert said(shown) == ["Passed over: text below the table"]


def test_a_decision_is_marked(books: Books) -> None:
    assert said(model(books, imported(), {1: Decision("new")}))[0] == "New (your decision)"


def test_what_was_out_before_says_so(books: Books) -> None:
    made = imported()
    made.outcomes.set(0, 1, "skipped", fact=Before(deleted=True))
    made.outcomes.set(1, 2, "skipped", fact=Before(deleted=False))
    made.outcomes.set(3, 5, "skipped")
    shown = said(model(books, made))
    assert shown[:2] == ["Left out: you deleted it before", "Left out by you before"]
    assert shown[-1] == "Left out by you"


def test_the_heads_of_the_columns_alone_are_nothing_to_look_at(books: Books) -> None:
    made = imported()
    heads = replace(made, parsed=replace(made.parsed, ignored=(Ignored(1, "Date;Sum", "header"),)))
    assert "ignored" not in Preview(heads, {}).counts()


def test_a_long_file_is_read_where_it_is_looked_at(books: Books) -> None:
    made: list[int] = []

    def chunk(number: int) -> list[ParsedRow]:
        made.append(number)
        return [parsed_row(number * 1000 + n) for n in range(1000)]

    long = replace(imported().parsed, rows=Chunked([1000] * 50, chunk), refused=(), ignored=())
    result = Imported(long, outcomes=Outcomes(50_000))
    for place in range(50_000):
        result.outcomes.set(place, place, "new", 1000 + place)
    preview = Preview(result, {})
    assert not made
    lines = preview.lines(books.ledger, preview.numbers("")[49_000:49_200])
    assert (lines[0].line, len(lines), made) == (49_000, 200, [49])
