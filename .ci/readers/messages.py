"""Reads Cucumber Messages: every line of every file must be what the protocol's schema says.

usage: messages.py SCHEMA_FOLDER FILE...
"""

import json
import pathlib
import sys

import jsonschema_rs


def validator(folder):
    schemas = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    registry = jsonschema_rs.Registry([(schema["$id"], schema) for schema in schemas])
    envelope = next(s for s in schemas if s["$id"].endswith("/Envelope.schema.json"))
    return jsonschema_rs.Draft202012Validator(envelope, registry=registry)


def main(folder, files):
    schema = validator(pathlib.Path(folder))
    faults = 0
    for name in files:
        count = 0
        # Not splitlines: text may hold line separators that end no line of the format.
        for number, line in enumerate(pathlib.Path(name).read_bytes().split(b"\n"), 1):
            if not line:
                continue
            count += 1
            message = json.loads(line)
            errors = [error.message for error in schema.iter_errors(message)]
            if len(message) != 1:
                errors.append("a line must hold exactly one message")
            for error in errors:
                faults += 1
                print(f"{name}:{number}: {error[:300]}")
        print(f"{name}: {count} messages")
        if count == 0:
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
