"""Ends the sample app at every message of a day, and looks whether anything is lost or comes twice.

usage: sweep.py APP_JSON

It is the phone itself, as small as can be: it starts the command of the app.json, speaks the protocol over its standard
streams, ends it by SIGKILL, starts it again with the same home, and goes on with the day. Every punch that the app has
shown as clocked must reach the server, under one key; what was sent must not be sent under another; and the next day
the app must show what it showed. The day is played once for each of its messages, in three ways: ended after its
answer, ended before it has answered, and ended with the last lines of its files half-written.
"""

import collections
import concurrent.futures
import heapq
import json
import os
import pathlib
import selectors
import shutil
import subprocess
import sys
import tempfile

ANSWER_SECONDS = 30
MESSAGES_MAX = 2_000
EIGHT = 1_767_600_000_000  # 08:00 on a Monday, in milliseconds since 1970.
HERE = {"latitude": 52.2297, "longitude": 21.0122}

# What happens in the day, by its minute.
DAY = [
    (1, "tap"), (20, "leave"), (40, "return"), (60, "offline"), (61, "tap"), (63, "online"), (80, "tap"),
    (120, "offline"), (121, "tap"), (123, "tap"), (124, "online"), (170, "tap"),
]  # fmt: skip

# How the server treats one request after the other: a status, or a reply that is lost after the work was done.
SERVER = [204, 503, "lost", 204, 500, 201, "lost", 204]


# What the small phone tells an app, of which only the first line ever changes.
FACTS = {
    "platform": "iOS", "permission": {"status": "notDetermined"}, "isOnline": True, "uptime": 0, "wallClock": {},
    "shouldExplainPermission": False, "locationServicesEnabled": True, "networkLocationEnabled": True,
    "isSavingPower": False, "batteryUse": "optimized", "standbyBucket": "active", "isPausedIfUnused": True,
    "appVersion": "1.0", "language": "en", "maySetExactAlarms": True, "backgroundRefreshEnabled": True,
    "notificationsEnabled": True, "notificationPermission": "authorized", "shouldExplainNotifications": False,
    "backgroundTimeLeft": None, "awaitedNotifications": [], "shownNotifications": [],
    "bootCount": 1, "previousExit": None, "previousExitAt": None, "battery": {"percentage": 80},
    "storageFreeBytes": None, "audioPosition": None, "storageIsReadable": True, "storage": {},
}  # fmt: skip


class Fault(Exception):
    """What the app did wrong."""


class Process:
    """The app's process with its line."""

    def __init__(self, app, home):
        description = json.loads(app.read_text())
        environment = {"HOME": home, "TMPDIR": home, "TZ": "UTC", "LANG": "C.UTF-8", "PYTHONHASHSEED": "0"}
        inherited = {name: os.environ[name] for name in description.get("inherit", []) if name in os.environ}
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            description["command"], cwd=app.parent, env=environment | inherited | description.get("environment", {}),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0, start_new_session=True,
        )  # fmt: skip
        self.number = 0
        self.heard = b""

    def say(self, method, params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")

    def answer(self):
        """Reads the one line that must come."""
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.heard:
                if not selector.select(ANSWER_SECONDS):
                    raise Fault(f"no answer within {ANSWER_SECONDS} s" + self.last_words())
                chunk = self.process.stdout.read(1 << 16)
                if not chunk:
                    raise Fault("the app ended by itself" + self.last_words())
                self.heard += chunk
        line, self.heard = self.heard.split(b"\n", 1)
        answer = json.loads(line)
        if answer.get("id") != self.number or "result" not in answer or self.heard:
            raise Fault(f"message {self.number} was answered by {line[:400]!r}, {self.heard[:100]!r}")
        return answer["result"]

    def last_words(self):
        self.errors.seek(0)
        return "\n" + self.errors.read()[-2_000:].decode(errors="replace")

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()


class Phone:
    """A phone for one day and one app, whose process ends after the messages with these numbers."""

    def __init__(self, app, platform, way, ends):
        self.app, self.platform, self.way, self.ends = app, platform, way, ends
        self.home = tempfile.mkdtemp(prefix="sweep-")
        self.now = 0
        self.messages = 0
        self.isOnline = True
        self.permission = "notDetermined"
        self.told = {}
        self.screen = {}
        self.process = None
        self.queue = []
        self.order = 0
        self.tapped = None
        self.clocked = []
        self.received = []

    # The day

    def play(self):
        """Plays the whole day, and until the app wants nothing any more."""
        try:
            for minute, event in DAY:
                self.later(minute * 60_000, "user", event)
            self.start()
            self.go_on()
            self.check()
            self.check_tomorrow()
        finally:
            if self.process:
                self.process.kill()
            shutil.rmtree(self.home)

    def go_on(self):
        """Lets time pass until nothing is to come."""
        while self.queue:
            at, _, kind, what = heapq.heappop(self.queue)
            self.now = max(self.now, at)
            if kind == "user":
                getattr(self, "do_" + what)()
            else:
                self.tell(what)

    def later(self, at, kind, what):
        self.order += 1
        heapq.heappush(self.queue, (at, self.order, kind, what))

    def do_tap(self):
        control = self.screen["controls"][0]
        if control.get("isEnabled", True):
            self.tapped = {"kind": {"Clock in": "in", "Clock out": "out"}[control["label"]], "at": EIGHT + self.now}
            self.tell({"kind": "tapped", "label": control["label"]})

    def do_leave(self):
        for kind in ["willResignActive", "enteredBackground"]:
            self.tell({"kind": kind})

    def do_return(self):
        self.tell({"kind": "becameActive"})

    def do_offline(self):
        self.isOnline = False
        self.tell({"kind": "connectivityChanged", "isOnline": False})

    def do_online(self):
        self.isOnline = True
        self.tell({"kind": "connectivityChanged", "isOnline": True})

    # The line

    def start(self):
        self.process = Process(self.app, self.home)
        self.told = self.facts()
        self.send("start", {"protocol": 1, "seed": 0, "facts": self.told})
        self.tell({"kind": "launched", "reason": "user"})
        if self.platform == "iOS":
            self.tell({"kind": "authorizationChanged", "permission": {"status": self.permission}})
        self.tell({"kind": "becameActive"})

    def tell(self, signal):
        facts = self.facts()
        changed = {name: value for name, value in facts.items() if self.told[name] != value}
        self.told = facts
        self.send("signal", {"signal": signal, "facts": changed})

    def send(self, method, params):
        process = self.process
        self.messages += 1
        if self.messages > MESSAGES_MAX:
            raise Fault(f"the day does not end within {MESSAGES_MAX} messages")
        isLast = self.messages in self.ends
        process.say(method, params)
        if not (isLast and self.way == "before its answer"):
            self.hear(process.answer())
        if isLast:
            self.end()

    def end(self):
        """Ends the process: what was under way for it comes to nothing, and the user opens the app again."""
        self.process.kill()
        self.queue = [event for event in self.queue if event[2] == "user"]
        heapq.heapify(self.queue)
        self.screen, self.tapped = {}, None
        if self.way == "half-written":
            for file in pathlib.Path(self.home).glob("*.jsonl"):
                with open(file, "ab") as end:
                    end.write(file.read_bytes()[:7] or b'{"id":')
        self.now += 1_000
        self.start()

    def hear(self, result):
        self.screen = result.get("screen") or self.screen
        clocked = "Clocked " + self.tapped["kind"] if self.tapped else None
        if clocked and (self.screen.get("message") or "").startswith(clocked):
            self.clocked.append(self.tapped)
            self.tapped = None
        for request in result.get("requests", []):
            perform = getattr(self, "perform_" + request["kind"], None)
            if perform is None:
                raise Fault(f"this small phone cannot do {request}")
            perform(request)

    def facts(self):
        return FACTS | {
            "platform": self.platform, "permission": {"status": self.permission},
            "isOnline": self.isOnline, "uptime": self.now / 1_000,
            "wallClock": {"millisecondsSince1970": EIGHT + self.now},
        }  # fmt: skip

    # What the app asks for

    def perform_askForPermission(self, request):
        self.permission = "whenInUse"
        if self.platform == "iOS":
            signal = {"kind": "authorizationChanged", "permission": {"status": "whenInUse", "accuracy": "full"}}
        else:
            signal = {"kind": "permissionRequestFinished", "granted": ["coarse", "fine"]}
        self.later(self.now + 3_000, "phone", signal)

    def perform_requestFix(self, request):
        wall = {"millisecondsSince1970": EIGHT + self.now}
        fix = {"position": HERE, "accuracyMeters": 5, "timestamp": wall}
        self.later(self.now + 4_000, "phone", {"kind": "fix", "fix": fix})

    def perform_send(self, request):
        request = request["request"]
        if not self.isOnline:
            self.later(self.now, "phone", {"kind": "requestFailed", "id": request["id"], "failure": "offline"})
            return
        treatment = SERVER[len(self.received) % len(SERVER)]
        self.received.append((request["idempotencyKey"], json.loads(request["body"]), treatment))
        answer = {"kind": "response", "id": request["id"], "status": treatment, "body": ""}
        if treatment == "lost":
            answer = {"kind": "requestFailed", "id": request["id"], "failure": "connectionLost"}
        self.later(self.now + 2_000, "phone", answer)

    def perform_schedule(self, request):
        self.perform_cancel(request)
        self.later(
            self.now + round(request["after"] * 1_000), "phone", {"kind": "timerFired", "timer": request["timer"]}
        )

    def perform_cancel(self, request):
        fired = {"kind": "timerFired", "timer": request["timer"]}
        self.queue = [event for event in self.queue if event[3] != fired]
        heapq.heapify(self.queue)

    # What must hold at the end of the day

    def check(self):
        """Every punch that was shown arrived; a key has one punch, and a punch one key."""
        keys = collections.defaultdict(set)
        punches = collections.defaultdict(set)
        stored = set()
        for key, body, treatment in self.received:
            punch = (body["kind"], body["at"])
            punches[key].add(punch)
            keys[punch].add(key)
            if treatment == "lost" or treatment < 300:
                stored.add(punch)
        for shown in self.clocked:
            if (shown["kind"], shown["at"]) not in stored:
                raise Fault(f"{shown} was shown to the user, and never came to the server")
        for found in [*keys.items(), *punches.items()]:
            if len(found[1]) != 1:
                raise Fault(f"{found[0]} came to the server as {sorted(found[1])}")
        if self.screen.get("badges"):
            raise Fault(f"at the end of the day the app still shows {self.screen['badges']}")

    def check_tomorrow(self):
        """Started once more, the app shows the same and sends nothing again."""
        screen, sent = self.screen, len(self.received)
        self.end()
        self.go_on()
        if self.screen != screen:
            raise Fault(f"the app showed {screen}, and started once more it shows {self.screen}")
        if len(self.received) != sent:
            raise Fault(f"started once more, the app sends {self.received[-1]} again")


def main(path):
    app = pathlib.Path(path).resolve()
    ways = [("after its answer", "iOS"), ("before its answer", "android"), ("half-written", "iOS")]
    for way, platform in ways:
        whole = play(app, platform, way, [])
        if len(whole.clocked) != sum(event == "tap" for _, event in DAY):
            raise SystemExit(f"Of an undisturbed day only {len(whole.clocked)} punches were shown.")
        days = [[number] for number in range(1, whole.messages + 1)]
        days += [range(step, MESSAGES_MAX, step) for step in (7, 11, 13)]
        shown = sum(len(phone.clocked) for phone in play_all(days, app, platform, way))
        print(f"{platform}, ended {way}: {len(days)} days of {whole.messages} messages, {shown} punches, none lost")


def play_all(days, *phone):
    """Plays days side by side; the first that fails ends all."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            return list(pool.map(lambda ends: play(*phone, ends), days))
        except Fault as fault:
            pool.shutdown(cancel_futures=True)
            raise fault


def play(app, platform, way, ends):
    """Plays one day and returns what has become of it."""
    phone = Phone(app, platform, way, ends)
    try:
        phone.play()
    except Fault as fault:
        raise Fault(f"On {platform}, ended {way}, at message {list(ends)[:3]} of the day: {fault}") from fault
    return phone


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    try:
        main(sys.argv[1])
    except Fault as fault:
        raise SystemExit(str(fault))
