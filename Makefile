# Everything installs itself into .venv; nothing needs sudo.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: help play pages test test-long check format mutants goldens nightly bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "regno needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

pages: $(READY) ## build the pages, if they have changed
	@$(BIN)/python ui/make_pages.py

play: pages ## play in the browser, alone or with friends
	@$(BIN)/regno serve --open

test: pages ## check and test everything quick, suite by suite
	@$(BIN)/python tools/suites.py

test-long: pages ## the tests that take longer
	@$(BIN)/python -m pytest -m long -n 2 --ignore=tests/browser
	@$(BIN)/python -m pytest -m long -n 2 tests/browser

check: $(READY) ## lint, formats, types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python ui/make_pages.py --check

format: $(READY) ## put the source into its usual form
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

mutants: $(READY) ## flip every option and drop every rule: the tests must notice each
	@$(BIN)/python tests/mutants.py

goldens: $(READY) ## write goldens and vectors anew (raise RULES_VERSION first)
	@for maker in playthrough trees move_order told; do $(BIN)/python tests/proelio/$$maker.py || exit 1; done

nightly: $(READY) ## ten times as many random games, other ones each time
	@$(BIN)/python -m pytest --hypothesis-profile nightly tests/proelio/test_properties.py

bench: $(READY) ## measure the engine
	@$(BIN)/regno bench engine

lock: ## pin the dependencies anew (needs uv)
	uv pip compile pyproject.toml --group dev --universal --generate-hashes --no-header -q -o requirements.lock
	@$(MAKE) --no-print-directory $(READY)
	@$(BIN)/python ui/make_pages.py --lock

clean: ## forget everything installed and built
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis ui/node_modules src/regno/web/static
