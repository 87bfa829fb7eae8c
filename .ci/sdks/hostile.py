"""Sends spoilt messages to an app of each SDK over a real pipe: each is refused by name, and the next one is understood.

usage: hostile.py REHEARSE FOLDER

The app does nothing, so whatever goes wrong is the SDK's. Messages of all kinds are made from the schema of the protocol and
spoilt, the same ones each time. Between them stand sound ones, which must be answered with a result. Nothing may end the
process, keep it waiting, or be told in words that name a slip of the SDK's own code.
"""

import json
import os
import pathlib
import random
import re
import selectors
import shutil
import subprocess
import sys
import threading
import time

import sample

MESSAGES = 100_000
BETWEEN = 20
SILENCE_SECONDS = 20
SEED = 13

# A number may come back that has thousands of digits.
sys.set_int_max_str_digits(0)

# A line that is no JSON, no request, or names no method, and parameters that are not as the protocol says. The app itself
# does nothing that could fail, so any other code is a slip of the SDK.
CODES = {-32700, -32600, -32601, -32602}
SHOWN_MAX = 3_000

VALUES = [
    "null", "true", "false", "0", "-0", "-1", "1", "2.0", "1.5", "1e308", "-1e308", "1e999", "-1e999", "1e-999",
    "1e999999999", "9007199254740993", "9223372036854775808", "-9223372036854775809", "1" + "0" * 400, "1" * 5_000,
    "01", "+1", ".5", "1.", "NaN", "Infinity", "-Infinity", "undefined", '""', '" "', r'"\u0000"', r'"\ud800"',
    r'"\udc00\ud800"', r'"\q"', '"😀"', '"é"', '"\u202e"', '"\u2028"', '"kind"', '"__proto__"', '"constructor"',
    '"toString"', '"__class__"', '"hasOwnProperty"', '"start"', '"signal"', '"' + "x" * 3_000 + '"', "[]", "{}", "[[]]",
    "[null]", '{"":0}', '{"kind":"fix"}', '{"kind":null}', '{"a":1,"a":2}', '{"__proto__":{"kind":"fix"}}',
]  # fmt: skip

TEXTS = [value for value in VALUES if value.startswith('"')]
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^{}\[\],:"]+')


def sound(form, schema):
    """A value as the schema says."""
    if "$ref" in form:
        return sound(schema["$defs"][form["$ref"].rsplit("/", 1)[1]], schema)
    if "const" in form:
        return form["const"]
    if "enum" in form:
        return form["enum"][0]
    for several in ("oneOf", "anyOf"):
        if several in form:
            return sound(form[several][0], schema)
    kind = form.get("type")
    kind = kind[0] if isinstance(kind, list) else kind
    if kind == "object" and isinstance(form.get("additionalProperties"), dict):
        return {"text": sound(form["additionalProperties"], schema)}
    if kind == "object":
        return {name: sound(member, schema) for name, member in form.get("properties", {}).items()}
    if kind == "array":
        return [sound(form["items"], schema)]
    if kind in ("integer", "number"):
        return max(1, form.get("minimum", 1)) if form.get("maximum", 1) >= 1 else form["maximum"]
    return {"boolean": True, "null": None}.get(kind, "text")


class Spoiler:
    """Makes spoilt lines of sound ones."""

    def __init__(self, lines):
        self.chance = random.Random(SEED)
        self.lines = [TOKEN.findall(line) for line in lines]

    def line(self):
        tokens = list(self.chance.choice(self.lines))
        for _ in range(self.chance.choice([1, 1, 2, 3])):
            if tokens:
                self.spoil(tokens)
        line = "".join(tokens).encode("utf-8", "surrogatepass")
        if line and self.chance.random() < 0.12:
            line = self.spoil_bytes(line)
        # An end of a line would make two of one.
        return line.replace(b"\n", b" ")

    def spoil(self, tokens):
        chance = self.chance
        place = chance.randrange(len(tokens))
        # Most places are signs, and a line without its signs is no JSON: values and names are spoilt more often.
        words = [place for place, token in enumerate(tokens) if token not in "{}[],:"] or [place]
        names = [place for place in words if tokens[place + 1 : place + 2] == [":"]]
        value = chance.choice(words)
        match chance.randrange(12):
            case 0 | 1 | 2 | 3 | 4 | 5:
                tokens[value] = chance.choice(TEXTS if value in names else VALUES)
            case 6 | 7:
                name = chance.choice(names or [place])
                tokens[name:name] = [tokens[name], ":", chance.choice(VALUES), ","]
            case 8:
                depth = chance.choice([1, 3, 30, 300, 5_000 if chance.random() < 0.05 else 300])
                tokens[value] = "[" * depth + tokens[value] + "]" * depth
            case 9:
                del tokens[place : place + 1]
            case 10:
                other = chance.randrange(len(tokens))
                tokens[place], tokens[other] = tokens[other], tokens[place]
            case _:
                tokens[place:place] = self.some(chance.choice(self.lines))

    def some(self, tokens):
        start = self.chance.randrange(len(tokens))
        return tokens[start : start + self.chance.randint(1, 8)]

    def spoil_bytes(self, line):
        chance = self.chance
        place = chance.randrange(len(line))
        match chance.randrange(4):
            case 0:
                return line[:place] + bytes([chance.randrange(256)]) + line[place + 1 :]
            case 1:
                return line[:place]
            case 2:
                return line[place:]
            case _:
                return line[:place] + chance.randbytes(chance.randint(1, 5)) + line[place:]


def messages(schema):
    """The first message, a sound one that tells all facts, and the spoilt ones in batches."""
    facts = sound(schema["$defs"]["Facts"], schema)
    start = request(1, "start", {"protocol": 1, "seed": 7, "facts": facts})
    signals = [sound(kind, schema) for kind in schema["$defs"]["Signal"]["oneOf"]]
    whole = [request(7, "signal", {"signal": signal, "facts": facts}) for signal in signals[::3]]
    brief = [request(7, "signal", {"signal": signal, "facts": {"isOnline": True}}) for signal in signals]
    spoiler = Spoiler([start] * 5 + whole + brief)
    batches = [[spoiler.line() for _ in range(BETWEEN)] for _ in range(MESSAGES // BETWEEN)]
    return start, {"signal": {"kind": "screenAppeared"}, "facts": facts}, batches


def check(language, command, folder, start, probe, batches):
    """Sends all messages to the app that the command starts; ends the check where something is wrong."""
    process = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )

    def send():
        try:
            process.stdin.write(start.encode() + b"\n")
            for number, batch in enumerate(batches):
                sound_one = request(f"probe {number}", "signal", probe)
                process.stdin.write(b"\n".join([*batch, sound_one.encode(), b""]))
            process.stdin.close()
        except BrokenPipeError:
            pass  # What has become of the process is told by its output.

    threading.Thread(target=send, daemon=True).start()
    began = time.monotonic()
    try:
        counts = hear(process, batches)
    except Fault as fault:
        raise SystemExit(f"{language}: {fault}") from fault
    finally:
        process.kill()
        process.wait()
    print(
        f"{language}: of {MESSAGES} spoilt messages {counts['error']} were refused by name and {counts['result']} told, "
        f"in {time.monotonic() - began:.1f} s"
    )


class Fault(Exception):
    """What the SDK did wrong."""


def request(number, method, params):
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def hear(process, batches):
    """Reads all answers, and judges each."""
    counts = {"result": 0, "error": 0}
    answers = lines(process.stdout)
    next(answers, None)
    for number, batch in enumerate(batches):
        heard = 0
        while True:
            line = next(answers, None)
            if line is None:
                rest = shown(batch[heard:])
                raise Fault(f"the process has ended, or is silent for {SILENCE_SECONDS} s, after one of\n{rest}")
            answer = json.loads(line)
            if answer["id"] == f"probe {number}":
                break
            heard += 1
            if "error" in answer and answer["error"]["code"] not in CODES:
                raise Fault(f"{line[:SHOWN_MAX]!r} names a slip of the SDK, and answers one of\n{shown(batch)}")
            counts["error" if "error" in answer else "result"] += 1
        if "result" not in answer:
            raise Fault(f"a sound message is answered by {line[:SHOWN_MAX]!r}, after\n{shown(batch)}")
        if heard > BETWEEN:
            raise Fault(f"{BETWEEN} messages have {heard} answers:\n{shown(batch)}")
    return counts


def shown(lines):
    return "\n".join(repr(line[:SHOWN_MAX]) for line in lines)


def lines(stream):
    """The lines of a stream, until it ends or is silent for too long."""
    rest = b""
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        while selector.select(SILENCE_SECONDS):
            chunk = os.read(stream.fileno(), 1 << 18)
            if not chunk:
                return
            *whole, rest = (rest + chunk).split(b"\n")
            yield from whole


# An app that does nothing, in each language.
QUIET = {
    "quiet.py": """
import rehearsal


class Quiet(rehearsal.App):
    def screen(self):
        return rehearsal.Screen("Quiet")


rehearsal.run(Quiet)
""",
    "quiet.mjs": """
import { run } from "./rehearsal.mjs";
run(() => ({ screen: () => ({ title: "Quiet" }) }));
""",
    "Quiet.java": """
import rehearsal.Rehearsal;
final class Quiet {
  public static void main(String[] arguments) { Rehearsal.run(phone -> () -> new Rehearsal.Screen("Quiet")); }
}
""",
}


def lay_out(folder):
    """Writes the apps beside the SDKs; returns the command of each whose language is here."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for sdk in ("Python/rehearsal.py", "JavaScript/rehearsal.mjs", "Java/Rehearsal.java"):
        shutil.copy(sample.SDKS / sdk, folder)
    for name, text in QUIET.items():
        (folder / name).write_text(text)
    commands = {"Python": [sys.executable, "quiet.py"]}
    if shutil.which("node"):
        commands["JavaScript"] = ["node", "quiet.mjs"]
    if shutil.which("javac"):
        subprocess.run(["javac", "-d", ".", "Rehearsal.java", "Quiet.java"], cwd=folder, check=True)
        commands["Java"] = ["java", "-cp", ".", "Quiet"]
    return commands


def main(rehearse, folder):
    schema = json.loads(subprocess.check_output([rehearse, "protocol", "--format", "schema"]))
    folder = pathlib.Path(folder).resolve() / "hostile"
    commands = lay_out(folder)
    told = messages(schema)
    for language, command in commands.items():
        check(language, command, folder, *told)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
