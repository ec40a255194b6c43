"""How much a model may take at a time: its own limit, the computer and what is free decide."""

from __future__ import annotations

from pathlib import Path

import pytest

from nlu.engines.decoding import Prompt
from nlu.engines.llamacpp import LlamaCppDecoder
from nlu.engines.model import ROOM
from nlu.engines.prompt import question_prompt
from nlu.engines.schema import MOST_LETTERS, MOST_MERCHANTS, Candidates
from nlu.errors import ModelError
from nlu.models import machine
from nlu.models.weights import Weights, weights_at
from nlu.models.window import LEAST, window
from tests.helpers.models import real_model

GB = 1_000_000_000


def model(size: int = 2_500_000_000, limit: int = 40_960, bits: int = 16) -> Weights:
    """Return a model like one of 4 billion weights: 147 kB in memory for each token."""
    remembered = 2 * 36 * 8 * 128
    return Weights(
        Path("big.gguf"), "llamacpp", "qwen3", "Big", "", 36, 2560, size, limit, remembered, bits
    )


@pytest.fixture
def free(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Give what sets the memory of this computer."""
    computer(monkeypatch, 16, 12)
    return monkeypatch


def computer(patch: pytest.MonkeyPatch, total: float, free: float) -> None:
    patch.setattr(machine, "memory", lambda: int(total * GB))
    patch.setattr(machine, "free_memory", lambda: int(free * GB))


@pytest.mark.parametrize(
    ("total", "there", "tokens"),
    [
        (32, 24, 8192),
        (16, 12, 8192),
        (8, 6, 4096),  # more is free than this tier is given
        (8, 4.1, 3328),  # half of what the weights leave
        (8, 3.5, LEAST),
        (4, 3.8, LEAST),
    ],
)
def test_the_computer_and_its_free_memory_decide(
    free: pytest.MonkeyPatch, total: float, there: float, tokens: int
) -> None:
    computer(free, total, there)
    assert window(model()) == tokens


def test_no_model_is_given_more_than_it_was_made_for(free: pytest.MonkeyPatch) -> None:
    assert window(model(limit=3000)) == 3000
    assert window(model(limit=0)) == 8192  # it does not say


def test_a_model_that_takes_too_little_is_refused_before_it_is_loaded(
    free: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ModelError, match=r"only 512 tokens.*Choose another model\.$"):
        window(model(limit=512))


def test_without_memory_it_says_how_much_is_missing_and_what_to_do(
    free: pytest.MonkeyPatch,
) -> None:
    computer(free, 8, 2.6)
    with pytest.raises(ModelError) as caught:
        window(model())
    assert str(caught.value) == (
        "big.gguf needs 3352 MB of free memory, and 2600 MB are free. Close other programs or "
        "choose a smaller model."
    )


def test_weights_that_are_unpacked_take_their_full_size(free: pytest.MonkeyPatch) -> None:
    packed = model(size=GB, bits=4)  # 1.6 billion weights: 6.4 GB of 32 bits
    assert window(packed) == 8192
    computer(free, 16, 8)
    assert window(packed) == 8192
    with pytest.raises(ModelError, match="needs 89"):
        window(packed, unpacked=True)


def test_the_same_model_keeps_the_same_in_both_forms() -> None:
    one = weights_at(real_model("llamacpp").path)
    other = weights_at(real_model("mlx").path)
    assert one.remembered == other.remembered == 2 * 30 * 3 * 64
    assert one.limit == other.limit == 8192
    assert (one.bits, other.bits) == (16, 4)


def test_the_least_window_holds_the_longest_question() -> None:
    decoder = LlamaCppDecoder(real_model("llamacpp").path, window=4096)
    decoder.load()
    name = "Nordmart Süd 123"[: MOST_LETTERS // MOST_MERCHANTS]
    merchants = tuple(f"{name} {n:02}" for n in range(MOST_MERCHANTS))
    slots = {
        "merchants": merchants,
        "categories": ("Groceries", "Restaurants", "Public Transport"),
        "period": ("between 3 March and 14 April 2026", "the same weeks of last year"),
        "amount_min": ("1250.50", "49.99"),
    }
    asked = "how much did the four of us spend altogether, without the card, " * 4
    longest = question_prompt(asked, Candidates(slots), None, again=True)
    assert decoder.count_tokens(longest) + ROOM <= LEAST
    assert decoder.count_tokens(Prompt(longest.fixed, "")) > LEAST // 4
    decoder.close()
