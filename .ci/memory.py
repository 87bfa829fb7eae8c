"""Runs 10,000 scenarios with every report at once and fails where that takes more memory than it may.

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


def main(command, folder):
    command = str(pathlib.Path(command).resolve())
    folder = pathlib.Path(folder)
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
    begin = time.monotonic()
    process = subprocess.Popen(arguments, cwd=folder, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - begin
    # The system counts in kilobytes on Linux, in bytes on macOS.
    megabytes = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    code = os.waitstatus_to_exitcode(status)
    print(
        f"{FILES * SCENARIOS_PER_FILE} scenarios with {len(kinds)} reports ({', '.join(kinds)}): "
        f"{megabytes:.0f} MB at most, {seconds:.1f} s, exit code {code}"
    )
    if code != 1:
        print("the run did not end as it should")
        return 1
    if megabytes > MEGABYTES_MAX:
        print(f"that is more than {MEGABYTES_MAX} MB")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
