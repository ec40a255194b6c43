from __future__ import annotations

import pytest

from finance.readers.lexicon import lexicon, money_words


@pytest.mark.parametrize("section", ["signs", "status"])
def test_no_word_means_both(section: str) -> None:
    one, other = {"signs": ("out", "in"), "status": ("pending", "void")}[section]
    assert not lexicon().group(f"{section}.{one}") & lexicon().group(f"{section}.{other}")


def test_headers_of_ten_languages() -> None:
    languages = {language for pairs in lexicon().headers.values() for _, language in pairs}
    assert len(languages) >= 10
    roles = {role for pairs in lexicon().headers.values() for role, _ in pairs}
    for language in languages:
        known = {
            role for pairs in lexicon().headers.values() for role, lang in pairs if lang == language
        }
        assert roles - known <= {"net", "gross", "time"}, language


def test_every_language_names_twelve_months() -> None:
    assert set(lexicon().months.values()) == set(range(1, 13))
    assert lexicon().months["juin"] == 6
    assert lexicon().months["juillet"] == 7
    assert "jui" not in lexicon().months


def test_signs_stand_for_known_currencies() -> None:
    money = money_words()
    named = {*money.signs.values(), *money.units.values()} - {""}
    assert named <= money.codes | {"HRK", "BGN"}


def test_no_name_of_a_balance_has_a_digit() -> None:
    names = [
        lexicon().group(f"lines.{side}") for side in ("opening", "closing", "balance", "total")
    ]
    assert not any(c.isdigit() for group in names for name in group for c in name)
