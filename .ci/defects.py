"""Plants the defects of defects.txt, one at a time, and has the search find them.

Each is put into a copy of this checkout, the copy is built, and the search goes on from the scenario that the defect names.
Printed is how long the search took, the shortest story and its number of events, and how many of the scenarios that were
written by hand notice the defect as well.

usage: defects.py COPY [NAME]...
"""

import pathlib
import re
import subprocess
import sys
import time

LIST = pathlib.Path(__file__).with_name("defects.txt")
REHEARSE = ".build/debug/rehearse"
SECONDS_MAX, EVENTS_MAX = 60, 5


class Defect:
    """One entry of the list: its name, where the search begins, and the change with the lines around it."""

    def __init__(self, text):
        lines = text.splitlines()
        self.name = lines[0]
        self.command, self.scenario, self.title = re.match(r"(explore|run) (\S+) ?(.*)", lines[1]).groups()
        self.file = pathlib.Path(lines[2])
        self.old = "".join(line[1:] + "\n" for line in lines[3:] if line[0] in " -")
        self.new = "".join(line[1:] + "\n" for line in lines[3:] if line[0] in " +")

    def arguments(self, copy):
        """What `rehearse` is to do."""
        if self.command == "run":
            return ["run", self.scenario]
        lines = (copy / self.scenario).read_text().splitlines()
        titled = [number for number, line in enumerate(lines, 1) if line.strip().endswith(": " + self.title)]
        if len(titled) != 1:
            sys.exit(f"{self.scenario}: not one scenario is called \"{self.title}\"")
        return ["explore", f"{self.scenario}:{titled[0]}", "--time", str(SECONDS_MAX), "--found", ".build/found"]


def call(copy, *words):
    """Runs a command in the copy; returns its exit code, what it has said, and how many seconds it took."""
    begun = time.monotonic()
    done = subprocess.run(words, cwd=copy, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout, time.monotonic() - begun


def stories(output):
    """Returns the shortest stories: in what `explore` says they follow what happened, in what `run` says a note."""
    found, story = [], None
    for line in (line.strip().removeprefix("note: ") for line in output.splitlines()):
        if line.startswith("That is so without any of the events"):
            found.append([])
        elif line.startswith(("actual:", "To play it alone")):
            story = []
        elif story is not None and line.startswith(("When ", "And ")):
            story.append(line)
        elif story:
            found.append(story)
            story = None
    return found + ([story] if story else [])


def written(defect, copy):
    """Counts the scenarios of the same app, but for the searched ones, that notice the defect."""
    folder = pathlib.Path(defect.scenario).parent
    files = [str(path.relative_to(copy)) for path in sorted((copy / folder).glob("*.feature"))
             if "happen," not in path.read_text()]
    _, output, _ = call(copy, REHEARSE, "run", "--quiet", *files)
    failed = re.search(r"^\d+ scenarios?: .*?(\d+) failed", output, re.MULTILINE)
    return int(failed.group(1)) if failed else 0


def search(defect, copy):
    """Plants a defect, searches, and takes it out again; returns whether it was found within the bounds."""
    file = copy / defect.file
    sound = file.read_text()
    try:
        file.write_text(sound.replace(defect.old, defect.new))
        code, output, _ = call(copy, "swift", "build", "--product", "rehearse")
        if code:
            sys.exit(f"{defect.name}: does not build\n{output}")
        code, output, seconds = call(copy, REHEARSE, *defect.arguments(copy))
        noticed = written(defect, copy)
    finally:
        file.write_text(sound)
    story = min(stories(output), key=len, default=None)
    is_found = code == 1 and story is not None and len(story) <= EVENTS_MAX and seconds < SECONDS_MAX
    story = story or []
    print(f"{'found' if is_found else 'MISSED'}  {seconds:4.1f} s  {len(story)} events  {noticed:3} written  {defect.name}")
    print("".join(f"          {line}\n" for line in story), end="", flush=True)
    if not is_found:
        (copy / ".build" / f"missed {defect.name}.txt").write_text(output)
    return is_found


def main(folder, *names):
    copy = pathlib.Path(folder)
    subprocess.run([sys.executable, LIST.with_name("copy.py"), folder], check=True)
    defects = [Defect(text) for text in LIST.read_text().strip().split("\n\n")]
    chosen = [defect for defect in defects if not names or defect.name in names]
    for defect in chosen:
        if (copy / defect.file).read_text().count(defect.old) != 1:
            sys.exit(f"{defect.name}: the change does not fit {defect.file} once")
    found = sum([search(defect, copy) for defect in chosen])
    print(f"{found} of {len(chosen)} found within {SECONDS_MAX} s and {EVENTS_MAX} events")
    return 0 if found == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
