"""Plays the sample against a real server: the same results as against scripted answers, and what only a real one shows.

usage: server.py REHEARSE FOLDER
"""

import os
import re
import shlex
import shutil
import subprocess
import sys

import sample

SERVER = sample.SDKS / "Sample" / "Server"
ARTICLE = sample.HERE.parents[1] / "Sources/Command/RehearseCommand/RehearseCommand.docc/RealServers.md"
KEPT = 14
REPEATED = "                return 204 if known == values else 409"


def main(rehearse, folder):
    rehearse = os.path.abspath(rehearse)
    place = sample.lay_out("Python", folder)
    scripted = messages(rehearse, place, "scripted")
    with Server(place, SERVER / "punches.py") as server:
        real = messages(rehearse, place, "real", *server.options)
        sample.expect(scripted == real, "The results differ where the server is real", differences(scripted, real))
        print(f"{len(scripted)} messages are equal, whether the answers are scripted or those of a real server")
        kept = ["kept.feature", *server.options]
        shutil.copy(SERVER / "kept.feature", place)
        output = play(rehearse, place, *kept)
        expect_all("passed", "What the server keeps is not as it should be", output)
        check_article(rehearse, place, server.address)
    spoilt = place / "punches.py"
    shutil.copy(SERVER / "punches.py", spoilt)
    sample.plant(spoilt, "key TEXT PRIMARY KEY", "key TEXT")
    sample.plant(spoilt, REPEATED, "                pass")
    with Server(place, spoilt) as server:
        output = play(rehearse, place, "kept.feature", *server.options)
        sample.expect("expected: 1" in output, "No scenario sees that the server keeps punches twice", output)
    # The server of the last run is gone: nobody is at its address.
    output = play(rehearse, place, "kept.feature", *server.options)
    expect_all("failed", "A server that is not there is not told", output)
    sample.expect("has not answered" in output, "A server that is not there is not named", output)
    print(f"{KEPT} scenarios look into the server; a defect of its own and its absence are seen")


def check_article(rehearse, place, address):
    """Plays what the article "Real servers" tells its readers to type, and looks for the feature that it shows."""
    article = ARTICLE.read_text()
    blocks = dict(re.findall(r"```(\w+)\n(.*?)```", article, re.DOTALL))
    sample.expect(blocks["gherkin"] in (SERVER / "kept.feature").read_text(), "The article shows another feature", "")
    commands = re.findall(r"^rehearse run Features (.*)$", article, re.MULTILINE)
    sample.expect(len(commands) == 3, "The article has another number of commands", "\n".join(commands))
    for command in commands:
        arguments = shlex.split(command.replace("http://localhost:8080", address))
        output = play(rehearse, place, "server-errors.feature:13", *arguments)
        sample.expect("2 scenarios: 2 passed" in output, f"The article's command does not pass: {command}", output)


def expect_all(status, words, output):
    sample.expect(f"{KEPT} scenarios: {KEPT} {status}" in output, words, output)


def messages(rehearse, place, name, *options):
    """Plays all features and returns what the report says of them, line by line."""
    report = place / f"{name}.ndjson"
    output = play(rehearse, place, ".", *options, "--format", f"messages:{report.name}")
    wanted = f"{sample.SCENARIOS} scenarios: {sample.SCENARIOS} passed"
    sample.expect(wanted in output, f"Not all passed ({name})", output)
    return report.read_text().splitlines()


def play(rehearse, place, *arguments):
    command = [rehearse, "run", *arguments, "--quiet", "--no-color", "--format", "progress"]
    return sample.run(command, place)[1]


def differences(left, right):
    return "\n".join(f"- {a[:400]}\n+ {b[:400]}" for a, b in zip(left, right) if a != b)


class Server:
    """The real server with a database of its own, while a check lasts."""

    def __init__(self, place, program):
        self.database = place / "punches.sqlite"
        self.database.unlink(missing_ok=True)
        self.program = program

    def __enter__(self):
        command = [sys.executable, self.program, self.database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        sample.expect(re.fullmatch(r"http://127\.0\.0\.1:\d+", address), "The server has not begun", address)
        self.address = address
        self.options = ("--server", address, "--reset-server", "POST /reset")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
