"""Looks whether all that goes over the line, in both directions, is what the JSON Schema of the protocol allows.

usage: schema.py REHEARSE FOLDER
"""

import json
import pathlib
import sys

import jsonschema_rs
import sample
import sweep

SPY = '''import os, subprocess, sys, threading
child = subprocess.Popen([sys.executable, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
def pass_on(source, target):
    for line in iter(source.readline, b""):
        with open("traffic.jsonl", "ab") as log:
            log.write(line)
        target.write(line)
        target.flush()
    target.close()
threading.Thread(target=pass_on, args=(sys.stdin.buffer, child.stdin), daemon=True).start()
pass_on(child.stdout, sys.stdout.buffer)
sys.exit(child.wait())
'''


def main(rehearse, folder):
    """Plays the features with the sample in Python behind a spy, and validates what the spy has heard."""
    place = sample.lay_out("Python", folder)
    (place / "spy.py").write_text(SPY)
    app = json.loads((place / "app.json").read_text())
    app["command"].insert(1, "spy.py")
    (place / "app.json").write_text(json.dumps(app))
    output = sample.play(pathlib.Path(rehearse).resolve(), place)
    sample.expect(f"{sample.SCENARIOS} passed" in output, "Not all scenarios passed", output)
    schema = json.loads((sample.SDKS / "protocol.schema.json").read_text())
    jsonschema_rs.meta.validate(schema)
    validator = jsonschema_rs.Draft202012Validator(schema)
    # What the small phone of the sweep tells is no less; it is needed by night only, and would fail then.
    wanted, told = schema["$defs"]["Facts"]["required"], sweep.FACTS
    sample.expect(sorted(told) == sorted(wanted), "The sweep's phone tells other facts than the schema has", str(told))
    lines = set((place / "traffic.jsonl").read_text().splitlines())
    for line in lines:
        message = json.loads(line)
        errors = list(validator.iter_errors(message))
        sample.expect(not errors, f"The schema does not allow {line[:400]}", "\n".join(map(str, errors)))
    for wrong in ({}, {"jsonrpc": "2.0", "id": 1, "result": {"request": []}}, {"jsonrpc": "2.0", "id": 1, "method": "fly"}):
        sample.expect(list(validator.iter_errors(wrong)), f"The schema allows {wrong}", "")
    print(f"{len(lines)} different messages are what the schema allows")


if __name__ == "__main__":
    main(*sys.argv[1:])
