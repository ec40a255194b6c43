"""What the system says of its memory, on whatever system, decides."""

from __future__ import annotations

from types import SimpleNamespace

import psutil
import pytest

from nlu.models import machine

GB = 1_000_000_000


def computer(monkeypatch: pytest.MonkeyPatch, total: int, free: int) -> None:
    now = SimpleNamespace(total=total, available=free)
    monkeypatch.setattr(psutil, "virtual_memory", lambda: now)


def test_this_computer_has_memory_and_some_is_free() -> None:
    assert 100_000_000 < machine.free_memory() < machine.memory()


@pytest.mark.parametrize(("free", "short"), [(100, True), (399, True), (401, False), (7000, False)])
def test_less_than_a_twentieth_is_short(
    monkeypatch: pytest.MonkeyPatch, free: int, short: bool
) -> None:
    computer(monkeypatch, 8000, free)
    assert machine.short_of_memory() is short


def test_what_is_sold_as_eight_gigabytes_counts_as_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    computer(monkeypatch, 7_600_000_000, GB)
    found = machine.pick(engine="llamacpp")
    assert found is not None
    assert found.id == "qwen3-4b"
    assert machine.memory() == 7_600_000_000
