#!/usr/bin/env bash
# Builds the app that comes in a package of its own, and has it do what the command does with the apps it brings.
#
# usage: own-app.sh SCRATCH
set -euo pipefail
scratch=$(realpath "$1")
cd "$(dirname "$0")/../../Tests/Packages/OwnApp"
log="$scratch/own-app.log"
swift build --scratch-path "$scratch" 2>&1 | tee "$log"
if grep -E 'Sources/rehearse-parking/.*warning:' "$log"; then exit 1; fi
parking="$scratch/debug/rehearse-parking"
scratch="$scratch/own-app"
mkdir -p "$scratch"

# Looks for a line in what a command prints, and shows all of it where the line is not there.
expect() {
  local wanted=$1
  shift
  local printed
  printed=$("$@" 2>&1) || true
  grep -qF -- "$wanted" <<< "$printed" || {
    printf '“%s” does not say “%s” but:\n%s\n' "$*" "$wanted" "$printed"
    exit 1
  }
}

"$parking" run Features --format progress --format "junit:$scratch/junit.xml" --format "html:$scratch/report.html"
expect 'parking: 0 of 4 requirements proved, 4 named' "$parking" run Features
expect '5 scenarios: 5 passed' "$parking" run Features --shard 1/2
expect 'the driver parks' "$parking" steps parks
expect 'the user opens the app' "$parking" steps opens
expect 'proved' "$parking" requirements Features

# What is not so must fail there too, and an app that is not named must not be known.
broken="$scratch/broken.feature"
sed 's/at Kraków/at Warsaw/' Features/parking.feature > "$broken"
cp Features/requirements.md "$scratch/"
expect 'The car is remembered elsewhere.' "$parking" run "$broken"
sed 's/the parking app/the campaign app/' Features/parking.feature > "$broken"
expect 'the campaign app is installed' "$parking" run "$broken"
