"""Looks that no process and no file outlives a run, whatever ends it.

usage: leftovers.py REHEARSE FOLDER

The runs are children of this program alone: what they leave behind would come to a test that adopts orphans, and hold it up.
"""

import http.server
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading
import time

import sample

ENDS = [None, signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL]
WAITS = [0, 0.15, 0.7]

# It leaves children in its group, and one that has left it, writes into its home, and sends a request at its start.
APP = r"""
sleep 1000 &
setsid sleep 1001 > /dev/null 2>&1 < /dev/null &
while IFS= read -r line; do
  id=${line#*'"id":'}; id=${id%%,*}
  echo "$line" >> "$HOME/told"
  case $line in
    *'"method":"start"'*) result='{"protocol":1,"screen":{"title":"T","message":"Here"}}' ;;
    *'"kind":"launched"'*) result='{"requests":[{"kind":"send","request":{"id":1,"method":"POST","path":"/x"}}]}' ;;
    *) result='{}' ;;
  esac
  printf '{"jsonrpc":"2.0","id":%s,"result":%s}\n' "$id" "$result"
done
"""
SCENARIO = """
  Scenario: It comes and goes
    Given the app "Near me" is installed
    And the server answers "POST /x" with status 204
    When the user opens the app
    And the user quits and reopens the app
    Then the screen shows "Here"
"""
FILES = {
    "app.json": '{"name": "Near me", "command": ["/bin/sh", "app.sh"], "infoPlist": "Info.plist"}',
    "app.sh": APP,
    "Info.plist": "<plist><dict/></plist>",
}


def main(rehearse, folder):
    root = pathlib.Path(folder).resolve() / "leftovers"
    count = 0
    with Hanging() as address:
        for options in ([], ["--server", address]):
            for end in ENDS if not options else ENDS[1:]:
                for wait in WAITS:
                    try_end(os.path.abspath(rehearse), lay_out(root, 3000 if end else 4), options, end, wait)
                    count += 1
    print(f"Nothing is left of {count} runs that ended in {len(ENDS)} ways")


def lay_out(root, scenarios):
    shutil.rmtree(root, ignore_errors=True)
    (root / "tmp").mkdir(parents=True)
    for name, text in (FILES | {"f.feature": "@ios\nFeature: F\n" + SCENARIO * scenarios}).items():
        (root / name).write_text(text)
    return root


def try_end(rehearse, root, options, end, wait):
    """Ends a run so, a while after it has begun, and looks what is left."""
    command = [rehearse, "run", "f.feature", "--quiet", "--parallel", "3", *options]
    with open(root / "output", "w") as output:
        variables = {"TMPDIR": str(root / "tmp"), "PATH": "/usr/bin:/bin"}
        process = subprocess.Popen(command, cwd=root, env=variables, stdout=output, stderr=output)
        if end:
            words = f"The run has made no folder: {' '.join(command)}"
            sample.expect(comes_true(lambda: any((root / "tmp").iterdir())), words, "")
            time.sleep(wait)
            process.send_signal(end)
        code = process.wait(timeout=60)
    wanted = -end if end else 0
    sample.expect(code == wanted, f"{end} ends the run with {code}", (root / "output").read_text())
    left = lambda: [*(root / "tmp").iterdir(), *processes_of(str(root))]
    sample.expect(comes_true(lambda: not left()), f"After {end} at {wait} s with {options} something is left", str(left()))


def processes_of(path):
    """The processes whose variables, arguments or working folder name a folder."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            texts = [(process / part).read_bytes() for part in ("environ", "cmdline")]
            texts.append(os.readlink(process / "cwd").encode())
        except OSError:
            continue
        # A tool that sends requests names no folder.
        is_tool = b"curl\0--disable\0--config\0-" in texts[1]
        if is_tool or process.name != str(os.getpid()) and any(path.encode() in text for text in texts):
            found.append(texts[1].replace(b"\0", b" ").decode())
    return found


def comes_true(condition):
    """Waits until something is so, five seconds at most."""
    for _ in range(250):
        if condition():
            return True
        time.sleep(0.02)
    return condition()


class Hanging:
    """A server that takes requests and answers none."""

    def __enter__(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                time.sleep(40)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    # In the background, a shell has what it starts ignore Ctrl-C, and nohup the end of a session.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    main(*sys.argv[1:])
