"""New statements in the watched folder are found once; what was there before is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from app import settings, watched

STATEMENT = "Date;Description;Amount\n30/09/2026;LIDL 204;-20,00\n28/09/2026;ACME;35,50\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give a watched folder with an old statement in it, looked at once."""
    made = tmp_path / "Downloads"
    made.mkdir()
    put(made, "old.csv")
    settings.change(watch=str(made))
    assert watched.new_files() == []
    return made


def put(folder: Path, name: str, text: str = STATEMENT) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_nothing_is_watched_by_default(tmp_path: Path) -> None:
    before = sorted(settings.folder().glob("*"))
    assert watched.folder() is None
    assert watched.new_files() == []
    watched.remember([tmp_path / "a.csv"])
    assert sorted(settings.folder().glob("*")) == before


def test_what_comes_later_is_offered_until_it_was(folder: Path) -> None:
    first, second = put(folder, "new.csv"), put(folder, "second.CSV")
    assert watched.new_files() == [first, second]
    assert watched.new_files() == [first, second], "not yet decided on"
    watched.remember([first])
    assert watched.new_files() == [second]


def test_a_file_that_changed_is_new_again(folder: Path) -> None:
    path = put(folder, "new.csv")
    watched.remember([path])
    put(folder, "new.csv", STATEMENT + "27/09/2026;BAKERY;-2,00\n")
    assert watched.new_files() == [path]


def test_what_is_no_statement_is_not_offered(folder: Path) -> None:
    put(folder, "letter.txt", "Dear all,\nthe meeting is on Friday.\n")
    put(folder, "page.html", "<html><body>Hello</body></html>")
    put(folder, "picture.png")
    put(folder, ".hidden.csv")
    (folder / "folder.csv").mkdir()
    assert watched.new_files() == []


def test_another_folder_begins_anew_and_a_missing_one_is_no_error(
    folder: Path, tmp_path: Path
) -> None:
    other = tmp_path / "Other"
    other.mkdir()
    put(other, "there.csv")
    settings.change(watch=str(other))
    assert watched.new_files() == []
    later = put(other, "later.csv")
    assert watched.new_files() == [later]
    settings.change(watch=str(tmp_path / "gone"))
    assert watched.new_files() == []
    assert folder.is_dir()


def test_what_is_kept_names_no_file(folder: Path) -> None:
    watched.remember([put(folder, "Salary of Sam.csv")])
    kept = (settings.folder() / "watched.json").read_text(encoding="utf-8")
    assert "Salary" not in kept
    (settings.folder() / "watched.json").write_text("{", encoding="utf-8")
    assert watched.new_files() == [], "damaged: it begins anew"


def test_the_setting_takes_a_folder_or_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings.change(watch="statements")
    assert settings.load().watch == str(tmp_path / "statements")
    settings.change(watch="~/Downloads")
    assert settings.load().watch == str(Path.home() / "Downloads")
    settings.change(watch="off")
    assert settings.load().watch == ""
    assert settings.shown(settings.load().watch) == "off"
