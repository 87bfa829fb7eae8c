"""Fetches recordings of other people's devices, and measures them with other people's tool."""

import hashlib
import itertools
import math
import pathlib
import re
import subprocess
import sys
import tarfile

import gpxpy
import gpxpy.geo

PIN = pathlib.Path(__file__).with_name("source.txt")


def fetch(folder):
    """Returns the GPX files of the pinned source distribution by their names; it is fetched once."""
    wanted = re.search(r"sha256:([0-9a-f]{64})", PIN.read_text("utf-8"))[1]
    folder.mkdir(parents=True, exist_ok=True)
    archive = find(folder, wanted)
    if archive is None:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        pip += ["--no-deps", "--no-binary", ":all:", "--require-hashes"]
        subprocess.run(pip + ["--dest", str(folder), "--requirement", str(PIN)], check=True)
        archive = find(folder, wanted)
    if archive is None:
        sys.exit(f"{PIN.name}: what was fetched into {folder} is not what is pinned")
    with tarfile.open(archive) as tar:
        members = [m for m in tar.getmembers() if m.isfile() and m.name.endswith(".gpx")]
        return {pathlib.Path(m.name).name: tar.extractfile(m).read() for m in members}


def find(folder, wanted):
    """Returns the archive that has the hash."""
    for path in folder.glob("*.tar.gz"):
        if hashlib.sha256(path.read_bytes()).hexdigest() == wanted:
            return path
    return None


def stretches(gpx):
    """Returns what a walk goes along: all tracks, or else all routes, or else the waypoints."""
    tracks = [segment.points for track in gpx.tracks for segment in track.segments]
    for parts in (tracks, [route.points for route in gpx.routes], [gpx.waypoints]):
        parts = [points for points in parts if points]
        if parts:
            return parts
    return []


def way(parts):
    """Returns the metres along the points and across the gaps, which the library leaves out of lengths."""
    ends = zip(parts, parts[1:])
    gaps = sum(before[-1].distance_2d(after[0]) for before, after in ends)
    return gaps + sum(gpxpy.geo.length_2d(points) for points in parts)


def span(parts):
    """Returns the seconds between the first and the last time, or nothing where the times say no pace."""
    times = [point.time.timestamp() for part in parts for point in part if point.time]
    lowest = itertools.accumulate(times, min)
    rises = any(time > low for time, low in zip(times, lowest))
    return max(times) - min(times) if rises else None


class Belief:
    """Tells which positions may be true, where nobody travels at more than 300 km/h.

    One that is too far from the last believed one is in doubt. The next one that is in reach of the doubted one shows
    that the phone is there; until then, whatever is in reach of the believed one is.
    """

    def __init__(self, place, at, slack=2 * 5, speed=300 / 3.6):
        self.slack, self.speed = slack, speed
        self.believed, self.doubted = (place, at), None

    def reaches(self, known, place, at):
        """Tells whether one gets from one to the other; times are whole seconds, and both places may be off."""
        far = place.distance_2d(known[0]) - self.slack
        return far <= self.speed * max(1, at - known[1])

    def take(self, place, at):
        """Returns whether the position is believed, and whether a line leads to it from the one believed before."""
        joined = self.reaches(self.believed, place, at)
        if not joined and not (self.doubted and self.reaches(self.doubted, place, at)):
            self.doubted = (place, at)
            return False, False
        self.believed, self.doubted = (place, at), None
        return True, joined


def sampled(points, metres=10, seconds=30):
    """Returns the metres along what a campaign records of a timed way, which cuts the corners between.

    The phone looks at every second and tells what is so far from what it told last; the campaign asks where it is so long
    after what it kept last. It keeps what is so far, or so long, from that, and draws no line that cannot be true.
    """
    times = [(point.time - points[0].time).total_seconds() for point in points]
    length, told, kept, kept_at, index = 0, points[0], points[0], 0, 0
    belief = Belief(points[0], 0)
    for now in range(1, math.ceil(times[-1]) + 1):
        while index + 1 < len(points) and times[index + 1] <= now:
            index += 1
        here = points[index]
        if index + 1 < len(points):
            share = (now - times[index]) / (times[index + 1] - times[index])
            here = between(here, points[index + 1], share)
        if here.distance_2d(told) < metres and now - kept_at < seconds:
            continue
        told = here
        believed, joined = belief.take(here, now)
        gone = here.distance_2d(kept)
        if not believed or joined and gone < metres and now - kept_at < seconds:
            continue
        length, kept, kept_at = length + gone * joined, here, now
    return length


def between(before, after, share):
    """Returns the place at a share of the way from one to another; across the 180th meridian it is short."""
    east = (after.longitude - before.longitude + 180) % 360 - 180
    return gpxpy.geo.Location(
        before.latitude + (after.latitude - before.latitude) * share,
        (before.longitude + east * share + 180) % 360 - 180)
