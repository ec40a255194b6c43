"""Models: what there is, what suits this computer, and how one gets here."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app import settings
from app.cli import options
from app.cli.opening import warn
from app.cli.output import Figure, print_json, table
from app.cli.progress import Progress

if TYPE_CHECKING:
    from argparse import Namespace, _SubParsersAction

    from nlu.models.download import Progress as Told
    from nlu.models.download import Stage
    from nlu.models.installed import InstalledModel
    from nlu.models.offers import Offer


def add_to(commands: _SubParsersAction[options.Parser]) -> None:
    """Add `model` with its verbs."""
    noun = options.group(commands, "model", _list, "List, install and remove language models")
    install = options.verb(noun.verbs, "install", _install, "Fetch a model, checked")
    install.add_argument(
        "id", nargs="?", metavar="ID", help="which one (default: what suits this computer)"
    )
    bring = options.verb(noun.verbs, "import", _import, "Import a model that is on this computer")
    bring.add_argument("path", type=Path, metavar="PATH", help="a .gguf file, or an MLX folder")
    bring.add_argument("--as", dest="id", default="", metavar="ID", help="which one it is")
    bring.add_argument(
        "--in-place", action="store_true", help="use it where it lies, without a copy"
    )
    remove = options.verb(noun.verbs, "remove", _remove, "Delete a model")
    remove.add_argument("id", metavar="ID")
    status = options.verb(noun.verbs, "status", _status, "Say what reads questions here")
    for parser in (install, bring, remove, status):
        parser.add_argument("--json", action="store_true", help="print JSON")


def _list(arguments: Namespace) -> None:
    from nlu.models.offers import offers

    found = offers()
    if arguments.json:
        for offer in found:
            print_json(_object(offer))
        return
    table(
        ("Model", "", "Runs on", "On disk", "In memory", "Computer", "Licence", "Role", ""),
        [_row(offer) for offer in found],
    )
    print(
        "\n* suits this computer best.  Unchecked: Coffer does not fetch it; import a copy of it."
    )


def _row(offer: Offer) -> tuple[object, ...]:
    entry = offer.entry
    state = "installed" if offer.model else "unchecked" if not entry.checked else "can be fetched"
    return (
        entry.id,
        "*" if offer.pick else "",
        entry.engine,
        _size(offer.disk),
        _size(entry.peak),
        Figure(f"{entry.ram:g} GB" if entry.ram else "?"),
        entry.licence or "?",
        entry.role if entry.accuracy else f"{entry.role} (unmeasured)",
        state,
    )


def _object(offer: Offer) -> dict[str, object]:
    entry, model = offer.entry, offer.model
    return {
        "id": entry.id,
        "title": entry.title,
        "engine": entry.engine,
        "pick": offer.pick,
        "fits": offer.fits,
        "installed": model is not None,
        "path": None if model is None else str(model.path),
        "sha256": entry.sha256 if model is None else model.sha256,
        "checked": entry.checked,
        "disk": offer.disk,
        "peak": entry.peak,
        "ram_gb": entry.ram or None,
        "licence": entry.licence or None,
        "role": entry.role,
        "accuracy": None if entry.accuracy is None else entry.accuracy.model_dump(),
        "page": entry.page or None,
    }


def _install(arguments: Namespace) -> None:
    from nlu.errors import ModelError
    from nlu.models import machine, store

    now = settings.load(warn)
    suits = machine.pick()
    wanted = arguments.id or (suits.id if suits is not None else "")
    if not wanted:
        raise ModelError("No model of the catalogue fits the memory of this computer.")
    with Progress("Fetching") as progress:
        model = store.install(
            wanted, offline=now.offline, mirror=now.mirror, progress=_told(progress)
        )
    _said(arguments, model, "is installed")


def _import(arguments: Namespace) -> None:
    from nlu.models import store

    bring = store.use_in_place if arguments.in_place else store.import_model
    with Progress("Copying") as progress:
        model = bring(arguments.path, arguments.id, progress=_told(progress))
    _said(arguments, model, "is used where it lies" if model.borrowed else "is installed")


def _remove(arguments: Namespace) -> None:
    from nlu.models import store

    model = store.remove(arguments.id)
    kept = model.borrowed
    _said(arguments, model, "is no longer used; its files stay" if kept else "is deleted")


def _status(arguments: Namespace) -> None:
    from nlu.models import machine
    from nlu.models.folder import models_folder
    from nlu.models.installed import model_for

    now = settings.load(warn)
    model, suits = model_for(machine.own_engine()), machine.pick()
    if arguments.json:
        print_json(
            {
                "ai": now.ai,
                "offline": now.offline,
                "server": now.server or None,
                "engine": machine.own_engine(),
                "memory": machine.memory(),
                "free_memory": machine.free_memory(),
                "pick": None if suits is None else suits.id,
                "model": None if model is None else model.entry.id,
                "folder": str(models_folder()),
            }
        )
        return
    there = "none is installed" if model is None else model.entry.title
    table(
        ("", ""),
        [
            ("Language models", settings.shown(now.ai)),
            ("Offline", settings.shown(now.offline)),
            ("Model", there),
            ("Suits this computer", "none" if suits is None else suits.title),
            ("Memory", f"{machine.memory() / 1e9:.0f} GB"),
            ("Free now", f"{machine.free_memory() / 1e9:.1f} GB"),
            ("Model server", settings.shown(now.server)),
            ("Folder", str(models_folder())),
        ],
    )


def _said(arguments: Namespace, model: InstalledModel, what: str) -> None:
    entry = model.entry
    if arguments.json:
        print_json({"id": entry.id, "path": str(model.path), "sha256": model.sha256})
        return
    print(f"{entry.title} {what}: {model.path}")
    if not entry.checked and model.sha256 and model.home.exists():
        print(f"Nobody has checked this model yet; its checksum is now on record: {model.sha256}")
    if entry.role == "off":
        print("It was measured to read worse than the rules, so it is used only when asked for.")


def _told(progress: Progress) -> Told:
    def tell(stage: Stage, done: int, total: int) -> None:
        progress.stage(stage, done // 1_000_000, -(-total // 1_000_000))

    return tell


def _size(size: int | None) -> Figure:
    return Figure("?" if size is None else f"{size / 1e6:,.0f} MB")
