# Every command a developer or user needs; each sets up .venv by itself.
.PHONY: demo run test check format bench screens clean

py = .venv/bin/python

demo: ## build the demo household, answer three questions, open the window where there is a display
	@packaging/setup.sh run
	@.venv/bin/coffer demo

run: ## open the window on the last ledger
	@packaging/setup.sh run
	@.venv/bin/coffer

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

bench: ## ratios measured in one run on a made household of 100,000 transactions
	@packaging/setup.sh test
	@QT_QPA_PLATFORM=offscreen $(py) -m tests.bench

screens: ## pictures of every screen into build/screens
	@packaging/setup.sh test
	@QT_QPA_PLATFORM=offscreen $(py) -m app.screens build/screens

clean:
	rm -rf build .venv
