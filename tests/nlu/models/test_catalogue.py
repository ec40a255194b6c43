"""The catalogue tells nothing that nobody checked, and picks what suits a computer."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from nlu.models import machine
from nlu.models.catalogue import Accuracy, Entry, catalogue
from nlu.models.offers import offers


def test_what_can_be_fetched_is_pinned_and_hashed() -> None:
    for entry in catalogue():
        if entry.source is not None:
            assert entry.sha256
            assert entry.source.sha256
            assert entry.source.size
            assert entry.revision
            assert "/main/" not in entry.source.url


def test_what_is_unchecked_has_no_figures() -> None:
    unchecked = [entry for entry in catalogue() if not entry.checked]
    assert unchecked
    for entry in unchecked:
        assert (entry.sha256, entry.source, entry.disk, entry.peak) == (None, None, None, None)
        assert entry.page


def test_each_model_has_a_licence_that_lets_it_be_used() -> None:
    assert {entry.licence for entry in catalogue()} == {"Apache-2.0"}


def test_nothing_reads_by_itself_before_it_was_measured() -> None:
    plain = {
        "id": "a",
        "title": "A",
        "engine": "mlx",
        "licence": "MIT",
        "architecture": "llama",
        "role": "reads",
    }
    with pytest.raises(ValidationError, match="measured"):
        Entry.model_validate(plain)
    measured = Accuracy(human=95, english=90, french=90)
    assert Entry.model_validate({**plain, "accuracy": measured}).role == "reads"


@pytest.mark.parametrize(
    ("gigabytes", "picked"),
    [
        (64, "qwen3-4b"),
        (8, "qwen3-4b"),
        (7.6, "qwen3-4b"),
        (6, "qwen3-0.6b"),
        (4, "qwen3-0.6b"),
        (2, "smollm2-135m"),
    ],
)
def test_memory_decides_what_suits(gigabytes: float, picked: str) -> None:
    size = int(gigabytes * 1e9)
    for engine, ending in (("llamacpp", ""), ("mlx", "-mlx")):
        found = machine.pick(size, engine)  # type: ignore[arg-type]
        assert found is not None
        assert found.id == picked + ending


def test_this_computer_has_memory_and_one_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.memory() > 100_000_000
    monkeypatch.setattr(machine, "memory", lambda: 16_000_000_000)
    assert [offer.entry.id for offer in offers() if offer.pick] == [f"qwen3-4b{_ending()}"]
    assert all(offer.fits for offer in offers())


def test_models_for_other_computers_are_left_out_on_request() -> None:
    shown = offers(all_engines=False)
    assert {offer.entry.engine for offer in shown} == {machine.own_engine()}


def _ending() -> str:
    return "-mlx" if machine.own_engine() == "mlx" else ""
