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


def sampled(points, metres=10, seconds=30):
    """Returns the metres along what a campaign records of a timed way, which cuts the corners between.

    It looks at every second, and keeps what is so far, or so long, from what it kept last.
    """
    times = [(point.time - points[0].time).total_seconds() for point in points]
    length, kept, kept_at, index = 0, points[0], 0, 0
    for now in range(1, math.ceil(times[-1]) + 1):
        while index + 1 < len(points) and times[index + 1] <= now:
            index += 1
        here = points[index]
        if index + 1 < len(points):
            share = (now - times[index]) / (times[index + 1] - times[index])
            here = between(here, points[index + 1], share)
        gone = here.distance_2d(kept)
        if gone >= metres or now - kept_at >= seconds:
            length, kept, kept_at = length + gone, here, now
    return length


def between(before, after, share):
    """Returns the place at a share of the way from one to another; across the 180th meridian it is short."""
    east = (after.longitude - before.longitude + 180) % 360 - 180
    return gpxpy.geo.Location(
        before.latitude + (after.latitude - before.latitude) * share,
        (before.longitude + east * share + 180) % 360 - 180)
