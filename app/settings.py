"""Settings: every one declared once, kept in a TOML file under the platform's config folder.

What a person typed lives in the ledger only; here are choices and the list of recent ledgers.
"""

from __future__ import annotations

import os
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import platformdirs
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from app.addresses import server_url, web_url
from app.errors import SettingsError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

VERSION = 1
KEPT_RECENT = 10
_SWITCH = {"on": True, "off": False}
_HEAD = (
    "Coffer's settings. `coffer settings` lists them; a value that is deleted here is a default."
)


def _switch(value: object) -> object:
    return _SWITCH.get(value.strip().lower(), value) if isinstance(value, str) else value


def _folder(value: object) -> object:
    if not isinstance(value, str):
        return value
    named = value.strip()
    if named.lower() in {"", "off"}:
        return ""
    return str(Path(named).expanduser().absolute())


Switch = Annotated[bool, BeforeValidator(_switch)]
Folder = Annotated[str, BeforeValidator(_folder)]
ServerUrl = Annotated[str, BeforeValidator(server_url)]
WebUrl = Annotated[str, BeforeValidator(web_url)]


class Settings(BaseModel):
    """All settings with their defaults; one object is one state and never changes."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    language: Literal["system", "en", "fr"] = Field(
        default="system", description="Language of the window and of figures: system, en or fr."
    )
    theme: Literal["system", "light", "dark"] = Field(
        default="system", description="Look of the window: system, light or dark."
    )
    ai: Switch = Field(
        default=True, description="Language models on or off; off, nothing of them is loaded."
    )
    offline: Switch = Field(
        default=True, description="On: Coffer opens no network connection of any kind."
    )
    insights: Switch = Field(
        default=True, description="On: the Ask page shows what stands out in the books."
    )
    server: ServerUrl = Field(
        default="",
        description="Model server on this computer, such as http://127.0.0.1:8080/v1, or off; "
        "#NAME behind it picks one of its models.",
    )
    mirror: WebUrl = Field(
        default="",
        description="Address that models are fetched from in place of their own, or off.",
    )
    idle: int = Field(
        default=15,
        ge=0,
        le=1440,
        description="Minutes after which an unused model leaves the memory; 0: never.",
    )
    backups: int = Field(
        default=10, ge=1, le=1000, description="How many automatic backups of a ledger are kept."
    )
    watch: Folder = Field(
        default="", description="Folder whose new statements are offered for import, or off."
    )
    recent: tuple[Path, ...] = Field(default=(), description="Ledgers opened last, newest first.")


# What a person may set by name; `recent` is kept by Coffer itself.
KEYS = tuple(name for name in Settings.model_fields if name != "recent")

# From version n to n + 1: each takes the file's plain values and returns the newer ones.
_MIGRATIONS: dict[int, Callable[[dict[str, object]], dict[str, object]]] = {}


def folder() -> Path:
    """Return where settings live: COFFER_CONFIG_DIR if set, else the platform's config folder."""
    named = os.environ.get("COFFER_CONFIG_DIR")
    return Path(named) if named else platformdirs.user_config_path("coffer", appauthor=False)


def path() -> Path:
    """Return the settings file."""
    return folder() / "settings.toml"


def load(warn: Callable[[str], None] | None = None) -> Settings:
    """Return the settings; what is not in the file has its default.

    A damaged file is set aside and the defaults hold; `warn` is told so in a sentence.
    """
    file = path()
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError):
        return _set_aside(file, warn)
    try:
        return _understood(text)
    except (TypeError, ValueError):
        return _set_aside(file, warn)


def change(**values: object) -> Settings:
    """Set these settings, write the file in one step, and return the new state.

    Raises SettingsError for an unknown name or a value that does not fit.
    """
    for name in values:
        if name not in Settings.model_fields:
            raise SettingsError(
                "There is no setting “{name}”. There are: {names}.",
                name=name,
                names=", ".join(KEYS),
            )
    try:
        changed = Settings.model_validate({**load().model_dump(), **values})
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        raise SettingsError(
            "“{value}” does not fit: {meant}",
            value=values[name],
            meant=Settings.model_fields[name].description,
        ) from None
    _write(changed, values.keys())
    return changed


def opened(ledger: Path) -> Settings:
    """Put a ledger first in the list of recent ones."""
    ledger = ledger.absolute()
    now = load()
    if now.recent[:1] == (ledger,):
        return now
    others = [known for known in now.recent if known != ledger]
    return change(recent=(ledger, *others)[:KEPT_RECENT])


def shown(value: object) -> str:
    """Return a value as a person sets it: on, off, a word or a number."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) if value != "" else "off"


def _understood(text: str) -> Settings:
    data: dict[str, object] = tomllib.loads(text)
    version = data.pop("version", VERSION)
    if not isinstance(version, int):
        raise TypeError(version)
    for step in range(version, VERSION):
        data = _MIGRATIONS[step](data)
    return Settings.model_validate(data)


def _set_aside(file: Path, warn: Callable[[str], None] | None) -> Settings:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = file.with_name(f"{file.stem}.damaged-{stamp}{file.suffix}")
    try:
        file.replace(aside)
        kept = f"it is kept as {aside.name}"
    except OSError:
        kept = "it cannot be moved either"
    if warn is not None:
        warn(f"The settings in {file} cannot be read, so the defaults hold; {kept}.")
    return Settings()


def _write(settings: Settings, names: Iterable[str]) -> None:
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    file = path()
    try:
        document = tomlkit.parse(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, TOMLKitError):
        document = tomlkit.document()
        document.add(tomlkit.comment(_HEAD))
    known = document.get("version", VERSION)
    if isinstance(known, int) and known < VERSION:
        names = Settings.model_fields  # what was migrated is written as it is now
    document["version"] = max(known, VERSION)
    for name in names:
        value = getattr(settings, name)
        document[name] = [str(p) for p in value] if isinstance(value, tuple) else value
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.{os.getpid()}.part")
        part.write_text(tomlkit.dumps(document), encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise SettingsError(
            "{path} cannot be written: {reason}.", path=file, reason=error.strerror
        ) from None
