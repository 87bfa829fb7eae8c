"""Builds iOS apps whose sources nobody edited, and plays them on the simulated phone; then with defects planted into them.

The defects are switches of one more build, in a copy: a variable of the environment turns one of them on.

usage: packages/ios_apps.py REHEARSE SCRATCH
       packages/ios_apps.py --fits SCRATCH
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / ".ci/sdks"))
import sample  # noqa: E402

APPS = ["Trail", "Near", "Parking", "Tour", "SonicWalk"]
# What has tasks, actors, timers and queues of its own must go the same way every time, in so many copies beside each other;
# the more an app's scenarios take, the fewer.
EVEN = {"Near": 17, "Parking": 17, "SonicWalk": 3}
PROCESSES = 3

# A file, what it says once, and the same with a switch: `§name§` is true where the defect of that name is on.
SWITCHES = [
    ("Trail/TrailRecorder.swift", "if isRunning, isAuthorized, wasLocked {",
     "if isRunning, isAuthorized, wasLocked != §stays locked§ {"),
    ("Trail/TrailStore.swift", "options: .atomic)", "options: §keeps the first§ ? .withoutOverwriting : .atomic)"),
    ("Trail/HutReminder.swift", "manager.startMonitoring(for: hut)",
     "if §asks instead of watching§ { manager.requestState(for: hut) } else { manager.startMonitoring(for: hut) }"),
    ("Trail/HutReminder.swift", "content.title = title", "content.title = §has the wrong title§ ? body : title"),
    ("Near/NearModel.swift", "case .denied: state = .denied", "case .denied: if !§hides the refusal§ { state = .denied }"),
    ("Near/LocationFeed.swift", "if update.stationary {", "if update.stationary != §rests while it moves§ {"),
    ("Parking/Meter.swift", "remaining = end.timeIntervalSinceNow\n    warnIfNeeded()",
     "if §counts its own ticks§ { remaining -= 60 } else { remaining = end.timeIntervalSinceNow }\n    warnIfNeeded()"),
    ("Parking/ParkingModel.swift", "forgetting?.cancel()",
     "if §forgets after all§ { forgetting = nil } else { forgetting?.cancel() }"),
    ("Parking/ParkingModel.swift", "guard saving != nil else { return }",
     "guard (saving != nil) != §saves what is saved§ else { return }"),
    ("Parking/ParkingModel.swift", "parking.place == nil, parking.start",
     "(parking.place == nil) != §looks for what it has§, parking.start"),
    ("Tour/Narrator.swift", "if resumes, options.contains(.shouldResume) { play() }",
     "if resumes, §resumes unasked§ || options.contains(.shouldResume) { play() }"),
    ("Tour/Narrator.swift", ".playback, mode: .spokenAudio,",
     "§falls silent§ ? .soloAmbient : .playback, mode: §ducks like music§ ? .default : .spokenAudio,"),
    ("Tour/Narrator.swift", "RouteChangeReason.oldDeviceUnavailable.rawValue { $0.pause() }",
     "RouteChangeReason.oldDeviceUnavailable.rawValue, !§plays to the street§ { $0.pause() }"),
    ("Tour/TourModel.swift", "$0.heard = narrator.time", "$0.heard = §tells from the beginning§ ? 0 : narrator.time"),
    ("Tour/LocationFeed.swift", "manager.stopMonitoring(for: region)",
     "if !§watches for ever§ { manager.stopMonitoring(for: region) }"),
    ("SonicWalk/Models/Walk.swift", "isNextQueued = true", "isNextQueued = !§forgets what comes next§"),
    ("SonicWalk/Services/LocationManager.swift", "guard suspected == next.id else {",
     "guard suspected == next.id || §believes one position§ else {"),
    ("SonicWalk/Services/AudioManager.swift", "options: isSeen ?", "options: isSeen != §lowers what it should silence§ ?"),
    ("SonicWalk/Views/Player/MapView.swift", "ForEach(points)", "ForEach(§shows one point§ ? [points[0]] : points)"),
]

# What the report must say where a defect is on.
REASONS = {
    "stays locked": "Location updates are otherwise.",
    "keeps the first": "1.0 km",
    "asks instead of watching": "Arrived at Birch hut",
    "has the wrong title": "The notification is not shown.",
    "hides the refusal": "Allow location to see what is near.",
    "rests while it moves": "Only about here",
    "counts its own ticks": "29 minutes left",
    "forgets after all": 'the button "Leave" is shown',
    "saves what is saved": 'the field "Note" shows "Level 3"',
    "looks for what it has": "Your car is at",
    "resumes unasked": "Audio is heard.",
    "falls silent": "No audio is heard.",
    "ducks like music": "A direction holds it up, in the iOS app",
    "plays to the street": "Unplugged headphones hold it up, in the iOS app",
    "tells from the beginning": "Put away and quit, it costs none of the story, in the iOS app",
    "watches for ever": "The number of regions differs.",
    "forgets what comes next": "Up next: 2. Column",
    "believes one position": "A single wrong position starts nothing",
    "lowers what it should silence": "In front the story is heard alone, behind a locked screen it lowers the music",
    "shows one point": "The number of points on the map",
}

SWITCH = """import Foundation

enum Defect {
  static let planted = ProcessInfo.processInfo.environment["DEFECT"]
}
"""


def copy_sources(copy):
    """Lays the package out anew, in which things can be changed."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT / "Tests/Packages/iOSApps", copy)
    manifest = copy / "Package.swift"
    manifest.write_text(manifest.read_text().replace('path: "../../.."', f'path: "{ROOT}"'))


def build(copy, scratch):
    """Builds all apps, which must not bring about a single warning."""
    code, output = sample.run(["swift", "build", "--scratch-path", str(scratch), "--disable-build-manifest-caching"], copy)
    sample.expect(code == 0, "The apps are not compiled", output)
    sample.expect(not re.search(r"(^|: )warning:", output, re.MULTILINE), "The apps are compiled with warnings", output)
    return scratch / "debug"


def lay_out(app, programs, copy, stage, defect=None):
    """Puts the program beside the features of an app, with a defect turned on."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(copy / "Features" / app, stage)
    shutil.copy2(programs / app, stage)
    if defect:
        description = json.loads((stage / "app.json").read_text())
        description["environment"] = {"DEFECT": defect}
        (stage / "app.json").write_text(json.dumps(description))
    return stage


def play(rehearse, stage):
    """Plays the features, each of them twice."""
    return sample.run([rehearse, "run", stage, "--twice", "--no-color", "--format", "progress"], stage)


def histories(messages):
    """Returns what happened in each copy of the features: all messages of it, without the numbers and the times
    since the run's beginning that tell them apart."""
    files, found = {}, collections.defaultdict(list)
    for line in messages.splitlines():
        kind, value = next(iter(json.loads(line).items()))
        if kind == "pickle":
            files[value["id"]] = value["uri"]
        elif kind == "testCase":
            files[value["id"]] = files[value["pickleId"]]
        elif kind == "testCaseStarted":
            files[value["id"]] = files[value["testCaseId"]]
        started = value.get("testCaseStartedId") or (kind == "testCaseStarted" and value["id"])
        if started:
            value.pop("timestamp", None)
            bare = re.sub(r'"(?:id|\w+Id)": "\d+"|copy-\d+', "", json.dumps(value))
            found[re.search(r"copy-\d+", files[started])[0]].append((kind, bare))
    return [found[name] for name in sorted(found)]


def expect_even(rehearse, app, copies, programs, copy, folder):
    """Plays copies of the features, in one process after another: they must all have one history, to the byte."""
    shutil.rmtree(folder, ignore_errors=True)
    for number in range(copies):
        lay_out(app, programs, copy, folder / f"copy-{number:02}")
    outputs = set()
    for _ in range(PROCESSES):
        output = subprocess.run([rehearse, "run", ".", "--twice", "--quiet", "--format", "messages:even.ndjson"],
                                cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        sample.expect(output.returncode == 0, f"{app} is not the same twice", output.stdout)
        outputs.add((folder / "even.ndjson").read_text())
    sample.expect(len(outputs) == 1, f"{PROCESSES} processes have not given equal bytes for {app}")
    found = histories(outputs.pop())
    sample.expect(len(found) == copies and len(found[0]) > 20, f"{app} was not played {copies} times")
    sample.expect(all(one == found[0] for one in found), f"{copies} copies of {app} have not had one history")
    print(f"{app}: {2 * copies * PROCESSES} plays of each scenario, in {PROCESSES} processes, are equal")


def plant(copy):
    """Puts the switches into the copy."""
    for file, right, switched in SWITCHES:
        sample.plant(copy / "iOS" / file, right, re.sub("§(.*?)§", r'(Defect.planted == "\1")', switched))
    for app in APPS:
        (copy / "iOS" / app / "Defect.swift").write_text(SWITCH)


def look_that_switches_fit(scratch):
    """Plants the switches and builds nothing."""
    copy = pathlib.Path(scratch).resolve() / "iOSApps-fits"
    copy_sources(copy)
    plant(copy)
    shutil.rmtree(copy)
    print(f"{len(SWITCHES)} switches fit the iOS apps")


def main(rehearse, scratch):
    if rehearse == "--fits":
        return look_that_switches_fit(scratch)
    rehearse, scratch = pathlib.Path(rehearse).resolve(), pathlib.Path(scratch).resolve()
    copy, stage = scratch / "iOSApps", scratch / "stage"
    copy_sources(copy)
    programs = build(copy, scratch)
    for app in APPS:
        code, output = play(rehearse, lay_out(app, programs, copy, stage / app))
        sample.expect(code == 0, f"{app} does not pass", output)
        print(f"{app}: {re.search(r'^[0-9]+ scenarios?: .*', output, re.MULTILINE)[0]}", flush=True)
    for app, copies in EVEN.items():
        expect_even(rehearse, app, copies, programs, copy, scratch / "even" / app)
    plant(copy)
    programs = build(copy, scratch)
    defects = [(file.split("/")[0], name) for file, _, switched in SWITCHES for name in re.findall("§(.*?)§", switched)]
    sample.expect({name for _, name in defects} == set(REASONS), "Some defect has no reason, or some reason no defect")
    for app, defect in defects:
        code, output = play(rehearse, lay_out(app, programs, copy, stage / app, defect))
        sample.expect(code == 1, f"{app}: nobody notices that it {defect}", output)
        sample.expect(REASONS[defect] in output, f"{app}: where it {defect}, nothing says {REASONS[defect]!r}", output)
    for app in APPS:
        code, output = play(rehearse, lay_out(app, programs, copy, stage / app))
        sample.expect(code == 0, f"{app} does not pass with all switches off", output)
    print(f"iOS apps: {len(defects)} planted defects were found")


if __name__ == "__main__":
    main(*sys.argv[1:])
