"""Runs every command of the README as it stands there, in the folder of a clone, with the files that it has its reader write.

Commands are the lines of `sh` blocks, the prompts of `console` blocks, whose output must be the one shown, and the
code spans in the text that begin with `swift`. The tests come first, because they keep the top level clean of files; what
is built for release is a part of its own, because it takes as long as all the rest.

usage: readme.py [--tests | --others | --release] README
"""

import pathlib
import re
import subprocess
import sys
import time

# What the README takes for granted: a specification of the reader's own.
READERS_FILES = {
    "specs/007-checkout/spec.md": "# Feature Specification: Checkout\n\n## Requirements\n\n"
    "- **FR-001**: The app MUST show the sum before it asks for the payment.\n",
}


def blocks(lines):
    """Yields each fenced block: what the line before it says, its language, and its lines."""
    start = None
    for index, line in enumerate(lines):
        if line.startswith("```") and start is None:
            start = index
        elif line == "```" and start is not None:
            yield lines[start - 1], lines[start][3:], lines[start + 1 : index], start + 2
            start = None


def read(text):
    """Returns the files and the commands of a README; a command comes with the output that is shown, and its line."""
    lines = text.split("\n")
    files, commands, prose = dict(READERS_FILES), {}, list(lines)
    for before, language, body, number in blocks(lines):
        prose[number - 2 : number + len(body)] = [""] * (len(body) + 2)
        name = re.fullmatch(r"<!-- file: (.*) -->", before)
        if name:
            files[name[1]] = "\n".join(body) + "\n"
        elif language == "sh":
            for offset, command in enumerate(body):
                commands.setdefault(command, (None, number + offset))
        elif language == "console":
            commands[body[0].removeprefix("$ ")] = (body[1:], number)
    for number, line in enumerate(prose, 1):
        for span in re.findall(r"`(swift [^`]*)`", line):
            commands.setdefault(span, (None, number))
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


def run(command, shown, number):
    """Runs a command; returns whether it did what the README says."""
    print(f"\n$ {command}   (README.md:{number})", flush=True)
    start = time.monotonic()
    if shown is None:
        fault = subprocess.run(command, shell=True).returncode
    else:
        words = re.sub(r"^rehearse ", "swift run rehearse ", command)
        output = subprocess.run(words, shell=True, stdout=subprocess.PIPE).stdout
        fault = mismatch(output.decode("utf-8").split("\n"), shown)
    print(f"  {time.monotonic() - start:.1f} s", flush=True)
    if fault:
        print(f"README.md:{number}: {command}: " + (f"exit code {fault}" if shown is None else fault))
    return not fault


def part_of(command):
    """Returns the part to which a command belongs."""
    if command.startswith("swift test"):
        return "--tests"
    return "--release" if " -c release" in command else "--others"


def main(part, path):
    readme = pathlib.Path(path)
    files, commands = read(readme.read_text("utf-8"))
    if part == "--others":
        for name, text in files.items():
            (readme.parent / name).parent.mkdir(parents=True, exist_ok=True)
            (readme.parent / name).write_text(text, "utf-8")
    chosen = {command: rest for command, rest in commands.items() if part_of(command) == part}
    done = [run(command, *rest) for command, rest in chosen.items()]
    print(f"\n{len(done)} commands of the README, {done.count(False)} of them do not do what it says")
    return 0 if done and all(done) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
