# The commands of the project. `make test` is what CI runs.
#
#   make run      open Journal, the example app, in this terminal (ARGS="--sample" passes flags to it)
#   make test     build and test everything: the package, the linter, the nested packages, the examples; then lint
#   make probes   the probes' scripts: what was expected and what came, as a table (ARGS="--explain graph")
#   make traces   traces of the identity model as probe screens: every cell and event after every step
#   make keying   what becomes of state when views are really built again: a table, compared with the expected one
#   make conform  the runtime against the identity model, every transition at the article's bounds (a few minutes)
#   make mutants  deliberate faults in the runtime and the model, each of which the conformance harness must find
#   make rules    the tests of the package, and a table of the rules of Documentation/Rules.md with their tests (LONG=1: each by name)
#   make tsan     the tests with other threads, under the thread sanitizer; make asan: all tests under the address sanitizer (FILTER=name)
#   make fuzz     random apps, compared after every step with what a fresh one shows (FUZZ="--seconds 600 --seed 7"); 100,000 steps are part of make test
#   make bench    the benchmarks, in release, then make newcomer (JSON=1: one JSON object a line)
#   make picture  the README's pictures of Journal, light and dark, in Documentation
#   make newcomer the README's app, from a URL in a temporary folder: CPU seconds of its builds, what they fetch and build (RUNS=1)
#   make newcomer-parts  the same for the packages with a repository of their own: Combine, Command, Lint
#   make pictures the reference pictures of views, drawn again: look at them before committing
#   make docs     the documentation as pages for a browser, in .build/docs
#   make format   lay out every Swift file as .swift-format says
#   make lint     check the layout, changing nothing (the linter for SwiftUI code is Lint/: make test-lint)
#   make setup    install what is missing (says what; see Scripts/setup)
#   make clean    remove every build folder

SHELL := /bin/bash
SWIFT ?= swift
JOBS ?= 2
# What `make run` builds. CONFIGURATION=release takes twice as long to build, because one module of 41,000 lines is optimized on one core; in debug
# a key costs Journal 1.5 ms.
CONFIGURATION ?= debug
ARGS ?=
# Suites with writes from other threads, detached tasks, tasks and timers of views, publishers and files. Without those of terminals, which run
# programs of their own, and those that are large: beside these the writers of a test that has some starve, instrumented as they are.
CONCURRENT ?= Observation|ObservableObject|OnReceive|Binding|StateLifetime|Transaction|Clock|Concurrent|Task|Storage|Lifecycle|UnmountReleases
# What the tests of the packages said, for the table of rules.
test_events = $(CURDIR)/.build/$@-events.jsonl
LONG ?=

tools := --scratch-path .build-tools -c release
# The command, its model and its harness are a package of their own.
command := --package-path Command

# Nested packages are built into the root package's folder: what they share, which is most of them, is built once. Those with a module named
# Combine have a folder of their own: other packages ask whether there is such a module.
nested = --scratch-path $(CURDIR)/.build$(if $(findstring Combine,$@),/combine)

# The linter shares nothing with the other packages, so it has a build folder of its own. Without its plugins swift-syntax is compiled once.
linter := --package-path Lint --scratch-path .build/lint
export THESEUS_LINT_PLUGINS := 0

swift_roots := $(wildcard Sources Command Lint Tests Packages Examples Benchmarks Package.swift)

# Packages of their own, tested where they have tests and built where they have none.
packages := $(patsubst %/Package.swift,%,$(wildcard Packages/*/Package.swift Examples/*/Package.swift Examples/*/*/Package.swift))

.PHONY: picture pictures run probes traces keying test test-root test-command test-lint test-model conform mutants test-packages test-benchmarks bench newcomer newcomer-parts format lint setup clean rules tsan asan fuzz test-fuzz docs $(packages)

run: setup
	@$(SWIFT) build $(nested) --package-path Examples/Journal -c $(CONFIGURATION) --product Journal
	@exec "$$($(SWIFT) build $(nested) --package-path Examples/Journal -c $(CONFIGURATION) --show-bin-path)/Journal" $(ARGS)

# The first frame of Journal with sample entries, as `THESEUS_PICTURE` makes it of any app.
picture: setup
	@$(SWIFT) build $(nested) --package-path Examples/Journal -c $(CONFIGURATION) --product Journal
	@journal="$$($(SWIFT) build $(nested) --package-path Examples/Journal -c $(CONFIGURATION) --show-bin-path)/Journal"; set -e; \
	folder="$$(mktemp -d)"; trap 'rm -rf "$$folder"' EXIT; \
	for appearance in light dark; do \
	  COLUMNS=84 LINES=22 THESEUS_APPEARANCE=$$appearance THESEUS_PICTURE=Documentation/journal-$$appearance.svg \
	    "$$journal" --database "$$folder/$$appearance.sqlite" --sample > /dev/null; \
	done

test: setup lint rules test-lint test-model test-fuzz test-packages probes traces keying test-benchmarks

test-root:
	$(SWIFT) build --build-tests -j $(JOBS)
	@rm -f $(test_events)
	$(SWIFT) test --skip-build --event-stream-output-path $(test_events) --event-stream-version 0

test-lint:
	$(SWIFT) build $(linter) --build-tests -j $(JOBS)
	$(SWIFT) test $(linter) --skip-build

test-command:
	$(SWIFT) build $(nested) $(command) --build-tests -j $(JOBS)
	@rm -f $(test_events)
	$(SWIFT) test $(nested) $(command) --skip-build --event-stream-output-path $(test_events) --event-stream-version 0

# Every rule has a test named after it, and all of them pass: a table made from the test runs.
rules: setup test-root test-command
	@"$$($(SWIFT) build --show-bin-path)/RuleTable" Documentation/Rules.md .build/test-root-events.jsonl .build/test-command-events.jsonl $(if $(LONG),--long)

# Random apps, compared after every step with what a fresh one shows, in two processes: 100,000 steps after which everything was checked. And
# random attribute graphs, looked at whole after each of 1,000,000 operations. `make fuzz` goes on with other seeds and larger apps.
test-fuzz:
	$(SWIFT) build $(tools) --product FuzzRunner -j $(JOBS)
	@fuzz="$$($(SWIFT) build $(tools) --show-bin-path)/FuzzRunner"; "$$fuzz" --graphs 1000000 && "$$fuzz" --steps 100000 --workers $(JOBS)

fuzz:
	$(SWIFT) build $(tools) --product FuzzRunner -j $(JOBS)
	@"$$($(SWIFT) build $(tools) --show-bin-path)/FuzzRunner" --workers $(JOBS) $(or $(FUZZ),--seconds 1800 --seed 100000 --size 24 --per-app 60)

# In build folders of their own: a sanitizer changes all code.
tsan:
	$(SWIFT) build --build-tests --scratch-path .build/tsan --sanitize thread -j $(JOBS)
	TSAN_OPTIONS="$(TSAN_OPTIONS)" $(SWIFT) test --skip-build --scratch-path .build/tsan --sanitize thread --filter '$(or $(FILTER),$(CONCURRENT))'

# Side tables of Swift's objects are pointed to by encoded words, which the search for leaks takes for none; the graph measures how deep the
# machine's stack is, which has to be the real one, and larger, as every frame is.
asan: export ASAN_OPTIONS = detect_leaks=0:detect_stack_use_after_return=0
asan:
	$(SWIFT) build --build-tests --scratch-path .build/asan --sanitize address -j $(JOBS)
	ulimit -s 262144 && $(SWIFT) test --skip-build --scratch-path .build/asan --sanitize address $(if $(FILTER),--filter '$(FILTER)')

# The identity model at the article's bounds, every transition, with symmetry and without; the opaque profile; every finding.
test-model:
	$(SWIFT) build $(tools) $(command) --product theseus -j $(JOBS)
	@theseus="$$($(SWIFT) build $(tools) $(command) --show-bin-path)/theseus"; set -e; \
	for bounds in small medium large article; do echo "== theseus check --bounds $$bounds"; "$$theseus" check --bounds $$bounds > /dev/null; done; \
	"$$theseus" check --bounds article --no-symmetry --json > /dev/null; \
	"$$theseus" check --bounds article --profile opaque --json > /dev/null; \
	"$$theseus" findings --csv; \
	echo "== theseus conform: every transition at 4, 4"; "$$theseus" conform --bounds medium --no-symmetry; \
	for profile in opaque sharedArms; do "$$theseus" conform --bounds medium --profile $$profile; done; \
	"$$theseus" conform --random 100; \
	"$$theseus" replay --quiet Command/Tests/IdentityModelTests/Traces/f1.itf.json Command/Tests/IdentityModelTests/Traces/f2.itf.json Command/Tests/IdentityModelTests/Traces/f3padded.itf.json; \
	"$$theseus" replay --quiet --profile opaque Command/Tests/IdentityModelTests/Traces/f3opaque.itf.json

conform:
	@$(SWIFT) build $(tools) $(command) --product theseus -j $(JOBS)
	@"$$($(SWIFT) build $(tools) $(command) --show-bin-path)/theseus" conform --bounds article

# A build of its own: the faults are compiled in there and nowhere else.
mutants: export THESEUS_MUTANTS = 1
mutants:
	@$(SWIFT) build --scratch-path .build/mutants $(command) --product theseus -j $(JOBS)
	@"$$($(SWIFT) build --scratch-path .build/mutants $(command) --show-bin-path)/theseus" mutants

test-packages: $(packages)

$(packages):
	@if [ -d $@/Tests ]; then \
	  echo "== $@: tests"; $(SWIFT) build $(nested) --package-path $@ --build-tests -j $(JOBS) && $(SWIFT) test $(nested) --package-path $@ --skip-build; \
	else \
	  echo "== $@: build"; $(SWIFT) build $(nested) --package-path $@ -j $(JOBS); \
	fi

test-benchmarks:
	@if [ -f Benchmarks/Package.swift ]; then echo "== Benchmarks: build"; $(SWIFT) build $(nested) --package-path Benchmarks -j $(JOBS); fi

# The probes by hand: swift run --package-path Examples/Probes Probes
probes:
	@$(SWIFT) build $(nested) --package-path Examples/Probes -j $(JOBS) >&2
	@"$$($(SWIFT) build $(nested) --package-path Examples/Probes --show-bin-path)/Probes" --check $(ARGS)

# The same files that `theseus replay` takes.
trace_files := Command/Tests/IdentityModelTests/Traces

traces:
	@$(SWIFT) build $(nested) --package-path Examples/Probes -j $(JOBS) >&2
	@probes="$$($(SWIFT) build $(nested) --package-path Examples/Probes --show-bin-path)/Probes"; set -e; \
	"$$probes" --check --itf $(filter-out %/f3opaque.itf.json,$(wildcard $(trace_files)/*.itf.json)); \
	"$$probes" --check --itf $(trace_files)/f3opaque.itf.json --profile anyViewIdentity=opaque

keying:
	@SWIFT="$(SWIFT)" JOBS=$(JOBS) Scripts/keying

# The build talks on stderr, so that stdout holds the figures alone.
bench:
	@$(SWIFT) build $(nested) --package-path Benchmarks -c release -j $(JOBS) >&2
	@JSON=$(JSON) "$$($(SWIFT) build $(nested) --package-path Benchmarks -c release --show-bin-path)/TheseusBenchmarks" $(ARGS)
	@$(if $(ARGS),,JSON=$(JSON) Scripts/newcomer)

newcomer:
	@SWIFT="$(SWIFT)" RUNS=$(RUNS) JSON=$(JSON) Scripts/newcomer

newcomer-parts:
	@SWIFT="$(SWIFT)" Scripts/newcomer parts

pictures: setup
	THESEUS_PICTURES=write $(SWIFT) test -j $(JOBS) --filter TheseusVectorTests.PictureTests

# The symbols of the modules that apps import, and the articles of Sources/Theseus/Theseus.docc. A warning is an error.
docs:
	@rm -rf .build/symbols .build/docs && mkdir -p .build/symbols
	$(SWIFT) build -j $(JOBS) --target Theseus
	@bin="$$($(SWIFT) build --show-bin-path)"; target="$$($(SWIFT) -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -1)"; \
	maps=""; for map in "$$bin"/*.build/module.modulemap; do case "$$map" in *-tool.build/*) ;; *) maps="$$maps -Xcc -fmodule-map-file=$$map" ;; esac; done; \
	for module in Theseus TheseusCore TheseusViews; do \
	  swift-symbolgraph-extract -module-name $$module -target "$$target" -I "$$bin/Modules" $$maps -output-dir .build/symbols \
	    -minimum-access-level public -skip-inherited-docs -skip-synthesized-members -emit-extension-block-symbols || exit 1; \
	done
	docc convert Sources/Theseus/Theseus.docc --additional-symbol-graph-dir .build/symbols --fallback-display-name Theseus \
	  --fallback-bundle-identifier theseus --diagnostic-level error --transform-for-static-hosting --output-path .build/docs
	@echo "open .build/docs/documentation/theseus/index.html through a web server: python3 -m http.server -d .build/docs"

format:
	$(SWIFT) format --in-place --parallel --recursive $(swift_roots)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(swift_roots)

setup:
	@Scripts/setup

clean:
	rm -rf .build .build-tools Benchmarks/.build $(addsuffix /.build,$(packages))
