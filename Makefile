# The commands of the project. `make test` is what CI runs.
#
#   make run      open Journal, the example app, in this terminal (ARGS="--sample" passes flags to it)
#   make test     build and test everything: the package, the nested packages, the examples; then lint
#   make probes   the probes' scripts: what was expected and what came, as a table (ARGS="--explain graph")
#   make keying   what becomes of state when views are really built again: a table, compared with the expected one
#   make bench    the benchmarks, in release (JSON=1: one JSON object a line)
#   make format   lay out every Swift file as .swift-format says
#   make lint     check the layout, changing nothing
#   make setup    install what is missing (says what; see Scripts/setup)
#   make clean    remove every build folder

SHELL := /bin/bash
SWIFT ?= swift
JOBS ?= 2
# What `make run` builds. A release build takes longer once, and every frame is faster.
CONFIGURATION ?= release
ARGS ?=

# Without the plugins swift-syntax is compiled once.
export THESEUS_PLUGINS := 0

swift_roots := $(wildcard Sources Plugins Tests Packages Examples Benchmarks Package.swift)

# Packages of their own, tested where they have tests and built where they have none.
packages := $(patsubst %/Package.swift,%,$(wildcard Packages/*/Package.swift Examples/*/Package.swift Examples/*/*/Package.swift))

.PHONY: run probes keying test test-root test-model test-packages test-benchmarks bench format lint setup clean $(packages)

run: setup
	@$(SWIFT) build --package-path Examples/Journal -c $(CONFIGURATION) --product Journal
	@exec "$$($(SWIFT) build --package-path Examples/Journal -c $(CONFIGURATION) --show-bin-path)/Journal" $(ARGS)

test: setup lint test-root test-model test-packages probes keying test-benchmarks

test-root:
	$(SWIFT) build --build-tests -j $(JOBS)
	$(SWIFT) test --skip-build

# The identity model at the article's bounds, every transition, with symmetry and without; the opaque profile; every finding.
# Without the linter, whose swift-syntax takes eight minutes in release.
model := --disable-default-traits --scratch-path .build-model -c release --product theseus
test-model:
	$(SWIFT) build $(model) -j $(JOBS)
	@theseus="$$($(SWIFT) build $(model) --show-bin-path)/theseus"; set -e; \
	for bounds in small medium large article; do echo "== theseus check --bounds $$bounds"; "$$theseus" check --bounds $$bounds > /dev/null; done; \
	"$$theseus" check --bounds article --no-symmetry --json > /dev/null; \
	"$$theseus" check --bounds article --profile opaque --json > /dev/null; \
	"$$theseus" findings --csv; \
	"$$theseus" replay --quiet Tests/IdentityModelTests/Traces/f1.itf.json Tests/IdentityModelTests/Traces/f2.itf.json Tests/IdentityModelTests/Traces/f3padded.itf.json; \
	"$$theseus" replay --quiet --profile opaque Tests/IdentityModelTests/Traces/f3opaque.itf.json

test-packages: $(packages)

$(packages):
	@if [ -d $@/Tests ]; then \
	  echo "== $@: tests"; $(SWIFT) build --package-path $@ --build-tests -j $(JOBS) && $(SWIFT) test --package-path $@ --skip-build; \
	else \
	  echo "== $@: build"; $(SWIFT) build --package-path $@ -j $(JOBS); \
	fi

test-benchmarks:
	@if [ -f Benchmarks/Package.swift ]; then echo "== Benchmarks: build"; $(SWIFT) build --package-path Benchmarks -j $(JOBS); fi

# The probes by hand: swift run --package-path Examples/Probes Probes
probes:
	@$(SWIFT) build --package-path Examples/Probes -j $(JOBS) >&2
	@"$$($(SWIFT) build --package-path Examples/Probes --show-bin-path)/Probes" --check $(ARGS)

keying:
	@SWIFT="$(SWIFT)" JOBS=$(JOBS) Scripts/keying

# The build talks on stderr, so that stdout holds the figures alone.
bench:
	@$(SWIFT) build --package-path Benchmarks -c release -j $(JOBS) >&2
	@JSON=$(JSON) "$$($(SWIFT) build --package-path Benchmarks -c release --show-bin-path)/TheseusBenchmarks" $(ARGS)

format:
	$(SWIFT) format --in-place --parallel --recursive $(swift_roots)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(swift_roots)

setup:
	@Scripts/setup

clean:
	rm -rf .build .build-model Benchmarks/.build $(addsuffix /.build,$(packages))
