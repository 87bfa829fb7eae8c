#!/usr/bin/env bash
# Builds an iOS app whose sources nobody edited, by the build tool plug-in, and has it run; then breaks a copy of it.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
scratch="$root/.build/prepared-app"
# A copy, in which things can be broken.
copy="$root/.build/PreparedApp"
rm -rf "$copy"
mkdir -p "$root/.build"
cp -rp "$root/Tests/PreparedApp" "$copy"
cd "$copy"
# SwiftPM asks a plug-in again only where the package's own folders have changed, and these sources stand beside them.
build() { swift build --scratch-path "$scratch" --disable-build-manifest-caching; }
build 2>&1 | tee "$scratch.log"
if grep -E '(^|: )warning:' "$scratch.log"; then exit 1; fi
printed=$("$scratch/debug/Walk" 2>&1)
expected='[app.walk screen] At the park, 100 m
[app.walk screen] At the river, 300 m
[app.walk screen] info: Home: /walks from a new phone
[app.walk screen] debug: Walk/WalkScreen.swift:40 on a simulator'
[ "$printed" = "$expected" ] || { printf 'The app says\n%s\n' "$printed"; exit 1; }

# What is wrong in a source is told by the name and the line of the source.
broken=iOS/Broken.swift
tell() {
  printf "$1" > "$broken"
  build > "$scratch.log" 2>&1 && { echo "$1 is compiled"; exit 1; }
  grep -qF -- "$2" "$scratch.log" || { echo "nothing says $2 but:"; cat "$scratch.log"; exit 1; }
}
tell 'import Foundation\n\nlet wrong: Int = "no"\n' "$PWD/$broken:3:18: error: cannot convert"
tell '// A file\nlet a = 1\nimport SwiftUI\n' "$PWD/$broken:3:8: error: there is no SwiftUI here"
rm "$broken"

# And what is wrong in the list of sources, by the name and the line of the list.
list=Sources/Walk/PrepareSources.txt
printf '../../iOS\nwithout ../../iOS/Views\nMapKit\n' > "$list"
build > "$scratch.log" 2>&1 && { echo "a list with a file that is not there is compiled"; exit 1; }
grep -qF "$list:3: $PWD/Sources/Walk/MapKit is no Swift file" "$scratch.log" \
  || { echo "nothing tells the line of the list but:"; cat "$scratch.log"; exit 1; }
