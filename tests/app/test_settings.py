"""Settings: defaults, changes that last, and files that are damaged or from another version."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from app import settings
from app.errors import SettingsError


@pytest.fixture(autouse=True)
def _without_a_file() -> None:
    """Begin with nothing set, also where the suite runs with models off."""
    shutil.rmtree(settings.folder(), ignore_errors=True)


def test_without_a_file_everything_has_its_default() -> None:
    now = settings.load()
    assert (now.language, now.theme, now.ai, now.offline, now.backups) == (
        "system", "system", True, True, 10,
    )  # fmt: skip
    assert not settings.path().exists()


def test_a_change_lasts() -> None:
    settings.change(ai="off", theme="dark")
    assert settings.load().ai is False
    assert settings.load().theme == "dark"
    settings.change(ai="on")
    assert settings.load().ai is True
    assert settings.load().theme == "dark"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ai", "maybe"),
        ("language", "de"),
        ("theme", ""),
        ("backups", "-1"),
        ("backups", "ten"),
        ("x", "y"),
        ("server", "http://192.0.2.1:8080"),
        ("server", "http://127.0.0.1.evil.example/"),
        ("server", "http://localhost@evil.example/"),
        ("server", "https://127.0.0.1:8080"),
        ("server", "http://127.0.0.1:99999"),
        ("mirror", "ftp://models.example"),
        ("mirror", "https://"),
        ("idle", "-1"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(name: str, value: str) -> None:
    with pytest.raises(SettingsError):
        settings.change(**{name: value})
    assert settings.load() == settings.Settings()


def test_what_a_person_wrote_into_the_file_stays() -> None:
    settings.folder().mkdir(parents=True)
    settings.path().write_text('# mine\nversion = 1\ntheme = "dark" # at night\n', encoding="utf-8")
    settings.change(ai=False)
    text = settings.path().read_text(encoding="utf-8")
    assert "# mine" in text
    assert "# at night" in text
    assert settings.load().theme == "dark"


@pytest.mark.parametrize(
    "content", [b"[[[", b"\xff\xfe\x00", b'theme = "purple"\n', b'version = "x"\n', b"ai = 3.7\n"]
)
def test_a_damaged_file_is_set_aside_with_a_warning(content: bytes) -> None:
    settings.folder().mkdir(parents=True)
    settings.path().write_bytes(content)
    said: list[str] = []
    assert settings.load(said.append) == settings.Settings()
    assert len(said) == 1
    (kept,) = settings.folder().glob("settings.damaged-*.toml")
    assert kept.read_bytes() == content
    assert kept.name in said[0]
    settings.change(theme="light")
    assert settings.load(said.append).theme == "light"
    assert len(said) == 1


def test_a_newer_file_is_read_as_far_as_it_is_known() -> None:
    settings.folder().mkdir(parents=True)
    settings.path().write_text('version = 9\ntheme = "dark"\nsparkle = true\n', encoding="utf-8")
    assert settings.load().theme == "dark"
    settings.change(ai=False)
    text = settings.path().read_text(encoding="utf-8")
    assert "sparkle" in text
    assert "version = 9" in text


def test_recent_ledgers_are_newest_first_each_once(tmp_path: Path) -> None:
    for name in ("a", "b", "a"):
        settings.opened(tmp_path / name)
    assert [path.name for path in settings.load().recent] == ["a", "b"]
    for number in range(20):
        settings.opened(tmp_path / str(number))
    assert len(settings.load().recent) == settings.KEPT_RECENT


def test_a_relative_ledger_is_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings.opened(Path("home.coffer"))
    assert settings.load().recent == (tmp_path / "home.coffer",)


def test_a_folder_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv("COFFER_CONFIG_DIR", str(file / "below"))
    with pytest.raises(SettingsError, match="cannot be written"):
        settings.change(ai=False)
