"""A model engine whose model writes what a test tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from nlu.client import Client
from nlu.engines.model import ModelEngine
from nlu.engines.scripted import ScriptedDecoder
from nlu.worker import Stop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nlu.engines.decoding import Broken
    from nlu.models.catalogue import Role


class Scripted:
    """`engine` reads questions with `texts`; `asked` are the prompts' own parts so far."""

    def __init__(
        self,
        *texts: str | Broken,
        role: Role = "reads",
        by_name: bool = True,
        constrained: bool = False,
    ) -> None:
        self.decoder = ScriptedDecoder(texts, constrained=constrained)
        self.client = Client(self.decoder, wait=lambda *_: None)
        self.engine = ModelEngine("scripted", self.client, role, by_name=by_name)

    @property
    def asked(self) -> list[str]:
        return [task.prompt.turn for task in self.decoder.tasks]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.engine.close()


class StopAfter(Stop):
    """A stop that is set once it was looked at so many times."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.left = looks

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def endless(text: str) -> Iterator[str]:
    """Yield one text for ever."""
    while True:
        yield text
