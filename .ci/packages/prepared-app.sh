#!/usr/bin/env bash
# Builds an iOS app whose sources nobody edited, by the build tool plug-in, and has it run; then breaks a copy of it.
#
# usage: prepared-app.sh SCRATCH
set -euo pipefail
scratch=$(realpath "$1")
root="$(cd "$(dirname "$0")/../.." && pwd)"
# A copy, in which things can be broken.
copy="$scratch/PreparedApp"
rm -rf "$copy"
cp -rp "$root/Tests/Packages/PreparedApp" "$copy"
cd "$copy"
sed -i "s|path: \"../../..\"|path: \"$root\"|" Package.swift
# SwiftPM asks a plug-in again only where the package's own folders have changed, and these sources stand beside them.
log="$scratch/prepared-app.log"
build() {
  local code=0
  for _ in 1 2; do
    code=0
    swift build --scratch-path "$scratch" --disable-build-manifest-caching || code=$?
    # Where a signal has ended SwiftPM itself, nothing was said of the sources; it has a second try.
    [ "$code" -gt 128 ] || break
  done
  return "$code"
}
build 2>&1 | tee "$log"
# Of two files of one name the compiler says so, and compiles them.
if grep -E '(^|: )warning:' "$log" | grep -v "'Walk/Route.swift', which conflicts with"; then exit 1; fi
printed=$("$scratch/debug/Walk" 2>&1)
expected='[app.walk screen] At the park, 100 m
[app.walk screen] At the river, 300 m
[app.walk screen] info: Home, no name: /walks from a new phone
[app.walk screen] debug: Walk/WalkScreen.swift:40 on a phone'
[ "$printed" = "$expected" ] || { printf 'The app says\n%s\n' "$printed"; exit 1; }

# The list of sources may have them compiled as for Apple's simulator.
list=Sources/Walk/PrepareSources.txt
echo simulator >> "$list"
build > "$log" 2>&1 || { cat "$log"; exit 1; }
printed=$("$scratch/debug/Walk" 2>&1)
[[ "$printed" = *"on a simulator" ]] || { printf 'As for a simulator, the app says\n%s\n' "$printed"; exit 1; }

# What is wrong in a source is told by the name and the line of the source.
broken=iOS/Broken.swift
tell() {
  printf "$1" > "$broken"
  build > "$log" 2>&1 && { echo "$1 is compiled"; exit 1; }
  grep -qF -- "$2" "$log" || { echo "nothing says $2 but:"; cat "$log"; exit 1; }
}
tell 'import Foundation\n\nlet wrong: Int = "no"\n' "$PWD/$broken:3:18: error: cannot convert"
tell '// A file\nlet a = 1\nimport SwiftUI\n' "$PWD/$broken:3:8: error: there is no SwiftUI here"
rm "$broken"

# And what is wrong in the list of sources, by the name and the line of the list.
printf '../../iOS\nwithout ../../iOS/Views\nHealthKit\n' > "$list"
build > "$log" 2>&1 && { echo "a list with a file that is not there is compiled"; exit 1; }
grep -qF "$list:3: $PWD/Sources/Walk/HealthKit is no Swift file" "$log" \
  || { echo "nothing tells the line of the list but:"; cat "$log"; exit 1; }
