"""Models by command: what there is, what comes, what goes, and what is said of it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest

from nlu.models import machine
from nlu.models.catalogue import catalogue
from tests.helpers.weights import gguf

if TYPE_CHECKING:
    from pathlib import Path

    from tests.helpers.commands import Coffer


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Write a file that says it is the small Qwen3."""
    return gguf(tmp_path / "downloaded.gguf", "qwen3", 28, 1024)


def listed(coffer: Coffer) -> dict[str, dict[str, object]]:
    return {one["id"]: one for one in coffer("model", "list", "--json").objects}


def test_the_list_marks_one_pick_and_tells_both_sizes(coffer: Coffer) -> None:
    found = listed(coffer)
    assert list(found) == [entry.id for entry in catalogue()]
    assert sum(bool(one["pick"]) for one in found.values()) == 1
    small = found["smollm2-135m"]
    assert (small["installed"], small["checked"], small["disk"]) == (False, True, 98_362_432)
    assert small["peak"]
    assert found["qwen3-4b"]["disk"] is None
    shown = coffer("model").out
    assert "unchecked" in shown
    assert "98 MB" in shown


def test_offline_an_install_explains_itself(coffer: Coffer) -> None:
    assert "offline" in coffer.refused("model", "install", "smollm2-135m")
    assert not any(one["installed"] for one in listed(coffer).values())


def test_what_is_unchecked_is_offered_for_import(coffer: Coffer) -> None:
    said = coffer.refused("model", "install", "qwen3-4b")
    assert "import it" in said
    assert "There is no model nothing" in coffer.refused("model", "install", "nothing")


def test_a_copy_is_imported_and_its_hash_kept(coffer: Coffer, copy: Path) -> None:
    sha256 = hashlib.sha256(copy.read_bytes()).hexdigest()
    assert sha256 in coffer("model", "import", str(copy)).out
    found = listed(coffer)["qwen3-0.6b"]
    assert (found["installed"], found["sha256"], found["checked"]) == (True, sha256, False)
    assert coffer("model", "status", "--json").objects[0]["folder"]
    assert "is deleted" in coffer("model", "remove", "qwen3-0.6b").out
    assert not listed(coffer)["qwen3-0.6b"]["installed"]


def test_a_model_may_be_used_where_it_lies(coffer: Coffer, copy: Path) -> None:
    (used,) = coffer("model", "import", "--in-place", str(copy), "--json").objects
    assert used["path"] == str(copy)
    assert "its files stay" in coffer("model", "remove", "qwen3-0.6b").out
    assert copy.exists()


def test_what_is_no_model_is_said(coffer: Coffer, tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    assert "no model" in coffer.refused("model", "import", str(tmp_path / "photo.jpg"))
    assert "is not there" in coffer.refused("model", "import", str(tmp_path / "gone.gguf"))
    assert "not installed" in coffer.refused("model", "remove", "qwen3-4b")


@pytest.mark.models_on
def test_the_status_says_what_reads_questions(coffer: Coffer, copy: Path) -> None:
    coffer("model", "import", str(copy))
    (status,) = coffer("model", "status", "--json").objects
    assert (status["ai"], status["offline"], status["server"]) == (True, True, None)
    assert status["memory"] > 0
    assert "none is installed" not in coffer("model", "status").out or status["engine"] == "mlx"


@pytest.mark.models_on
def test_a_model_too_large_for_this_computer_is_never_tried(
    coffer: Coffer, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("xllamacpp")
    coffer("model", "import", str(copy))
    monkeypatch.setattr(machine, "memory", lambda: 2_000_000_000)
    said = coffer.refused("ask", "what did I spend?", "--engine", "llamacpp")
    assert said.startswith("Qwen3 0.6B, 4-bit wants a computer with 4 GB of memory.")
    (answer,) = coffer("ask", "what did I spend?", "--json").objects
    assert answer["engine"] == "keyword"


@pytest.mark.models_on
def test_suggestions_of_a_model_need_one(coffer: Coffer) -> None:
    said = coffer.refused("suggestion", "find", "--engine", "server")
    assert said.startswith("No model server is set.")
    coffer.run("settings", "ai", "off")
    assert "is off" in coffer.refused("suggestion", "find", "--engine", "server")
    assert coffer("suggestion", "find").out.startswith("0 payees found")
