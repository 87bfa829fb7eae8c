"""Reads a compressed record with Python's gzip and with the command `gzip`, and looks at its last line.

usage: records.py RECORD
"""

import gzip
import hashlib
import json
import pathlib
import subprocess
import sys

path = pathlib.Path(sys.argv[1])
packed = path.read_bytes()
text = gzip.decompress(packed)
shown = subprocess.run(["gzip", "-dc"], input=packed, capture_output=True, check=True).stdout
assert shown == text, "gzip -d shows something else"
lines = text.splitlines(keepends=True)
head, *results = [json.loads(line) for line in lines]
end = results.pop()
assert head["record"] == 3 and all("status" in result for result in results)
assert end == {"scenarios": len(results), "sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}, end
print(f"{path}: {len(results)} scenarios in {len(text)} bytes, {len(packed)} compressed")
