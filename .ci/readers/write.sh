#!/usr/bin/env bash
# Plays every scenario once and writes every report that a file can hold.
#
# usage: write.sh REHEARSE WORKERS FOLDER
set -euo pipefail
rehearse=$1 workers=$2 folder=$3
rm -rf "$folder"
mkdir -p "$folder"
"$rehearse" run Scenarios --quiet --parallel "$workers" --format progress \
  --format "messages:$folder/messages.ndjson" --format "html:$folder/report.html" \
  --format "junit:$folder/junit.xml" --format "gpx:$folder/tracks.gpx" --format "geojson:$folder/tracks.geojson" \
  --format "usage:$folder/usage.txt" --format "usage-json:$folder/usage.json" --format "summary:$folder/summary.md"
