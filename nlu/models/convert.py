"""GGUF to a folder for MLX, for models of the llama family; needs MLX, numbers stay as they are."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from nlu.errors import ModelError
from nlu.models.gguf import read_header

if TYPE_CHECKING:
    from pathlib import Path

GROUP = 32
_CONTROL = 3  # the type of a token that stands for no text
_TOKEN = "tokenizer.ggml."  # noqa: S105 - a prefix of keys
# How text is cut before merging, by the name that GGUF has for it: digits one by one, or together.
_CUTS = {"smollm": True, "gpt-2": False, "default": False}
_TENSORS = {
    "token_embd": "model.embed_tokens",
    "output_norm": "model.norm",
    "output": "lm_head",
    "attn_norm": "input_layernorm",
    "ffn_norm": "post_attention_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
_NAME = re.compile(r"(?:blk\.(?P<layer>\d+)\.)?(?P<tensor>\w+)\.(?P<kind>weight|scales|biases)")


def to_mlx(gguf: Path, folder: Path) -> Path:
    """Write the model of a GGUF file as a folder for MLX and return the folder.

    Raises ModelError where the file is none of the llama family with a tokenizer that is known,
    or is packed in a way that MLX does not read.
    """
    header = read_header(gguf)
    kind, cut = header.text("general.architecture"), header.text(f"{_TOKEN}pre")
    if kind != "llama" or header.text(f"{_TOKEN}model") != "gpt2" or cut not in _CUTS:
        raise ModelError(
            "{name} cannot be made ready for MLX: its kind “{kind}” is not known here. Import a "
            "folder that was made for MLX.",
            name=gguf.name,
            kind=f"{kind} {cut}".strip(),
        )
    from nlu.engines.blas import load_blas  # noqa: PLC0415 - only where MLX is needed

    load_blas()
    mlx = import_module("mlx.core")
    try:
        tensors, said = mlx.load(str(gguf), return_metadata=True)
        weights = _renamed(tensors, gguf.name)
    except (RuntimeError, ValueError):
        raise ModelError(
            "{name} is packed in a way that MLX does not read.", name=gguf.name
        ) from None
    folder.mkdir(parents=True, exist_ok=True)
    mlx.save_safetensors(str(folder / "model.safetensors"), weights, {"format": "mlx"})
    made = _Metadata(said)
    _write(folder / "config.json", made.config(weights))
    _write(folder / "tokenizer_config.json", made.tokenizer_config())
    made.tokenizer(digits=_CUTS[cut]).save(str(folder / "tokenizer.json"))
    return folder


def _write(file: Path, content: dict[str, object]) -> None:
    file.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8")


def _renamed(tensors: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the tensors under the names that MLX's llama has for them."""
    found: dict[str, Any] = {}
    for old, tensor in tensors.items():
        match = _NAME.fullmatch(old)
        new = _TENSORS.get(match["tensor"]) if match else None
        if match is None or new is None:
            if old.startswith("rope_freqs"):
                continue
            raise ModelError(
                "{name} holds a part that MLX has no place for: {part}.", name=name, part=old
            )
        layer = match["layer"]
        found[
            f"model.layers.{layer}.{new}.{match['kind']}" if layer else f"{new}.{match['kind']}"
        ] = tensor
    return found


def _bits(weights: dict[str, Any], layer: str) -> int:
    """Bits of a packed layer: 32-bit words hold the values of a group of 32."""
    words = int(weights[f"{layer}.weight"].shape[-1])
    groups = int(weights[f"{layer}.scales"].shape[-1])
    return words * 32 // (groups * GROUP)


@dataclass(frozen=True)
class _Metadata:
    """What a GGUF file says beside its tensors; MLX gives numbers as arrays of one."""

    said: dict[str, Any]

    def number(self, key: str) -> float:
        value = self.said[key]
        return float(value.item()) if hasattr(value, "item") else float(value)

    def count(self, key: str) -> int:
        return int(self.number(key))

    @property
    def tokens(self) -> list[str]:
        return list(self.said[f"{_TOKEN}tokens"])

    def token(self, which: str) -> str:
        return self.tokens[self.count(f"{_TOKEN}{which}_token_id")]

    def config(self, weights: dict[str, Any]) -> dict[str, object]:
        """Return config.json."""
        heads = self.count("llama.attention.head_count")
        packed = [name.removesuffix(".scales") for name in weights if name.endswith(".scales")]
        bits = {name: _bits(weights, name) for name in packed}
        usual = min(bits.values(), default=0)
        odd = {n: {"group_size": GROUP, "bits": b} for n, b in bits.items() if b != usual}
        quantized = {"quantization": {"group_size": GROUP, "bits": usual, **odd}} if bits else {}
        return {
            "model_type": "llama",
            "architectures": ["LlamaForCausalLM"],
            "hidden_size": self.count("llama.embedding_length"),
            "num_hidden_layers": self.count("llama.block_count"),
            "intermediate_size": self.count("llama.feed_forward_length"),
            "num_attention_heads": heads,
            "num_key_value_heads": self.count("llama.attention.head_count_kv"),
            "rms_norm_eps": self.number("llama.attention.layer_norm_rms_epsilon"),
            "vocab_size": len(self.tokens),
            "max_position_embeddings": self.count("llama.context_length"),
            "rope_theta": self.number("llama.rope.freq_base"),
            # GGUF keeps the halves of each head interleaved.
            "rope_traditional": True,
            "tie_word_embeddings": "lm_head.weight" not in weights,
            "bos_token_id": self.count(f"{_TOKEN}bos_token_id"),
            "eos_token_id": self.count(f"{_TOKEN}eos_token_id"),
            **quantized,
        }

    def tokenizer_config(self) -> dict[str, object]:
        """Return tokenizer_config.json."""
        return {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "bos_token": self.token("bos"),
            "eos_token": self.token("eos"),
            "clean_up_tokenization_spaces": False,
            "model_max_length": self.count("llama.context_length"),
            "chat_template": str(self.said.get("tokenizer.chat_template", "")),
        }

    def tokenizer(self, *, digits: bool) -> Any:  # noqa: ANN401 - the library's own type
        """Return the tokenizer: byte-level BPE, its control tokens kept whole."""
        library = import_module("tokenizers")
        parts = {
            n: import_module(f"tokenizers.{n}") for n in ("models", "pre_tokenizers", "decoders")
        }
        merges = [tuple(m.split(" ", 1)) for m in self.said[f"{_TOKEN}merges"]]
        vocabulary = {token: at for at, token in enumerate(self.tokens)}
        made = library.Tokenizer(parts["models"].BPE(vocabulary, merges))
        bytes_ = parts["pre_tokenizers"].ByteLevel(add_prefix_space=False)
        one_by_one = [parts["pre_tokenizers"].Digits(individual_digits=True)] if digits else []
        made.pre_tokenizer = parts["pre_tokenizers"].Sequence([*one_by_one, bytes_])
        made.decoder = parts["decoders"].ByteLevel()
        types = [int(t) for t in self.said[f"{_TOKEN}token_type"].tolist()]
        control = [t for t, type_ in zip(self.tokens, types, strict=True) if type_ == _CONTROL]
        made.add_special_tokens(
            [library.AddedToken(t, special=True, normalized=False) for t in control]
        )
        return made
