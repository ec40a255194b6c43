"""Keeping a model to a schema, token by token: outlines' llguidance backend with numpy masks.

The backend's own masks for MLX need Metal; numpy's work everywhere and cost microseconds.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nlu.engines.decoding import Schema


class Guides:
    """Makes guides for one model's vocabulary, which is indexed once."""

    def __init__(self, model: Any, tokenizer: Any) -> None:  # noqa: ANN401 - mlx-lm's own types
        """Index the vocabulary; takes about half a second."""
        outlines = import_module("outlines")
        backends = import_module("outlines.backends.llguidance")
        self._backend = backends.LLGuidanceBackend(outlines.from_mlxlm(model, tokenizer))
        self._backend.tensor_library_name = "numpy"
        self._matcher = import_module("llguidance").LLMatcher
        self._masks = import_module("llguidance.numpy")

    def guide(self, schema: Schema) -> Guide:
        """Return a guide for one answer; raises ValueError for a schema that cannot be followed."""
        compact = json.dumps({"x-guidance": {"whitespace_flexible": False}, **schema})
        processor = self._backend.get_json_schema_logits_processor(compact)
        tokenizer = self._backend.llg_tokenizer
        matcher = self._matcher(tokenizer, processor.grammar)
        if matcher.is_error():
            raise ValueError("schema")
        return Guide(matcher, self._masks, tokenizer.vocab_size)


class Guide:
    """Follows one answer."""

    def __init__(self, matcher: Any, masks: Any, size: int) -> None:  # noqa: ANN401
        self._matcher = matcher
        self._masks = masks
        self._numpy = import_module("numpy")
        self._mask = masks.allocate_token_bitmask(1, size)

    @property
    def over(self) -> bool:
        """Whether the answer is whole."""
        return bool(self._matcher.is_stopped()) and not self._matcher.is_error()

    def forced(self) -> list[int]:
        """Take and return the next tokens that the schema leaves no choice of."""
        tokens: list[int] = list(self._matcher.compute_ff_tokens())
        if tokens:
            self._matcher.consume_tokens(tokens)
        return tokens

    def choose(self, logits: Any) -> int:  # noqa: ANN401 - an array of MLX
        """Take and return the likeliest token that fits; raises ValueError where none does."""
        self._masks.fill_next_token_bitmask(self._matcher, self._mask, 0)
        scores = self._numpy.array(logits)[None]
        self._masks.apply_token_bitmask_inplace(scores, self._mask)
        token = int(scores[0].argmax())
        if not self._matcher.consume_token(token):
            raise ValueError("token")
        return token
