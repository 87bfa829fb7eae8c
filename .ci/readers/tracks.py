"""Reads tracks of scenarios with readers of somebody else's: both files must hold the same, and nothing invalid.

usage: tracks.py GPX GEOJSON
"""

import collections
import datetime
import json
import sys

import geojson
import gpxpy


def lines_of(gpx):
    """Counts the points of each line by its name, its kind and its scenario."""
    counts = collections.Counter()
    for track in gpx.tracks:
        counts[track.name, track.type, track.source] += sum(len(s.points) for s in track.segments)
    return counts


def lines_in(collection):
    """Does the same for GeoJSON, which has lone points in features of their own."""
    counts = collections.Counter()
    for feature in collection.features:
        properties = feature.properties
        if properties["kind"] == "region":
            continue
        # A line that is cut at the 180th meridian has corners without a time, which are no points.
        times = properties["coordTimes"]
        if feature.geometry.type == "MultiLineString":
            times = [time for piece in times for time in piece]
        key = properties["name"], properties["kind"], properties["scenario"]
        counts[key] += sum(time is not None for time in times)
    return counts


def check(gpx, collection):
    """Yields what is wrong."""
    for feature in collection.features:
        if not feature.is_valid or not feature.geometry.is_valid:
            yield f"{feature.properties['name']}: {feature.errors()} {feature.geometry.errors()}"
        for name in ("scenario", "title", "platform"):
            if not feature.properties.get(name):
                yield f"{feature.properties['name']}: no {name}"
    for track in gpx.tracks:
        for segment in track.segments:
            times = [point.time for point in segment.points]
            if None in times:
                yield f"{track.name}: a point without a time"
            elif times != sorted(times):
                yield f"{track.name}: its points are not in order of time"
            elif times and times[0].utcoffset() != datetime.timedelta(0):
                yield f"{track.name}: its times are not those of UTC"
    one, other = lines_of(gpx), lines_in(collection)
    if one != other:
        yield f"the files differ in {(one - other) + (other - one)}"
    regions = sum(f.properties["kind"] == "region" for f in collection.features)
    if len(gpx.waypoints) != regions:
        yield f"{len(gpx.waypoints)} places in one file, {regions} regions in the other"


def main(gpx_name, geojson_name):
    with open(gpx_name, encoding="utf-8", newline="") as file:
        gpx = gpxpy.parse(file)
    with open(geojson_name, encoding="utf-8") as file:
        collection = geojson.load(file)
    faults = list(check(gpx, collection))
    kinds = collections.Counter(track.type for track in gpx.tracks)
    print(f"{gpx_name}: {json.dumps(kinds)}, {gpx.get_track_points_no()} points, "
          f"{len(gpx.waypoints)} regions")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
