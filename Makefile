# Commands for development. `make help` lists them.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

# One cargo profile builds the tests, the program that they drive and the instruction-count guard, once.
CARGO ?= cargo
TARGET := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
PART := scripts/part

HAS_CLI := $(wildcard crates/cli/Cargo.toml)
HAS_SERVER := $(shell grep -ls caravelle-server crates/cli/Cargo.toml)
HAS_WEB := $(wildcard web/package.json)
HAS_E2E := $(wildcard web/e2e)
HAS_GUARD := $(wildcard scripts/instructions)

PAGE_SOURCES := $(if $(HAS_WEB),$(shell find web locales -name node_modules -prune -o -name dist -prune -o -name e2e -prune \
	-o -name test-results -prune -o -name messages.ts -prune -o -type f -print 2>/dev/null))
PAGE := $(if $(HAS_WEB),web/dist/index.html)
MODULES := $(if $(HAS_WEB),web/node_modules/.stamp)

# Descriptions of the full sizes, for the gate's log.
RUST_FULL := ten to forty times the games and mutants of the kit, matches of bots at their real strength, a full disk
PLAYED_FULL := every number of seats, three seeds, each event twenty times
ATTACK_FULL := 200 requests of each kind instead of 20
BROWSER_FULL := Maracaibo at every level, Ilôs and Au nom du Roi by three to five, whole games where a few moves are played

# Targets whose order matters only if both are requested.
LINTING := $(filter lint clippy,$(MAKECMDGOALS))
TESTING := $(filter test test-full page,$(MAKECMDGOALS))

.PHONY: help play test test-full build rust page words browser played guard attack lint fmt clippy page-lint page-types bench balance strength peers symbols new-game rules screenshots cluster dist deb image sbom types packages deny advisories fuzz setup-play setup-release setup-test setup-lint setup-cluster

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: setup-play game ## builds the program and starts it: in the browser, or (GAME=…, SEATS=…) in the terminal
	@$(if $(HAS_CLI),,echo "crates/cli is not there: nothing to play yet" >&2; exit 1)
	@$(MAKE) -j2 play-program $(if $(HAS_SERVER),$(PAGE))
	@$(PLAY_BUILD) --quiet
	$(TARGET)/play/caravelle $(if $(GAME),play $(GAME) $(if $(SEATS),--seats $(SEATS)),serve $(if $(or $(DISPLAY),$(WAYLAND_DISPLAY)),--open))

# Cargo runs in parallel with the build of the page, which is embedded in the server, the last crate to compile. `play`
# calls Cargo again in case the page was finished after that.
PLAY_BUILD := $(CARGO) build --profile play --locked --package caravelle --no-default-features
.PHONY: play-program
play-program:
	@$(PART) "program" $(PLAY_BUILD)

# GAME chooses one game for `play` and `browser`.
.PHONY: game
GAMES := $(notdir $(patsubst %/,%,$(dir $(wildcard crates/games/*/Cargo.toml))))
game:
	@$(if $(filter-out $(GAMES),$(GAME)),echo "GAME=$(GAME) is not a game; choose one of: $(GAMES)" >&2; exit 1,:)

# Every part names its prerequisites, so `make -j2 --output-sync=target lint test` runs two parts at a time: the page
# beside Cargo, then the browser beside the Rust tests. The longest parts come first.
test: page rust browser words played guard attack packages ## runs every test: rules, program, page (without the lint)
	@echo "make test: all green"

test-full: export CARAVELLE_FULL := 1
test-full: test ## the same, every test in its full size

# One build serves the tests and the program that they run: features are resolved once and nothing is compiled twice.
# Clippy locks the build folder too, so it comes first if both are requested.
build: $(PAGE) | setup-test $(if $(LINTING),clippy)
	@$(PART) "build" $(CARGO) build --profile ci --locked --workspace --lib --bins --tests

rust: build ## every Rust test
	@$(PART) --full "$(RUST_FULL)" "Rust tests" scripts/rust-tests

# Compares the page's rendering of every message with that of the Rust tests.
words: rust $(MODULES)
	@$(if $(HAS_WEB),cd web && ../$(PART) "words alike" npm run --silent words,:)

# Boards are tested with games that the program plays.
played: export CARAVELLE := $(TARGET)/ci/caravelle
played: build $(MODULES)
	@$(if $(HAS_WEB),cd web && ../$(PART) --full "$(PLAYED_FULL)" "places on the boards" npm run --silent played,:)

guard: build
	@$(if $(and $(HAS_GUARD),$(HAS_CLI)),$(PART) "instruction counts" scripts/instructions $(TARGET)/ci/caravelle,:)

# Valid and invalid requests generated from the OpenAPI document: 20 of each kind, 200 at full size.
attack: build
	@$(if $(HAS_SERVER),$(PART) --full "$(ATTACK_FULL)" "schemathesis" scripts/attack $(TARGET)/ci/caravelle $(TARGET)/attack $(if $(CARAVELLE_FULL),200,20),:)

page: $(MODULES) | setup-test ## the tests of the page that need no program
	@$(if $(HAS_WEB),cd web && ../$(PART) "page tests" npm test --silent,:)

browser: ## whole games by clicks, in a real browser, against the real program (GAME=… for the tests of one game)
browser: export CARAVELLE := $(TARGET)/ci/caravelle
browser: game build
	@$(if $(and $(HAS_E2E),$(HAS_SERVER)),cd web && ../$(PART) --full "$(BROWSER_FULL)" "browser tests" npm run --silent e2e -- $(if $(GAME),--grep "\b$(GAME)\b"),:)

lint: fmt clippy page-lint page-types ## formatting and lints, Rust and page

fmt: | setup-lint
	@$(PART) "cargo fmt" $(CARGO) fmt --all --check

clippy: | setup-lint
	@$(PART) "clippy" $(CARGO) clippy --profile ci --locked --workspace --all-targets --quiet -- -D warnings
	@$(PART) "clippy without features" $(CARGO) clippy --profile ci --locked --package caravelle --no-default-features --quiet -- -D warnings

page-lint: $(MODULES) | setup-lint
	@$(if $(HAS_WEB),cd web && ../$(PART) "page lint" npm run --silent lint,:)

page-types: $(MODULES) | setup-lint
	@$(if $(HAS_WEB),cd web && ../$(PART) "page types" npm run --silent check,:)

bench: setup-release ## measures the speed of every game on one core, relative to a yardstick
	$(CARGO) build --release --locked -p caravelle
	$(TARGET)/release/caravelle bench

balance: setup-release ## target/balance: 1,000 games of equal bots of every game at every number of seats (an hour; a stopped run continues)
	$(CARGO) build --release --locked -p caravelle
	scripts/balance $(TARGET)/release/caravelle $(TARGET)/balance

strength: setup-release ## docs/strength.md: plays every contest between bots again (hours; a stopped run continues)
	$(CARGO) build --release --locked -p caravelle
	scripts/strength $(TARGET)/release/caravelle $(TARGET)/strength

# Downloads other engines from their registries into the build folder; they are not part of the project.
PEERS := $(TARGET)/peers
peers: setup-release ## compares engine and server with OpenSpiel, Catanatron, RLCard and boardgame.io (downloads them)
	$(CARGO) build --release --locked -p caravelle -p caravelle-load
	@mkdir -p $(PEERS)
	python3 -m venv $(PEERS)/venv
	$(PEERS)/venv/bin/pip install --quiet --requirement bench/peers/requirements.txt
	cp bench/peers/package.json $(PEERS)/
	npm install --silent --no-audit --no-fund --prefix $(PEERS)
	python3 bench/peers/run.py $(TARGET)/release/caravelle $(PEERS) --json $(PEERS)/rounds.json
	python3 bench/peers/tables.py $(TARGET)/release/caravelle-load $(PEERS) --json $(PEERS)/tables.json

# One link whose result is split afterwards: the build id depends on everything that is linked, so only these two files
# match.
symbols: setup-release $(PAGE) ## the release program, and beside it caravelle.debug: the names and line tables that it leaves out, for backtraces and profilers
	@mkdir -p $(TARGET)/release
	CARGO_PROFILE_RELEASE_STRIP=none $(CARGO) build --release --locked -p caravelle --target-dir $(TARGET)/symbols
	objcopy --only-keep-debug $(TARGET)/symbols/release/caravelle $(TARGET)/release/caravelle.debug
	rm -f $(TARGET)/release/caravelle # A hard link to Cargo's own file.
	strip -o $(TARGET)/release/caravelle $(TARGET)/symbols/release/caravelle
	@ls -lh $(TARGET)/release/caravelle $(TARGET)/release/caravelle.debug

new-game: ## NAME=salt-road: creates a crate for a new game, which compiles, plays and appears at a table as text
	@scripts/new-game $(or $(NAME),$(error say which: make new-game NAME=salt-road))
	@$(CARGO) fmt --all
	@$(CARGO) update --workspace --offline --quiet # Adds the new crate to the lock file, which `make play` requires.

rules: ## the clauses of each game that no test cites
	@$(CARGO) run --quiet --locked -p caravelle-tidy --bin rules-table

screenshots: setup-test $(PAGE) ## pictures of the page
	$(CARGO) build --profile ci --locked -p caravelle
	@$(if $(HAS_WEB),cd web && CARAVELLE=$(TARGET)/ci/caravelle npm run --silent screenshots,echo "web/ is not there" >&2; exit 1)

cluster: setup-cluster $(PAGE) ## a cluster of three nodes on PostgreSQL and NATS behind a proxy, on this machine
	$(CARGO) build --release --locked -p caravelle
	scripts/cluster $(TARGET)/release/caravelle

dist: setup-release $(PAGE) ## target/dist: the program with unit, manual, completions, licences and checksum, as one archive
	$(CARGO) build --release --locked -p caravelle
	scripts/dist $(TARGET)/release/caravelle $(TARGET)/dist

deb: setup-release $(PAGE) ## target/dist: a Debian package with unit, user, manual and completions
	$(CARGO) build --release --locked -p caravelle
	scripts/deb $(TARGET)/release/caravelle $(TARGET)/dist

VERSION = $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
image: ## target/dist: the container image as an archive, for `docker load` or `podman load`
	@mkdir -p $(TARGET)/dist
	$(or $(shell command -v podman || command -v docker),$(error podman or docker is needed to build an image)) build --file deploy/Containerfile --tag caravelle:$(VERSION) .
	$(shell command -v podman || command -v docker) save caravelle:$(VERSION) | gzip --best >$(TARGET)/dist/caravelle-$(VERSION)-image.tar.gz

sbom: ## target/dist: every component of program and page, as a CycloneDX document
	scripts/sbom $(TARGET)/dist

types: ## target/dist: the TypeScript types of the protocol, as an npm package
	@mkdir -p $(TARGET)/dist
	cd packages/protocol && npm pack --pack-destination $(TARGET)/dist

# Packages made from the program of the tests, and tested as a host would use them: archive, Debian package, npm
# package.
packages: build $(MODULES)
	@$(PART) "packages" scripts/package-test $(TARGET)/ci/caravelle $(TARGET)/package-test

# An external tool, built once into the build folder.
DENY := $(TARGET)/tools/bin/cargo-deny
$(DENY):
	$(CARGO) install cargo-deny --version 0.20.2 --locked --root $(TARGET)/tools

deny: $(DENY) ## licences, bans and sources of all Rust packages, by deny.toml
	$(DENY) --locked check licenses bans sources

advisories: $(DENY) ## packages of program and page with a published weakness (asks the network)
	$(DENY) --locked check advisories
	cd web && npm audit --omit=optional --audit-level=high

ENTRY ?= tape
TIME ?= 600
fuzz: ## ENTRY=tape|http|raw|socket TIME=600: searches for inputs that break a check, guided by coverage
	scripts/fuzz $(ENTRY) $(TIME)

setup-play setup-release setup-test setup-lint setup-cluster: setup-%:
	@$(PART) --quiet "set-up" scripts/setup $*

# Reinstalled only when the lock file has changed.
web/node_modules/.stamp: web/package-lock.json
	@cd web && ../$(PART) "npm ci" ../scripts/packages page
	@touch $@

# The build of the page refreshes generated files that the tests of the page check, so it comes after them.
web/dist/index.html: $(PAGE_SOURCES) $(MODULES) | $(if $(TESTING),page)
	@cd web && ../$(PART) "page build" npm run --silent build
	@touch $@
	@touch -c crates/server/src/http/page.rs # Cargo does not notice the new folder, which is embedded there.
