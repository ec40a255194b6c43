"""The window and the command line: two fronts of the same operations."""

from __future__ import annotations

import os

# pydantic would look for plugins in every package that is installed, those of models among them.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
