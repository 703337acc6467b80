# Needs Python 3.11 to 3.13 and nothing else; everything is installed into a virtual environment.

NEWEST := 3.9.0
OLDEST := 3.6.0
VERSIONS := $(OLDEST) 3.7.1 3.8.0 $(NEWEST)
TRITON ?= $(NEWEST)
LIT := lit_tests

SUPPORTED := import ensurepip, sys, venv; \
	sys.exit(0 if (3, 11) <= sys.version_info < (3, 14) else "Python " + sys.version)
PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11,\
	$(shell $(name) -c '$(SUPPORTED)' 2>/dev/null && echo $(name))))

VENV := .venv$(if $(filter-out $(NEWEST),$(TRITON)),-triton-$(TRITON))
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed

.NOTPARALLEL:
.PHONY: help demo test test-versions test-oldest test-targets lint lit pytest docs targets golden clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##/\1:/p' Makefile

demo: $(INSTALLED)  ## compile the SDSA selection, run it, and check the result
	$(BIN)/winnow run sdsa

test: lint lit pytest  ## all checks; TRITON=3.8.0 runs them with that version

# What these leave out uses no Triton, or `make test` fails: but for processes that tests start.
test-versions:  ## what depends on Triton, with each version supported
	for version in $(VERSIONS); do \
		$(MAKE) lit pytest TRITON=$$version LIT=lit_tests/cli SELECT='triton or gpu' || exit 1; \
	done

test-oldest:  ## the same with the oldest
	$(MAKE) test-versions VERSIONS=$(OLDEST)

test-targets: $(INSTALLED)  ## each kernel for each target, which takes some minutes
	WINNOW_TEST_ALL_TARGETS=1 $(BIN)/lit -sv $(LIT)/cli/targets
	WINNOW_TEST_ALL_TARGETS=1 $(BIN)/pytest -q test/test_targets_page.py

lint: $(INSTALLED)  ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	rm -rf build/types
	mkdir -p build/types/winnow
	ln -s $(CURDIR)/compiler/* $(CURDIR)/kernels $(CURDIR)/passes build/types/winnow
	$(BIN)/mypy

lit: $(INSTALLED)  ## what each pass does to the IR
	$(BIN)/lit -sv $(LIT)

# There is a worker for each core: more threads, which libraries would start, are in their way.
pytest: $(INSTALLED)  ## everything else
	OMP_NUM_THREADS=1 $(BIN)/pytest -q -n auto --dist worksteal $(if $(SELECT),-m '$(SELECT)')

# Triton comes last and by itself: CUDA builds of torch pin a Triton of their own, which only
# torch.compile needs.
$(INSTALLED): pyproject.toml constraints.txt
	@$(or $(PYTHON),false) -c '$(SUPPORTED)' || \
		{ echo "Winnow needs a Python 3.11 to 3.13 with venv: set PYTHON to one" >&2; exit 1; }
	@echo "setting up $(VENV), which takes a few minutes"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-warn-conflicts triton==$(TRITON)
	touch $@

docs: $(INSTALLED)  ## write the reference pages from the definitions of ops and passes
	$(BIN)/python docs/generate/reference_pages.py

targets: $(INSTALLED)  ## write the page of what each kernel becomes on each target
	$(BIN)/python docs/generate/targets_page.py

golden: $(INSTALLED)  ## keep the IR of kernels and what they take now, for tests to compare with; makes a second environment, 2.3 GB
	$(BIN)/python test/golden_ir.py
	$(BIN)/python test/golden_stats.py
	$(if $(filter $(NEWEST),$(TRITON)),$(MAKE) golden TRITON=$(OLDEST))

clean:  ## remove everything that make has made
	rm -rf .venv .venv-triton-* build
