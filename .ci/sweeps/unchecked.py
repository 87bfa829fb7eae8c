"""Takes every check out of the scenarios, and looks that no requirement is proved any more.

usage: unchecked.py COMMAND SCENARIOS FOLDER
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

# In the languages that the scenarios are written in.
CHECK = re.compile(r"^\s*(Then|Wtedy|Entonces)\b")
FOLLOWS = re.compile(r"^\s*(And|But|\*|Oraz|I|Ale|Y|E|Pero)\b")
ARGUMENT = re.compile(r"^\s*(\||\"\"\"|```)")
STEP = re.compile(r"^\s*\S")
TITLE = re.compile(r"^\s*(Scenario|Example)( Outline)?:")
# A scenario without a step is refused; this one checks nothing.
INSTEAD = "    When 1 second passes\n"


def without_checks(lines):
    """Yields the lines without steps that check something, and without what belongs to them."""
    is_check, fence, is_first = False, None, False
    for line in lines:
        word = line.strip()
        if fence:
            if word == fence:
                fence = None
        elif word[:3] in ('"""', "```"):
            # Behind the opening one may stand what the text is.
            fence = word[:3]
        elif CHECK.match(line):
            is_check = True
            if is_first:
                yield INSTEAD
        elif STEP.match(line) and not FOLLOWS.match(line) and not ARGUMENT.match(line):
            is_check = False
        if not is_check:
            yield line
        if word:
            is_first = TITLE.match(line) is not None


def main(command, scenarios, folder):
    command = str(pathlib.Path(command).resolve())
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(scenarios, folder / "Scenarios")
    for file in folder.rglob("*.feature"):
        text = file.read_text("utf-8")
        file.write_text("".join(without_checks(text.splitlines(True))), "utf-8")
    for book in folder.rglob("proofs.json"):
        book.unlink()
    result = subprocess.run(
        [command, "audit", "--proofs"], cwd=folder, capture_output=True, text=True)
    proved = [
        proof["id"] for book in folder.rglob("proofs.json") for proof in json.loads(book.read_text())]
    for name in sorted(set(proved)):
        print(f"{name} is proved though no scenario checks anything")
    # What a line says breaks its requirement is noticed by nobody then, and the command says so.
    if result.returncode != 1:
        print(result.stdout[-2000:] + result.stderr[-2000:])
    return 1 if proved or result.returncode != 1 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
