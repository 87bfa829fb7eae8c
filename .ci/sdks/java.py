"""Checks the SDK for the JVM: its own tests, the ten features with its sample, planted defects, the sweep.

usage: java.py REHEARSE FOLDER
"""

import os
import pathlib
import re
import shutil
import sys
import time

import sample

SDK = sample.SDKS / "Java"
JAVAC = ["javac", "--release", "17", "-Xlint:all", "-Werror", "-d"]

# What is wrong in the sample, in which feature that is noticed, and what the report must say.
DEFECTS = [
    # The number of the last punch is not kept.
    ("    count++;\n", "", "ended.feature", 'expected: "2"'),
    # The punch is not written to the file.
    ("    punches.append(Json.write(entry));\n", "", "restart.feature", 'expected: "Clocked in at 08:00."'),
    # What was sent is not noted.
    ("        sent.append(id);\n", "", "ended.feature", "expected: 1"),
    # Nothing is tried again by itself.
    ("Duration.ofSeconds(60)", "Duration.ofDays(60)", "server-errors.feature", "expected: 2"),
    # The way through Settings ends nowhere.
    ("state == State.BLOCKED && mayLocate()", "false", "denied.feature", 'expected: "You are not clocked in."'),
    # The clock of the machine is asked, not that of the phone.
    ("phone.clock().instant()", "Instant.now()", "first-question.feature", 'expected: "Clocked in at 08:00."'),
    # An exception leaves the app's code.
    ("    state = State.ASKING;\n", "    List.of().get(0);\n", "first-question.feature", "Punch.java:"),
]  # fmt: skip

# What only an end at the wrong moment brings out.
SWEPT = [
    # What was written by halves stays in the file, and the next line is written behind it.
    ("text.substring(0, text.lastIndexOf('\\n') + 1)", "text", "This is no JSON"),
    # A punch is shown before it is kept.
    (
        "    punches.append(Json.write(entry));\n",
        "    phone.executor().schedule(Duration.ofSeconds(1), () -> punches.append(Json.write(entry)));\n",
        "never came to the server",
    ),
]


def compile_into(classes, *sources):
    """Compiles sources, which must not bring about a single warning."""
    code, output = sample.run([*JAVAC, str(classes), *map(str, sources)], SDK)
    sample.expect(code == 0, "javac does not take it", output)


def test_the_file(rehearse, folder):
    """Runs the tests of Rehearsal.java, which compare it with the schema of the command as well."""
    compile_into(folder / "tests", SDK / "Rehearsal.java", *sorted((SDK / "Test").glob("*.java")))
    code, schema = sample.run([rehearse, "protocol", "--format", "schema"], folder)
    sample.expect(code == 0, "There is no schema", schema)
    (folder / "schema.json").write_text(schema, "utf-8")
    tests = ["java", "-XX:-UsePerfData", "-cp", "tests", "RehearsalTest", "schema.json"]
    code, output = sample.run(tests, folder)
    sample.expect(code == 0, "The tests of Rehearsal.java failed", output)
    print(output.splitlines()[-1])


def compile_the_example(folder):
    """Compiles the example in the documentation of Rehearsal.java, as a reader would copy it."""
    text = (SDK / "Rehearsal.java").read_text("utf-8")
    lines = re.search(r"<pre>\{@code\n(.*?) \* \}</pre>", text, re.DOTALL)[1].split("\n")
    (folder / "NearMe.java").write_text("\n".join(line.removeprefix(" *") for line in lines), "utf-8")
    compile_into(folder / "example", SDK / "Rehearsal.java", folder / "NearMe.java")


def build(folder, defect=None):
    """Copies the sample into the folder, plants the defect, and compiles it; returns the sample's folder."""
    place = sample.lay_out("Java", folder)
    if defect:
        sample.plant(place / "Punch.java", *defect)
    # A developer may have built the sample where it stands.
    shutil.rmtree(place / "classes", ignore_errors=True)
    compile_into(place / "classes", SDK / "Rehearsal.java", place / "Punch.java")
    return place


def play(rehearse, folder):
    """Plays all scenarios, which must pass, and one feature with each defect, which must fail and say why."""
    place = build(folder)
    start = time.monotonic()
    output = sample.play(rehearse, place)
    milliseconds = 1_000 * (time.monotonic() - start) / sample.SCENARIOS
    passed = f"{sample.SCENARIOS} scenarios: {sample.SCENARIOS} passed"
    sample.expect(passed in output, "Not all scenarios passed", output)
    for right, wrong, feature, reason in DEFECTS:
        command = [rehearse, "run", feature, "--quiet", "--no-color", "--format", "progress"]
        code, output = sample.run(command, build(folder, (right, wrong)))
        sample.expect(code == 1 and reason in output, f"With {wrong!r} no report says {reason!r}", output)
    print(f"Java: {passed}, {milliseconds:.0f} ms each; {len(DEFECTS)} planted defects were found")


def sweep(folder):
    """Ends the sample at every message of a day: nothing may be lost, and with each defect something must be."""
    command = [sys.executable, sample.HERE / "sweep.py", "app.json"]
    code, output = sample.run(command, build(folder))
    sample.expect(code == 0, "Not all is well where the app is ended", output)
    print(output, end="")
    for right, wrong, reason in SWEPT:
        code, output = sample.run(command, build(folder, (right, wrong)))
        sample.expect(code != 0 and reason in output, f"With {wrong!r} the sweep does not say {reason!r}", output)
    print(f"Java: {len(SWEPT)} planted defects were found by ending the app")


def main(rehearse, folder):
    if not shutil.which("javac"):
        print("SKIPPED: there is no javac")
        return
    rehearse, folder = os.path.abspath(rehearse), pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    test_the_file(rehearse, folder)
    compile_the_example(folder)
    play(rehearse, folder)
    sweep(folder)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
