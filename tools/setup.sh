# Sets a Debian 12 or 13 or Ubuntu 24.04 machine up for Oxhide. Sourced by ./test, ./play and tools/release, which then
# call `setup play`, `setup check`, `setup release` or `setup test`.
#
# Installs only what is missing, so that a second run installs nothing and needs no network. Every step says what it
# does; a step that fails says why and what to do, and ends the script.
#   packages                  compilers, CMake, Node, browser: from the machine's own archive
#   Pico SDK, TinyUSB, Unity  on Debian: packages of fixed versions, signatures and checksums verified, unpacked (not
#                             installed) into build/deps, or $OXHIDE_DEPS. On Ubuntu, whose archive has no Pico SDK: a
#                             clone of the same version there, and the package cmock
#   QR-Code-generator         on Debian, likewise; elsewhere a firmware shows codes as text alone
#   rp2040js                  the emulated chip, by npm ci: versions and checksums of simulator/package-lock.json

# A package, and what shows that it is there: a program, a file (* allowed), lib: a module of pkg-config, arm: a file
# of the ARM compiler's libraries, cc: a header of the PC's compiler.
PACKAGES_PLAY="
cmake                          cmake
ninja-build                    ninja
python3                        python3
gcc-arm-none-eabi              arm-none-eabi-gcc
libnewlib-arm-none-eabi        arm:nosys.specs
libstdc++-arm-none-eabi-newlib arm:libstdc++.a
nodejs                         node
npm                            npm
"
PACKAGES_PLAY_DEBIAN="
ca-certificates                /etc/ssl/certs/ca-certificates.crt
debian-archive-keyring         /usr/share/keyrings/debian-archive-keyring.gpg
"
PACKAGES_PLAY_UBUNTU="
ca-certificates                /etc/ssl/certs/ca-certificates.crt
git                            git
"
PACKAGES_TEST="
gcc                            gcc
libc6-dev                      cc:stdio.h
pkgconf                        pkg-config
libfreetype-dev                lib:freetype2
libpng-dev                     lib:libpng
fonts-roboto-unhinted          ${OXHIDE_FONTS:-/usr/share/fonts/truetype/roboto/unhinted}/RobotoCondensed-Bold.ttf
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
libunicorn-dev                 /usr/include/unicorn/unicorn.h
zbar-tools                     zbarimg
ccache                         ccache
"
PACKAGES_TEST_UBUNTU="
cmock                          /usr/share/cmock/vendor/unity/src/unity.c
"
# For ./play --check and the tests of the page. Ubuntu's archive has none, only a way to a snap.
PACKAGES_BROWSER_DEBIAN="
chromium                       chromium
"
BROWSERS="chromium chromium-browser google-chrome google-chrome-stable"

# Debian 13 has these sources, Debian 12 doesn't; one way serves both. Name, version, SHA-256. What ends in -source or
# is cmock is a package that holds sources; qr-code-generator is a source package: the sum is its .orig.tar.gz's.
DEPS_SUITE=trixie
DEPS_PLAY="
pico-sdk-source 2.1.1-1                     507a3ca37636641bc90239d7c04dc9dc28c5008087a8162102ea94d2273153d3
tinyusb-source  0.18.0+dfsg-1               01ce2c645df68f14a8a7dcfc8fb355713152543757955820479a87949a61154e
"
DEPS_PLAY_DEBIAN="
qr-code-generator 1.8.0-1.2                 2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60
"
DEPS_TEST="
cmock           2.5.3+git40-g379a9a8-2      166e45090937251892363d10860b5e7aa5353d5553fde2cbaba514760ba3785e
"

OS_RELEASE=${OXHIDE_OS_RELEASE:-/etc/os-release} # another one in tests

step() { printf '\n== %s\n' "$*"; }

# fail <step> <why> <remedy>
fail() {
  printf '\nFAILED: %s\n  why:    %s\n  remedy: %s\n' "$1" "$2" "$3" >&2
  exit 1
}

# Two runs that build in the same folder would spoil each other's files: the second waits. `builds_end` lets it go on.
one_at_a_time() {
  mkdir -p build && command -v flock >/dev/null || return 0
  exec 9>build/.lock
  flock --nonblock 9 && return 0
  step "another ./play, ./test or tools/release is building in this folder: waiting until it is done"
  flock 9
}

builds_end() { exec 9>&-; }

# Every folder of board/ with a firmware of its own; the two that most people have come first.
all_boards() {
  local file board
  for board in picosystem pico_lcd_1_3; do
    [ ! -e "board/$board/board.cmake" ] || echo "$board"
  done
  for file in board/*/board.cmake; do
    board=$(basename "${file%/board.cmake}")
    [ "$board" = picosystem ] || [ "$board" = pico_lcd_1_3 ] || echo "$board"
  done
}

setup() { # play | check | release | test
  local wanted=$PACKAGES_PLAY deps=$DEPS_PLAY system
  one_at_a_time
  system=$(system_kind)
  case $system in
    debian) wanted+=$PACKAGES_PLAY_DEBIAN deps+=$DEPS_PLAY_DEBIAN ;;
    ubuntu) wanted+=$PACKAGES_PLAY_UBUNTU ;;
  esac
  if [ "$1" = test ]; then
    wanted+=$PACKAGES_TEST deps+=$DEPS_TEST
    [ "$system" != ubuntu ] || wanted+=$PACKAGES_TEST_UBUNTU
  fi
  case $1 in check | test) [ -n "$(browser)" ] || [ "$system" != debian ] || wanted+=$PACKAGES_BROWSER_DEBIAN ;; esac
  setup_packages "$wanted"
  case $1 in check | test) setup_browser ;; esac
  setup_deps "$deps"
  setup_npm
}

system_kind() { # debian | ubuntu | other
  local ID="" VERSION_ID=""
  # shellcheck disable=SC1090,SC1091 # the machine's own
  [ -r "$OS_RELEASE" ] && . "$OS_RELEASE"
  case $ID-$VERSION_ID in
    debian-12 | debian-13) echo debian ;;
    ubuntu-24.04) echo ubuntu ;;
    *) echo other ;;
  esac
}

# ---- packages

missing_packages() { # <table>
  local package sign
  while read -r package sign; do
    [ -z "$package" ] || present "$sign" || echo "$package"
  done <<<"$1"
}

present() { # <sign: the head of the tables>
  local found
  case $1 in
    /*) compgen -G "$1" >/dev/null ;;
    lib:*) pkg-config --exists "${1#*:}" 2>/dev/null ;;
    arm:*) # asked for a file that it lacks, the compiler says the bare name
      found=$(arm-none-eabi-gcc -mcpu=cortex-m0plus -mthumb -print-file-name="${1#*:}" 2>/dev/null) &&
        [ "$found" != "${1#*:}" ] ;;
    cc:*) echo "#include <${1#*:}>" | cc -E -x c - >/dev/null 2>&1 ;;
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
  require_known_system "$what" "$missing"
  as_root "$what" apt-get -q -o APT::Update::Error-Mode=any update ||
    fail "$what" "apt-get update failed (see above): no network, or apt's sources don't name the system's archive" \
      "connect to the network or fix /etc/apt, then run this again"
  # shellcheck disable=SC2086 # a list of words
  as_root "$what" apt-get -q -y -o DPkg::Lock::Timeout=300 --no-install-recommends install $missing ||
    fail "$what" "apt-get install failed (see above)" \
      "fix what apt names, or install by hand: $missing$(universe_hint)"
  missing=$(missing_packages "$1" | tr '\n' ' ')
  [ -z "$missing" ] || fail "$what" "still missing after the installation: $missing" "report this, with your system's name"
}

universe_hint() { [ "$(system_kind)" != ubuntu ] || printf ' (most are in the component universe: add-apt-repository universe)'; }

require_known_system() { # <step> <missing packages>
  local PRETTY_NAME="an unknown system"
  # shellcheck disable=SC1090,SC1091 # the machine's own
  [ -r "$OS_RELEASE" ] && . "$OS_RELEASE"
  [ "$(system_kind)" != other ] ||
    fail "$1" "unsupported system: $PRETTY_NAME is not Debian 12 or 13, nor Ubuntu 24.04" \
      "install by your own means what these Debian packages hold, then run this again: $2"
}

browser() {
  local name
  [ -z "${OXHIDE_BROWSER:-}" ] || { echo "$OXHIDE_BROWSER"; return; }
  for name in $BROWSERS; do
    command -v "$name" && return
  done
  return 0
}

# The tests of the page open Chromium, or a browser made from it.
setup_browser() {
  OXHIDE_BROWSER=$(browser)
  [ -n "$OXHIDE_BROWSER" ] ||
    fail "find a browser" "there is none of: $BROWSERS" \
      "install Chromium or Google Chrome (Ubuntu: snap install chromium), or set OXHIDE_BROWSER to its program; ./play alone needs none"
  export OXHIDE_BROWSER
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

setup_deps() { # <table>
  local name version sum missing=""
  OXHIDE_DEPS=$(realpath -m "${OXHIDE_DEPS:-build/deps}")
  export OXHIDE_DEPS
  while read -r name version sum; do
    [ -z "$name" ] || deps_present "$name" "$version" || missing+="$name "
  done <<<"$1"
  if [ -z "$missing" ]; then
    step "Pico SDK and what else is fetched: all there"
    return
  fi
  step "fetching $missing into $OXHIDE_DEPS"
  mkdir -p "$OXHIDE_DEPS/root" "$OXHIDE_DEPS/apt/lists/partial" "$OXHIDE_DEPS/apt/cache/archives/partial" \
    "$OXHIDE_DEPS/debs" ||
    fail "fetch $missing" "$OXHIDE_DEPS can't be written (see above)" "set OXHIDE_DEPS to a folder of yours, or make that one writable"
  if [ "$(system_kind)" = debian ]; then
    deps_apt_state
    while read -r name version sum; do
      [ -z "$name" ] || deps_present "$name" "$version" || deps_fetch "$name" "$version" "$sum"
    done <<<"$1"
  else
    [[ $missing != *pico-sdk* && $missing != *tinyusb* ]] || sdk_clone
    [[ $missing != *cmock* ]] ||
      fail "find Unity" "the unit-test library Unity is missing, which only tests need" \
        "put a copy of its repository at /usr/share/cmock/vendor/unity, so that there is src/unity.c in it; ./play needs none"
  fi
}

# Unpacked here in that very version, or the machine has its own where pico_sdk_import.cmake and host-tests look.
deps_present() { # <name> <version>
  case $1 in
    pico-sdk-source) [ -n "${PICO_SDK_PATH:-}" ] || [ -e /usr/src/pico-sdk/pico_sdk_init.cmake ] ;;
    tinyusb-source) [ -n "${PICO_SDK_PATH:-}" ] || [ -e /usr/src/pico-sdk/lib/tinyusb/src/tusb.h ] ;;
    cmock) [ -e /usr/share/cmock/vendor/unity/src/unity.c ] ;;
    *) false ;;
  esac || [ -e "$OXHIDE_DEPS/root/.oxhide-$1_$2" ]
}

# Where no Debian archive is at hand: the repository and the version that pico_sdk_import.cmake names.
sdk_clone() {
  local what="fetch the Pico SDK" from version sdk=$OXHIDE_DEPS/root/usr/src/pico-sdk name rest
  from=$(sed -n 's/.*GIT_REPOSITORY *//p' pico_sdk_import.cmake)
  version=$(sed -n 's/.*set(PICO_SDK_FETCH_FROM_GIT_TAG \([0-9.]*\)).*/\1/p' pico_sdk_import.cmake)
  rm -rf "$sdk" "$sdk.part"
  mkdir -p "${sdk%/*}"
  { git clone -q --depth 1 --branch "$version" "$from" "$sdk.part" &&
    git -C "$sdk.part" submodule -q update --init --depth 1 lib/tinyusb; } </dev/null ||
    fail "$what" "it could not be cloned from $from (see above), and this system's archive has none" \
      "connect to the network; or set PICO_SDK_PATH to a Pico SDK of yours, $version or newer, with its submodule lib/tinyusb"
  mv "$sdk.part" "$sdk"
  while read -r name version rest; do
    [ -z "$name" ] || touch "$OXHIDE_DEPS/root/.oxhide-${name}_$version"
  done <<<"$DEPS_PLAY"
}

# An apt of our own: the suite we want, from the archive that the machine's own apt uses; nothing of the system changes,
# and root is not needed. The signature is checked against Debian's keyring.
deps_apt_state() {
  local what="fetch from Debian $DEPS_SUITE" uri key=/usr/share/keyrings/debian-archive-keyring.gpg apt=$OXHIDE_DEPS/apt
  command -v apt-get >/dev/null ||
    fail "$what" "there is no apt-get" "set PICO_SDK_PATH to your Pico SDK"
  # shellcheck disable=SC2016 # apt's variables
  uri=$(apt-get indextargets --format '$(ORIGIN) $(LABEL) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    awk '$1 == "Debian" && $2 == "Debian" && $3 == "main" { print $4; exit }')
  [ -n "$uri" ] || fail "$what" "apt's sources name no Debian archive, or its lists were never fetched" \
    "run apt-get update as root; if that doesn't help, fix /etc/apt/sources.list"
  cat >"$apt/suite.sources" <<S
Types: deb deb-src
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
  local what="fetch $1 $2" file
  (cd "$OXHIDE_DEPS/debs" && rm -f "$1"_* && deps_download "$1" "$2") ||
    fail "$what" "apt-get could not download it (see above)" \
      "if Debian $DEPS_SUITE has another version now, put it and its checksum into DEPS in tools/setup.sh and test"
  file=$(compgen -G "$OXHIDE_DEPS/debs/$1_*")
  echo "$3  $file" | sha256sum --check --quiet - ||
    fail "$what" "the file's checksum is not the one in tools/setup.sh" "remove $file and run this again"
  deps_unpack "$1" "$file" || fail "$what" "unpacking failed (see above)" "free some space, run this again"
  touch "$OXHIDE_DEPS/root/.oxhide-$1_$2"
}

deps_download() { # <name> <version>
  case $1 in
    qr-code-generator) deps_apt source --download-only --tar-only --only-source "$1=$2" ;;
    *) deps_apt download "$1=$2" ;;
  esac
}

deps_unpack() { # <name> <file>
  local to=$OXHIDE_DEPS/root/usr/src/qrcodegen
  case $1 in
    qr-code-generator)
      mkdir -p "$to" && tar -xzf "$2" -C "$to" --strip-components=2 --wildcards '*/c/qrcodegen.[ch]' ;;
    *) dpkg-deb -x "$2" "$OXHIDE_DEPS/root" ;;
  esac
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
