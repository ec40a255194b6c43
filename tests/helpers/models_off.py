"""The whole suite with language models off: `COFFER_TESTS_AI=off pytest`.

The kill switch is then off in every test's settings, tests of a real model are skipped, and whatever
imports a library of models or opens weights fails.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OFF = os.environ.get("COFFER_TESTS_AI") == "off"
WHY = "language models are off (COFFER_TESTS_AI=off)"
LIBRARIES = frozenset(
    {"huggingface_hub", "llguidance", "mlx", "mlx_lm", "outlines", "tokenizers", "transformers",
     "xllamacpp"}
)  # fmt: skip


def watch(weights: Path) -> None:
    """Refuse, until this process ends, every import of a model library and what lies in `weights`.

    The folder's small records may be read.
    """
    sys.addaudithook(lambda event, arguments: _look(event, arguments, str(weights)))


def _look(event: str, arguments: tuple[object, ...], weights: str) -> None:
    if event == "import":
        if str(arguments[0]).partition(".")[0] in LIBRARIES:
            raise ModuleNotFoundError(f"{arguments[0]} is imported although {WHY}")
    elif event == "open":
        path = str(arguments[0])
        if path.startswith(weights) and not path.endswith(".json"):
            raise PermissionError(f"{path} is opened although {WHY}")
