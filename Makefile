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

.PHONY: run test build lint tools golden golden-write examples test-system test-foundation sweep sanitize clean

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

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Examples

build: tools
	$(SWIFT) build

test-system: tools
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

test-foundation: tools
	$(SWIFT) build --build-tests $(FOUNDATION_ICU)
	$(SWIFT) test --skip-build $(FOUNDATION_ICU)

## Writes the golden vectors anew by raw ICU and compares them with what is committed.
golden: tools
	sh CLDRData/golden/generate || test $$? -eq 3

golden-write: tools
	sh CLDRData/golden/generate --write

examples: tools
	sh Examples/check

## Long jobs, for a night.
sweep: tools
	ENDONYM_SWEEP=long $(SWIFT) test --filter Differential

sanitize: tools
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Support/leak-sanitizer-suppressions.txt \
	  $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build-asan
	TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/Support/thread-sanitizer-suppressions.txt \
	  $(SWIFT) test --disable-xctest --sanitize=thread --scratch-path .build-tsan -Xswiftc -DENDONYM_THREAD_SANITIZER

clean:
	rm -rf .build .build-*
