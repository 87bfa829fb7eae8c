"""Writes random Cucumber expressions and tag expressions, with what the official implementations make of them.

The tests `OfficialExpressionTests` and `OfficialTagExpressionTests` read the two files, in the folder that
REHEARSAL_OFFICIAL names, and must find the same.

usage: expressions.py FOLDER [COUNT [SEED]]
"""

import collections
import json
import pathlib
import random
import re
import sys
import unittest.mock

import cucumber_tag_expressions
from cucumber_expressions import parameter_type_registry
from cucumber_expressions.expression import CucumberExpression
from cucumber_tag_expressions.parser import TagExpressionError

PIECES = [
    "a", "ab", " ", " ", " ", "b", "I have ", " pass(es)", "(a)", "(b )", " a/b ", " a(b)/b/ba ", "{int}", "{float}",
    "{word}", "{string}", "{}", "{byte}", "{double}", "ż", "日", r"\(", r"\{", r"\/", r"\\", ".", "$", "^", "[x]", "|", "*",
]
FAULTS = ["(", ")", "{", "}", "/", "()", "{no}", "{a b}", "({int})", "((a))", "\\", r"\a", "a/", "/b", "(a)/b", "{(a)}"]
ARGUMENTS = {
    "int": ["0", "-12", "42", "007"], "byte": ["1", "-128", "127"], "float": ["3.5", "-0.25", ".5", "12", "1E5", "+2"],
    "double": ["3.5", "-.5", "1.5E-3"], "word": ["a", "ab.c", "日本", "12"], "": ["", "a b", "12", '"x"'],
    "string": ['"a b"', "'b'", '""', "''", r'"a \" b"', r"'it\'s'", "'say \"x\"'"],
}
# The official pattern of numbers with decimals, as the official test data and the other languages have it.
OFFICIAL_FLOAT = re.compile(r"(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?")


def texts_for(expression, chance):
    """Returns texts that match an expression, or nearly do."""
    texts = []
    for _ in range(4):
        text = re.sub(r"\{(\w*)\}", lambda name: chance.choice(ARGUMENTS.get(name[1], ["x"])), expression)
        text = re.sub(r"(?<!\\)\(([^()]*)\)", lambda part: chance.choice([part[1], ""]), text)
        text = re.sub(r"[^\s/]+(?:/[^\s/]+)+", lambda part: chance.choice(part[0].split("/")), text)
        text = re.sub(r"\\(.)", r"\1", text)
        if chance.randrange(3) == 0 and text:
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(["", " ", "x", "1", ".", '"']) + text[place + 1 :]
        texts.append(text)
    return texts


def value(argument):
    """Returns the value of an argument as text; none where it is no number, or more than a byte holds."""
    kind, number = argument.parameter_type.name, None
    try:
        number = argument.value
    except ValueError:
        return {"type": kind}
    if kind in ("float", "double") and number == "" or kind == "byte" and not -128 <= number <= 127:
        return {"type": kind}
    return {"type": kind, "value": str(number)}


def read(source, texts):
    """Returns what the official implementation makes of an expression and its texts."""
    try:
        expression = CucumberExpression(source, parameter_type_registry.ParameterTypeRegistry())
    except Exception as error:
        return {"expression": source, "error": str(error), "texts": []}
    found = []
    for text in texts:
        match = expression.match(text)
        found.append({"text": text} if match is None else {"text": text, "arguments": list(map(value, match))})
    return {"expression": source, "texts": found}


def expressions(count, chance, known):
    for _ in range(count):
        pieces = [chance.choice(PIECES) for _ in range(1 + chance.randrange(7))]
        if chance.randrange(4) == 0:
            pieces.insert(chance.randrange(len(pieces) + 1), chance.choice(FAULTS))
        source = "".join(pieces)
        texts = texts_for(source, chance)
        plain = read(source, texts)
        with unittest.mock.patch.object(parameter_type_registry, "FLOAT_REGEXP", OFFICIAL_FLOAT):
            case = read(source, texts)
        known["theirs has another pattern for numbers with decimals"] += case != plain
        yield case


def tag_expressions(count, chance, known):
    words = ["@a", "@b", "@c:FR-1", r"@x\(1\)", r"@y\\", r"@z\ z", "and", "or", "not", "(", ")", "and", "or", "not"]
    tags = ["@a", "@b", "@c:FR-1", "@x(1)", "@y\\", "@z z", "@d"]

    def right(depth):
        kind = chance.randrange(5 if depth else 1)
        if kind < 2:
            return chance.choice(words[:6])
        if kind == 2:
            return f"not {right(depth - 1)}"
        left, other = right(depth - 1), right(depth - 1)
        text = f"{left} {chance.choice(['and', 'or'])} {other}"
        return f"({text})" if kind == 3 else text

    for index in range(count):
        source = right(4)
        if index % 3 == 0:
            source = chance.choice([" ", "  "]).join(chance.choice(words) for _ in range(chance.randrange(7)))
        elif index % 3 == 1:
            place = chance.randrange(len(source) + 1)
            source = source[:place] + chance.choice(["\\", "(", ")", " ", "\t", ",", "@", ""]) + source[place + 1 :]
        spaced = re.sub(r"(?<!\\)\s", " ", source)
        case = {"expression": source}
        try:
            expression = cucumber_tag_expressions.parse(spaced)
            samples = [chance.sample(tags, chance.randrange(4)) for _ in range(4)]
            case["normal"] = str(expression)
            case["samples"] = [{"tags": sample, "holds": expression.evaluate(sample)} for sample in samples]
        except TagExpressionError as error:
            case["error"] = str(error)
        known["theirs takes a tab for a tag"] += spaced != source
        unpaired = re.sub(r"\\\\", "", source)
        for name, differs in [("theirs takes a comma for a part of a tag", "," in source),
                              ("theirs drops a backslash at the end", unpaired.endswith("\\"))]:
            if differs:
                known[name] += 1
                case = {"expression": source, "error": name}
        yield case


def main(folder, count="4000", seed="1"):
    folder, known = pathlib.Path(folder), collections.Counter()
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in [("expressions", expressions), ("tag-expressions", tag_expressions)]:
        cases = list(make(int(count), random.Random(int(seed)), known))
        lines = "".join(json.dumps(case, ensure_ascii=False, sort_keys=True) + "\n" for case in cases)
        (folder / f"{name}.ndjson").write_bytes(lines.encode("utf-8"))
        print(f"{len(cases)} {name}, {sum('error' in case for case in cases)} of them refused")
    for name, times in sorted(known.items()):
        print(f"  known: {name}: {times}")


if __name__ == "__main__":
    main(*sys.argv[1:])
