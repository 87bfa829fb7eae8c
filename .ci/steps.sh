# Steps of the gate and of the night: each has a name and a cost, and the first that does not hold ends everything.
#
# What mostly waits for other programs runs beside the steps, and is told at the end.

costs=""
name=""

# Names the part that follows, and notes what the one before it has cost.
step() {
  if [ -n "$name" ]; then note_cost "$((SECONDS - begun))" "$name"; fi
  name="$*"
  begun=$SECONDS
  [ -z "$name" ] || printf '\n== %s\n' "$name"
}

note_cost() { costs+="$(printf '%5d s  %s' "$1" "$2")"$'\n'; }

beside_names=()
beside_processes=()
beside_logs=.build/beside

# Runs a command beside what follows, under a name.
beside() {
  mkdir -p "$beside_logs"
  local log="$beside_logs/${#beside_names[@]}.log"
  beside_names+=("$1")
  shift
  (
    start=$SECONDS
    code=0
    "$@" || code=$?
    echo "$((SECONDS - start))" > "$log.seconds"
    exit "$code"
  ) > "$log" 2>&1 &
  beside_processes+=("$!")
}

# Waits for what runs beside, shows what it has said, and fails where one of them did.
join_beside() {
  local index failed=0
  for index in "${!beside_names[@]}"; do
    local log="$beside_logs/$index.log" code=0
    wait "${beside_processes[$index]}" || code=$?
    printf '\n-- %s\n' "${beside_names[$index]}"
    cat "$log"
    note_cost "$(cat "$log.seconds" 2>/dev/null || echo 0)" "${beside_names[$index]} (beside)"
    [ "$code" = 0 ] || { failed=1; echo "This does not hold: ${beside_names[$index]}"; }
  done
  beside_names=()
  beside_processes=()
  [ "$failed" = 0 ] || exit 1
}

# Ends what still runs beside when the whole has ended.
trap 'for process in "${beside_processes[@]}"; do pkill -P "$process" 2>/dev/null; kill "$process" 2>/dev/null; done; true' EXIT

# Installs a program of the system where it is not there.
need() {
  local program=$1
  shift
  command -v "$program" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq "$@"; }
}
