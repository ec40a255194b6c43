"""The one place that knows which engines there are."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from nlu.client import Client
from nlu.engines.keyword.engine import KeywordEngine
from nlu.engines.model import ModelEngine
from nlu.errors import NoEngineError
from nlu.models.installed import installed
from nlu.models.machine import fits, own_engine

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from nlu.engines.base import Engine
    from nlu.engines.decoding import Decoder
    from nlu.models.catalogue import EngineName, Role
    from nlu.models.installed import InstalledModel

NAMES = ("auto", "keyword", "mlx", "llamacpp", "server")
_LIBRARIES: dict[EngineName, str] = {"mlx": "mlx_lm", "llamacpp": "xllamacpp"}
# A model behind a server is unknown to the catalogue, so it is heard only where rules are at a loss.
_SERVED: Role = "breaks ties"


def choose_engine(
    name: str = "auto",
    *,
    model_on: bool = True,
    server: str = "",
    folder: Path | None = None,
    client: Client | None = None,
) -> Engine:
    """Return the engine called `name`; "auto" takes the best that there is.

    Nothing is loaded or imported yet. Raises NoEngineError for one that is not there, or that the
    kill switch (`model_on` False) keeps off: an engine asked for by name never becomes another.

    Args:
        name: One of NAMES.
        model_on: The kill switch.
        server: Address of a model server on this computer, empty for none.
        folder: Where models are; the usual place when None.
        client: Given by a window that keeps one model for all its ledgers; else a new one is made.
    """
    if name == "keyword" or (name == "auto" and not model_on):
        return KeywordEngine()
    if name not in NAMES:
        raise NoEngineError(
            "There is no engine “{name}” here. Use one of: {names}.",
            name=name,
            names=", ".join(NAMES),
        )
    if not model_on:
        raise NoEngineError(
            "The engine “{name}” is off. Turn it on with `coffer settings ai on`.", name=name
        )
    chosen = choose_model(name, server=server, folder=folder)
    by_name = name != "auto"
    if chosen is None or (chosen.role == "off" and not by_name):
        if by_name:
            raise _missing(name, folder)
        return KeywordEngine()
    made = client or Client(chosen.decoder())
    return ModelEngine(chosen.name, made, chosen.role, by_name=by_name, owned=client is None)


def model_client(name: str, *, model_on: bool, server: str = "") -> Client:
    """Return the way to a model asked for by name, for other work than questions.

    Raises NoEngineError as `choose_engine` does.
    """
    engine = choose_engine(name, model_on=model_on, server=server)
    if not isinstance(engine, ModelEngine):
        raise _missing(name, None)
    return engine.client


class ChosenModel:
    """A model that can be had: which engine runs it, how far it is trusted, how to make it."""

    def __init__(self, name: str, role: Role, title: str, make: Callable[[], Decoder]) -> None:
        self.name = name
        self.role = role
        self.title = title
        self.decoder = make


def choose_model(
    name: str = "auto", *, server: str = "", folder: Path | None = None
) -> ChosenModel | None:
    """Return the model that an engine would use, None where there is none.

    "auto" takes a server that is set, then the processor's own engine, then the other one; a model
    whose role is off comes last. One that this computer has too little memory for is never tried.
    """
    if name == "server" or (name == "auto" and server):
        return _served(server) if server else None
    found = [m for m in installed(folder) if name in {"auto", m.entry.engine}]
    usable = [m for m in found if find_spec(_LIBRARIES[m.entry.engine]) and fits(m.entry)]
    usable.sort(key=lambda m: (m.entry.role == "off", m.entry.engine != own_engine()))
    return _local(usable[0]) if usable else None


def _local(model: InstalledModel) -> ChosenModel:
    def make() -> Decoder:
        if model.entry.engine == "llamacpp":
            from nlu.engines.llamacpp import LlamaCppDecoder  # noqa: PLC0415

            return LlamaCppDecoder(model.path, model.entry.title)
        from nlu.engines.mlx import MlxDecoder  # noqa: PLC0415

        return MlxDecoder(model.path, model.entry.title)

    return ChosenModel(model.entry.engine, model.entry.role, model.entry.title, make)


def _served(address: str) -> ChosenModel:
    def make() -> Decoder:
        from nlu.engines.server import ServerDecoder  # noqa: PLC0415 - it may use the network

        return ServerDecoder(address)

    return ChosenModel("server", _SERVED, address, make)


def _missing(name: str, folder: Path | None) -> NoEngineError:
    if name == "server":
        return NoEngineError(
            "No model server is set. Run `coffer settings server http://127.0.0.1:8080`."
        )
    library = _LIBRARIES["mlx" if name == "mlx" else "llamacpp"]
    if not find_spec(library):
        return NoEngineError(
            "The engine “{name}” is not installed. Run `pip install 'coffer[{name}]'`.", name=name
        )
    large = next((m.entry for m in installed(folder) if m.entry.engine == name), None)
    if large is not None:
        return NoEngineError(
            "{title} wants a computer with {wanted} GB of memory. Use a smaller model: "
            "`coffer model list` shows them.",
            title=large.title,
            wanted=f"{large.ram:g}",
        )
    return NoEngineError(
        "The engine “{name}” has no model yet. Run `coffer model install`, or use "
        "`--engine keyword`, which needs none.",
        name=name,
    )
