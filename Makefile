# Endonym's jobs. `make run` and `make test` are all a newcomer needs; each installs what it lacks.

SWIFT ?= swift
TOOLCHAIN := $(patsubst %/bin/,%,$(dir $(realpath $(shell command -v $(SWIFT) 2>/dev/null || echo /usr/bin/swift))))
FOUNDATION_ICU := --disable-default-traits --traits FoundationICU -Xcc -I$(TOOLCHAIN)/lib/swift \
  --scratch-path .build-foundation
SUITES := $(wildcard ../shared/suites)
export ENDONYM_SUITES ?= $(if $(SUITES),$(abspath $(SUITES)))
ifeq ($(strip $(ENDONYM_SUITES)),)
unexport ENDONYM_SUITES
endif

FILES := $(wildcard ../shared/files)
export ENDONYM_FILES ?= $(if $(FILES),$(abspath $(FILES)))
ifeq ($(strip $(ENDONYM_FILES)),)
unexport ENDONYM_FILES
endif

BENCHMARKS := Benchmarks/.build/release/EndonymBenchmarks

.PHONY: run test build lint tools browser golden golden-write examples test-system test-foundation sweep sanitize clean \
  bench bench-long bench-check bench-chart bench-peers bench-smoke bench-build

## Shows values of real locales, building first what is needed.
run: tools
	$(SWIFT) build --product endonym
	.build/debug/endonym show
	.build/debug/endonym --version

## Everything that proves the package: layout, both ICUs, golden data, examples.
test: tools lint test-system test-foundation golden examples

## Installs what is missing, or tells what to install.
tools:
	@sh .ci/tools

## Installs what the tests of the audit's page need; without it, they are skipped.
browser:
	@command -v chromium >/dev/null 2>&1 || { apt-get update >/dev/null && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium fonts-noto-core >/dev/null; }

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Examples Benchmarks

build: tools
	$(SWIFT) build

test-system: tools
	$(SWIFT) build --build-tests
	@.ci/test $(SWIFT) test --skip-build

test-foundation: tools
	$(SWIFT) build --build-tests $(FOUNDATION_ICU)
	@.ci/test $(SWIFT) test --skip-build $(FOUNDATION_ICU)

## Writes the golden vectors anew by raw ICU and compares them with what is committed.
golden: tools
	sh CLDRData/golden/generate || test $$? -eq 3

golden-write: tools
	sh CLDRData/golden/generate --write

examples: tools
	sh Examples/check
	sh Examples/check-versioned

## Speed against raw ICU and Foundation. `make bench CASE=regex` times the cases in whose names it is found.
bench: bench-build
	$(BENCHMARKS) run --case '$(CASE)' --output Benchmarks/results.json --report Benchmarks/report.md

## The same for some minutes, for figures to publish: on a machine that does nothing else.
bench-long: bench-build
	$(BENCHMARKS) run --long --case '$(CASE)' --output Benchmarks/results.json --report Benchmarks/report.md

## The results of `make bench` beside the figures to reach; fails when one is missed.
bench-check: bench-build
	$(BENCHMARKS) check Benchmarks/figures.json Benchmarks/results.json

## Draws the results of `make bench`.
bench-chart: bench-build
	$(BENCHMARKS) chart Benchmarks/results.json Benchmarks/chart.svg

## The same values by Node's Intl, ICU4J, PyICU and Babel, as far as they are installed.
bench-peers: bench-build
	$(BENCHMARKS) peers Benchmarks/Peers --case '$(CASE)'

## One round of everything, to see that the benchmarks work.
bench-smoke: bench-build
	$(BENCHMARKS) run --smoke --output Benchmarks/.build/smoke.json >/dev/null
	$(BENCHMARKS) verify Benchmarks/.build/smoke.json

bench-build: tools
	$(SWIFT) build --package-path Benchmarks -c release
	$(SWIFT) build --package-path Benchmarks -c release --product endonym

## Long jobs, for a night: other values each time, whose seed is printed.
sweep: tools
	ENDONYM_SWEEP=long ENDONYM_SEED=$${ENDONYM_SEED:-random} .ci/test $(SWIFT) test --filter "Differential|PlanComparison|PlanCoverage"

sanitize: tools
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Support/leak-sanitizer-suppressions.txt:print_suppressions=0 \
	  ASAN_SYMBOLIZER_PATH=$(TOOLCHAIN)/bin/llvm-symbolizer \
	  $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build-asan
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Support/thread-sanitizer-suppressions.txt \
	  $(SWIFT) test --disable-xctest --sanitize=thread --scratch-path .build-tsan -Xswiftc -DENDONYM_THREAD_SANITIZER

clean:
	rm -rf .build .build-* Benchmarks/.build
