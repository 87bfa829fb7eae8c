"""Plays walks along recordings of other people's devices, as they are and spoilt, and measures them with their tool.

usage: walks.py COMMAND FOLDER
"""

import math
import pathlib
import re
import subprocess
import sys
import time

import gpxpy
import gpxpy.geo

import recordings
import spoilt

# No walk may take longer than this, on slow machines and with a debug build of the command.
SECONDS_MAX = 120
# A walk that would take longer is done at a speed of its own.
HOURS_MAX = 96

FEATURE = """\
@ios @android
Feature: A promoter walks where somebody else has walked

  Scenario: {name}
    Given the user is at the start of the route "routes/{name}"
    And the campaign app is installed
    And the campaigns are:
      | id  | name     | area | audio | length |
      | c-1 | City run | Wola |       |        |
    And the campaign "City run" is running
    When the user follows the route "routes/{name}"{pace}
    And {hours} hours pass
"""
ARRIVAL = """\
    Then the user has travelled {metres:.2f} m, give or take {tolerance:.2f} m
    When the user completes the campaign
    Then within 10 minutes every recorded point is on the server
"""
COMPLETION = """\
    And the completion says:
      | outcome  | completed                                       |
      | distance | {metres:.2f} m, give or take {tolerance:.2f} m |
"""


def tolerance(metres):
    """Returns one percent; short ways may differ by a metre."""
    return max(1, metres / 100)


def told_tolerance(metres):
    """Returns the same as a sentence may say it: of more than half of the way nothing would be wrong."""
    half = math.floor(metres * 50) / 100
    return min(tolerance(metres), half) if half > 0 else tolerance(metres)


class Walk:
    """A walk along a file, as a scenario in a folder of its own."""

    def __init__(self, command, folder, name, data):
        self.command, self.name = command, name
        self.folder = folder / pathlib.Path(name).stem
        (self.folder / "routes").mkdir(parents=True, exist_ok=True)
        (self.folder / "routes" / name).write_bytes(data)

    def start(self, parts):
        """Returns the scenario up to the arrival."""
        way = recordings.way(parts)
        # What has no usable time is passed with the mean speed of the rest, or else on foot.
        hours, pace = math.ceil(2 * (recordings.span(parts) or 0) / 3600 + way / 1000) + 1, ""
        if hours > HOURS_MAX:
            hours, pace = 11, f" at {math.ceil(way / 36_000)} m/s"
        return FEATURE.format(name=self.name, pace=pace, hours=hours)

    def play(self, text, *options):
        """Plays the scenario; returns the exit code (nothing where it took too long) and the output."""
        (self.folder / "walk.feature").write_text(text, "utf-8")
        begin = time.monotonic()
        try:
            result = subprocess.run(
                [self.command, "run", "walk.feature", "--no-color", "--format", "progress", *options],
                cwd=self.folder, capture_output=True, timeout=SECONDS_MAX)
        except subprocess.TimeoutExpired:
            self.seconds = SECONDS_MAX
            return None, f"it took longer than {SECONDS_MAX} s"
        self.seconds = time.monotonic() - begin
        return result.returncode, (result.stdout + result.stderr).decode("utf-8", "replace")

    def refusal(self, code, text):
        """Returns line and reason by which the file was refused, or nothing where it was not done so."""
        reason = re.search(
            rf"^error: routes/{re.escape(self.name)}:(\d+):\d+: (.+)$", text, re.MULTILINE)
        return (int(reason[1]), reason[2]) if code == 2 and reason else None

    def lines(self):
        """Returns the stretches of the tracks in the report, by kind and platform."""
        with open(self.folder / "tracks.gpx", encoding="utf-8") as file:
            tracks = gpxpy.parse(file).tracks
        return {
            (track.type, re.search(r"\((\w+)\)$", track.source)[1]):
                [segment.points for segment in track.segments] for track in tracks
        }

    def check(self, parts):
        """Plays the walk on both phones, prints a line of figures and yields what is wrong with them."""
        way = recordings.way(parts)
        text = self.start(parts) + ARRIVAL.format(metres=way, tolerance=told_tolerance(way))
        code, output = self.play(text, "--format", "gpx:tracks.gpx")
        if code != 0:
            yield f"exit code {code}\n{output[:3000]}"
            return
        lines = self.lines()
        for platform in ("iOS", "Android"):
            gone = lines["true route", platform]
            phone = recordings.way(gone)
            # The phone has gone across the gaps of the file within the same second.
            rule = recordings.sampled([point for part in gone for point in part])
            # No line leads over the gaps of what was recorded, and no metre of them is counted.
            app = sum(map(gpxpy.geo.length_2d, lines["recorded points", platform]))
            if platform == "iOS":
                print(
                    f"{self.name:42} {sum(map(len, parts)):6} {way / 1000:10.3f} "
                    f"{phone / 1000:10.3f} {app / 1000:10.3f} {rule / 1000:10.3f} "
                    f"{self.seconds:5.1f}", flush=True)
            if abs(phone - way) > tolerance(way):
                yield f"on {platform} the phone has gone {phone:.2f} m, the way is {way:.2f} m"
            if app > way + tolerance(way):
                yield f"on {platform} {app:.2f} m were recorded on a way of {way:.2f} m"
            # Two formulas for the earth differ on which second makes the ten metres full.
            if abs(app - rule) > 2 * tolerance(rule):
                yield f"on {platform} {app:.2f} m were recorded, by the rule {rule:.2f} m"
            # What the app says itself is asked of it in the scenario, now that it can be foretold.
        code, output = self.play(text + COMPLETION.format(metres=app, tolerance=told_tolerance(app)))
        if code != 0:
            yield f"the app says otherwise\n{output[:3000]}"


def check_refused(walk, line=None):
    """Yields what is wrong with the refusal of a file."""
    code, output = walk.play(FEATURE.format(name=walk.name, pace="", hours=1))
    reason = walk.refusal(code, output)
    if reason is None:
        yield f"was not refused with line and reason: exit code {code}\n{output[:3000]}"
    else:
        print(f"{walk.name:42} refused in line {reason[0]}: {reason[1]}", flush=True)
        if line is not None and reason[0] != line:
            yield f"was refused for line {reason[0]}, line {line} is at fault"


def check_damaged(walk, data):
    """Yields what is wrong with a walk along a file of which nobody knows whether it can be read."""
    try:
        parts = recordings.stretches(gpxpy.parse(data))
    except Exception:
        parts = []
    code, output = walk.play(FEATURE.format(name=walk.name, pace="", hours=1))
    reason = walk.refusal(code, output)
    if code == 0 and parts:
        yield from walk.check(parts)
    elif code != 0 and reason is None:
        yield f"neither played nor refused: exit code {code}\n{output[:3000]}"


def check_all(command, folder):
    """Yields every walk with what is wrong with it."""
    files = recordings.fetch(folder / "fetched")
    # What the file's points make, what the phone has gone, what the app recorded, and what the rule records.
    print(f"{'':42} {'points':>6} {'way km':>10} {'phone km':>10} {'app km':>10} {'rule km':>10}     s")
    for name, data in sorted(files.items()) + list(spoilt.played(files)):
        walk = Walk(command, folder, name, data)
        parts = recordings.stretches(gpxpy.parse(data))
        yield walk, list(walk.check(parts) if parts else check_refused(walk))
    for name, data, line in spoilt.refused(files):
        walk = Walk(command, folder, name, data)
        yield walk, list(check_refused(walk, line))
    damaged = list(spoilt.damaged(files))
    for name, data in damaged:
        walk = Walk(command, folder, name, data)
        yield walk, list(check_damaged(walk, data))
    print(f"{len(damaged)} damaged files were played, as above, or refused with line and reason")


def main(command, folder):
    command = str(pathlib.Path(command).resolve())
    faults = [
        f"{walk.name}: {fault}"
        for walk, found in check_all(command, pathlib.Path(folder)) for fault in found]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
