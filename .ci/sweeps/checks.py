"""Points at places of the suite drawn by lot, and tries every check that the studio offers there.

An offered check must hold where it is written, on every platform of its scenario. It must also fail once what it names is
another: another text, number or word of the same kind, somebody else who has a page, or else a place before the deeds that made it so. What is changed,
and how, is decided here and not asked of the studio.

usage: sweeps/checks.py REHEARSE SCENARIOS [PLACES [SEED [MINUTES]]]
"""

import http.client
import json
import random
import re
import subprocess
import sys
import time

# How many words of a kind, and how many places before, are tried for a check that does not fail yet.
WORDS_MAX = 6
EARLIER_MAX = 32


class Studio:
    """A studio on a folder, as its page asks it."""

    # How many seconds one question may take; a long step is one.
    PATIENCE = 120

    def __init__(self, rehearse, folder):
        self.process = subprocess.Popen([rehearse, "studio", folder, "--no-open", "--trust"],
                                        stdout=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().split()[-1]
        self.host, self.token = re.fullmatch(r"http://([^/]+)/\?token=(\w+)", address).groups()
        self.connection = http.client.HTTPConnection(self.host, timeout=self.PATIENCE)

    def end(self):
        # It may be in the middle of a long step, and there is nothing to be kept.
        self.process.kill()
        self.process.wait(10)

    def ask(self, what, **question):
        """The answer to a question; while a step is played that takes long, it is asked again."""
        end = time.monotonic() + self.PATIENCE
        while True:
            answer = self.ask_once(what, question)
            if not answer.get("busy"):
                return answer
            if time.monotonic() > end:
                raise TimeoutError

    def ask_once(self, what, question):
        self.connection.request("POST", what, json.dumps(question), {
            "Content-Type": "application/json", "X-Rehearsal-Token": self.token})
        answer = self.connection.getresponse()
        body = answer.read()
        assert answer.status == 200, body
        return json.loads(body)

    def look(self, **question):
        """What is known at a place, once all of it is played."""
        for _ in range(10_000):
            answer = self.ask("/look", **question)
            if not answer["unplayed"]:
                return answer
        raise AssertionError("the scenario is never played to its end")


class Catalogue:
    """What checks are made of: their expressions, and the words of each kind of argument."""

    def __init__(self, rehearse):
        listed = json.loads(subprocess.run([rehearse, "steps", "--format", "json"], check=True, capture_output=True).stdout)
        self.words = {}
        for kind in listed["parameterTypes"]:
            words = kind["documentation"].partition(": ")[2]
            self.words[kind["name"]] = [word.strip() for word in words.split(",")] if words else []
        self.checks = [(self.pattern(step["text"]), step["parameterTypes"])
                       for step in listed["steps"] if step["kind"] == "then" and not step["text"].startswith("/")]

    @staticmethod
    def pattern(expression):
        """What matches the sentences of an expression, with a group for each argument."""
        parts = []
        for part in re.split(r"(\{[^}]*\}|\\.|\([^)]*\)|[^\s/(){}]+(?:/[^\s/(){}]+)+)", expression):
            if part.startswith("{"):
                parts.append('("[^"]*")' if part == "{string}" else "(.+)")
            elif part.startswith("\\"):
                parts.append(re.escape(part[1:]))
            elif part.startswith("("):
                parts.append(f"(?:{re.escape(part[1:-1])})?")
            else:
                parts.append("(?:" + "|".join(map(re.escape, part.split("/"))) + ")")
        return re.compile("".join(parts))

    def changes(self, sentence, numbers):
        """The sentence with one of its arguments changed to another of its kind."""
        for pattern, kinds in self.checks:
            match = pattern.fullmatch(sentence)
            if not match or len(match.groups()) != len(kinds):
                continue
            for place, kind in enumerate(kinds, 1):
                start, end = match.span(place)
                for word in self.others(match[place], kind, numbers):
                    yield sentence[:start] + word + sentence[end:]

    def others(self, word, kind, numbers):
        if word.startswith('"'):
            return [f'{word[:-1]} …"']
        words = [other for other in self.words.get(kind, []) if other != word]
        found = re.search(r"\d+", word)
        if found:
            for change in (1, -1, 1000):
                digits = str(max(0, int(found[0]) + change)).zfill(len(found[0]))
                words.insert(0, word[:found.start()] + digits + word[found.end():])
        elif len(words) > WORDS_MAX:
            words = numbers.sample(words, WORDS_MAX)
        return words


def line_of(step):
    """The line of the feature in which a step stands, also where phrases say it."""
    return int(step["written"][0].rpartition(":")[2]) if "written" in step else step["line"]


class Sweep:
    """Places of a suite, and what was found at them."""

    def __init__(self, studio, catalogue, seed):
        self.studio, self.catalogue = studio, catalogue
        self.numbers = random.Random(seed)
        self.files = self.studio.ask("/files")["files"]
        self.where = ""
        self.texts, self.counts, self.faults = {}, {"places": 0, "checks": 0, "earlier": 0}, []

    def text(self, file):
        if file not in self.texts:
            self.texts[file] = self.studio.ask("/open", path=file)["text"].replace("\r\n", "\n")
        return self.texts[file]

    def place(self):
        """Draws a place and tries what is offered there; returns whether there was anything."""
        file = self.numbers.choice(self.files)
        self.where = file
        text = self.text(file)
        choices = [choice for choice in self.studio.look(file=file, text=text)["choices"]
                   if not self.is_search(text, choice["line"])]
        if not choices:
            return False
        choice = self.numbers.choice(choices)
        where = {"file": file, "text": text, "line": choice["line"], "profile": self.numbers.choice(choice["profiles"])}
        self.where = f"{file}:{choice['line']} {where['profile']}"
        whole = self.studio.look(**where)
        steps = whole.get("story", {}).get("steps", [])
        own = [index for index, step in enumerate(steps) if line_of(step) > self.header(text, choice["line"], steps)]
        if not own:
            return False
        count = self.numbers.choice(own) + 1
        outlook = self.studio.look(**where, stepCount=count, seeksChecks=True)
        checks = outlook["checks"]
        if not checks:
            return False
        readers = sorted({front["reader"] for front in outlook.get("elsewhere", {}).get("fronts", []) if front.get("reader")})
        self.counts["places"] += 1
        if self.counts["places"] % 100 == 0:
            print(f"{self.counts['places']} places: {self.counts['checks']} checks", flush=True)
        for sentence, _ in checks:
            self.counts["checks"] += 1
            fault = self.fault(where, steps, own[0], count, sentence, readers)
            if fault:
                self.faults.append(f"{file}:{choice['line']} {where['profile']} behind {count} steps: {sentence}: {fault}")
                print(self.faults[-1], flush=True)
        return True

    @staticmethod
    def is_search(text, line):
        """Whether the scenario is left to the night: one step of such a search may take minutes."""
        lines = text.split("\n")
        tags = lines[:next((at for at, words in enumerate(lines) if words.startswith("Feature")), 0)]
        at = line - 1
        # A row of examples lies below the name of its scenario.
        while at > 0 and lines[line - 1].lstrip().startswith("|") and not re.match(r"\s*Scenario", lines[at]):
            at -= 1
        while at > 0 and lines[at - 1].lstrip().startswith("@"):
            at -= 1
            tags.append(lines[at])
        return any("@nightly" in words for words in tags)

    @staticmethod
    def header(text, line, steps):
        """The line of the scenario's name: a row of examples lies below its steps."""
        lines = text.split("\n")
        while line > 1 and lines[line - 1].lstrip().startswith("|"):
            line -= 1
        if re.match(r"\s*(Examples|Scenarios)", lines[line - 1]) or any(line_of(step) < line for step in steps[-1:]):
            line = line_of(steps[-1])
            while line > 1 and not re.match(r"\s*(Scenario|Example)( Outline| Template)?:", lines[line - 1]):
                line -= 1
        return line

    @staticmethod
    def said_of_others(sentence, readers):
        """The sentence with somebody else in it who has a page: that of stop 2 is another than that of stop 1."""
        for reader in readers:
            # "stop 1" stands in "stop 10" as well.
            named = re.search(re.escape(reader) + r"(?!\w)", sentence)
            for other in readers if named else []:
                if other != reader:
                    yield sentence[:named.start()] + other + sentence[named.end():]

    def fault(self, where, steps, start, count, sentence, readers):
        """What is wrong with a check that is offered."""
        added = self.studio.ask("/add", **where, stepCount=count, sentence=sentence)
        if "refused" in added:
            return "it cannot be written: " + added["refused"]
        status, others = self.status(where, added)
        if status != "passed":
            return "it is offered, and " + status
        if others:
            return "it is offered, and does not hold on " + ", ".join(others)
        lines = added["text"].split("\n")
        written = lines[added["line"] - 1]
        for changed in (*self.said_of_others(sentence, readers), *self.catalogue.changes(sentence, self.numbers)):
            lines[added["line"] - 1] = written.replace(sentence, changed)
            if self.status(where, {"line": added["line"], "text": "\n".join(lines)})[0] == "failed":
                return None
        for earlier in range(count - 1, max(start, count - EARLIER_MAX) - 1, -1):
            added = self.added(where, steps, earlier, sentence)
            if "text" in added and self.status(where, added)[0] == "failed":
                self.counts["earlier"] += 1
                return None
        return "nothing makes it fail"

    def added(self, where, steps, count, sentence):
        """The text with a sentence behind so many steps; within a phrase, what the phrase says is written out up to there."""
        line = line_of(steps[count - 1]) if count else 0
        if not count or line_of(steps[count]) != line:
            return self.studio.ask("/add", **where, stepCount=count, sentence=sentence)
        lines = where["text"].split("\n")
        first = next(index for index, step in enumerate(steps) if line_of(step) == line)
        said = [step["text"] for step in steps[first:count]] + [sentence]
        lines[line - 1:line] = ["* " + text for text in said]
        return {"text": "\n".join(lines), "line": line + len(said) - 1}

    def status(self, where, added):
        """How a step ends that was added, and the other platforms on which it is to blame."""
        line = where["line"] + (added["line"] <= where["line"])
        outlook = self.studio.look(**{**where, "text": added["text"], "line": line})
        steps = outlook.get("story", {}).get("steps", [])
        status = next((step["status"] for step in steps if line_of(step) == added["line"]), "not played")
        return status, [other["profile"] for other in outlook["others"] if other.get("line") == added["line"]]


def main(rehearse, scenarios, places=1000, seed=None, minutes=30):
    seed = random.SystemRandom().randrange(1 << 32) if seed is None else seed
    print(f"{places} places with the seed {seed}", flush=True)
    studio = Studio(rehearse, scenarios)
    try:
        sweep = Sweep(studio, Catalogue(rehearse), seed)
        end = time.monotonic() + 60 * minutes
        # Places at which nothing can be pointed at do not count, but they are no endless search either.
        for _ in range(20 * places):
            if sweep.counts["places"] == places or time.monotonic() > end:
                break
            sweep.place()
    except TimeoutError:
        sweep.faults.append(f"{sweep.where}: the studio does not answer within {Studio.PATIENCE} seconds")
        print(sweep.faults[-1], flush=True)
    finally:
        studio.end()
    counts = sweep.counts
    print(f"{counts['checks']} checks at {counts['places']} places: {len(sweep.faults)} are offered that should not be; "
          f"{counts['earlier']} fail only before the deeds that make them hold")
    if counts["places"] < places:
        print(f"Only {counts['places']} of {places} places were looked at")
    return 1 if sweep.faults or counts["places"] < places else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3], *map(int, sys.argv[3:6])))
