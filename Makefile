# make play | test | quick | check | bench | bench-pypy | clean
# PYTHON=python3.12 make test     uses another interpreter for the virtual environment

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/play.stamp
DEV    := $(VENV)/dev.stamp
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

.PHONY: play test quick check bench bench-pypy clean
.DEFAULT_GOAL := test

play: $(PLAY)
	$(BIN)/sleeping-gods play --terminal

test: check
	$(BIN)/python -m pytest -n auto

quick: $(DEV)
	$(BIN)/python -m pytest -n auto -m "not slow"

check: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

bench: $(PLAY)
	$(BIN)/sleeping-gods bench

bench-pypy:
	@command -v pypy3 >/dev/null 2>&1 || { \
	  echo "error: pypy3 is not installed; on Debian and Ubuntu: apt install pypy3" >&2; exit 1; }
	pypy3 -m pip --disable-pip-version-check install --quiet --target $(VENV)-pypy tomli
	PYTHONPATH=src:$(VENV)-pypy pypy3 -m sleeping_gods bench

clean:
	rm -rf $(VENV) $(VENV)-pypy .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "error: $(PYTHON) is not installed; Python 3.11 or newer is needed (or: make PYTHON=python3.12 ...)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "error: expected Python 3.11 or newer, got `$(PYTHON) --version 2>&1` (or: make PYTHON=python3.12 ...)" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "error: $(PYTHON) has no venv module; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)

$(PLAY): pyproject.toml | $(BIN)/python
	$(PIP) --editable .
	@touch $@

$(DEV): pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[dev]'
	@touch $(PLAY) $@
