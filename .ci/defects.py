"""Plants the defects of four lists, and has them found: those of the apps by the search, those of the phone by scenarios.

They are switches of one build, in a copy of this checkout: a variable of the environment turns one of them on. With all
switches off scenarios must go as they do with a build that has none, to the byte.

The apps' are in defects.txt and in defects-only-search-finds.txt. The search goes on from the scenario that the defect
names. Printed is how long it took, the shortest story and its number of events, and how many of the scenarios that were
written by hand notice the defect as well: those of its app, and for the second list those of all apps where the defect is in
what they share; there one that does is a failure.

The phone's are in phone-defects.txt, at least five for each of its parts, which begins the name. The scenarios that the
defect names are played: all of them pass without it, and one must fail with it. Printed is how many do.

Those of requirement-defects.txt are the wrong implementations that the words of requirements describe; each names its
requirements. They are played like the phone's.

Those of the courier delivery's requirements are in delivery-defects.txt; the id begins the name. Each is what a wrong reading
of the requirement would build, and the scenarios that it names are played in the same way.

An entry of a list has its name, where the search begins or what is played, options of that, each line of which begins with
two hyphens, the file, and the change with the lines around it. Lines that are taken out (-) and put in (+) must be whole
statements; where they are not, the switch itself stands in the place of what is put in (?), with § where the defect is asked
for.

usage: defects.py [--list FILE] REHEARSE COPY [NAME]...
       defects.py [--list FILE] --fits
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

LIST = pathlib.Path(__file__).with_name("defects.txt")
ONLY_SEARCH_FINDS = LIST.with_name("defects-only-search-finds.txt")
PHONE = LIST.with_name("phone-defects.txt")
REQUIREMENTS = LIST.with_name("requirement-defects.txt")
DELIVERY = LIST.with_name("delivery-defects.txt")
BUILT = ".build/debug/rehearse"
SECONDS_MAX, EVENTS_MAX = 60, 5
# What stores the parts of the phone, and how many defects each of them has at least.
PARTS, EACH_MIN = "Sources/Phone/DeviceSimulator/Phone/Phone.swift", 5
# Two searches at a time, each with one worker.
AT_ONCE = 2
# What is played by a build without switches as well.
SAME = "Scenarios/campaign"

SWITCH = """internal import Glibc

/// The defect that is turned on, by its number.
public enum Defect {
  public static let planted = getenv("DEFECT").flatMap { Int(String(cString: $0)) } ?? 0
}
"""


class Defect:
    """One entry of a list, with a number by which it is turned on."""

    def __init__(self, number, text, is_only_search_to_find):
        lines = text.splitlines()
        self.number, self.is_only_search_to_find = number, is_only_search_to_find
        self.name = lines.pop(0)
        self.command, self.scenario, self.title = re.match(r"(explore|run|play) (\S+) ?(.*)", lines.pop(0)).groups()
        self.options = []
        while lines[0].startswith("--"):
            self.options += shlex.split(lines.pop(0))
        self.file = pathlib.Path(lines.pop(0))
        self.lines = [(line[0], line[1:]) for line in lines]
        self.condition = f"(Defect.planted == {number})"

    def arguments(self, copy):
        """What `rehearse` is to do."""
        if self.command != "explore":
            return ["run", self.scenario, "--parallel", "1", *self.options]
        lines = (copy / self.scenario).read_text().splitlines()
        titled = [number for number, line in enumerate(lines, 1) if line.strip().endswith(": " + self.title)]
        if len(titled) != 1:
            sys.exit(f"{self.scenario}: not one scenario is called \"{self.title}\"")
        return ["explore", f"{self.scenario}:{titled[0]}", "--parallel", "1", "--time", str(SECONDS_MAX),
                "--found", f".build/found/{self.number}", *self.options]

    def changes(self, sound):
        """Returns the ranges of the file's lines that change, each with what is put in and whether that is the switch."""
        old = [line for sign, line in self.lines if sign in " -"]
        places = [at for at in range(len(sound)) if sound[at:at + len(old)] == old]
        if len(places) != 1:
            sys.exit(f"{self.name}: the change does not fit {self.file} once")
        changes, at, is_inside = [], places[0], False
        for sign, line in self.lines:
            if sign == " ":
                at, is_inside = at + 1, False
                continue
            if not is_inside:
                changes.append([at, at, [], False])
                is_inside = True
            if sign == "-":
                at += 1
                changes[-1][1] = at
            else:
                changes[-1][2].append(line.replace("§", self.condition))
                changes[-1][3] = sign == "?"
        return changes


def switched(sound, defects):
    """Returns the lines of a file with the switches for its defects; one that lacks what they are asked of imports it."""
    places = collections.defaultdict(list)
    for defect in defects:
        for begin, end, new, is_switch in defect.changes(sound):
            places[begin, end].append((defect, new, is_switch))
    lines, before = list(sound), len(sound) + 1
    for (begin, end), choices in sorted(places.items(), reverse=True):
        names = ", ".join(defect.name for defect, _, _ in choices)
        if end > before or len(choices) > 1 and any(is_switch for _, _, is_switch in choices):
            sys.exit(f"Other defects change the same lines: {names}")
        before = begin
        if choices[0][2]:
            lines[begin:end] = choices[0][1]
            continue
        branches = [f"if {defect.condition} {{\n" + "".join(line + "\n" for line in new) for defect, new, _ in choices]
        right = "".join(line + "\n" for line in sound[begin:end])
        lines[begin:end] = ("} else ".join([*branches, "{\n" + right]) + "}").splitlines()
    if not any(line.endswith("import DeviceInterface") for line in lines):
        lines.insert(0, "import DeviceInterface")
    return lines


def parse(sources):
    """Looks that the lines of files are Swift, which switches in the middle of a statement are not."""
    with tempfile.TemporaryDirectory() as folder:
        places = {}
        for number, (file, lines) in enumerate(sources.items()):
            place = pathlib.Path(folder, f"{number}.swift")
            place.write_text("\n".join(lines) + "\n")
            places[str(place)] = file
        run = subprocess.run(["swiftc", "-parse", *places], capture_output=True, text=True)
        if run.returncode:
            for place, file in places.items():
                run.stderr = run.stderr.replace(place, str(file))
            sys.exit(f"With the switches, a file is no Swift\n{run.stderr}")


def by_file(defects):
    """Returns the defects of each file."""
    files = collections.defaultdict(list)
    for defect in defects:
        files[defect.file].append(defect)
    return files


def plant(defects, copy):
    """Puts the switches into the copy."""
    for file, planted in by_file(defects).items():
        lines = switched((copy / file).read_text().splitlines(), planted)
        (copy / file).write_text("\n".join(lines) + "\n")
    (copy / "Sources/Phone/DeviceInterface/Defect.swift").write_text(SWITCH)


def call(copy, *words, defect=0):
    """Runs a command in the copy with a defect turned on; returns its exit code, what it said, and its seconds."""
    begun = time.monotonic()
    done = subprocess.run(words, cwd=copy, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, "DEFECT": str(defect)})
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
    # What is in an app alone cannot be noticed where another one is played.
    is_shared = "AppParts" in defect.file.parts
    folder = "Scenarios" if defect.is_only_search_to_find and is_shared else pathlib.Path(defect.scenario).parent
    files = [str(path.relative_to(copy)) for path in sorted((copy / folder).rglob("*.feature"))
             if "happen," not in path.read_text()]
    _, output, _ = call(copy, BUILT, "run", "--quiet", "--parallel", "1", *files, defect=defect.number)
    if not re.search(r"^\d+ scenarios?: ", output, re.MULTILINE):
        sys.exit(f"{defect.name}: the scenarios cannot be played\n{output}")
    return failures(output)


def failures(output):
    """Returns how many scenarios failed by what `run` says."""
    failed = re.search(r"^\d+ scenarios?: .*?(\d+) failed", output, re.MULTILINE)
    return int(failed.group(1)) if failed else 0


def search(defect, copy):
    """Searches with a defect turned on; returns whether it was found within the bounds, and what is to be printed."""
    code, output, seconds = call(copy, BUILT, *defect.arguments(copy), defect=defect.number)
    noticed = written(defect, copy)
    story = min(stories(output), key=len, default=None)
    is_found = code == 1 and story is not None and len(story) <= EVENTS_MAX and seconds < SECONDS_MAX
    is_found = is_found and not (defect.is_only_search_to_find and noticed)
    story = story or []
    if not is_found:
        keep(defect, output, copy)
    lines = [f"{'found' if is_found else 'MISSED'}  {seconds:4.1f} s  {len(story)} events  {noticed:3} written  {defect.name}"]
    return is_found, "\n".join(lines + [f"          {line}" for line in story])


def play(defect, copy):
    """Plays scenarios with a defect turned on; returns whether one of them fails, and what is to be printed."""
    code, output, seconds = call(copy, BUILT, *defect.arguments(copy), defect=defect.number)
    if code != 1:
        keep(defect, output, copy)
    return code == 1, f"{'noticed' if code == 1 else 'MISSED '}  {seconds:4.1f} s  {failures(output):3} written  {defect.name}"


def keep(defect, output, copy):
    """Keeps what was said where a defect was missed."""
    (copy / ".build" / f"missed {defect.name.replace('/', '-')}.txt").write_text(output)


def lacking(defects, checkout):
    """Returns the parts of the phone for which too few defects are listed."""
    parts = re.findall(r"^  var (\w+)(?:: \w+| = \w+\(\))$", (checkout / PARTS).read_text(), re.MULTILINE)
    listed = collections.Counter(defect.name.partition(":")[0] for defect in defects)
    return [part for part in parts if listed[part] < EACH_MIN]


def messages(rehearse, copy):
    """Returns what a program says of the scenarios that two are compared by."""
    file = copy / ".build/same.ndjson"
    code, output, _ = call(copy, rehearse, "run", SAME, "--quiet", "--parallel", "1", "--format", f"messages:{file}")
    if code:
        sys.exit(f"{rehearse}: not all of {SAME} passes\n{output}")
    return [line for line in file.read_text().splitlines() if not line.startswith('{"meta"')]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list", type=pathlib.Path, metavar="FILE", help="one list in the place of all")
    parser.add_argument("--fits", action="store_true", help="only look that every defect fits the sources of this checkout")
    parser.add_argument("rehearse", type=pathlib.Path, nargs="?", help="a build of this checkout")
    parser.add_argument("copy", type=pathlib.Path, nargs="?")
    parser.add_argument("names", nargs="*", metavar="name")
    options = parser.parse_args()
    if not options.fits and options.copy is None:
        parser.error("a build and the folder of a copy are wanted, or --fits")
    begun = time.monotonic()
    entries = [(text, path.name == ONLY_SEARCH_FINDS.name)
               for path in ([options.list] if options.list else [LIST, ONLY_SEARCH_FINDS, PHONE, REQUIREMENTS, DELIVERY])
               for text in path.read_text().strip().split("\n\n")]
    defects = [Defect(number, *entry) for number, entry in enumerate(entries, 1)]
    unknown = set(options.names) - {defect.name for defect in defects}
    if unknown:
        sys.exit(f"No defect has this name: {', '.join(sorted(unknown))}")
    if options.fits:
        checkout = LIST.parent.parent
        parse({file: switched((checkout / file).read_text().splitlines(), planted)
               for file, planted in by_file(defects).items()})
        for defect in defects:
            defect.arguments(checkout)
            if not (checkout / defect.scenario).exists():
                sys.exit(f"{defect.name}: there is no {defect.scenario}")
        if few := [] if options.list else lacking(defects, checkout):
            sys.exit(f"{PHONE.name} lists fewer than {EACH_MIN} defects for: {', '.join(few)}")
        print(f"{len(defects)} defects fit the sources")
        return 0
    copy = options.copy.resolve()
    subprocess.run([sys.executable, LIST.with_name("copy.py"), copy], check=True)
    plant(defects, copy)
    code, output, seconds = call(copy, "swift", "build", "--product", "rehearse")
    if code:
        sys.exit(f"The copy with the switches does not build\n{output}")
    print(f"{len(defects)} switches, built in {seconds:.0f} s", flush=True)
    if messages(options.rehearse.resolve(), copy) != messages(BUILT, copy):
        sys.exit(f"With all switches off, {SAME} does not go as without them")
    (copy / ".build/found").mkdir(exist_ok=True)
    chosen = [defect for defect in defects if not options.names or defect.name in options.names]
    for path in sorted({defect.scenario for defect in chosen if defect.command == "play"}):
        code, output, _ = call(copy, BUILT, "run", path, "--quiet", "--parallel", "1")
        if code:
            sys.exit(f"Without a defect, not all of {path} passes\n{output}")
    searched = [defect for defect in chosen if defect.command != "play"]
    played = [defect for defect in chosen if defect.command == "play"]
    found, noticed = (sum(each(way, some, copy)) for way, some in ((search, searched), (play, played)))
    print(f"{found} of {len(searched)} found by the search within {SECONDS_MAX} s and {EVENTS_MAX} events, "
          f"{noticed} of {len(played)} noticed by scenarios, in {time.monotonic() - begun:.0f} s with the build")
    return 0 if found + noticed == len(chosen) else 1


def each(way, defects, copy):
    """Has each of the defects found in a way, and prints how that went; yields whether it was."""
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for is_found, text in pool.map(lambda defect: way(defect, copy), defects):
            print(text, flush=True)
            yield is_found


if __name__ == "__main__":
    sys.exit(main())
