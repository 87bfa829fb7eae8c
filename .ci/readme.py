"""Runs every command of the README and of articles as it stands there, with the files that they have their reader write.

The working folder is that of a clone. A command that stands in several places is run once. Commands are the lines of `sh` blocks, the prompts of `console` blocks, whose output must be the one shown, and the
code spans in the text that begin with `swift`. The tests come first, because they keep the top level clean of files; what
is built for release is a part of its own, because it takes as long as all the rest.

usage: readme.py [--tests | --others | --release] FILE...
"""

import pathlib
import re
import subprocess
import sys
import time
import typing

# What the documents take for granted: a specification of the reader's own.
READERS_FILES = {
    "specs/007-checkout/spec.md": "# Feature Specification: Checkout\n\n## Requirements\n\n"
    "- **FR-001**: The app MUST show the sum before it asks for the payment.\n",
}


class Place(typing.NamedTuple):
    """Where a command stands, with the output that is shown there; None where none is."""

    file: str
    line: int
    shown: list | None

    def __str__(self):
        return f"{self.file}:{self.line}"


def blocks(lines):
    """Yields each fenced block: what the line before it says, its language, its lines, and its number."""
    start = None
    for index, line in enumerate(lines):
        if line.startswith("```") and start is None:
            start = index
        elif line == "```" and start is not None:
            yield lines[start - 1], lines[start][3:], lines[start + 1 : index], start + 2
            start = None


def read(path):
    """Returns the files and the commands of a document: pairs of a command and its place."""
    lines = pathlib.Path(path).read_text("utf-8").split("\n")
    files, commands, prose = {}, [], list(lines)
    for before, language, body, number in blocks(lines):
        prose[number - 2 : number + len(body)] = [""] * (len(body) + 2)
        # In an article a draft is a file that the project does not have.
        name = re.fullmatch(r"<!-- (?:file|draft): (.*) -->", before)
        if name:
            files[name[1]] = "\n".join(body) + "\n"
        elif language == "sh":
            commands += [(command, Place(path, number + offset, None)) for offset, command in enumerate(body)]
        elif language == "console":
            commands.append((body[0].removeprefix("$ "), Place(path, number, body[1:])))
    for number, line in enumerate(prose, 1):
        commands += [(span, Place(path, number, None)) for span in re.findall(r"`(swift [^`]*)`", line)]
    return files, commands


def read_all(paths):
    """Returns the files of all documents, and the places of each command."""
    files, commands = dict(READERS_FILES), {}
    for path in paths:
        own, found = read(path)
        for name, text in own.items():
            assert files.setdefault(name, text) == text, f"{path}: another document has another {name}"
        for command, place in found:
            commands.setdefault(command, []).append(place)
    return files, commands


def mismatch(actual, shown):
    """Returns the first line shown that was not printed; an ellipsis stands for any lines."""
    rest, skips = list(actual), False
    for line in shown:
        if line == "…":
            skips = True
            continue
        if skips and line in rest:
            rest = rest[rest.index(line) :]
        skips = False
        if not rest or rest[0] != line:
            return f"shown: {line}\nprinted: {rest[0] if rest else '<end>'}"
        rest = rest[1:]
    left = [line for line in rest if line]
    return f"printed, but not shown: {left[0]}" if left and not skips else None


def run(command, places):
    """Runs a command; returns whether it did what is said of it wherever it stands."""
    print(f"\n$ {command}   ({', '.join(map(str, places))})", flush=True)
    start = time.monotonic()
    shown = [place for place in places if place.shown is not None]
    if shown:
        words = re.sub(r"^rehearse ", "swift run rehearse ", command)
        output = subprocess.run(words, shell=True, stdout=subprocess.PIPE).stdout
        lines = output.decode("utf-8").split("\n")
        faults = [(place, mismatch(lines, place.shown)) for place in shown]
    else:
        code = subprocess.run(command, shell=True).returncode
        faults = [(place, f"exit code {code}" if code else None) for place in places]
    print(f"  {time.monotonic() - start:.1f} s", flush=True)
    for place, fault in faults:
        if fault:
            print(f"{place}: {command}: {fault}")
    return not any(fault for _, fault in faults)


def part_of(command, places):
    """Returns the part to which a command belongs; None for what plays everything once more and is compared by the tests."""
    if command.startswith("swift test"):
        return "--tests"
    if re.search(r"rehearse run Scenarios( --|$)", command) and all(place.shown for place in places):
        return None
    return "--release" if " -c release" in command else "--others"


def main(part, *paths):
    files, commands = read_all(paths)
    if part == "--others":
        for name, text in files.items():
            pathlib.Path(name).parent.mkdir(parents=True, exist_ok=True)
            pathlib.Path(name).write_text(text, "utf-8")
    done = [run(command, places) for command, places in commands.items() if part_of(command, places) == part]
    print(f"\n{len(done)} commands of {len(paths)} documents, {done.count(False)} of them do not do what they say")
    return 0 if done and all(done) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
