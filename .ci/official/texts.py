"""Feature texts for a parser to read: random ones in every language, and edits of real ones. Same seed, same texts."""

import json
import pathlib
import random

import gherkin

LANGUAGES = json.loads(
    (pathlib.Path(gherkin.__file__).parent / "gherkin-languages.json").read_text("utf-8"))

WORDS = ["", " a name", "  two words ", " <a> and <b>", " ünï", ' "quoted"', " \\| \\n", " #x", " que x", " 日本 🐈"]
INDENTS = ["", "", "  ", "    ", "      ", "\t", "\u00a0", "\u3000"]
FILLERS = ["", "", "# a comment", "   #", "#language", "  "]
CELLS = ["a", "", "b c", "<a>", "\\|", "\\\\", "\\n", "x\\y", "日本語", "🐈", "\u00a0z", "a\\nb", " # ", "\\"]
LINES = ["text", "", "  deeper", "<a>", "# a line", '\\"\\"\\"', "\\`\\`\\`", "@tag | x |", "trailing  ", "\\"]
SNIPPETS = [
    "# language: fr", "#language:no", "# language: xx", "  # language: en-old", "@a b", "@a #c", "  @b@c", "@", "@ a",
    '"""', "```", "   ```json", '"""" x', "|a|", "|", "| a | b |", "|a|b", "* x", "*", "Given", "Given ", "Then\tx",
    "Scenario:", "Scenario :x", "scenario: x", "Rule: r", "Background:", "Examples:", "Scenarios: s", "# c", "",
    "Feature: again", "free text", '\\"\\"\\"', "Scenario Outline: <a>", "Scenario Template: <a>", "Example: e",
    "## Scenario: s", "- When x", "> quoted", "Given x <a> <b", "\u2028Given x", "\ufeffFeature: x",
]
CHARACTERS = ["|", "\\", "@", "#", '"', "`", " ", ":", "<", ">", "\t", "é", "🐈", "\u00a0", "\r", "*", "\u2028", "\x0b"]


class Writer:
    """Writes random features, most of which are right."""

    def __init__(self, chance, code):
        self.chance, self.code, self.words = chance, code, LANGUAGES[code]

    def pick(self, choices):
        return self.chance.choice(choices)

    def sometimes(self, count):
        return self.chance.randrange(count) == 0

    def feature(self):
        lines = self.filler()
        if self.code != "en" or self.sometimes(4):
            lines.append(f"{self.pick(INDENTS)}#{self.pick(['', ' '])}language:{self.pick(['', ' '])}{self.code}")
        lines += self.filler() + self.tags() + self.head("feature") + self.description()
        if self.sometimes(2):
            lines += self.head("background") + self.description() + self.steps()
        for _ in range(self.chance.randrange(4)):
            lines += self.scenario()
        for _ in range(self.chance.randrange(3)):
            lines += self.filler() + self.tags() + self.head("rule") + self.description()
            if self.sometimes(3):
                lines += self.head("background") + self.steps()
            for _ in range(self.chance.randrange(3)):
                lines += self.scenario()
        end = self.pick(["\n", "\n", "\n", "\n", "\r\n"])
        return end.join(lines + self.filler()) + self.pick(["", end])

    def head(self, kind):
        return [f"{self.pick(INDENTS)}{self.pick(self.words[kind])}:{self.pick(WORDS)}"]

    def scenario(self):
        lines = self.filler() + self.tags()
        lines += self.head(self.pick(["scenario", "scenario", "scenarioOutline"])) + self.description() + self.steps()
        for _ in range(self.pick([0, 0, 1, 2])):
            lines += self.filler() + self.tags() + self.head("examples") + self.description()
            if not self.sometimes(4):
                lines += self.table()
        return lines

    def steps(self):
        lines = []
        for _ in range(self.chance.randrange(5)):
            keyword = self.pick(self.words[self.pick(["given", "when", "then", "and", "but"])])
            lines += (self.filler() if self.sometimes(4) else [])
            lines.append(self.pick(INDENTS) + keyword + self.pick(WORDS))
            kind = self.chance.randrange(7)
            if kind == 0:
                lines += self.filler() + self.table()
            elif kind == 1:
                lines += self.doc_string()
        return lines

    def table(self):
        columns = 1 + self.chance.randrange(3)
        lines = []
        for row in range(1 + self.chance.randrange(4)):
            if row and self.sometimes(5):
                lines += self.filler()
            cells = [self.pick(["", " ", "  "]) + self.pick(CELLS[:-1]) + self.pick(["", " "]) for _ in range(columns)]
            lines.append(self.pick(INDENTS) + "|" + "|".join(cells) + "|" + self.pick(["", "", " "]))
        return lines

    def doc_string(self):
        fence, margin = self.pick(['"""', "```"]), self.pick(INDENTS)
        lines = [self.pick(INDENTS) + self.pick(LINES) for _ in range(self.chance.randrange(4))]
        return [margin + fence + self.pick(["", "json", " <a>"])] + lines + [margin + fence]

    def tags(self):
        lines = []
        for _ in range(self.pick([0, 0, 1, 2])):
            tags = [f"@t{number}" for number in range(1 + self.chance.randrange(3))]
            lines.append(self.pick(INDENTS) + self.pick([" ", "", "  "]).join(tags) + self.pick(["", "", " # c", " "]))
            lines += self.filler() if self.sometimes(4) else []
        return lines

    def description(self):
        if not self.sometimes(3):
            return [""] if self.sometimes(2) else []
        return [self.pick(INDENTS) + self.pick(["Some text", "more  ", "", "# comment", '\\"\\"\\"', "日本"])
                for _ in range(1 + self.chance.randrange(4))]

    def filler(self):
        return [self.pick(INDENTS) + self.pick(FILLERS) for _ in range(self.pick([0, 0, 1, 2]))]


def edited(text, other, chance):
    """Returns a text with a few lines and characters changed, moved, doubled, or taken from another text."""
    lines, others = text.split("\n"), other.split("\n")
    for _ in range(1 + chance.randrange(4)):
        place = chance.randrange(len(lines))
        kind = chance.randrange(7)
        if kind == 0 and len(lines) > 1:
            del lines[place]
        elif kind == 1:
            lines.insert(place, chance.choice(lines))
        elif kind == 2:
            lines.insert(place, chance.choice(INDENTS) + chance.choice(SNIPPETS))
        elif kind == 3:
            swap = chance.randrange(len(lines))
            lines[place], lines[swap] = lines[swap], lines[place]
        elif kind == 4:
            lines[place] = lines[place][: chance.randrange(len(lines[place]) + 1)]
        elif kind == 5:
            start = chance.randrange(len(others))
            lines[place:place] = others[start : start + 1 + chance.randrange(8)]
        else:
            column = chance.randrange(len(lines[place]) + 1)
            lines[place] = lines[place][:column] + chance.choice(CHARACTERS) + lines[place][column:]
    return "\n".join(lines)


def features(real, count, seed):
    """Yields named texts: real ones as they are, then random ones in all languages and edits by turns."""
    chance = random.Random(seed)
    codes = sorted(LANGUAGES)
    pool = list(real)
    yield from ((f"real-{index:04}", text) for index, text in enumerate(real))
    for index in range(count):
        written = Writer(chance, codes[index % len(codes)] if index % 3 else "en").feature()
        if index % 2:
            yield f"random-{index:05}", written
        else:
            base = chance.choice(pool) if index % 4 else written
            yield f"edited-{index:05}", edited(base, chance.choice(pool + [written]), chance)
