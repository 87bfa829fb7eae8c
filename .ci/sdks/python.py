"""Checks the Python SDK: types, unit tests, the ten features with its sample, planted defects, the sweep.

usage: python.py REHEARSE FOLDER
"""

import importlib.util
import os
import subprocess
import sys

import sample

DEFECTS = [
    # The number of a punch is not counted on.
    ("number = str(len(self.punches) + 1)", 'number = "1"', 'expected: "2"'),
    # Nothing is tried again by itself.
    ("timeout=60", "timeout=None", "expected: 2"),
    # A punch is kept in memory only.
    ('file.write(json.dumps(record).encode() + b"\\n")', "pass", 'expected: "Clocked in at 08:00."'),
    # The same punch comes under another key each time.
    ('f"punch-{punch.id}-{punch.at}"', 'f"punch-{self.phone.now()}"', "expected: 1"),
    # An exception that nobody catches, in a task.
    ("body = json.dumps(asdict(punch))", "body = json.dumps(punch)", "in send: TypeError: Object of type Punch"),
]

# What only an end at the wrong moment brings out.
SWEPT = [
    # What was written by halves stays in the file, and the next record is written behind it.
    ("if whole < len(content):", "if False:", "JSONDecodeError"),
    # A punch is shown before it is kept.
    (
        "        self.punch_file.append(asdict(punch))",
        "        asyncio.get_running_loop().call_later(1, self.punch_file.append, asdict(punch))",
        "never came to the server",
    ),
]


def main(rehearse, folder):
    sdk = sample.SDKS / "Python"
    if importlib.util.find_spec("mypy"):
        cache = os.path.abspath(os.path.join(folder, "mypy"))
        strict = [sys.executable, "-m", "mypy", "--strict", "--python-version", "3.10", "--cache-dir", cache]
        for files in (["rehearsal.py"], ["Sample/punch.py"]):
            subprocess.run(strict + files, cwd=sdk, env=os.environ | {"MYPYPATH": "."}, check=True)
    else:
        print("SKIPPED: mypy is not here")
    tests = [sys.executable, "-m", "unittest", "-q", "rehearsal_test"]
    subprocess.run(tests, cwd=sdk, env=os.environ | {"REHEARSE": os.path.abspath(rehearse)}, check=True)
    sample.check(os.path.abspath(rehearse), "Python", "punch.py", DEFECTS, folder)
    sample.sweep("Python", "punch.py", SWEPT, folder)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:])
