#!/bin/sh
# Installs the command `rehearse` for this machine from a release page, and checks what it loads before it is moved.
#
# It needs a POSIX shell, curl or wget, and sha256sum or shasum. `--help` says what can be written.
set -eu

# Whose releases are meant where nothing else is said; the release's own copy of this script has it filled in.
repository=""

usage() {
  cat <<'USAGE'
Usage: install.sh [OPTION]... [VERSION]

Installs the command rehearse, for Linux (x86_64, arm64) and macOS.

VERSION is a release such as 0.1.0; without one it is the latest.

Options:
  --dir DIR            The folder for the command; /usr/local/bin for root, and ~/.local/bin for others.
  --releases PLACE     The release page: an address (https://, file://) or a folder.
  --repository NAME    OWNER/NAME of a repository on GitHub, whose releases are meant.
  --sha256 HEX         The checksum that the command must have, beside that of the release.
  --print-version      Prints the version that would be installed, and installs nothing.
  -h, --help           Shows this page.

Variables, which options override:
  REHEARSE_VERSION, REHEARSE_RELEASES, REHEARSE_REPOSITORY, REHEARSE_SHA256, REHEARSE_DIR

A release page has latest/download/VERSION, and download/vVERSION/ with the commands and SHA256SUMS.
USAGE
}

fail() {
  echo "install.sh: $1" >&2
  shift
  for line in "$@"; do echo "  $line" >&2; done
  exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# Everything that is loaded lies in one folder, which goes whatever happens.
clean() {
  [ -z "${loaded:-}" ] || rm -rf "$loaded"
  [ -z "${beside:-}" ] || rm -f "$beside"
}

# Loads a file of the release page into a place; what went wrong is in the file "words".
load() {
  case "$releases" in
    http://* | https://*)
      if has curl; then
        curl --fail --silent --show-error --location --retry 3 --connect-timeout 30 \
          --output "$2" "$releases/$1" 2> "$loaded/words"
      elif has wget; then
        wget -q -O "$2" "$releases/$1" 2> "$loaded/words"
      else
        fail "neither curl nor wget is here, and one of them must load $releases/$1"
      fi
      ;;
    *) cp "${releases#file://}/$1" "$2" 2> "$loaded/words" ;;
  esac
}

# Says what the program that loads has said, as lines of their own.
told() { sed 's/^/  /' "$loaded/words" >&2; }

machine() {
  system=$(uname -s)
  processor=$(uname -m)
  case "$system $processor" in
    "Linux x86_64" | "Linux amd64") echo linux-x86_64 ;;
    "Linux aarch64" | "Linux arm64") echo linux-arm64 ;;
    "Darwin x86_64" | "Darwin arm64") echo macos ;;
    *)
      fail "there is no rehearse for this machine: $system $processor" \
        "Releases are for Linux on x86_64 and arm64, and for macOS. Elsewhere build it with Swift:" \
        "swift build -c release --static-swift-stdlib --product rehearse"
      ;;
  esac
}

digest() {
  if has sha256sum; then
    sha256sum "$1"
  elif has shasum; then
    shasum -a 256 "$1"
  else
    fail "neither sha256sum nor shasum is here, so what was loaded cannot be checked"
  fi
}

# The nearest folder that is there, of one that may have to be made.
existing() {
  place=$1
  while [ ! -e "$place" ]; do place=$(dirname "$place"); done
  echo "$place"
}

main() {
  version=${REHEARSE_VERSION:-}
  releases=${REHEARSE_RELEASES:-}
  repository=${REHEARSE_REPOSITORY:-$repository}
  expected=${REHEARSE_SHA256:-}
  dir=${REHEARSE_DIR:-}
  prints=""
  named=""
  while [ $# -gt 0 ]; do
    case "$1" in
      -h | --help) usage && exit 0 ;;
      --print-version) prints=1 ;;
      --dir | --releases | --repository | --sha256)
        [ $# -ge 2 ] && [ -n "$2" ] || fail "$1 needs a value" "--help says what can be written"
        case "$1" in
          --dir) dir=$2 ;;
          --releases) releases=$2 ;;
          --repository) repository=$2 releases="" ;;
          --sha256) expected=$2 ;;
        esac
        shift
        ;;
      -*) fail "unknown option $1" "--help says what can be written" ;;
      *)
        [ -z "$named" ] || fail "two versions are named: $named and $1"
        named=$1
        version=$1
        ;;
    esac
    shift
  done

  version=${version#v}
  [ "$version" != latest ] || version=""
  case "$version" in
    */* | *[!0-9A-Za-z.+-]* | [!0-9]*) fail "'$version' is no version such as 0.1.0" ;;
  esac
  if [ -z "$releases" ]; then
    [ -n "$repository" ] || fail "which releases? Name a repository on GitHub with --repository OWNER/NAME," \
      "or a release page with --releases PLACE"
    releases="https://github.com/$repository/releases"
  fi
  releases=${releases%/}
  case "$releases" in
    http://* | https://* | file:///*) ;;
    *://*) fail "'$releases' is no release page: an address with https:// or file:///, or a folder" ;;
  esac
  expected=$(printf '%s' "$expected" | tr 'A-F' 'a-f')
  case "$expected" in
    *[!0-9a-f]*) fail "'$expected' is no SHA-256, which has 64 hexadecimal digits" ;;
  esac
  [ -z "$expected" ] || [ ${#expected} = 64 ] || fail "'$expected' is no SHA-256, which has 64 hexadecimal digits"

  # Before anything is loaded: can it be used here at all, and be put where it is wanted?
  asset=rehearse-$(machine)
  if [ -z "$prints" ]; then
    if [ -z "$dir" ]; then
      if [ "$(id -u)" = 0 ]; then
        dir=/usr/local/bin
      elif [ -n "${HOME:-}" ]; then
        dir=$HOME/.local/bin
      else
        fail "HOME is not set: name a folder with --dir DIR"
      fi
    fi
    case "$dir" in
      /*) ;;
      *) dir=$PWD/$dir ;;
    esac
    place=$(existing "$dir")
    [ -d "$place" ] || fail "$dir cannot be a folder: $place is none"
    [ -w "$place" ] && [ -x "$place" ] || fail "nothing can be written into $place" "name another folder with --dir DIR"
    [ ! -d "$dir/rehearse" ] || fail "$dir/rehearse is a folder, so the command cannot have this name"
  fi

  trap clean EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  loaded=$(mktemp -d) || fail "no folder could be made for what is to be loaded: see TMPDIR"

  if [ -z "$version" ]; then
    load latest/download/VERSION "$loaded/VERSION" || {
      told
      fail "$releases does not tell its latest version: there is no latest/download/VERSION" \
        "name a version, or another release page"
    }
    version=$(cat "$loaded/VERSION")
    case "$version" in
      "" | *[!0-9A-Za-z.+-]* | [!0-9]*) fail "$releases/latest/download/VERSION has no version, but: $version" ;;
    esac
  fi
  if [ -n "$prints" ]; then
    echo "$version"
    exit 0
  fi

  from=download/v$version
  load "$from/SHA256SUMS" "$loaded/SHA256SUMS" || {
    told
    fail "there are no checksums of version $version at $releases/$from/SHA256SUMS" "is there such a version?"
  }
  sum=""
  while read -r digits name; do
    [ "${name#\*}" != "$asset" ] || sum=$digits
  done < "$loaded/SHA256SUMS"
  [ -n "$sum" ] || fail "version $version has no checksum of $asset, so it is not installed" \
    "looked for in $releases/$from/SHA256SUMS"

  load "$from/$asset" "$loaded/rehearse" || {
    told
    fail "version $version has no $asset at $releases/$from/$asset"
  }
  found=$(digest "$loaded/rehearse")
  found=${found%% *}
  [ "$found" = "$sum" ] || fail "$asset is not what the release has the checksum of, so it is not installed" \
    "expected $sum" "found    ${found:-nothing}"
  [ -z "$expected" ] || [ "$found" = "$expected" ] || fail "$asset has not the checksum that is asked for" \
    "expected $expected" "found    $found"

  # The last step is one move within a folder: there is the old command, or the new one.
  mkdir -p "$dir" || fail "$dir could not be made"
  beside=$dir/.rehearse-$$
  { cp "$loaded/rehearse" "$beside" && chmod 755 "$beside"; } || fail "$asset could not be written into $dir"
  says=$("$beside" --version 2>&1) || fail "$asset has the right checksum, but does not run here:" "$says" \
    "It needs the C and C++ libraries: glibc 2.35 or later and libstdc++ on Linux, and macOS 15 or later."
  [ "$says" = "rehearse $version" ] || fail "this is another version than $version: it says '$says'"
  mv -f "$beside" "$dir/rehearse" || fail "$dir/rehearse could not be written"
  beside=""
  echo "$says is installed: $dir/rehearse"
  case ":${PATH:-}:" in
    *":$dir:"*) ;;
    *) echo "$dir is not in PATH: add it, or call it by its whole name" ;;
  esac
}

# Only here does anything happen, so a script that was cut on its way does nothing.
main "$@"
