"""Runs 10,000 scenarios with every report at once, and apps that record for twelve weeks; fails where either takes more
memory than it may.

usage: memory.py COMMAND FOLDER
"""

import os
import pathlib
import re
import subprocess
import sys
import time

SCENARIOS_PER_FILE = 100
FILES = 100
MEGABYTES_MAX = 200


def scenario(number):
    """One scenario; each tenth fails on its way, so that reports have evidence and tracks to carry."""
    refused = number % 2 == 1
    deed = 'taps "Cancel"' if refused else "moves 400 m north at 5 km/h"
    return [
        f"  Scenario: Number {number}",
        "    Given the pet listing app is installed",
        "    And the user is in Kraków",
        f"    And location permission is {'denied' if refused else 'while using'}",
        "    When the user opens the app",
        f"    And the user {deed}",
        "    And 5 minutes pass",
        "    Then the listings are shown",
        f"    And the server has received {99 if number % 10 == 0 else 1} listing query",
        "",
    ]


# What apps record at each step of their user for twelve weeks, with the check that they did, and the most that it may take.
WEEKS = 12
RECORDINGS = [
    ('the campaign "Spring leaflets" is running', WEEKS * 7 * 1_440, 180),
    ("the employee is clocked in", WEEKS * 7 * 24, 80),
]


def recording(beginning, uploads):
    """A feature in which an app records for weeks while its user walks."""
    return "\n".join(
        [
            "Feature: Weeks",
            "",
            "  Scenario: An app records for weeks",
            f"    Given {beginning}",
            "    And the user locks the phone",
            f"    When the user walks {WEEKS * 7 * 120 + 20} km east at 5 km/h",
            f"    And {WEEKS * 7} days pass",
            f"    Then the server has received at least {uploads} uploads",
            "",
        ]
    )


def measured(arguments, folder):
    """Runs the command; returns its peak memory in megabytes, its seconds and its exit code."""
    begin = time.monotonic()
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - begin
    # The system counts in kilobytes on Linux, in bytes on macOS.
    megabytes = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    return megabytes, seconds, os.waitstatus_to_exitcode(status)


def judged(what, arguments, folder, code_wanted, megabytes_max):
    """Runs the command and says what it took; returns whether that was as it should be."""
    megabytes, seconds, code = measured(arguments, folder)
    print(f"{what}: {megabytes:.0f} MB at most, {seconds:.1f} s, exit code {code}")
    if code != code_wanted:
        print("the run did not end as it should")
        return False
    if megabytes > megabytes_max:
        print(f"that is more than {megabytes_max} MB")
        return False
    return True


def many_scenarios(command, folder):
    """Many scenarios with every report at once."""
    scenarios = folder / "Scenarios"
    scenarios.mkdir(parents=True, exist_ok=True)
    for file in range(FILES):
        lines = [f"Feature: Many {file}", ""]
        for number in range(SCENARIOS_PER_FILE):
            lines += scenario(number)
        (scenarios / f"many-{file:03}.feature").write_text("\n".join(lines), "utf-8")
    page = subprocess.run([command, "help", "run"], capture_output=True, text=True, check=True)
    section = page.stdout.split("Reports:\n")[1].split("\n\n")[0]
    kinds = re.findall(r"^  (\S+)  ", section, re.MULTILINE)
    arguments = [command, "run"]
    for kind in kinds:
        arguments += ["--format", f"{kind}:report.{kind}"]
    what = f"{FILES * SCENARIOS_PER_FILE} scenarios with {len(kinds)} reports ({', '.join(kinds)})"
    return judged(what, arguments, folder, 1, MEGABYTES_MAX)


def long_recordings(command, folder):
    """Apps that record for weeks, each alone."""
    folder.mkdir(parents=True, exist_ok=True)
    verdicts = []
    for beginning, uploads, megabytes_max in RECORDINGS:
        (folder / "weeks.feature").write_text(recording(beginning, uploads), "utf-8")
        arguments = [command, "run", "weeks.feature", "--patient", "--format", "progress"]
        verdicts.append(judged(f"{WEEKS} weeks, {beginning}", arguments, folder, 0, megabytes_max))
    return all(verdicts)


def main(command, folder):
    command = str(pathlib.Path(command).resolve())
    folder = pathlib.Path(folder)
    verdicts = [many_scenarios(command, folder), long_recordings(command, folder / "weeks")]
    return 0 if all(verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
