#!/usr/bin/env bash
# Builds an iOS app whose sources nobody edited, by the build tool plug-in, and has it run; then breaks a copy of it.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
scratch="$root/.build/prepared-app"
cd "$root/Tests/PreparedApp"
# SwiftPM asks a plug-in again only where the package's own folders have changed, and these sources stand beside them.
build() { swift build --scratch-path "$scratch" --disable-build-manifest-caching; }
build 2>&1 | tee "$scratch.log"
if grep -E '(^|: )warning:' "$scratch.log"; then exit 1; fi
printed=$("$scratch/debug/Walk")
expected='At the park
At the river
Home: /walks from a new phone
Walk/WalkScreen.swift:33 on a simulator'
[ "$printed" = "$expected" ] || { printf 'The app says\n%s\n' "$printed"; exit 1; }

# What is wrong in a source is told by the name and the line of the source.
broken=iOS/Broken.swift
trap 'rm -f "$broken"' EXIT
tell() {
  printf "$1" > "$broken"
  build > "$scratch.log" 2>&1 && { echo "$1 is compiled"; exit 1; }
  grep -qF -- "$2" "$scratch.log" || { echo "nothing says $2 but:"; cat "$scratch.log"; exit 1; }
}
tell 'import Foundation\n\nlet wrong: Int = "no"\n' "$PWD/$broken:3:18: error: cannot convert"
tell '// A file\nlet a = 1\nimport SwiftUI\n' "$PWD/$broken:3:8: error: there is no SwiftUI here"
