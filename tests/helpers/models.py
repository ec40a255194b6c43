"""The real small model of the tests, which `make test` fetches once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from nlu.models.folder import models_folder
from nlu.models.installed import InstalledModel, model_for
from tests.helpers import models_off

if TYPE_CHECKING:
    from nlu.models.catalogue import EngineName

_BUILT = Path(__file__).resolve().parents[2] / "build" / "models"
# Looked up when this is first read: tests have a home of their own later.
REAL_MODELS = (
    _BUILT if _BUILT.is_dir() and "COFFER_MODELS" not in os.environ else models_folder()
).absolute()


def real_model(engine: EngineName) -> InstalledModel:
    """Return the small model for an engine; skip the test where it is not there, or is off."""
    if models_off.OFF:
        pytest.skip(models_off.WHY)
    found = model_for(engine, REAL_MODELS)
    if found is None:
        pytest.skip(f"there is no model for {engine} in {REAL_MODELS}: run make test or make model")
    return found
