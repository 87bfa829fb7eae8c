"""Reads thousands of features with `rehearse parse` and with the official parser: both must find the same.

Compared are documents, pickles, and errors with their texts and places, from real files, random ones in every
language and edits of both.

usage: features.py REHEARSE SCENARIOS_FOLDER WORK_FOLDER [COUNT [SEED]]
"""

import collections
import json
import pathlib
import shutil
import subprocess
import sys

import official_parser
import texts

# A step or a tag that is lost in the line before it, though an editor shows a line of its own.
SWALLOWED = "is read as the rest of its line: before it stands"


def counted_from_nought(messages):
    """Returns messages with ids that begin at 0, as they do where a file is read alone."""
    ids = []

    def visit(value, change):
        if isinstance(value, list):
            return [visit(item, change) for item in value]
        if not isinstance(value, dict):
            return value
        return {key: change(item) if key in ("id", "astNodeId", "astNodeIds") else visit(item, change)
                for key, item in value.items()}

    def note(item):
        ids.extend(map(int, item if isinstance(item, list) else [item]))
        return item

    def shift(item):
        return [shift(one) for one in item] if isinstance(item, list) else str(int(item) - first)

    visit(messages, note)
    first = min(ids, default=0)
    return visit(messages, shift)


def first_difference(ours, theirs, path=""):
    """Says where two values begin to differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(set(ours) | set(theirs)):
            if ours.get(key) != theirs.get(key):
                return first_difference(ours.get(key), theirs.get(key), f"{path}.{key}")
    if isinstance(ours, list) and isinstance(theirs, list):
        for index, (one, other) in enumerate(zip(ours, theirs)):
            if one != other:
                return first_difference(one, other, f"{path}[{index}]")
        if len(ours) != len(theirs):
            return f"{path}: {len(ours)} of ours, {len(theirs)} of theirs"
    return f"{path}: ours {ours!r}, theirs {theirs!r}"


def parsed(rehearse, folder):
    """Returns what `rehearse parse` finds in the files of a folder, by their names, or nothing if it cannot go on."""
    command = [pathlib.Path(rehearse).resolve(), "parse", ".", "--no-source"]
    run = subprocess.run(command, cwd=folder, capture_output=True)
    if run.returncode not in (0, 2):
        print(run.stderr.decode("utf-8", "replace")[-2000:])
        return None
    found = collections.defaultdict(list)
    for line in filter(None, run.stdout.split(b"\n")):
        message = json.loads(line)
        body = next(iter(message.values()))
        found[body["uri"] if "uri" in body else body["source"]["uri"]].append(message)
    return found


def main(rehearse, scenarios, work, count="4000", seed="1"):
    real = [path.read_bytes().decode("utf-8") for path in sorted(pathlib.Path(scenarios).rglob("*.feature"))]
    folder = pathlib.Path(work)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    inputs = {f"{name}.feature": text for name, text in texts.features(real, int(count), int(seed))}
    for uri, text in inputs.items():
        (folder / uri).write_bytes(text.encode("utf-8"))
    found = parsed(rehearse, folder)
    if found is None:
        return 1
    refused, faults, known = 0, 0, collections.Counter()
    for uri, text in inputs.items():
        ours, theirs = counted_from_nought(found[uri]), counted_from_nought(official_parser.messages(uri, text))
        if ours != theirs:
            known.update(official_parser.differences(uri, text))
            theirs = counted_from_nought(official_parser.messages(uri, text, official_parser.MENDS.values()))
        refused += any("parseError" in message for message in theirs)
        if ours != theirs and any(SWALLOWED in message.get("parseError", {}).get("message", "") for message in ours):
            known["ours refuses what stands behind a character that ends no line"] += 1
        elif ours != theirs:
            faults += 1
            if faults <= 10:
                print(f"{folder / uri}: {first_difference(ours, theirs)}")
    print(f"{len(inputs)} features, {refused} of them refused: {faults} differ")
    for name, times in sorted(known.items()):
        print(f"  known: {name}: {times}")
    return 1 if faults or not 0.1 < refused / len(inputs) < 0.9 else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
