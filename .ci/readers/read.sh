#!/usr/bin/env bash
# Has other people's readers read the reports of every scenario, and what the parser has said of them.
#
# usage: read.sh REHEARSE FOLDER
set -euo pipefail
rehearse=$1 reports=$2
python3 .ci/readers/junit.py "$reports/junit.xml"
"$rehearse" run Scenarios/startup-listing --quiet --measured-times \
  --format progress --format "junit:$reports/measured.xml" --format "record:$reports/startup.record.gz"
python3 .ci/readers/junit.py --measured "$reports/measured.xml"
python3 .ci/readers/records.py "$reports/startup.record.gz"
python3 .ci/readers/tracks.py "$reports/tracks.gpx" "$reports/tracks.geojson"
schema="${REHEARSAL_CONFORMANCE:-../shared/conformance}/messages/schema"
if [ -d "$schema" ]; then
  python3 .ci/readers/messages.py "$schema" "$reports/messages.ndjson" "$reports/parsed.ndjson"
else
  echo "SKIPPED: the schema of Cucumber Messages is not at $schema"
fi
