"""The window's languages: translations are compiled from resources/i18n when they are needed.

`python -m app.i18n` compiles them, `python -m app.i18n update` collects new strings first.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import platformdirs
import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app import format as formats
from app import sentences, settings

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = {"en": "English", "fr": "Français"}
SOURCE = "en"

_installed: list[QTranslator] = []


def system_language() -> str:
    """Return the first language of the system that Coffer speaks, else English."""
    for name in QLocale.system().uiLanguages():
        if name.split("-")[0] in LANGUAGES:
            return name.split("-")[0]
    return SOURCE


def language() -> str:
    """Return the language to speak: the one set, or the system's."""
    chosen = settings.load().language
    return system_language() if chosen == "system" else chosen


def install(app: QCoreApplication, language: str, region: str | None = None) -> None:
    """Speak `language` from now on; windows that are open must be built anew.

    `region` is a locale name ("en_US") for dates and amounts; the system's own where None.
    """
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    system = QLocale.system().name() if region is None else region
    formats.use(language, system)
    QLocale.setDefault(QLocale(formats.locale_name()))
    if language != SOURCE:
        _add(app, f"qtbase_{language}", Path(QLibraryInfo.path(_QT_TRANSLATIONS)))
        compiled = compiled_path(language)
        if compiled is not None:
            _add(app, compiled.stem, compiled.parent)


_QT_TRANSLATIONS = QLibraryInfo.LibraryPath.TranslationsPath


def _add(app: QCoreApplication, name: str, folder: Path) -> None:
    translator = QTranslator(app)
    if translator.load(name, str(folder)):
        app.installTranslator(translator)
        _installed.append(translator)


def compiled_path(language: str) -> Path | None:
    """Return the compiled translation, made now where it is missing or old; None without one."""
    source = FOLDER / f"coffer_{language}.ts"
    target = _target(language)
    if not source.exists():
        return target if target.exists() else None
    if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
        _release(source, target)
    return target if target.exists() else None


def _target(language: str) -> Path:
    name = f"coffer_{language}.qm"
    if os.access(FOLDER, os.W_OK) or (FOLDER / name).exists():
        return FOLDER / name
    return platformdirs.user_cache_path("coffer", ensure_exists=True) / name


def _tool(name: str) -> Path | None:
    folder = Path(PySide6.__file__).parent
    found = [folder / name, folder / f"{name}.exe", folder / "libexec" / name]
    return next((path for path in found if path.exists()), None)


def _release(source: Path, target: Path) -> None:
    tool = _tool("lrelease")
    if tool is not None:
        partial = target.with_suffix(f".{os.getpid()}.part")
        command = [str(tool), "-silent", str(source), "-qm", str(partial)]
        if subprocess.run(command, check=False, capture_output=True).returncode == 0:  # noqa: S603
            partial.replace(target)


def _update() -> None:
    tool = _tool("lupdate")
    if tool is None:
        raise SystemExit("lupdate is missing: install PySide6-Essentials.")
    sources = sorted(str(path) for path in (ROOT / "app").rglob("*.py"))
    with tempfile.TemporaryDirectory() as name:
        errors = Path(name) / "errors.py"
        errors.write_text(_errors(), encoding="utf-8")
        for language in LANGUAGES:
            if language != SOURCE:
                target = str(FOLDER / f"coffer_{language}.ts")
                command = [str(tool), "-silent", "-no-obsolete", "-locations", "none", *sources]
                command += [str(errors), "-target-language", language, "-ts", target]
                subprocess.run(command, check=True)  # noqa: S603


def _errors() -> str:
    """Return the sentences of errors and reasons in the form that lupdate finds."""
    texts = (json.dumps(text, ensure_ascii=False) for text in sentences.for_window())
    return "".join(f'QCoreApplication.translate("errors", {text})\n' for text in texts)


def main(arguments: list[str]) -> int:
    """Compile all translations; with `update`, collect the strings of the code first."""
    if arguments == ["update"]:
        _update()
    missing = [name for name in LANGUAGES if name != SOURCE and compiled_path(name) is None]
    if missing:
        sys.stderr.write(f"Not compiled: {', '.join(missing)}\n")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
