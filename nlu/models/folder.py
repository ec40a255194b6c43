"""Where models live."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def models_folder() -> Path:
    """Return the folder of models: COFFER_MODELS if set, else the platform's own; may not exist."""
    named = os.environ.get("COFFER_MODELS")
    if named:
        return Path(named).expanduser().absolute()
    return platformdirs.user_data_path("coffer", appauthor=False) / "models"
