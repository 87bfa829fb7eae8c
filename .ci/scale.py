"""Plays what the article "At scale" shows, and compares the merged reports with those of one undivided run.

usage: scale.py REHEARSE SCENARIOS FOLDER
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

ARTICLE = pathlib.Path("Sources/Command/RehearseCommand/RehearseCommand.docc/AtScale.md")
KINDS = ["html", "junit", "messages", "gpx", "geojson", "usage", "usage-json", "summary", "rerun"]


def blocks(text):
    """Returns the listings that are to be played, by their names."""
    found = re.findall(r"<!-- played: (\S+) -->\n```\w+\n(.*?)```\n", text, re.DOTALL)
    return dict(found)


def fresh(folder, scenarios):
    """Makes an empty folder with the scenarios in it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(scenarios, folder / "Scenarios")
    return folder


def run(script, place, variables=None):
    """Runs a script of the article; the parts may end as they like, so only its words are of interest."""
    environment = {**os.environ, **(variables or {})}
    subprocess.run(["bash", "-c", script], cwd=place, env=environment, stdout=subprocess.DEVNULL)


def check(name, place, whole):
    """Compares the page that the article writes, and all other reports, with those of the undivided run."""
    formats = [word for kind in KINDS for word in ("--format", f"{kind}:merged.{kind}")]
    records = [f"{part}.record.gz" for part in range(1, 5)]
    merged = subprocess.run(["rehearse", "merge", "--quiet", *formats, *records], cwd=place, stdout=subprocess.DEVNULL)
    if merged.returncode:
        sys.exit(f"{name}: the merge ends with exit code {merged.returncode}")
    pairs = [("report.html", "whole.html")] + [(f"merged.{kind}", f"whole.{kind}") for kind in KINDS]
    for one, other in pairs:
        if (place / one).read_bytes() != (whole / other).read_bytes():
            sys.exit(f"{name}: {one} is not what an undivided run writes")
    print(f"{name}: {len(pairs)} reports are those of an undivided run, to the byte")


def main():
    rehearse, scenarios, folder = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    os.environ["PATH"] = f"{rehearse.parent}:{os.environ['PATH']}"
    played = blocks(ARTICLE.read_text())
    whole = fresh(folder / "whole", scenarios)
    formats = [word for kind in KINDS for word in ("--format", f"{kind}:whole.{kind}")]
    subprocess.run(["rehearse", "run", "Scenarios", "--quiet", *formats], cwd=whole, stdout=subprocess.DEVNULL, check=True)

    if shutil.which("parallel"):
        place = fresh(folder / "parallel", scenarios)
        run(played["parallel"], place)
        check("GNU parallel", place, whole)
    else:
        print("GNU parallel is not here: its example was not played")

    place = fresh(folder / "slurm", scenarios)
    for part in "1234":
        run(played["parts.sh"], place, {"SLURM_ARRAY_TASK_ID": part})
    run(played["merge.sh"], place)
    check("a job array", place, whole)

    place = fresh(folder / "matrix", scenarios)
    play, merge = re.findall(r"- run: (.*)", played["workflow"])
    for part in "1234":
        run(play.replace("${{ matrix.part }}", part), place)
    run(merge, place)
    check("a matrix", place, whole)


main()
