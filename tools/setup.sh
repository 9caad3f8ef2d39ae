# Sets a Debian 12 or 13 machine up for Oxhide. Sourced by ./test and ./play, which then call `setup play`,
# `setup check` or `setup test`.
#
# Installs only what is missing, so that a second run installs nothing and needs no network. Every step says what it
# does; a step that fails says why and what to do, and ends the script.
#   packages                  compilers, CMake, Node, browser: from the machine's own Debian archive
#   Pico SDK, TinyUSB, Unity  Debian packages of fixed versions, signatures and checksums verified, unpacked (not
#                             installed) into build/deps, or $OXHIDE_DEPS
#   rp2040js                  the emulated chip, by npm ci: versions and checksums of simulator/package-lock.json

# A package, and what shows that it is there: a program, or a file (* allowed).
PACKAGES_PLAY="
ca-certificates                /etc/ssl/certs/ca-certificates.crt
debian-archive-keyring         /usr/share/keyrings/debian-archive-keyring.gpg
cmake                          cmake
ninja-build                    ninja
python3                        python3
gcc-arm-none-eabi              arm-none-eabi-gcc
libnewlib-arm-none-eabi        /usr/lib/arm-none-eabi/newlib/thumb/v6-m/nofp/libc.a
libstdc++-arm-none-eabi-newlib /usr/lib/arm-none-eabi/newlib/thumb/v6-m/nofp/libstdc++.a
nodejs                         node
npm                            npm
"
PACKAGES_TEST="
gcc                            gcc
libc6-dev                      /usr/include/stdio.h
pkgconf                        pkg-config
libfreetype-dev                /usr/include/freetype2/ft2build.h
libpng-dev                     /usr/include/png.h
fonts-roboto-unhinted          /usr/share/fonts/truetype/roboto/unhinted/RobotoCondensed-Bold.ttf
git                            git
clang                          clang
llvm                           llvm-symbolizer
libclang-rt-dev                /usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a
clang-format                   clang-format
clang-tidy                     clang-tidy
cppcheck                       cppcheck
valgrind                       valgrind
dosfstools                     /usr/sbin/fsck.fat
mtools                         mdir
"
# For ./play --check and the tests of the page.
PACKAGES_BROWSER="
chromium                       chromium
"

# Debian 13 has these sources, Debian 12 doesn't; one way serves both. Name, version, SHA-256, a file of it.
DEPS_SUITE=trixie
DEPS="
pico-sdk-source 2.1.1-1                     507a3ca37636641bc90239d7c04dc9dc28c5008087a8162102ea94d2273153d3
tinyusb-source  0.18.0+dfsg-1               01ce2c645df68f14a8a7dcfc8fb355713152543757955820479a87949a61154e
cmock           2.5.3+git40-g379a9a8-2      166e45090937251892363d10860b5e7aa5353d5553fde2cbaba514760ba3785e
"

step() { printf '\n== %s\n' "$*"; }

# fail <step> <why> <remedy>
fail() {
  printf '\nFAILED: %s\n  why:    %s\n  remedy: %s\n' "$1" "$2" "$3" >&2
  exit 1
}

setup() { # play | check | test
  local wanted=$PACKAGES_PLAY
  [ "$1" = test ] && wanted+=$PACKAGES_TEST
  [ "$1" != play ] && wanted+=$PACKAGES_BROWSER
  setup_packages "$wanted"
  setup_deps
  setup_npm
}

# ---- packages

missing_packages() { # <table>
  local package sign
  while read -r package sign; do
    [ -z "$package" ] || present "$sign" || echo "$package"
  done <<<"$1"
}

present() { # <program or file>
  case $1 in
    /*) compgen -G "$1" >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

setup_packages() { # <table>
  local missing what="install packages"
  missing=$(missing_packages "$1" | tr '\n' ' ')
  if [ -z "$missing" ]; then
    step "packages: all there"
    return
  fi
  step "packages: installing $missing"
  require_debian "$what" "$missing"
  as_root "$what" apt-get -q -o APT::Update::Error-Mode=any update ||
    fail "$what" "apt-get update failed (see above): no network, or no Debian archive among apt's sources" \
      "connect to the network or mend /etc/apt, then run this again"
  # shellcheck disable=SC2086 # a list of words
  as_root "$what" apt-get -q -y --no-install-recommends install $missing ||
    fail "$what" "apt-get install failed (see above)" "mend what apt names, or install by hand: $missing"
  missing=$(missing_packages "$1" | tr '\n' ' ')
  [ -z "$missing" ] || fail "$what" "still missing after the installation: $missing" "report this, with your system's name"
}

require_debian() { # <step> <missing packages>
  local ID="" VERSION_ID="" PRETTY_NAME="an unknown system"
  # shellcheck disable=SC1091 # the machine's own
  [ -r /etc/os-release ] && . /etc/os-release
  case $ID-$VERSION_ID in
    debian-12 | debian-13) ;;
    *) fail "$1" "unsupported system: $PRETTY_NAME is not Debian 12 or 13" \
      "install by your own means what these Debian packages hold, then run this again: $2" ;;
  esac
}

as_root() { # <step> <command ...>; what is missing stands in $missing
  local what=$1 by_hand="apt-get update && apt-get install --no-install-recommends $missing"
  shift
  if [ "$(id -u)" = 0 ]; then
    DEBIAN_FRONTEND=noninteractive "$@" </dev/null
  elif ! command -v sudo >/dev/null; then
    fail "$what" "not root, and there is no sudo" "run this as root, or run as root: $by_hand"
  elif ! sudo -n true 2>/dev/null && { [ ! -t 0 ] || ! sudo -v; }; then
    fail "$what" "not root, and sudo refuses" "run this as root or with sudo, or run as root: $by_hand"
  else
    sudo DEBIAN_FRONTEND=noninteractive "$@" </dev/null
  fi
}

# ---- Pico SDK, TinyUSB, Unity

setup_deps() {
  local name version sum missing=""
  OXHIDE_DEPS=$(realpath -m "${OXHIDE_DEPS:-build/deps}")
  export OXHIDE_DEPS
  while read -r name version sum; do
    [ -z "$name" ] || deps_present "$name" "$version" || missing+="$name "
  done <<<"$DEPS"
  if [ -z "$missing" ]; then
    step "Pico SDK, TinyUSB, Unity: all there"
    return
  fi
  step "Pico SDK, TinyUSB, Unity: fetching $missing from Debian $DEPS_SUITE into $OXHIDE_DEPS"
  mkdir -p "$OXHIDE_DEPS/root" "$OXHIDE_DEPS/apt/lists/partial" "$OXHIDE_DEPS/apt/cache/archives/partial" \
    "$OXHIDE_DEPS/debs" ||
    fail "fetch from Debian $DEPS_SUITE" "$OXHIDE_DEPS can't be written (see above)" "set OXHIDE_DEPS to a folder of yours, or make that one writable"
  deps_apt_state
  while read -r name version sum; do
    [ -z "$name" ] || deps_present "$name" "$version" || deps_fetch "$name" "$version" "$sum"
  done <<<"$DEPS"
}

# Unpacked here in that very version, or the machine has its own where pico_sdk_import.cmake looks first.
deps_present() { # <name> <version>
  case $1 in
    pico-sdk-source) [ -n "${PICO_SDK_PATH:-}" ] || [ -e /usr/src/pico-sdk/pico_sdk_init.cmake ] ;;
    tinyusb-source) [ -n "${PICO_SDK_PATH:-}" ] || [ -e /usr/src/pico-sdk/lib/tinyusb/src/tusb.h ] ;;
    *) false ;;
  esac || [ -e "$OXHIDE_DEPS/root/.oxhide-$1_$2" ]
}

# An apt of our own: the suite we want, from the archive that the machine's own apt uses; nothing of the system changes,
# and root is not needed. The signature is checked against Debian's keyring.
deps_apt_state() {
  local what="fetch from Debian $DEPS_SUITE" uri key=/usr/share/keyrings/debian-archive-keyring.gpg apt=$OXHIDE_DEPS/apt
  command -v apt-get >/dev/null ||
    fail "$what" "there is no apt-get" "set PICO_SDK_PATH to your Pico SDK, and put Unity's src into $OXHIDE_DEPS/root/usr/share/cmock/vendor/unity"
  # shellcheck disable=SC2016 # apt's variables
  uri=$(apt-get indextargets --format '$(ORIGIN) $(LABEL) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    awk '$1 == "Debian" && $2 == "Debian" && $3 == "main" { print $4; exit }')
  [ -n "$uri" ] || fail "$what" "apt's sources name no Debian archive, or its lists were never fetched" \
    "run apt-get update as root; if that doesn't help, mend /etc/apt/sources.list"
  cat >"$apt/suite.sources" <<S
Types: deb
URIs: $uri
Suites: $DEPS_SUITE
Components: main
Signed-By: $key
S
  deps_apt -o APT::Update::Error-Mode=any update ||
    fail "$what" "apt-get update failed (see above): no network, or Debian's keyring is older than $DEPS_SUITE" \
      "connect to the network; if it is the signature: apt-get install debian-archive-keyring"
}

deps_apt() {
  local apt=$OXHIDE_DEPS/apt
  apt-get -q -o Dir::Etc::sourcelist="$apt/suite.sources" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::lists="$apt/lists" -o Dir::State::status=/dev/null -o Dir::Cache="$apt/cache" \
    -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none -o APT::Get::List-Cleanup=0 "$@" </dev/null
}

deps_fetch() { # <name> <version> <sha256>
  local what="fetch $1 $2" deb
  (cd "$OXHIDE_DEPS/debs" && rm -f "$1"_*.deb && deps_apt download "$1=$2") ||
    fail "$what" "apt-get download failed (see above)" \
      "if Debian $DEPS_SUITE has another version now, put it and its checksum into DEPS in tools/setup.sh and test"
  deb=$(compgen -G "$OXHIDE_DEPS/debs/$1_*.deb")
  echo "$3  $deb" | sha256sum --check --quiet - ||
    fail "$what" "the file's checksum is not the one in tools/setup.sh" "remove $deb and run this again"
  dpkg-deb -x "$deb" "$OXHIDE_DEPS/root" || fail "$what" "unpacking failed (see above)" "free some space, run this again"
  touch "$OXHIDE_DEPS/root/.oxhide-$1_$2"
}

# ---- rp2040js

lock_of_others() { sed '1,/"dependencies"/{/"version"/d}' "$1"; } # <file>: without our own version, which fetches nothing

setup_npm() {
  local what="fetch rp2040js" stamp=simulator/node_modules/.oxhide-lock
  if [ -e "$stamp" ] && cmp -s <(lock_of_others simulator/package-lock.json) <(lock_of_others "$stamp"); then
    step "rp2040js: there"
    return
  fi
  step "rp2040js: fetching it and what else simulator/package-lock.json lists (npm ci)"
  (cd simulator && npm ci --no-audit --no-fund --fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000 </dev/null) ||
    fail "$what" "npm ci failed (see above)" "connect to the network, then run this again"
  cp simulator/package-lock.json "$stamp"
}
