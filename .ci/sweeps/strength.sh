#!/usr/bin/env bash
# Audits the whole suite, and compares the score with the article's. It takes minutes, so it is run by hand and by night.
#
# usage: strength.sh REHEARSE FOLDER
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p "$2"
"$1" audit Scenarios --quiet --format "text:$2/suite.txt" > /dev/null
score=$(sed -n 's/^suite: \(.* noticed ([^)]*)\).*/\1/p' "$2/suite.txt")
[ -n "$score" ] || { echo "The audit tells no score of the suite:"; cat "$2/suite.txt"; exit 1; }
article=Sources/Command/RehearseCommand/RehearseCommand.docc/HowStrongIsTheSuite.md
grep -qF -- "$score" "$article" || { echo "$article does not say: $score"; exit 1; }
echo "$score"
