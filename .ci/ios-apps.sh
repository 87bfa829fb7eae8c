#!/usr/bin/env bash
# Builds iOS apps whose sources nobody edited, plays them on the simulated phone, and then with defects planted into them.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
rehearse="${1:-$root/.build/debug/rehearse}"
scratch="$root/.build/ios-apps"
# A copy, in which defects can be planted.
copy="$root/.build/iOSApps"
rm -rf "$copy"
mkdir -p "$root/.build"
cp -rp "$root/Tests/iOSApps" "$copy"
cd "$copy"
build() { swift build --scratch-path "$scratch" --disable-build-manifest-caching "$@"; }
build 2>&1 | tee "$scratch.log"
if grep -E '(^|: )warning:' "$scratch.log"; then exit 1; fi

# Puts the program beside the features of an app, and plays them.
play() {
  local stage="$scratch/stage/$1"
  rm -rf "$stage"
  mkdir -p "$(dirname "$stage")"
  cp -r "Features/$1" "$stage"
  cp "$scratch/debug/$1" "$stage"
  "$rehearse" run "$stage" --twice --format progress
}

play Trail
play Near
play Parking
play Tour

# What has tasks, actors, timers and queues of its own goes the same way every time.
for app in Near Parking; do
  for _ in $(seq 100); do
    "$rehearse" run "$scratch/stage/$app" --format messages | sha256sum
  done | sort -u > "$scratch.sums"
  [ "$(wc -l < "$scratch.sums")" = 1 ] || { echo "100 runs of $app have not given equal bytes"; exit 1; }
done

# A defect must be seen by a scenario that says what is wrong.
plant() {
  local app=$1 file=iOS/$1/$2 right=$3 wrong=$4 reason=$5
  cp "$file" "$scratch/kept.swift"
  python3 - "$file" "$right" "$wrong" <<'PYTHON'
import pathlib, sys
path, right, wrong = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
text = path.read_text()
assert text.count(right) == 1, f"{path} does not say {right!r} once"
path.write_text(text.replace(right, wrong))
PYTHON
  build > "$scratch.log" 2>&1 || { cat "$scratch.log"; exit 1; }
  if play "$app" > "$scratch.log" 2>&1; then echo "Nobody notices: $wrong"; exit 1; fi
  grep -qF -- "$reason" "$scratch.log" || { echo "Nothing says $reason but:"; cat "$scratch.log"; exit 1; }
  cp "$scratch/kept.swift" "$file"
}

plant Trail TrailRecorder.swift 'if isRunning, isAuthorized, wasLocked {' 'if isRunning, isAuthorized, !wasLocked {' 'Location updates are otherwise.'
plant Trail TrailStore.swift 'options: .atomic)' 'options: .withoutOverwriting)' '1.0 km'
plant Trail HutReminder.swift 'manager.startMonitoring(for: hut)' 'manager.requestState(for: hut)' 'Arrived at Birch hut'
plant Trail HutReminder.swift 'content.title = title' 'content.title = body' 'The notification is not shown.'
plant Near NearModel.swift 'case .denied: state = .denied' 'case .denied: break' 'Allow location to see what is near.'
plant Near LocationFeed.swift 'if update.stationary {' 'if !update.stationary {' 'Only about here'
plant Parking Meter.swift 'remaining = end.timeIntervalSinceNow
    warnIfNeeded()' 'remaining -= 60
    warnIfNeeded()' '30 minutes left'
plant Parking ParkingModel.swift 'forgetting?.cancel()' 'forgetting = nil' 'the button "Leave" is shown'
plant Parking ParkingModel.swift 'guard saving != nil else { return }' 'guard saving == nil else { return }' 'the field "Note" shows "Level 3"'
plant Parking ParkingModel.swift 'parking.place == nil, parking.start' 'parking.place != nil, parking.start' 'Your car is at'
plant Tour Narrator.swift 'if resumes, options.contains(.shouldResume) { play() }' 'if resumes { play() }' 'Audio is heard.'
plant Tour Narrator.swift 'setCategory(.playback, mode: .spokenAudio)' 'setCategory(.soloAmbient, mode: .spokenAudio)' 'No audio is heard.'
plant Tour Narrator.swift 'setCategory(.playback, mode: .spokenAudio)' 'setCategory(.playback, mode: .default)' 'A direction holds it up, in the iOS app'
plant Tour Narrator.swift 'oldDeviceUnavailable.rawValue { $0.pause() }' 'newDeviceAvailable.rawValue { $0.pause() }' 'Unplugged headphones hold it up, in the iOS app'
plant Tour TourModel.swift '$0.heard = narrator.time' '$0.heard = 0' 'Put away and quit, it costs none of the story, in the iOS app'
plant Tour LocationFeed.swift 'manager.stopMonitoring(for: region)' '_ = region' 'The number of regions differs.'
echo "iOS apps: all scenarios passed, 100 runs gave equal bytes, 16 planted defects were found"
