# make play   play with the starter decks (DECKS="a.json b.json" for your own)
# make test   every check and every test
# make test-browser  play a turn at the served table in headless Chromium
# make bench  measure speed
# make mutate put faults into cards and rules and print what no test notices (FAULTS=200 SEED=1)
# make uncited list the rules and rulings that no test cites
# make generate write the card schema, the reference and the texts again
# make format rewrite the code in the project's format
# make clean  remove what the other targets made

PYTHON ?= python3
VENV = .venv
BIN = $(VENV)/bin
PY = $(BIN)/python
# The stamp's name holds the folder and the Python it was made with, because a virtual
# environment works in no other place and with no other interpreter.
STAMP := $(VENV)/.ready-$(shell { pwd; $(PYTHON) --version; } 2>&1 | cksum | cut -d ' ' -f 1)
WORKERS ?= auto
FAULTS ?= 200
SEED ?= 1
DECKS ?= cards/decks/miss-onyx-censorius.yaml cards/decks/radiant-argus-the-supreme.yaml
# Debian's own package, where it may be installed; complaints are kept for when it fails.
INSTALL_CHROMIUM = { test "$$(id -u)" = 0 && command -v apt-get > /dev/null \
  && echo 'Installing chromium ...' && export DEBIAN_FRONTEND=noninteractive \
  && { apt-get -qq update || true; } \
  && apt-get -qq install -y --no-install-recommends chromium > /dev/null; } || true

.PHONY: play test test-browser check bench mutate uncited generate format setup clean

play: $(STAMP)
	@$(PY) -m keyforge_tui play $(DECKS)

test: check
	@$(PY) -m pytest -q -n $(WORKERS) $(TESTS)

test-browser: $(STAMP)
	@command -v chromium > /dev/null || $(INSTALL_CHROMIUM)
	@command -v chromium > /dev/null || { \
	  echo 'There is no chromium, and it cannot be installed here: that takes root and apt-get.' >&2; \
	  exit 1; }
	@$(PY) -m pytest -q tests/browser/page.py

check: $(STAMP)
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo 'Not formatted: run "make format".' >&2; exit 1; }
	@$(PY) -m mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo || exit 1

bench: $(STAMP)
	@$(PY) -m tests.bench

mutate: $(STAMP)
	@$(PY) -m tests.mutate --faults $(FAULTS) --seed $(SEED)

format: $(STAMP)
	@$(BIN)/ruff check --quiet --select I --fix .
	@$(BIN)/ruff format --quiet .

uncited: $(STAMP)
	@$(PY) -m tests.citations

generate: $(STAMP)
	@$(PY) -m keyforge_tui cards schema > card.schema.tmp && mv card.schema.tmp cards/card.schema.json
	@$(PY) -m keyforge_tui cards reference > reference.tmp && mv reference.tmp cards/REFERENCE.md
	@$(PY) -m keyforge_tui cards texts > texts.tmp && mv texts.tmp cards/TEXTS.md

setup: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@# Clearing a linked environment would empty it for everybody else who uses it.
	@test ! -L $(VENV) || { echo '$(VENV) is a link: set it up where it points to.' >&2; exit 1; }
	@echo 'Setting up $(VENV) ...'
	@test -f $@ || $(PYTHON) -m venv --clear $(VENV)
	@$(PY) -m pip install -qq --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

clean:
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
	@find keyforge_tui tests -name __pycache__ -type d -prune -exec rm -rf {} +
