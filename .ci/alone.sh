#!/usr/bin/env bash
# Runs the command that the article on build servers builds where nothing is but the C and C++ libraries.
#
# usage: alone.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/.."

allowed='^(linux-vdso|ld-linux[^.]*|ld-linux-x86-64|libc|libm|libstdc[+][+]|libgcc_s)[.]so'
others=$(ldd "$program" | sed -E 's/^[[:space:]]*//; s#^/[^ ]*/##' | grep -vE "$allowed" || true)
[ -z "$others" ] || { echo "It needs more than the C and C++ libraries:"; echo "$others"; exit 1; }

alone=$PWD/.build/alone
rm -rf "$alone"
mkdir -p "$alone/proc" "$alone/tmp" "$alone/routes"
strip -o "$alone/rehearse" "$program"
size=$(stat -c %s "$alone/rehearse")
echo "$size bytes when stripped"
[ "$size" -le 40000000 ] || { echo "It has more than 40 MB"; exit 1; }
for library in $(ldd "$program" | grep -oE '/[^ ]+'); do
  mkdir -p "$alone$(dirname "$library")"
  cp -L "$library" "$alone$library"
done
cp -r Scenarios "$alone/Scenarios"
cat > "$alone/walk.feature" <<'FEATURE'
Feature: A walk along a recording

  Scenario: The route has the length of the recording
    Given the campaign app is installed
    And the user is at the start of the route "routes/walk.gpx"
    And the campaign "Spring leaflets" is running
    When the user follows the route "routes/walk.gpx"
    And 10 minutes pass
    Then the distance travelled is 111 m, give or take 15 m
FEATURE
cat > "$alone/routes/walk.gpx" <<'GPX'
<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><?made?>
<trk><trkseg><trkpt lat="52.2297" lon="21.0122"/><trkpt lat="52.2307" lon="21.0122"/></trkseg></trk>
</gpx>
GPX

# The system's own /proc is there, as in every container: Swift reads the command line from it. The mount ends with the
# process that made it.
inside() {
  echo "rehearse $*"
  unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" /rehearse "$@"' \
    "$alone" "$@" > "$alone/tmp/output" 2>&1 || { cat "$alone/tmp/output"; echo "It ended with an error"; exit 1; }
}
inside run Scenarios --format progress
inside run walk.feature
for format in html junit messages gpx geojson summary; do
  inside run walk.feature --format "$format:tmp/$format"
  [ -s "$alone/tmp/$format" ] || { echo "$format wrote nothing"; exit 1; }
done
inside steps --format json
inside rules --format json
inside requirements Scenarios/startup-listing
inside requirements Scenarios/startup-listing --format "json:tmp/requirements.json"
inside parse Scenarios
inside format --check Scenarios
rm -rf "$alone"
