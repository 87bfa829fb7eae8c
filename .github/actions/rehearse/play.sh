#!/bin/sh
# Plays scenarios, or merges the records of parts, and tells GitHub how it went.
#
# The action sets every name in capitals.
# shellcheck disable=SC2153
set -eu

fail() {
  echo "::error title=rehearse::$1"
  echo "exit-code=2" >> "$GITHUB_OUTPUT"
  exit 2
}

for word in "html $HTML" "junit $JUNIT"; do
  case "${word#* }" in
    true | false) ;;
    *) fail "${word%% *} is true or false, and not '${word#* }'" ;;
  esac
done
[ -n "$REPORTS" ] || fail "reports needs the name of a folder"
[ -z "$SHARD" ] || [ -z "$MERGE" ] || fail "shard and merge contradict each other: a job plays a part, or merges them all"
[ -z "$PROFILE" ] || [ -z "$MERGE" ] || fail "profile says how to play, and merge plays nothing"

folder=${REPORTS%/}
mkdir -p "$folder"
# Later steps of the job may call the command too.
echo "$FOLDER" >> "$GITHUB_PATH"
PATH=$FOLDER:$PATH

# xargs takes words apart by blanks and quotes, and nothing in them is run.
words=$(printf '%s\n' "$ARGUMENTS" | xargs -n 1 printf '%s\n') || fail "the arguments cannot be read: is a quote left open?"
newline='
'
set -f
IFS=$newline
if [ -n "$MERGE" ]; then
  set -- merge
else
  # Each line is a word now, or a path.
  # shellcheck disable=SC2086
  set -- run $PATHS
fi
# shellcheck disable=SC2086
set -- "$@" $words
unset IFS
set +f

if [ -n "$MERGE" ]; then
  for record in "${MERGE%/}"/*.record.gz; do
    [ -e "$record" ] || fail "there are no records (*.record.gz) in $MERGE"
    set -- "$@" "$record"
  done
fi
[ -z "$PROFILE" ] || set -- "$@" --profile "$PROFILE"

artifact=$ARTIFACT
report="" junit="" record=""
if [ -n "$SHARD" ]; then
  record=$folder/${SHARD%%/*}.record.gz
  artifact=$ARTIFACT-${SHARD%%/*}
  set -- "$@" --shard "$SHARD" --format "record:$record" --format progress
else
  [ "$HTML" = false ] || report=$folder/report.html
  [ "$JUNIT" = false ] || junit=$folder/report.xml
  [ -z "$report" ] || set -- "$@" --format "html:$report"
  [ -z "$junit" ] || set -- "$@" --format "junit:$junit"
  # What a part has found is told by the job that merges, once.
  set -- "$@" --format github --format "summary:$GITHUB_STEP_SUMMARY"
fi
# An html page says what it is about, where the arguments do not.
if [ -n "$report" ]; then
  case "$newline$words" in
    *"$newline--commit"*) ;;
    *) set -- "$@" --commit "$GITHUB_SHA" ;;
  esac
  case "$newline$words" in
    *"$newline--build"*) ;;
    *) set -- "$@" --build "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID" ;;
  esac
fi

# What is there afterwards is of this run.
rm -f "$report" "$junit" "$record"
code=0
rehearse "$@" || code=$?
[ "$code" -le 1 ] || echo "::error title=rehearse::It ended with exit code $code; what is wrong stands above."
for name in report junit record; do
  eval "file=\$$name"
  # A run that could not begin has written nothing.
  [ -z "$file" ] || [ -e "$file" ] || eval "$name="
done
{
  echo "exit-code=$code"
  echo "report=$report"
  echo "junit=$junit"
  echo "record=$record"
  echo "artifact=$artifact"
} >> "$GITHUB_OUTPUT"
exit "$code"
