"""Errors and reasons are said in the language of the window, and every one of them can be."""

from __future__ import annotations

import re
import string
from datetime import date
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from app import i18n, sentences
from app.dialogs.sheet import Sheet
from app.errors import AppError
from app.said import said
from finance.errors import FinanceError, InvalidEntryError, NotFoundError
from finance.money import Money
from finance.readers.read import read_bytes
from finance.sentence import Sentence
from nlu.errors import NluError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

KEPT = "{account} is kept in {currency}."


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    i18n.install(qapp, "fr", "")
    yield
    i18n.install(qapp, "en", "")


def translations() -> dict[str, ET.Element]:
    tree = ET.parse(i18n.FOLDER / "coffer_fr.ts")
    errors = next(c for c in tree.iter("context") if c.findtext("name") == "errors")
    return {m.findtext("source") or "": m for m in errors.iter("message")}


def places(template: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(template) if name is not None)


def test_every_error_is_raised_with_a_constant_template() -> None:
    put_together = [f"{t.path.name}:{t.line}" for t in sentences.templates() if t.text is None]
    assert put_together == [], "give the template and its data, not a text put together"


def test_every_template_has_finished_french_with_the_same_places() -> None:
    known = translations()
    for template in sentences.for_window():
        assert template in known, f"run `python -m app.i18n update` and translate: {template}"
        translation = known[template].find("translation")
        assert translation is not None
        assert translation.get("type") is None, template
        assert places(translation.text or "") == places(template)
        assert translation.text != template


def test_french_keeps_its_marks_together() -> None:
    loose = re.compile(r" [;!?»]| :(?!61)|« |'")
    for template, message in translations().items():
        assert not loose.search(message.findtext("translation") or ""), template


def test_templates_are_found_through_heirs_and_own_constructors(tmp_path: Path) -> None:
    code = tmp_path / "app" / "code.py"
    code.parent.mkdir()
    code.write_text(
        "class Full(PlainError): ...\n"
        "class Stopped(Full):\n"
        "    def __init__(self): super().__init__('Stopped at {place}.', place=1)\n"
        "known = {'a': Full('The disk is full.'), 'b': errors.Full(f'{1} is put together.')}\n"
        "Stopped()\n"
        "ValueError('ours')\n",
        encoding="utf-8",
    )
    found = [template.text for template in sentences.templates(tmp_path)]
    assert found == ["Stopped at {place}.", "The disk is full.", None]


@pytest.mark.parametrize("root", [FinanceError, NluError, AppError])
def test_the_text_of_an_error_is_its_english_sentence(root: type[FinanceError]) -> None:
    error = root(KEPT, account="Cash {x}", currency="EUR")
    assert str(error) == "Cash {x} is kept in EUR."
    assert error.template == KEPT
    assert error.data == {"account": "Cash {x}", "currency": "EUR"}
    assert str(root("Braces {} stay without data.")) == "Braces {} stay without data."


def test_a_sentence_is_text_wherever_text_is_wanted() -> None:
    reason = Sentence("“{text}” is not a date.", text="32/13")
    assert reason == "“32/13” is not a date."
    assert f"{reason}" == "“32/13” is not a date."


@pytest.mark.usefixtures("french")
def test_an_error_is_said_in_french_with_its_names_as_they_are() -> None:
    error = InvalidEntryError(KEPT, account="account", currency="EUR")
    assert said(error) == "account est tenu en EUR."
    assert str(error) == "account is kept in EUR."


@pytest.mark.usefixtures("french")
def test_words_of_ours_inside_a_sentence_are_said_in_french_too() -> None:
    error = NotFoundError(
        "There is no {noun} called “{name}” in these books.", noun=Sentence("tag"), name="été"
    )
    assert said(error) == "Introuvable dans ce livre\u00a0: l’étiquette «\u00a0été\u00a0»."


@pytest.mark.usefixtures("french")
def test_amounts_and_dates_inside_a_sentence_are_written_the_french_way() -> None:
    parts = (
        "The parts leave {rest} {currency} open; they must add up to the amount of the transaction."
    )
    open_rest = InvalidEntryError(parts, rest=Money(-1250, "EUR"), currency="EUR")
    assert said(open_rest).startswith("Les parts laissent −12,50 EUR à répartir")
    reason = Sentence("{path} is damaged: {problem}", path="x", problem=date(2026, 5, 31))
    assert said(reason) == "x est endommagé\u00a0: 31 mai 2026"


@pytest.mark.usefixtures("french")
def test_what_went_wrong_inside_is_never_shown_in_its_own_words() -> None:
    assert said(KeyError("secret")).startswith("Coffer a rencontré une erreur")
    assert said("Montant manquant") == "Montant manquant"


@pytest.mark.usefixtures("qapp")
def test_an_error_is_said_in_english_without_a_translation() -> None:
    assert said(InvalidEntryError(KEPT, account="Cash", currency="EUR")) == "Cash is kept in EUR."


@pytest.mark.usefixtures("french")
def test_a_dialog_says_in_french_what_the_books_refuse() -> None:
    sheet = Sheet("Renommer", "Renommer")
    sheet.complain(
        InvalidEntryError("The {noun} “{name}” is there already.", noun=Sentence("rule"), name="X")
    )
    assert sheet.problem.text() == "Ce nom est déjà pris\u00a0: la règle «\u00a0X\u00a0» existe."


@pytest.mark.usefixtures("french")
def test_a_file_that_is_none_is_refused_in_french() -> None:
    refused = read_bytes(b"%PDF-1.7 broken", "statement.pdf")
    assert refused.error is not None
    assert said(refused.error).endswith(
        "Exportez les opérations du compte en CSV ou en OFX et réessayez."
    )
    rows = b"Date;Payee;Amount\n2026-05-01;A;-1.00\n2026-05-02;B;-2.00\n2026-05-32;C;-3.00\n"
    (row,) = read_bytes(rows, "statement.csv").refused
    assert said(row.reason).startswith("«\u00a02026-05-32\u00a0» n’est pas une date")
