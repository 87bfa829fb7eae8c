"""Plays every scenario that draws from the seed with many seeds, and tells which do not pass by one of them.

A bound that holds for one seed may be luck. Which scenarios draw at all, a first run of the whole suite tells.

usage: sweeps/chance.py REHEARSE SCENARIOS FOLDER [SEEDS]
"""

import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as xml


def main(rehearse, scenarios, folder, seeds):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    usage = folder / "usage.json"
    subprocess.run([rehearse, "run", scenarios, "--quiet", "--format", f"usage-json:{usage}"],
                   check=True, capture_output=True)
    ids = json.loads(usage.read_text())["drawnFromSeed"]
    if not ids:
        sys.exit("No scenario draws from the seed, so nothing was swept")
    places = sorted({re.sub(r" \([^)]*\)$", "", name) for name in ids})
    print(f"{len(ids)} scenarios draw from the seed, in {len({p.rsplit(':', 1)[0] for p in places})} files")
    unlucky = {}
    for seed in range(seeds):
        report = folder / "run.xml"
        report.unlink(missing_ok=True)
        run = subprocess.run([rehearse, "run", *places, "--quiet", "--seed", str(seed), "--format", f"junit:{report}"],
                             capture_output=True, text=True)
        if run.returncode == 0:
            continue
        found = 0
        for case in xml.parse(report).getroot().iter("testcase"):
            if case.find("failure") is not None or case.find("error") is not None:
                found += 1
                unlucky.setdefault((case.get("classname"), case.get("name")), []).append(seed)
        if not found:
            sys.exit(f"Seed {seed} ends with exit code {run.returncode}, and no scenario says why:\n{run.stderr}")
    for (feature, name), found in sorted(unlucky.items()):
        print(f"{feature}: {name}: does not pass by {len(found)} of {seeds} seeds, as by {found[:8]}")
    print(f"{len(ids)} scenarios by {seeds} seeds: {len(ids) * seeds - sum(map(len, unlucky.values()))} passed")
    return 1 if unlucky else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4], int(sys.argv[4]) if len(sys.argv) > 4 else 200))
