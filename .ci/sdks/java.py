"""Tests the SDK for the JVM: its own tests, the sample under the simulated phone, planted defects, and ends of the process.

usage: java.py REHEARSE
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

SDKS = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources" / "SDKs"
JAVAC = ["javac", "--release", "17", "-Xlint:all", "-Werror"]
# The ten features, on both platforms: fewer scenarios would mean that some were not found.
SCENARIOS_MIN = 60

# What is done wrong in a copy of the sample, where it must be noticed, and the reason that must be given.
DEFECTS = [
    (
        "The number of the last punch is not kept.",
        ("    count++;\n", ""),
        "ended.feature",
        'expected: "2"',
    ),
    (
        "The punch is not written to the file.",
        ("    punches.append(Json.write(entry));\n", ""),
        "restart.feature",
        'expected: "Clocked in at 08:00."',
    ),
    (
        "What was sent is not noted.",
        ("        sent.append(id);\n", ""),
        "ended.feature",
        "expected: 1",
    ),
    (
        "The retry never happens.",
        ("retries.put(id, phone.executor().schedule(Duration.ofSeconds(60), () -> send(entry)))", "retries.remove(id)"),
        "server-errors.feature",
        "expected: 2",
    ),
    (
        "The way through Settings ends nowhere.",
        ("if (state == State.BLOCKED && mayLocate()) state = State.RESTING;", ""),
        "denied.feature",
        'expected: "You are not clocked in."',
    ),
    (
        "The clock of the machine is asked, not that of the phone.",
        ("tappedAt = phone.clock().instant();", "tappedAt = Instant.now();"),
        "first-question.feature",
        'expected: "Clocked in at 08:00."',
    ),
    (
        "An exception leaves the app's code.",
        ("    state = State.ASKING;\n", "    if (true) throw new IllegalStateException(\"nobody there\");\n"),
        "first-question.feature",
        "IllegalStateException: nobody there",
    ),
]  # fmt: skip


def run(command, **options):
    """Runs a command; returns its exit code and all that it has printed."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", **options)
    return done.returncode, done.stdout


def must(holds, *words):
    if not holds:
        raise SystemExit("\n".join(words))


def compile_into(classes, *sources):
    code, printed = run([*JAVAC, "-d", str(classes), *map(str, sources)])
    must(code == 0, "javac does not take it:", printed)


def test_the_file(rehearse, folder):
    """Runs the tests of Rehearsal.java, which compare it with the schema of the command as well."""
    compile_into(folder / "tests", SDKS / "Java" / "Rehearsal.java", *(SDKS / "Java" / "Test").glob("*.java"))
    code, schema = run([rehearse, "protocol", "--format", "schema"])
    must(code == 0, "No schema:", schema)
    (folder / "schema.json").write_text(schema, "utf-8")
    command = ["java", "-XX:-UsePerfData", "-cp", str(folder / "tests"), "RehearsalTest", str(folder / "schema.json")]
    code, printed = run(command)
    must(code == 0, "The tests of Rehearsal.java failed:", printed)
    print(printed.splitlines()[-1])


def sample(folder, patch=None):
    """Makes a copy of the sample with the features beside it, patched and compiled; returns its folder."""
    place = folder / "Java" / "Sample"
    shutil.copytree(SDKS / "Sample", folder / "Sample")
    shutil.copytree(SDKS / "Java" / "Sample", place, ignore=shutil.ignore_patterns("classes"))
    for feature in (SDKS / "Sample").glob("*.feature"):
        shutil.copy(feature, place)
    if patch:
        text = (place / "Punch.java").read_text("utf-8")
        must(text.count(patch[0]) == 1, f"The sample has not exactly one {patch[0]!r}.")
        (place / "Punch.java").write_text(text.replace(*patch), "utf-8")
    compile_into(place / "classes", SDKS / "Java" / "Rehearsal.java", place / "Punch.java")
    return place


def play_all(rehearse, place):
    """Plays the ten features: all of their scenarios must pass."""
    features = list(place.glob("*.feature"))
    must(len(features) == 10, f"There are {len(features)} features.")
    start = time.monotonic()
    code, printed = run([rehearse, "run", "--no-color", str(place)])
    seconds = time.monotonic() - start
    result = re.search(r"^(\d+) scenarios: (\d+) passed$", printed, re.MULTILINE)
    must(code == 0 and result and result[1] == result[2], "The sample does not pass:", printed[-20_000:])
    count = int(result[1])
    must(count >= SCENARIOS_MIN, f"Only {count} scenarios were played.")
    print(f"{count} scenarios passed, {1_000 * seconds / count:.0f} ms each")


def plant(rehearse, folder, defect):
    """Plays one feature with a defect: a scenario must fail with the reason."""
    name, patch, feature, reason = defect
    place = sample(folder, patch)
    code, printed = run([rehearse, "run", "--no-color", str(place / feature)])
    must(code == 1, f"Nobody noticed: {name}", printed[-20_000:])
    must(reason in printed, f"Noticed, but not as “{reason}”: {name}", printed[-20_000:])
    print(f"noticed: {name}")


def main(rehearse):
    if not shutil.which("javac"):
        print("SKIPPED: there is no javac")
        return
    with tempfile.TemporaryDirectory(prefix="rehearsal-java-") as temporary:
        folder = pathlib.Path(temporary).resolve()
        test_the_file(rehearse, folder)
        place = sample(folder / "whole")
        play_all(rehearse, place)
        for number, defect in enumerate(DEFECTS):
            plant(rehearse, folder / str(number), defect)
        sweep = pathlib.Path(__file__).with_name("sweep.py")
        code, printed = run([sys.executable, str(sweep), str(place / "app.json")])
        must(code == 0, "Something is lost when the process ends:", printed)
        print(printed, end="")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(str(pathlib.Path(sys.argv[1]).resolve()))
