"""Plants the defects of defects.txt and of defects-only-search-finds.txt, one at a time, and has the search find them.

Each is put into a copy of this checkout, the copy is built, and the search goes on from the scenario that the defect names.
Printed is how long the search took, the shortest story and its number of events, and how many of the scenarios that were
written by hand notice the defect as well: for the first list those of its app, for the second all there are, and there
one that does is a failure.

usage: defects.py [--list FILE] COPY [NAME]...
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys
import time

LIST = pathlib.Path(__file__).with_name("defects.txt")
ONLY_SEARCH_FINDS = LIST.with_name("defects-only-search-finds.txt")
REHEARSE = ".build/debug/rehearse"
SECONDS_MAX, EVENTS_MAX = 60, 5


class Defect:
    """One entry of a list: its name, where the search begins, and the change with the lines around it.

    Lines that begin with two hyphens, behind the one that says where, are options of the search.
    """

    def __init__(self, text, is_only_search_to_find):
        lines = text.splitlines()
        self.is_only_search_to_find = is_only_search_to_find
        self.name = lines.pop(0)
        self.command, self.scenario, self.title = re.match(r"(explore|run) (\S+) ?(.*)", lines.pop(0)).groups()
        self.options = []
        while lines[0].startswith("--"):
            self.options += shlex.split(lines.pop(0))
        self.file = pathlib.Path(lines.pop(0))
        self.old = "".join(line[1:] + "\n" for line in lines if line[0] in " -")
        self.new = "".join(line[1:] + "\n" for line in lines if line[0] in " +")

    def arguments(self, copy):
        """What `rehearse` is to do."""
        if self.command == "run":
            return ["run", self.scenario]
        lines = (copy / self.scenario).read_text().splitlines()
        titled = [number for number, line in enumerate(lines, 1) if line.strip().endswith(": " + self.title)]
        if len(titled) != 1:
            sys.exit(f"{self.scenario}: not one scenario is called \"{self.title}\"")
        return ["explore", f"{self.scenario}:{titled[0]}", "--time", str(SECONDS_MAX), "--found", ".build/found",
                *self.options]


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
        elif line.startswith("actual:") or "To play it alone" in line:
            story = []
        elif story is not None and line.startswith(("When ", "And ")):
            story.append(line)
        elif story:
            found.append(story)
            story = None
    return found + ([story] if story else [])


def written(defect, copy):
    """Counts the scenarios, but for the searched ones, that notice the defect."""
    folder = "Scenarios" if defect.is_only_search_to_find else pathlib.Path(defect.scenario).parent
    files = [str(path.relative_to(copy)) for path in sorted((copy / folder).rglob("*.feature"))
             if "happen," not in path.read_text()]
    _, output, _ = call(copy, REHEARSE, "run", "--quiet", *files)
    if not re.search(r"^\d+ scenarios?: ", output, re.MULTILINE):
        sys.exit(f"{defect.name}: the scenarios cannot be played\n{output}")
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
    is_found = is_found and not (defect.is_only_search_to_find and noticed)
    story = story or []
    print(f"{'found' if is_found else 'MISSED'}  {seconds:4.1f} s  {len(story)} events  {noticed:3} written  {defect.name}")
    print("".join(f"          {line}\n" for line in story), end="", flush=True)
    if not is_found:
        (copy / ".build" / f"missed {defect.name}.txt").write_text(output)
    return is_found


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", type=pathlib.Path, metavar="FILE", help="one list in the place of both")
    parser.add_argument("copy", type=pathlib.Path)
    parser.add_argument("names", nargs="*", metavar="name")
    options = parser.parse_args()
    copy = options.copy
    subprocess.run([sys.executable, LIST.with_name("copy.py"), copy], check=True)
    defects = [Defect(text, path.name == ONLY_SEARCH_FINDS.name)
               for path in ([options.list] if options.list else [LIST, ONLY_SEARCH_FINDS])
               for text in path.read_text().strip().split("\n\n")]
    chosen = [defect for defect in defects if not options.names or defect.name in options.names]
    for defect in chosen:
        if (copy / defect.file).read_text().count(defect.old) != 1:
            sys.exit(f"{defect.name}: the change does not fit {defect.file} once")
    found = sum([search(defect, copy) for defect in chosen])
    print(f"{found} of {len(chosen)} found within {SECONDS_MAX} s and {EVENTS_MAX} events")
    return 0 if found == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
