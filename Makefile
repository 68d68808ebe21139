# The commands of the project. `make test` is what CI runs.
#
#   make run             open Journal, the example app, in this terminal
#                        (ARGS="--sample" passes flags to it)
#   make web             serve Journal to browsers at http://127.0.0.1:8080 (ARGS as for make run,
#                        ADDRESS=0.0.0.0:80)
#   make test            build and test everything: the package, the linter, the nested packages,
#                        the examples; then lint
#   make probes          the probes' scripts: expected and actual results, as a table
#                        (ARGS="--explain graph")
#   make test-pages      the tests of the rules, each window also in a page, with the differences;
#                        part of make test
#   make traces          traces of the identity model as probe screens: every cell and event
#                        after every step
#   make keying          what happens to saved state when a program is rebuilt with other code: a
#                        table, compared with the expected one
#   make conform         the runtime against the identity model, every transition at the
#                        article's bounds (a few minutes)
#   make mutants         deliberate faults in the runtime and the model, each of which the
#                        conformance harness must find
#   make rules           the tests of the package, and a table of the rules of
#                        Documentation/Rules.md with their tests (LONG=1: each by name)
#   make tsan            the tests that use several threads, under the thread sanitizer
#   make asan            all tests, under the address sanitizer (FILTER=name)
#   make fuzz            random apps, compared with a fresh one after every step; 100,000 steps
#                        are part of make test (FUZZ="--seconds 600 --seed 7")
#   make survival        1,000 kills of an app that keeps its session, at random moments (100 are
#                        part of make test; KILLS=1000)
#   make bench           the benchmarks, in release, then make newcomer and make bench-web (JSON=1:
#                        one JSON object a line)
#   make bench-web       what browsers cost a server: CPU and time of a click, memory of a page,
#                        Journal's first tree and resize, each beside its target (ARGS=journal)
#   make screens         the pictures of Journal and of the gallery of controls in
#                        Documentation/Screens, drawn again: look at them before committing
#   make screens-web     pictures of Journal and of each control in a browser, in
#                        .build/screens-web; those that the documentation shows are copied there
#   make measure-dev     theseus dev with 2,000 lines in ten files: compiling and linking after an
#                        edit, and from there to the first picture (EDITS=10)
#   make newcomer        the README's app, from a URL in a temporary folder: CPU seconds of its
#                        builds, what they fetch and build (RUNS=1)
#   make newcomer-parts  the same for the packages with a repository of their own: Combine,
#                        Apple, Command, Lint
#   make pictures        the reference pictures of views, drawn again: look at them before
#                        committing
#   make api             Documentation/API.md: which of the calls that SwiftUI apps make there are,
#                        and what is missing
#   make docs            the documentation as pages for a browser, in .build/docs
#   make format          lay out every Swift file according to .swift-format
#   make lint            check the layout without changes (the linter for SwiftUI code is Lint/:
#                        make test-lint)
#   make lint-score      precision and recall of the linter, on apps and labels (APPS, LABELS)
#   make setup           install what is missing (it lists the packages; see Scripts/setup)
#   make clean           remove every build folder

SHELL := /bin/bash
SWIFT ?= swift
JOBS ?= 2
# For `make run`. CONFIGURATION=release takes twice as long to build, because one module of 66,000
# lines is optimized on one core; in debug a key costs Journal 1.5 ms.
CONFIGURATION ?= debug
ARGS ?=
# Suites with writes from other threads, detached tasks, tasks and timers of views, publishers and
# files. Terminal suites are left out because they run programs of their own. Large suites are left
# out because instrumented writer threads would starve beside them.
CONCURRENT ?= Observation|ObservableObject|OnReceive|Binding|StateLifetime|Transaction|Clock$\
  |Concurrent|Task|Storage|Lifecycle|UnmountReleases
# The results of the packages' tests, for the table of rules.
test_events = $(CURDIR)/.build/$@-events.jsonl
LONG ?=

tools := --scratch-path .build-tools -c release
# The command, its model and its harness are a package of their own.
command := --package-path Command

# Nested packages are built into the root package's folder, so that the code they share, which is
# most of it, is built once. Those with modules such as Combine and AppKit have another folder:
# packages that the others depend on ask whether there is such a module.
other_folder = $(findstring Combine,$(1))$(filter Packages/Apple,$(1))
scratch = --scratch-path $(CURDIR)/.build$(if $(call other_folder,$(1)),/combine)
nested = $(call scratch,$@)

# The trait Web changes how every module is compiled, so what is built with it has a folder too. The
# trait Postgres is on where its library is installed, as in Tests/Web: other traits would compile
# everything again.
web := --scratch-path $(CURDIR)/.build/web
# SwiftPM passes the traits to the compiler in the order of a hash table. With random hashing, every
# second build would find another order and compile everything again.
web_build := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
comma := ,
libpq := $(wildcard \
  $(addsuffix /libpq-fe.h,/usr/include/postgresql /usr/include /usr/local/include))
web_traits := --traits Web$(if $(libpq),$(comma)Postgres)
web_tests := $(web) --package-path Tests/Web

# The linter shares nothing with the other packages, so it has a build folder of its own. Without
# its plugins, swift-syntax is compiled only once.
linter := --package-path Lint --scratch-path .build/lint
export THESEUS_LINT_PLUGINS := 0

swift_roots := $(wildcard Sources Command Lint Tests Packages Examples Benchmarks Package.swift)

# Packages of their own, tested if they have tests and only built if not. The examples come first:
# libraries that import `os` where it exists cannot be built beside the module of Packages/Apple.
manifests := Examples/*/Package.swift Examples/*/*/Package.swift Packages/*/Package.swift
packages := $(patsubst %/Package.swift,%,$(wildcard $(manifests)))

.PHONY: build-model-and-linter build-fuzz-and-web web test-pages test-pages-beside-builds \
  test-web test-browser test-browser-beside-builds build-other-folder bench-web screens \
  screens-web pictures run probes traces keying test build-root test-root test-command \
  test-preview test-lint lint-score test-model conform mutants \
  test-packages test-benchmarks bench newcomer newcomer-check newcomer-parts measure-dev format \
  lint setup clean rules tsan asan fuzz survival test-fuzz docs api api-check api-graphs \
  $(packages)

journal = $(nested) --package-path Examples/Journal -c $(CONFIGURATION)

run: setup
	@$(SWIFT) build $(journal) --product Journal
	@exec "$$($(SWIFT) build $(journal) --show-bin-path)/Journal" $(ARGS)

journal_web = $(web) --package-path Examples/Journal -c $(CONFIGURATION) $(web_traits)

web: setup
	@$(web_build) $(journal_web) --product Journal
	@exec "$$($(web_build) $(journal_web) --show-bin-path)/Journal" --web $(ADDRESS) $(ARGS)

# `THESEUS_PICTURE` makes a picture of any app. The tests of Journal and the gallery compare what
# they show with these.
screens: setup
	for example in Gallery Journal; do \
	  THESEUS_PICTURES=write $(SWIFT) test $(nested) --package-path Examples/$$example -j $(JOBS) \
	    --filter 'GalleryTests|TerminalPictureTests' || exit 1; \
	done

screens-web: setup
	@$(web_build) $(web_tests) --product WebProbe
	@$(web_build) $(web) --package-path Examples/Journal $(web_traits) --product Journal
	@JOURNAL="$$($(web_build) $(web) --package-path Examples/Journal $(web_traits) \
	  --show-bin-path)/Journal" python3 -B Tests/Browser/screens.py .build/screens-web
	@for appearance in light dark; do \
	  for screen in sheet-1280 day-375; do \
	    cp .build/screens-web/$$screen-$$appearance.png Documentation/web-$$screen-$$appearance.png; \
	  done; \
	done

test: setup lint newcomer-check rules api-check test-pages-beside-builds test-lint test-model \
  build-fuzz-and-web test-fuzz test-web test-browser-beside-builds test-packages test-preview \
  probes traces keying test-benchmarks

# The tests of pages use one core for minutes and wait for no clock, so builds run beside them.
test-pages-beside-builds: build-root
	@$(MAKE) --no-print-directory test-pages > .build/test-pages.log 2>&1 & pages=$$!; \
	$(MAKE) --no-print-directory build-model-and-linter; status=$$?; \
	wait $$pages || status=1; cat .build/test-pages.log; exit $$status

# A release build compiles a large module on one core for minutes. A debug build of something else
# uses the other one. If it fails, the target that needs it builds again and says why.
build-model-and-linter:
	@$(SWIFT) build $(linter) --build-tests -j $(JOBS) > /dev/null 2>&1 & \
	$(SWIFT) build $(tools) $(command) --product theseus -j $(JOBS); status=$$?; wait; exit $$status

build-fuzz-and-web: setup
	@$(web_build) $(web_tests) --build-tests -j $(JOBS) > /dev/null 2>&1 & \
	$(SWIFT) build $(tools) --product FuzzRunner -j $(JOBS); status=$$?; wait; exit $$status

build-root:
	$(SWIFT) build --build-tests -j $(JOBS)

test-root: build-root
	Scripts/test --events $(test_events) $(SWIFT) test --skip-build

# The tests of the rules once more, each window also in a page: after every step, what a client has
# patched equals a fresh tree, and is read as the semantics tree is.
page_report = .build/page-report.txt
test-pages: build-root
	@rm -f $(page_report)
	THESEUS_PAGE_REPORT=$(page_report) Scripts/test $(SWIFT) test --skip-build \
	  --filter '^(HostedCoreTests|TheseusTestingTests)\.'; status=$$?; \
	  cat $(page_report); exit $$status
	@grep -q '^[1-9][0-9]* comparisons, 0 differences$$' $(page_report) \
	  && ! grep -q ' comparisons, [1-9]' $(page_report)

test-lint:
	$(SWIFT) build $(linter) --build-tests -j $(JOBS)
	Scripts/test $(SWIFT) test $(linter) --skip-build

test-web: setup
	@$(if $(libpq),:,echo "libpq-dev is not installed: the tests of PostgreSQL are skipped"; \
	  test -z "$(filter required,$(THESEUS_POSTGRES))")
	$(web_build) $(web_tests) --build-tests -j $(JOBS)
	Scripts/test $(SWIFT) test $(web_tests) --skip-build

# Pages in headless Chromium: the script against a scripted server, and Journal. Where there is no
# Chromium, it says so and skips.
test-browser: setup
	@if Tests/Browser/run --check; then \
	  $(web_build) $(web_tests) --product WebProbe -j $(JOBS) && \
	  $(web_build) $(web) --package-path Examples/Journal $(web_traits) --product Journal \
	    -j $(JOBS) && JOURNAL="$$($(web_build) $(web) --package-path Examples/Journal \
	      $(web_traits) --show-bin-path)/Journal" Tests/Browser/run; \
	else test -z "$(filter required,$(THESEUS_BROWSER))"; fi

# Precision and recall of the linter on apps: make lint-score APPS=FOLDER LABELS=FILE
# (Lint/README.md, "Precision and recall").
lint-score:
	$(SWIFT) build $(linter) -c release --product theseus-lint -j $(JOBS)
	Lint/Scripts/score-apps .build/lint/release/theseus-lint "$(APPS)" "$(LABELS)"

test-command:
	$(SWIFT) build $(nested) $(command) --build-tests -j $(JOBS)
	Scripts/test --events $(test_events) $(SWIFT) test $(nested) $(command) --skip-build

# `theseus preview` with a package in a temporary folder.
test-preview: test-command
	@Scripts/test-preview "$$($(SWIFT) build $(nested) $(command) --show-bin-path)/theseus"

# Fails if a rule has no test named after it, or if one of its tests failed.
rules: setup test-root test-command
	@"$$($(SWIFT) build --show-bin-path)/RuleTable" Documentation/Rules.md \
	  .build/test-root-events.jsonl .build/test-command-events.jsonl $(if $(LONG),--long)

# Random apps, compared with a fresh one after every step, in two processes: 100,000 steps after
# which everything was checked, in terminals and then in pages. And random attribute graphs, checked
# entirely after each of 1,000,000 operations. `make fuzz` uses other seeds and larger apps.
test-fuzz:
	$(SWIFT) build $(tools) --product FuzzRunner -j $(JOBS)
	@fuzz="$$($(SWIFT) build $(tools) --show-bin-path)/FuzzRunner"; \
	"$$fuzz" --graphs 1000000 && "$$fuzz" --steps 100000 --workers $(JOBS) \
	  && "$$fuzz" --pages --steps 100000 --workers $(JOBS)

survival:
	$(SWIFT) build --build-tests -j $(JOBS)
	SURVIVAL_KILLS=$(or $(KILLS),1000) HOSTILE_MESSAGES=1000000 \
	  $(SWIFT) test --skip-build --filter 'SurvivalTests|HostileMessageTests'
	$(web_build) $(web_tests) --build-tests -j $(JOBS)
	SURVIVAL_SESSIONS=200 SURVIVAL_KILLS=40 $(SWIFT) test $(web_tests) --skip-build \
	  --filter WorkerTests

fuzz:
	$(SWIFT) build $(tools) --product FuzzRunner -j $(JOBS)
	@"$$($(SWIFT) build $(tools) --show-bin-path)/FuzzRunner" --workers $(JOBS) \
	  $(or $(FUZZ),--seconds 1800 --seed 100000 --size 24 --per-app 60)

# In build folders of their own: a sanitizer changes all code.
thread := --scratch-path .build/tsan --sanitize thread
address := --scratch-path .build/asan --sanitize address

tsan:
	$(SWIFT) build --build-tests $(thread) -j $(JOBS)
	TSAN_OPTIONS="$(TSAN_OPTIONS)" $(SWIFT) test --skip-build $(thread) \
	  --filter '$(or $(FILTER),$(CONCURRENT))'

# The search for leaks does not recognize the encoded words that point to side tables of Swift's
# objects. The graph measures the depth of the stack, so it needs the real one, which must be larger
# because every frame is.
asan: export ASAN_OPTIONS = detect_leaks=0:detect_stack_use_after_return=0
asan:
	$(SWIFT) build --build-tests $(address) -j $(JOBS)
	ulimit -s 262144 && $(SWIFT) test --skip-build $(address) \
	  $(if $(FILTER),--filter '$(FILTER)')

trace_files := Command/Tests/IdentityModelTests/Traces

# The identity model at the article's bounds, every transition, with and without symmetry; the
# opaque profile; every finding.
test-model:
	$(SWIFT) build $(tools) $(command) --product theseus -j $(JOBS)
	@theseus="$$($(SWIFT) build $(tools) $(command) --show-bin-path)/theseus"; set -e; \
	for bounds in small medium large article; do \
	  echo "== theseus check --bounds $$bounds"; "$$theseus" check --bounds $$bounds > /dev/null; \
	done; \
	"$$theseus" check --bounds article --no-symmetry --json > /dev/null; \
	"$$theseus" check --bounds article --profile opaque --json > /dev/null; \
	"$$theseus" findings --csv; \
	echo "== theseus conform: every transition at 4, 4"; \
	"$$theseus" conform --bounds medium --no-symmetry; \
	for profile in opaque sharedArms; do \
	  "$$theseus" conform --bounds medium --profile $$profile; \
	done; \
	"$$theseus" conform --random 100; \
	"$$theseus" replay --quiet $(addprefix $(trace_files)/,$\
	  f1.itf.json f2.itf.json f3padded.itf.json); \
	"$$theseus" replay --quiet --profile opaque $(trace_files)/f3opaque.itf.json

conform:
	@$(SWIFT) build $(tools) $(command) --product theseus -j $(JOBS)
	@"$$($(SWIFT) build $(tools) $(command) --show-bin-path)/theseus" conform --bounds article

# Builds a copy of the sources, so that nobody builds the faults by accident. FAULTS= tries only
# some.
mutants: copy := .build/mutants/source
mutants: build := --scratch-path .build/mutants/build --package-path $(copy)/Command
mutants:
	@Command/Mutants/apply $(copy)
	@$(SWIFT) build $(build) --product theseus -j $(JOBS)
	@"$$($(SWIFT) build $(build) --show-bin-path)/theseus" mutants $(FAULTS)

test-packages: $(packages)

build_package = $(SWIFT) build $(call scratch,$(1)) --package-path $(1) \
  $(if $(wildcard $(1)/Tests),--build-tests) -j $(JOBS)

$(packages):
	@if [ -d $@/Tests ]; then \
	  echo "== $@: tests"; \
	  $(call build_package,$@) && \
	  Scripts/test $(SWIFT) test $(nested) --package-path $@ --skip-build; \
	else \
	  echo "== $@: build"; $(call build_package,$@); \
	fi

# Most of the time these tests wait for delays and timers. The packages that have a folder of their
# own are built beside them. If that fails, test-packages builds again and says why. The number of
# jobs stays: it is among the compiler's arguments, so another one would compile everything again.
test-browser-beside-builds: setup
	@nice $(MAKE) --no-print-directory build-other-folder > /dev/null 2>&1 & \
	$(MAKE) --no-print-directory test-browser; status=$$?; wait; exit $$status

build-other-folder:
	$(foreach package,$(packages),$(if $(call other_folder,$(package)),\
	  $(call build_package,$(package)) &&)) true

test-benchmarks:
	@if [ -f Benchmarks/Package.swift ]; then \
	  echo "== Benchmarks: build"; \
	  $(SWIFT) build $(nested) --package-path Benchmarks -j $(JOBS); \
	fi

example_probes = $(nested) --package-path Examples/Probes

# The probes by hand: swift run --package-path Examples/Probes Probes
probes:
	@$(SWIFT) build $(example_probes) -j $(JOBS) >&2
	@"$$($(SWIFT) build $(example_probes) --show-bin-path)/Probes" --check $(ARGS)

# The same files that `theseus replay` takes.
traces:
	@$(SWIFT) build $(example_probes) -j $(JOBS) >&2
	@probes="$$($(SWIFT) build $(example_probes) --show-bin-path)/Probes"; set -e; \
	"$$probes" --check --itf \
	  $(filter-out %/f3opaque.itf.json,$(wildcard $(trace_files)/*.itf.json)); \
	"$$probes" --check --itf $(trace_files)/f3opaque.itf.json --profile anyViewIdentity=opaque

keying:
	@SWIFT="$(SWIFT)" JOBS=$(JOBS) Scripts/keying

benchmarks = $(nested) --package-path Benchmarks -c release

# The build writes to stderr, so that stdout holds only the figures.
bench: journal_release = $(if $(ARGS),$(findstring journal,$(ARGS)),journal)
bench:
	@$(SWIFT) build $(benchmarks) -j $(JOBS) >&2
	@$(if $(journal_release),$(web_build) $(bench_journal) --product Journal -j $(JOBS) >&2)
	@JSON=$(JSON) JOURNAL="$$($(web_build) $(bench_journal) --show-bin-path)/Journal" \
	  "$$($(SWIFT) build $(benchmarks) --show-bin-path)/TheseusBenchmarks" $(ARGS)
	@$(if $(ARGS),,JSON=$(JSON) Scripts/newcomer)
	@$(if $(ARGS),,$(MAKE) --no-print-directory bench-web)

bench_web = $(web) --package-path Benchmarks/Web -c release
bench_journal = $(web) --package-path Examples/Journal -c release --traits Web

bench-web:
	@$(web_build) $(bench_journal) --product Journal -j $(JOBS) >&2
	@$(web_build) $(bench_web) -j $(JOBS) >&2
	@JSON=$(JSON) JOURNAL="$$($(web_build) $(bench_journal) --show-bin-path)/Journal" \
	  "$$($(web_build) $(bench_web) --show-bin-path)/WebBenchmarks" $(ARGS)

newcomer:
	@SWIFT="$(SWIFT)" RUNS=$(RUNS) JSON=$(JSON) Scripts/newcomer

newcomer-check:
	@SWIFT="$(SWIFT)" Scripts/newcomer check

measure-dev:
	@$(SWIFT) build $(tools) $(command) --product theseus -j $(JOBS) >&2
	@Scripts/measure-dev "$$($(SWIFT) build $(tools) $(command) --show-bin-path)/theseus" $(EDITS)

newcomer-parts:
	@SWIFT="$(SWIFT)" Scripts/newcomer parts

pictures: setup
	THESEUS_PICTURES=write $(SWIFT) test -j $(JOBS) --filter TheseusVectorTests.PictureTests
	for example in Counter Probes Journal; do \
	  THESEUS_PICTURES=write $(SWIFT) test $(nested) --package-path Examples/$$example -j $(JOBS) \
	    --filter PictureTests || exit 1; \
	done

# Writes which of SwiftUI's calls exist, from the compiler's symbol graph of the modules that
# `import SwiftUI` exports. api-check fails when the page is stale, or when Tests/SignatureTests
# lacks a call of Documentation/API/signatures.tsv that exists.
api: api-graphs
	@"$$($(SWIFT) build --show-bin-path)/APITable" .build/api Documentation/API Documentation/API.md

api-check: api-graphs
	@"$$($(SWIFT) build --show-bin-path)/APITable" .build/api Documentation/API \
	  Documentation/API.md --check Tests/SignatureTests

api-graphs: setup
	$(SWIFT) build -j $(JOBS)
	@rm -rf .build/api && mkdir -p .build/api
	@$(symbol_graph_inputs); \
	for module in TheseusCore TheseusViews Theseus CombineFoundation UniformTypeIdentifiers; do \
	  swift-symbolgraph-extract -module-name $$module $$inputs -output-dir .build/api \
	    -minimum-access-level public -skip-inherited-docs -skip-synthesized-members || exit 1; \
	done

# Sets `inputs` to the target and the module folders of the build, for the symbol graph.
define symbol_graph_inputs
bin="$$($(SWIFT) build --show-bin-path)"; \
inputs="-I $$bin/Modules -target $$($(SWIFT) -print-target-info \
  | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -1)"; \
for map in "$$bin"/*.build/module.modulemap; do \
  case "$$map" in \
    *-tool.build/*) ;; \
    *) inputs="$$inputs -Xcc -fmodule-map-file=$$map" ;; \
  esac; \
done
endef

# The symbols of the modules that apps import, and the articles of Sources/Theseus/Theseus.docc. A
# warning is an error.
docs:
	@rm -rf .build/symbols .build/docs && mkdir -p .build/symbols
	$(SWIFT) build -j $(JOBS) --target Theseus
	@$(symbol_graph_inputs); \
	for module in Theseus TheseusCore TheseusViews; do \
	  swift-symbolgraph-extract -module-name $$module $$inputs \
	    -output-dir .build/symbols -minimum-access-level public -skip-inherited-docs \
	    -skip-synthesized-members -emit-extension-block-symbols || exit 1; \
	done
	docc convert Sources/Theseus/Theseus.docc --additional-symbol-graph-dir .build/symbols \
	  --fallback-display-name Theseus --fallback-bundle-identifier theseus \
	  --diagnostic-level error --transform-for-static-hosting --output-path .build/docs
	@echo "Pages for a web server, such as python3 -m http.server -d .build/docs:"
	@echo ".build/docs/documentation/theseus/index.html"

format:
	$(SWIFT) format --in-place --parallel --recursive $(swift_roots)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(swift_roots)
	@Command/Mutants/apply --check

setup:
	@Scripts/setup

clean:
	rm -rf .build .build-tools Benchmarks/.build $(addsuffix /.build,$(packages))
