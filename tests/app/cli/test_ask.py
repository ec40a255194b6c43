"""Questions on the command line: answers for people and programs, sessions, refusals."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.helpers.commands import Coffer

TODAY = ("--today", "2026-11-18")
KEYS = {"question", "language", "status", "engine", "understood", "choices", "answer", "notes",
        "elapsed_ms"}  # fmt: skip


@pytest.fixture
def coffer(coffer: Coffer) -> Coffer:
    """Give books with a little spending of two months."""
    for day, amount, merchant, category in (
        ("2026-10-03", "-40.00", "Lidl", "Groceries"),
        ("2026-10-20", "-2.35", "Lidl", "Groceries"),
        ("2026-10-21", "-30", "Sushi Zen", "Restaurants"),
        ("2026-11-02", "-10", "Lidl", "Groceries"),
    ):
        coffer(
            "add", "account=Everyday", f"date={day}", f"amount={amount}", f"payee={merchant}",
            f"merchant={merchant}", f"category={category}",
        )  # fmt: skip
    return coffer


def _asked(coffer: Coffer, monkeypatch: pytest.MonkeyPatch, text: str, *more: str) -> list[Any]:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return coffer("ask", "-", "--json", *TODAY, *more).objects


def test_the_object_is_that_of_the_contract(coffer: Coffer) -> None:
    (told,) = coffer(
        "ask", "how much did we spend on groceries last month?", "--json", *TODAY
    ).objects
    assert set(told) == KEYS
    assert told["status"] == "answered"
    assert told["engine"] == "keyword"
    assert told["understood"]["categories"] == ["Groceries"]
    assert told["understood"]["period"]["start"] == "2026-10-01"
    assert told["answer"]["value"] == "42.35"
    assert told["answer"]["count"] == 2


@pytest.mark.parametrize("day", ["0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"])
@pytest.mark.parametrize(
    "verb", [("ask", "what is due this month?"), ("insights",), ("report", "spending")]
)
def test_a_day_far_from_any_books_is_refused_in_a_sentence(
    coffer: Coffer, verb: tuple[str, ...], day: str
) -> None:
    assert coffer.refused(*verb, "--today", day).startswith(f"{day} is too far from any books")


@pytest.mark.parametrize("day", ["1900-01-01", "2199-12-31"])
def test_the_first_and_the_last_day_are_answered(coffer: Coffer, day: str) -> None:
    for question in ("what is due next month?", "how much last week?", "what stands out?"):
        assert coffer("ask", question, "--today", day).out


def test_a_person_reads_the_sentence_and_what_was_understood(coffer: Coffer) -> None:
    out = coffer("ask", "how", "much", "on", "groceries", "last", "month", *TODAY).out
    assert "€42.35" in out
    assert "Groceries]" in out.splitlines()[-1]


def test_rows_are_printed_as_a_table(coffer: Coffer) -> None:
    out = coffer("ask", "where did our money go last month?", *TODAY).out
    assert "Groceries" in out
    assert "€30.00" in out
    out = coffer("ask", "show me what I bought at Lidl", *TODAY).out
    assert "2026-10-03" in out


def test_french_is_answered_in_french(coffer: Coffer) -> None:
    question = "combien avons-nous dépensé chez Lidl le mois dernier ?"
    (told,) = coffer("ask", question, "--json", *TODAY).objects
    assert told["language"] == "fr"
    assert "42,35" in told["answer"]["summary"]


def test_a_session_keeps_the_context_until_an_empty_line(
    coffer: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, third = _asked(
        coffer,
        monkeypatch,
        "how much on groceries last month?\nand restaurants?\n\nand restaurants?\n",
        "--session",
    )
    assert first["answer"]["value"] == "42.35"
    assert second["answer"]["value"] == "30.00"
    assert second["understood"]["follow_up"] is True
    assert (third["understood"] or {}).get("follow_up") is not True


def test_without_a_session_each_question_stands_alone(
    coffer: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, second = _asked(coffer, monkeypatch, "how much on groceries last month?\nand restaurants?\n")
    assert (second["understood"] or {}).get("follow_up") is not True


def test_what_is_out_of_scope_leaves_the_context_as_it_was(
    coffer: Coffer, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "how much on groceries last month?\nwhat is the weather in Paris?\nand restaurants?\n"
    _, refused, after = _asked(coffer, monkeypatch, text, "--session")
    assert refused["status"] in {"out_of_scope", "not_understood"}
    assert refused["answer"] is None
    assert refused["notes"]
    assert after["answer"]["value"] == "30.00"


@pytest.mark.parametrize(
    "question",
    ["🤷", "'; DROP TABLE transactions; --", "spend " * 2000, "何にお金を使いましたか", "\x00"],
)
def test_odd_questions_get_an_honest_answer(coffer: Coffer, question: str) -> None:
    (told,) = coffer("ask", question, "--json", *TODAY).objects
    assert set(told) == KEYS
    assert len(coffer.rows()) == 4


def test_an_engine_that_is_not_there_never_becomes_another(coffer: Coffer) -> None:
    assert "llamacpp" in coffer.refused("ask", "how much on groceries?", "--engine", "llamacpp")
    coffer.refused("ask", "how much on groceries?", "--engine", "oracle")


def test_empty_books_are_asked_without_a_fault(
    capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    from tests.helpers.commands import Coffer

    runner = Coffer(capsys, tmp_path / "empty.coffer")
    runner("new", "--plain")
    (told,) = runner("ask", "how much did we spend last month?", "--json", *TODAY).objects
    assert told["status"] == "empty"
    assert runner("ask", "what is our balance?", *TODAY).out


def test_readings_are_numbered_with_what_to_ask(coffer: Coffer) -> None:
    coffer(
        "add", "account=Everyday", "date=2026-10-22", "amount=-9", "payee=GROCERIES SARL",
        "merchant=Groceries",
    )  # fmt: skip
    out = coffer("ask", "groceries last month", *TODAY).out
    assert "can be read in more than one way" in out
    assert "1. Groceries (category): ask “Groceries (category) last month”" in out
    assert "2. Groceries (merchant): ask “Groceries (merchant) last month”" in out
    assert "€9.00" in coffer("ask", "Groceries (merchant) last month", *TODAY).out
    (told,) = coffer("ask", "groceries last month", "--json", *TODAY).objects
    assert told["status"] == "needs_choice"
    assert [choice["label"] for choice in told["choices"]] == [
        "Groceries (category)",
        "Groceries (merchant)",
    ]
    assert [choice["merchants"] for choice in told["choices"]] == [[], ["Groceries"]]


def test_a_word_that_stands_nowhere_is_a_note(coffer: Coffer) -> None:
    (told,) = coffer("ask", "combien chez Susi en octobre", "--json", *TODAY).objects
    assert told["status"] == "empty"
    notes = [note.replace("\u00a0", " ").replace("\u202f", " ") for note in told["notes"]]
    assert any("« susi » ; au plus près : Sushi Zen." in note for note in notes)


def test_a_refusal_tells_what_would_have_an_answer(coffer: Coffer) -> None:
    out = coffer("ask", "transfer 50 to my sister", *TODAY).out
    assert "moves no money" in out
    assert "“What is the balance?”" in out
