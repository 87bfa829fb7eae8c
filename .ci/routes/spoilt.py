"""Spoils recordings in the ways of receivers, recorders and disks; the same ways every time."""

import datetime
import random
import re

import gpxpy
import gpxpy.gpx

import recordings


def gpx_of(parts):
    """Returns a file with the stretches, written by the library."""
    gpx = gpxpy.gpx.GPX()
    track = gpxpy.gpx.GPXTrack()
    gpx.tracks.append(track)
    for points in parts:
        segment = gpxpy.gpx.GPXTrackSegment()
        segment.points = [
            gpxpy.gpx.GPXTrackPoint(p.latitude, p.longitude, p.elevation, p.time) for p in points]
        track.segments.append(segment)
    return gpx


def backwards(parts, chance):
    """Sets the clock of single points back or forward, and that of a long stretch back for good."""
    points = [point for part in parts for point in part if point.time]
    for point in chance.sample(points, len(points) // 10):
        point.time += datetime.timedelta(seconds=chance.randint(-7200, 600))
    for point in points[len(points) * 2 // 3:]:
        point.time -= datetime.timedelta(hours=1)
    return parts


def doubled(parts, chance):
    """Repeats points, some of them many times, with their times and without."""
    def copies(point):
        again = [point] * (chance.choice([1, 1, 2, 60]) if chance.random() < 0.1 else 0)
        bare = gpxpy.gpx.GPXTrackPoint(point.latitude, point.longitude)
        return [point] + again + [bare] * (len(again) // 2)
    return [[copy for point in part for copy in copies(point)] for part in parts]


def holed(parts, chance):
    """Takes stretches of points away; at half of the holes a new segment begins."""
    holes = []
    for part in parts:
        holes.append([])
        index = 0
        while index < len(part):
            holes[-1].append(part[index])
            index += 1
            if chance.random() < 0.03:
                index += chance.randint(5, 25)
                if chance.random() < 0.5:
                    holes.append([])
    return [part for part in holes if part]


def leaping(parts, chance):
    """Puts single points somewhere else on earth, as receivers do that have lost their satellites."""
    places = [(0, 0), (0, -180), (21.3, -157.9), (-33.9, 151.2), (-17, 179.9)]
    points = [point for part in parts for point in part][1:]
    for point in chance.sample(points, max(2, len(points) // 100)):
        point.latitude, point.longitude = chance.choice(places)
    return parts


def played(files):
    """Yields spoilt recordings that a phone must follow all the same: name and bytes."""
    for name in ("korita-zbevnica.gpx", "cerknicko-jezero.gpx", "around-visnjan-with-car.gpx"):
        for spoil in (backwards, doubled, holed, leaping):
            parts = recordings.stretches(gpxpy.parse(files[name]))
            parts = spoil(parts, random.Random(f"{name} {spoil.__name__}"))
            yield f"{spoil.__name__}-{name}", gpx_of(parts).to_xml().encode("utf-8")
    parts = [part for _, data in sorted(files.items())
             for part in recordings.stretches(gpxpy.parse(data)) if len(part) > 50]
    yield "all-in-one.gpx", gpx_of(parts).to_xml().encode("utf-8")
    chance = random.Random("everything")
    for spoil in (backwards, doubled, holed):
        parts = spoil(parts, chance)
    yield "all-in-one-spoilt.gpx", gpx_of(parts).to_xml().encode("utf-8")
    round_trip = recordings.stretches(gpxpy.parse(files["korita-zbevnica.gpx"]))
    round_trip += [part[::-1] for part in round_trip[::-1]]
    count = sum(map(len, round_trip))
    yield "50000-points.gpx", gpx_of(round_trip * (50_000 // count + 1)).to_xml().encode("utf-8")


def refused(files):
    """Yields spoilt recordings that cannot be followed: name, bytes, and the line at fault."""
    faults = {
        "far-north": (rb'lat="[^"]*"', b'lat="91.5"'), "no-number": (rb'lat="[^"]*"', b'lat="NaN"'),
        "comma": (rb'lon="[^"]*"', b'lon="13,7"'), "no-longitude": (rb' lon="[^"]*"', b""),
        "no-date": (rb"<time>[^<]*", b"<time>2010-13-45T25:00:00Z"),
        "wrong-tag": (rb"</trkpt>", b"</wpt>"), "zero-byte": (rb"<ele>", b"<ele>\0"),
        "declaration": (rb"<trkseg>", b"<!DOCTYPE gpx><trkseg>"),
    }
    parts = recordings.stretches(gpxpy.parse(files["korita-zbevnica.gpx"]))
    data = gpx_of(parts).to_xml().encode("utf-8")
    for name, (pattern, text) in faults.items():
        place = random.Random(name).choice(list(re.finditer(pattern, data)))
        line = data[:place.start()].count(b"\n") + 1
        yield f"{name}.gpx", data[:place.start()] + text + data[place.end():], line
    cut = data[:random.Random("cut").randrange(len(data))]
    yield "cut-off.gpx", cut, cut.count(b"\n") + 1
    yield "packed.gpx", b"\x1f\x8b\x08" + data, 1
    yield "empty.gpx", b"", 1


def damaged(files, count=60):
    """Yields recordings with bytes that a bad disk has changed; nobody knows what becomes of them."""
    data = files["cerknicko-jezero.gpx"]
    for number in range(count):
        chance = random.Random(number)
        copy = bytearray(data)
        for place in chance.sample(range(len(copy)), chance.randint(1, 4)):
            copy[place] = chance.choice([chance.randrange(256), *b"0123456789<&"])
        yield f"damaged-{number}.gpx", bytes(copy)
