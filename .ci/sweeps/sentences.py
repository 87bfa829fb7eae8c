"""Writes what the studio offers at places of the suite drawn by lot: each sentence must parse, mean one thing, and be right.

A deed must be done there without a message about its form, unless what stands behind it in the scenario is in its way. A check
must hold. What is found by words must be a sentence, whatever it would need first.

usage: sweeps/sentences.py REHEARSE SCENARIOS [PLACES [SEED [MINUTES]]]
"""

import random
import sys
import time

from checks import Studio, line_of

# How many sentences of a kind are tried at a place.
SENTENCES_MAX = 5
# What somebody may look for.
WORDS = ["battery", "server", "tap", "permission", "wait", "list", "offline", "point", "call", "table", "restart",
         "notification", "walk", "speed", "clock", "sign", "photo", "address"]


class Sweep:
    """Places of a suite, and what became of the sentences that are offered there."""

    def __init__(self, studio, seed):
        self.studio, self.numbers = studio, random.Random(seed)
        self.files = studio.ask("/files")["files"]
        self.texts, self.counts, self.faults = {}, {"places": 0, "deed": 0, "check": 0, "found": 0}, []
        self.where = ""

    def text(self, file):
        if file not in self.texts:
            self.texts[file] = self.studio.ask("/open", path=file)["text"].replace("\r\n", "\n")
        return self.texts[file]

    def place(self):
        """Draws a place and writes what is offered there."""
        file = self.numbers.choice(self.files)
        text = self.text(file)
        choices = self.studio.look(file=file, text=text)["choices"]
        if not choices:
            return
        choice = self.numbers.choice(choices)
        where = {"file": file, "text": text, "line": choice["line"], "profile": self.numbers.choice(choice["profiles"])}
        whole = self.studio.look(**where)
        count = self.numbers.randint(0, len(whole.get("story", {}).get("steps", [])))
        self.where = f"{file}:{choice['line']} {where['profile']}, behind {count}"
        outlook = self.studio.look(**where, stepCount=count, seeksChecks=True)
        if not outlook["deeds"]:
            return
        self.counts["places"] += 1
        for kind, sentence in self.offered(where, count, outlook):
            self.counts[kind] += 1
            fault = self.fault(where, count, kind, sentence)
            if fault:
                self.faults.append(f"{self.where}: {kind} “{sentence}”: {fault}")
                print(self.faults[-1], flush=True)

    def offered(self, where, count, outlook):
        """Some of what is offered at a place."""
        part = self.numbers.choice(outlook["parts"])["id"] if outlook["parts"] else None
        touched = self.studio.look(**where, stepCount=count, part=part)["partDeeds"] if part else []
        word = self.numbers.choice(WORDS)
        found = [answer[0] for answer in self.studio.ask("/find", **where, stepCount=count, sentence=word)["found"]]
        lists = [("deed", outlook["deeds"]), ("deed", outlook["furtherDeeds"]), ("deed", touched),
                 ("deed", [event["sentence"] for event in outlook["due"]]),
                 ("check", [check[0] for check in outlook["checks"]]), ("found", found)]
        for kind, sentences in lists:
            for sentence in self.numbers.sample(sentences, min(SENTENCES_MAX, len(sentences))):
                yield kind, sentence

    def fault(self, where, count, kind, sentence):
        """Why a sentence should not have been offered; nothing where it is right."""
        added = self.studio.ask("/add", **where, stepCount=count, sentence=sentence)
        if "refused" in added:
            return added["refused"]
        after = self.studio.look(**{**where, "text": added["text"], "line": self.line_after(where, added)})
        errors = [problem["message"] for problem in after["problems"] if problem["isError"]]
        if errors:
            return errors[0]
        steps = [step for step in after.get("story", {}).get("steps", []) if line_of(step) == added["line"]]
        if not steps:
            return "it is no step"
        # One sentence of the feature, unless it is a phrase.
        if "written" not in steps[0] and steps[0]["text"] != sentence:
            return f"it has become “{steps[0]['text']}”"
        return self.objection(kind, steps[0], where, count, sentence)

    @staticmethod
    def line_after(where, added):
        """The line of the scenario once something was added; a row of examples lies below it."""
        grown = added["text"].count("\n") - where["text"].count("\n")
        return where["line"] + (grown if added["line"] <= where["line"] else 0)

    def objection(self, kind, step, where, count, sentence):
        status, problem = step["status"], step.get("problem", {}).get("message", "")
        if status in ("undefined", "ambiguous"):
            return f"{status}: {problem}"
        if kind == "check" and status != "passed":
            return f"{status}: {problem}"
        # What comes behind it may be in its way: cut off there, it must be right.
        if kind == "deed" and status == "invalid" and not self.is_done_alone(where, count, sentence):
            return f"{status}: {problem}"
        return None

    def is_done_alone(self, where, count, sentence):
        """Whether a deed can be done where nothing comes behind it but time, and what uses it up."""
        added = self.studio.ask("/add", **where, stepCount=count, sentence=sentence)
        line = self.line_after(where, added)
        added = self.studio.ask("/add", **{**where, "text": added["text"], "line": line}, stepCount=count + 1,
                                sentence="10 min pass")
        after = self.studio.look(**{**where, "text": added["text"], "line": self.line_after(where, added)})
        steps = after.get("story", {}).get("steps", [])
        own = next((step for step in steps if line_of(step) == added["line"] - 1), None)
        message = (own or {}).get("problem", {}).get("message", "")
        # It only arranges something, which nothing has noticed so far.
        return own is not None and (own["status"] != "invalid" or message.startswith(("This arranges", "This decides")))


def main(rehearse, scenarios, places=1000, seed=None, minutes=30):
    seed = random.SystemRandom().randrange(1 << 32) if seed is None else seed
    print(f"{places} places with the seed {seed}", flush=True)
    studio = Studio(rehearse, scenarios)
    try:
        sweep = Sweep(studio, seed)
        end = time.monotonic() + 60 * minutes
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
    print(f"{counts['deed']} deeds, {counts['check']} checks and {counts['found']} found sentences at {counts['places']} places: "
          f"{len(sweep.faults)} are offered that should not be")
    if counts["places"] < places:
        print(f"Only {counts['places']} of {places} places were looked at")
    return 1 if sweep.faults or counts["places"] < places else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3], *map(int, sys.argv[3:6])))
