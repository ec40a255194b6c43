"""Gold files: questions and conversations, and a clear sentence for what is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nlu.errors import GoldError
from nlu.evaluation.gold import read_gold

if TYPE_CHECKING:
    from pathlib import Path


def test_lone_questions_and_conversations_are_talks(tmp_path: Path) -> None:
    file = tmp_path / "gold.jsonl"
    file.write_text(
        '{"id": "a", "lang": "en", "text": "rent\\n2025?", "status": "answered", "gold": {}}\n'
        "\n"
        '{"id": "b", "turns": [{"question": "rent?", "status": "answered"},'
        ' {"question": "and food?", "status": "answered", "accept": {"text": [[]]}}]}\n',
        encoding="utf-8",
    )
    first, second = read_gold(file)
    assert first.turns[0].question == "rent 2025?"
    assert [turn.question for turn in second.turns] == ["rent?", "and food?"]
    assert second.turns[1].accept == {"text": [[]]}


def test_a_talk_with_a_dropped_turn_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "gold.jsonl"
    file.write_text('{"question": "rent?", "status": "drop"}\n', encoding="utf-8")
    assert read_gold(file) == []


@pytest.mark.parametrize("line", ["{", "[]", "3", '{"question": "rent?"}', '{"status": "x"}',
                                  '{"question": 3, "status": "answered"}',
                                  '{"question": "a", "status": "answered", "gold": 3}'])  # fmt: skip
def test_what_is_no_gold_names_its_line(tmp_path: Path, line: str) -> None:
    file = tmp_path / "gold.jsonl"
    file.write_text(f"\n{line}\n", encoding="utf-8")
    with pytest.raises(GoldError, match=r"Line 2 of “gold\.jsonl”"):
        read_gold(file)


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(GoldError, match="cannot be read"):
        read_gold(tmp_path / "none.jsonl")
