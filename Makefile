# make play | play-nearby | play-terminal | test | test-long | quick | approve | check | client | wire-types | aids | bench | dask | fast | fast-test | readme | api | lock | sbom | wheel | site | release | clean
# PYTHON=python3.12 make test     uses another interpreter for the virtual environment

# asked for once, and only where an environment is made
ifndef PYTHON
PYTHON = $(eval PYTHON := $(shell tools/choose_python.sh))$(PYTHON)
endif
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/play.stamp
DEV    := $(VENV)/dev.stamp
# what is installed is compiled when it is first imported: most of it never is
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile
LOCKED := --require-hashes --only-binary :all: --requirement
# what is installed has been locked, the tool that builds the project too
OURS   := $(PIP) --no-deps --no-build-isolation --editable .

NODE   := client/node_modules/ready.stamp
# the table in the browser, built into the package
TABLE  := src/sleeping_gods/web/table/index.html
# the page that plays by itself, taken along by the site
PAGE   := src/sleeping_gods/site/page/play.html
SOURCE := $(shell find client/src client/plugins -type f ! -name icons.svg) client/index.html client/vite.config.mjs
NPM    := cd client && PATH="$$PATH:$(CURDIR)/$(BIN)" npm

# the rewritten tests are kept between runs: that saves make quick ten seconds
export PYTHONDONTWRITEBYTECODE :=

# two workers more than cores: tests of browsers, servers and databases wait for other processes
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
# temporary files of the tests lie in memory where there is room for them: flushes to disk take a third of the time else
MEMORY  := /dev/shm
ifeq ($(shell test "$$(df --output=avail -B1G $(MEMORY) 2>/dev/null | tail -1)" -ge 6 2>/dev/null && echo room),room)
export PYTEST_DEBUG_TEMPROOT := $(MEMORY)
endif

.PHONY: dask play play-nearby play-terminal test test-long test-times quick quick-rules quick-others approve said check lint types arrows client client-check client-types client-lint client-tests client-quick client-rules wire-types chromium postgresql aids bench fast fast-test readme api lock sbom wheel site release release-parts clean
.DEFAULT_GOAL := test

play: $(PLAY) $(TABLE)
	$(BIN)/sleeping-gods play

# the same, for the phones and computers of this network too
play-nearby: $(PLAY) $(TABLE)
	$(BIN)/sleeping-gods play --nearby

play-terminal: $(PLAY)
	$(BIN)/sleeping-gods play --terminal

# what is installed, and the checks, each as soon as what it needs is there: two at a time, each with its output in one piece
SIDE   := $(MAKE) --no-print-directory --jobs 2 --output-sync=target

test: $(BIN)/python
	@$(SIDE) $(DEV) $(TABLE) chromium postgresql client-types client-tests types lint arrows client-lint client-rules
	$(BIN)/python -m pytest -n $(WORKERS)

# what make test leaves out, listed with its reasons in docs/testing.md; a release runs both
test-long: $(DEV) $(NODE) $(TABLE) $(PAGE) chromium postgresql
	$(BIN)/python -m pytest -n $(WORKERS) -m long

# the same tests as make test, then where the time went: the tables of docs/testing.md
test-times: $(DEV) $(NODE) $(TABLE) chromium postgresql
	$(BIN)/python tools/test_times.py -n $(WORKERS)

# what plays: rules, table, server, SQLite, terminals; the client's own tests only if its tools are installed.
# Left to make test: browsers, PostgreSQL, robots, and what authors and readers of the rules use.
NOT_QUICK := $(addprefix --ignore tests/,authoring bots browser cli env languages reference)
# Two processes that each find their own tests: workers would all find all of them, and tell of each one.
QUICK  := $(BIN)/python -m pytest -m "not slow and not postgres and not long"
RULES  := $(addprefix tests/,effects kernel sea skies story journal party plates content)
quick: $(DEV)
	@$(SIDE) quick-rules quick-others $(if $(wildcard $(NODE)),client-quick)

quick-rules: $(DEV)
	$(QUICK) $(RULES)

quick-others: $(DEV)
	$(QUICK) $(NOT_QUICK) $(addprefix --ignore ,$(RULES))

# what is told, played and declared as it is now becomes what was approved: read the difference before it is kept
approve: $(DEV)
	APPROVE=1 $(BIN)/python -m pytest $(wildcard tests/*/test_approved*.py) tests/test_declared.py tests/party/test_views.py

said: $(DEV)
	$(BIN)/python -m pytest -m long tests/presentation

# the client's sources only if its tools are installed
check: $(DEV)
	@$(SIDE) types lint arrows $(if $(wildcard $(NODE)),client-lint)

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(DEV)
	$(BIN)/mypy

arrows: $(DEV)
	$(BIN)/lint-imports --no-cache

# the types of the wire for the client, from those of Python; a test says when they are stale
wire-types: $(PLAY)
	$(BIN)/python tools/write_wire_types.py

client: $(NODE)
	$(NPM) run --silent check
	$(NPM) run --silent build

client-check: $(NODE) $(TABLE)
	@$(SIDE) client-types client-lint client-tests client-rules

client-types: $(NODE) $(TABLE)
	$(NPM) run --silent check

client-lint: $(NODE)
	$(NPM) run --silent lint

client-quick: $(NODE)
	$(NPM) run --silent test -- --quick

client-tests: $(NODE)
	$(NPM) run --silent test

client-rules: $(NODE)
	$(NPM) run --silent rules -- --check

$(TABLE): $(NODE) $(SOURCE)
	$(NPM) run --silent table

$(PAGE): $(NODE) $(SOURCE)
	$(NPM) run --silent site-page

chromium:
	@tools/install_chromium.sh

postgresql:
	@tools/install_postgresql.sh

aids: $(DEV) chromium
	$(BIN)/python tools/print_aids.py

# a scheduler on port 8786 of this machine and two workers, for sleeping-gods simulate --dask tcp://127.0.0.1:8786
dask: $(DEV)
	$(BIN)/python tools/dask_cluster.py

bench: $(PLAY)
	$(BIN)/sleeping-gods bench

# the engine with its hot modules compiled, in a copy outside src
fast: $(DEV)
	$(BIN)/python tools/build_fast.py build/fast

fast-test: fast
	PYTHONPATH=$(CURDIR)/build/fast $(BIN)/python -m pytest -n auto -m "not slow and not interpreted" $(addprefix tests/,kernel effects story sea skies bots scenarios conformance)

# takes in what pyproject.toml newly asks for; make lock UPGRADE=--upgrade renews all the rest too.
# One set of hashes serves all systems and all Pythons from 3.11 on.
COMPILE := $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
           --only-binary :all: --custom-compile-command 'make lock' $(UPGRADE)
lock:
	test -x $(VENV)-lock/bin/uv || { $(PYTHON) -m venv $(VENV)-lock && \
	  $(VENV)-lock/bin/python -m pip --disable-pip-version-check install --quiet $(LOCKED) requirements/lock.lock; }
	$(COMPILE) --output-file requirements/dev.lock --extra dev --extra postgres pyproject.toml requirements/build.in
	$(COMPILE) --output-file requirements/play.lock --constraint requirements/dev.lock pyproject.toml requirements/build.in
	$(COMPILE) --output-file requirements/server.lock --constraint requirements/dev.lock --extra postgres pyproject.toml
	$(COMPILE) --output-file requirements/node.lock requirements/node.in
	$(COMPILE) --output-file requirements/lock.lock requirements/lock.in

readme: $(DEV)
	$(BIN)/python tools/readme_figures.py

api: $(DEV)
	$(BIN)/python tools/api_pages.py build/api

sbom: $(PLAY)
	$(BIN)/python tools/sbom.py dist

wheel: $(PLAY) $(TABLE)
	$(BIN)/python -m hatchling build --target wheel --directory dist

# the whole game as static files; the same engine is compiled once (build/engines)
SITE   ?= build/site
site: $(PLAY) $(PAGE)
	PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/sleeping-gods site $(SITE)

release: test test-long release-parts

# wheel, source archive, list of parts, site, notes and (with Docker) the image, each tried; no test is run
release-parts: sbom $(TABLE) site
	$(BIN)/python -m hatchling build --directory dist
	PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python tools/release_parts.py dist $(SITE)

clean:
	rm -rf client/node_modules client/public src/sleeping_gods/web/table src/sleeping_gods/site/page $(VENV) $(VENV)-lock .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "error: $(PYTHON) is not installed; Python 3.11 or newer is needed (or: make PYTHON=python3.12 ...)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "error: expected Python 3.11 or newer, got `$(PYTHON) --version 2>&1` (or: make PYTHON=python3.12 ...)" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "error: $(PYTHON) has no venv module; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)

$(PLAY): pyproject.toml requirements/play.lock | $(BIN)/python
	$(PIP) $(LOCKED) requirements/play.lock
	$(OURS)
	@touch $@

# the tests are compiled here once: the workers of a first run would each do it
$(DEV): pyproject.toml requirements/dev.lock | $(BIN)/python
	$(PIP) $(LOCKED) requirements/dev.lock
	$(OURS)
	-@$(BIN)/python -m pytest --collect-only -qq > $(VENV)/collected.txt
	@touch $(PLAY) $@

# without npm two installers would write to one environment
ifeq ($(shell command -v npm 2>/dev/null),)
$(NODE): | $(DEV)
endif
$(NODE): client/package.json client/package-lock.json requirements/node.lock | $(BIN)/python
	@command -v npm >/dev/null 2>&1 || $(PIP) $(LOCKED) requirements/node.lock
	$(NPM) ci --silent
	@touch $@
