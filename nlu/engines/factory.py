"""The one place that knows which engines there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nlu.engines.keyword.engine import KeywordEngine
from nlu.errors import NoEngineError

if TYPE_CHECKING:
    from nlu.engines.base import Engine

NAMES = ("auto", "keyword", "mlx", "llamacpp", "server")


def choose_engine(name: str = "auto", *, model_on: bool = True) -> Engine:
    """Return the engine called `name`; "auto" takes the best that there is.

    Raises NoEngineError for one that this Coffer does not have, or that the kill switch
    (`model_on` False) keeps off: an engine asked for by name never becomes another.
    """
    if name in {"auto", "keyword"}:
        return KeywordEngine()
    if name in NAMES and not model_on:
        raise NoEngineError(
            "The engine “{name}” is off. Turn it on with `coffer settings ai on`.", name=name
        )
    raise NoEngineError(
        "There is no engine “{name}” here. Use `--engine keyword`, which needs no model.", name=name
    )
