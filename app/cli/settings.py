"""Settings: showing and changing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app import settings
from app.cli import options
from app.cli.opening import warn
from app.cli.output import print_json, table
from app.errors import SettingsError

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `settings`."""
    made = options.command(
        commands,
        "settings",
        _settings,
        "Show the settings, or set one",
        ledger=False,
        json=True,
        epilog="coffer settings ai off       no language model is loaded or called\n"
        "coffer settings offline on   Coffer opens no network connection",
    )
    made.add_argument("key", nargs="?", metavar="KEY")
    made.add_argument("value", nargs="?", metavar="VALUE")


def _settings(arguments: Namespace) -> None:
    if arguments.value is not None:
        settings.change(**{_known(arguments.key): arguments.value})
    now = settings.load(warn)
    if arguments.json:
        keys = settings.KEYS if arguments.key is None else (_known(arguments.key),)
        print_json({key: getattr(now, key) for key in keys})
    elif arguments.key is not None:
        print(f"{_known(arguments.key)} {settings.shown(getattr(now, arguments.key))}")
    else:
        table(
            ("Setting", "Value", ""),
            [
                (
                    key,
                    settings.shown(getattr(now, key)),
                    settings.Settings.model_fields[key].description,
                )
                for key in settings.KEYS
            ],
        )
        print(f"\nKept in {settings.path()}")


def _known(key: str) -> str:
    if key not in settings.KEYS:
        raise SettingsError(
            "There is no setting “{name}”. There are: {names}.",
            name=key,
            names=", ".join(settings.KEYS),
        )
    return key
