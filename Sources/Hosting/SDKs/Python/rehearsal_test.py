"""Tests of the SDK: an app in a process of its own, and a test at the other end of its line."""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
import typing
import unittest
from typing import Any

import rehearsal

FOLDER = pathlib.Path(__file__).resolve().parent
FACTS: dict[str, Any] = {
    "platform": "iOS",
    "permission": {"status": "whenInUse", "accuracy": "full"},
    "shouldExplainPermission": False,
    "locationServicesEnabled": True,
    "isSavingPower": False,
    "batteryUse": "optimized",
    "standbyBucket": "active",
    "isPausedIfUnused": True,
    "appVersion": "2.0",
    "language": "en",
    "networkLocationEnabled": True,
    "maySetExactAlarms": True,
    "backgroundRefreshEnabled": True,
    "notificationsEnabled": True,
    "notificationPermission": "authorized",
    "shouldExplainNotifications": False,
    "backgroundTimeLeft": None,
    "awaitedNotifications": ["later"],
    "shownNotifications": [],
    "isOnline": True,
    "uptime": 0,
    "wallClock": {"millisecondsSince1970": 1767600000000, "zoneOffsetSeconds": 3600},
    "bootCount": 1,
    "previousExit": None,
    "previousExitAt": None,
    "battery": {"percentage": 80},
    "storageFreeBytes": None,
    "audioPosition": None,
    "storageIsReadable": True,
    "storage": {"name": "Olga"},
    "somethingNew": {"of": "a newer phone"},
}
FIX = {
    "position": {"latitude": 52.5, "longitude": 21},
    "accuracyMeters": 5,
    "timestamp": {"millisecondsSince1970": 1767600000000},
}


class Line:
    """An app whose class has this body, and the phone's end of its line."""

    def __init__(self, body: str, example: str = "") -> None:
        source = "import asyncio, os, random, sys, rehearsal\nfrom rehearsal import *\n\n\nclass TestApp(App):\n"
        source += textwrap.indent(textwrap.dedent(body), "    ") + "\n\nrehearsal.run(TestApp)\n"
        self.folder = tempfile.TemporaryDirectory()
        path = pathlib.Path(self.folder.name, "app.py")
        path.write_text(example or source)
        self.process = subprocess.Popen(
            [sys.executable, str(path)],
            env={"PYTHONPATH": str(FOLDER), "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.number = 0

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.communicate()
        self.folder.cleanup()

    def say(self, line: bytes) -> dict[str, Any]:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return typing.cast(dict[str, Any], json.loads(self.process.stdout.readline()))

    def call(self, method: str, params: object) -> dict[str, Any]:
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        answer = self.say(json.dumps(message).encode())
        assert answer["id"] == self.number
        return answer

    def start(self, protocol: int = 1) -> dict[str, Any]:
        return self.call("start", {"protocol": protocol, "seed": 7, "facts": FACTS})

    def signal(self, kind: str, facts: dict[str, Any] | None = None, **members: object) -> dict[str, Any]:
        return self.call("signal", {"signal": {"kind": kind} | members, "facts": facts or {}})

    def fire(self, uptime: float) -> dict[str, Any]:
        return self.signal("timerFired", {"uptime": uptime}, timer="rehearsal.sleep")

    def end(self) -> tuple[int, str, str]:
        """Closes the line; returns the exit code, and what else came over it and beside it."""
        output, errors = self.process.communicate()
        return self.process.returncode, output.decode(), errors.decode()


class TimeTests(unittest.TestCase):
    def test_sleeping_lives_in_the_phones_time(self) -> None:
        body = """
            text = "awake"
            def screen(self): return Screen(self.text)
            async def on_tapped(self, label):
                before = asyncio.get_running_loop().time()
                await asyncio.sleep(3600.1)
                self.text = f"slept {asyncio.get_running_loop().time() - before:.1f} s, {self.phone.now():%H:%M %z}"
        """
        with Line(body) as line:
            line.start()
            line.signal("launched", {"uptime": 0.3}, reason="user")
            answer = line.signal("tapped", label="Sleep")["result"]
            self.assertEqual(answer["requests"], [{"kind": "schedule", "timer": "rehearsal.sleep", "after": 3600.1}])
            self.assertNotIn("screen", answer)
            clock = {"millisecondsSince1970": 1767603600000, "zoneOffsetSeconds": -5400}
            answer = line.signal("timerFired", {"uptime": 3600.4, "wallClock": clock}, timer="rehearsal.sleep")
            self.assertEqual(answer["result"], {"requests": [], "screen": {"title": "slept 3600.1 s, 07:30 -0130"}})

    def test_one_timer_stands_for_the_next_of_all_deadlines(self) -> None:
        body = """
            woken = 0
            def screen(self): return Screen(str(self.woken))
            async def on_tapped(self, label):
                await asyncio.sleep(float(label))
                self.woken += 1
        """
        with Line(body) as line:
            line.start()
            self.assertEqual(line.signal("tapped", label="30")["result"]["requests"][0]["after"], 30)
            self.assertEqual(line.signal("tapped", label="50")["result"]["requests"], [])
            self.assertEqual(line.signal("tapped", {"uptime": 5}, label="10")["result"]["requests"][0]["after"], 10)
            answer = line.fire(15)["result"]
            self.assertEqual((answer["screen"]["title"], answer["requests"][0]["after"]), ("1", 15))
            # The phone was asleep for longer than both of the others wanted to wait.
            answer = line.signal("resumed", {"uptime": 900})["result"]
            self.assertEqual(answer["screen"]["title"], "3")
            self.assertEqual(answer["requests"], [{"kind": "cancel", "timer": "rehearsal.sleep"}])
            self.assertEqual(line.fire(900)["result"], {"requests": []})

    def test_timeouts_cancel_what_they_guard(self) -> None:
        body = """
            text = ""
            def screen(self): return Screen(self.text)
            async def on_tapped(self, label):
                try:
                    await asyncio.wait_for(self.phone.send(ServerRequest("GET", "/slow")), timeout=2.5)
                except asyncio.TimeoutError:
                    self.text = "too slow"
        """
        with Line(body) as line:
            line.start()
            sent, timer = line.signal("tapped", label="Go")["result"]["requests"]
            self.assertEqual((timer["kind"], timer["after"]), ("schedule", 2.5))
            answer = line.fire(2.5)["result"]
            self.assertEqual(answer["screen"], {"title": "too slow"})
            self.assertEqual(answer["requests"], [{"kind": "cancelSend", "id": sent["request"]["id"]}])

    def test_threads_take_no_time(self) -> None:
        body = """
            text = ""
            def screen(self): return Screen(self.text)
            async def on_tapped(self, label):
                self.text = await asyncio.to_thread(str.upper, label)
        """
        with Line(body) as line:
            line.start()
            self.assertEqual(line.signal("tapped", label="go")["result"]["screen"]["title"], "GO")


class DocumentationTests(unittest.TestCase):
    def test_the_example_is_an_app(self) -> None:
        example = re.search(r"(?s)    import rehearsal.*?rehearsal.run\(NearMe\)\n", rehearsal.__doc__ or "")
        assert example
        with Line("", textwrap.dedent(example[0])) as line:
            screen = line.start()["result"]["screen"]
            expected = {"title": "Near me", "message": "Nowhere yet.", "controls": [{"label": "Find me"}]}
            self.assertEqual(screen, expected)
            self.assertEqual(line.signal("tapped", label="Find me")["result"]["requests"][0]["kind"], "requestFix")
            self.assertEqual(line.signal("fix", fix=FIX)["result"]["screen"]["message"], "52.5, 21.0 at 09:00")


class FailureTests(unittest.TestCase):
    def assertFails(self, answer: dict[str, Any], *words: str, code: int = -32000) -> None:
        self.assertEqual(answer["error"]["code"], code)
        for word in words:
            self.assertIn(word, answer["error"]["message"])

    def test_exceptions_are_told_with_the_apps_own_line(self) -> None:
        body = """
            held = None
            def on_tapped(self, label): raise ValueError("in a handler")
            async def on_pulled_to_refresh(self): raise KeyError("in an async one")
            async def on_fix(self, fix): asyncio.create_task(self.later())
            async def later(self):
                await asyncio.sleep(1)
                raise ArithmeticError("in a task")
            def on_entered(self, text, field): asyncio.get_running_loop().call_later(1, self.divide)
            def divide(self): 1 / 0
        """
        with Line(body) as line:
            line.start()
            self.assertFails(line.signal("tapped", label="x"), "app.py:8 in on_tapped: ValueError: in a handler")
            self.assertFails(line.signal("pulledToRefresh"), "app.py:9 in on_pulled_to_refresh: KeyError")
            self.assertIn("result", line.signal("fix", fix=FIX))
            self.assertFails(line.fire(1), "app.py:13 in later: ArithmeticError: in a task")
            self.assertIn("result", line.signal("entered", text="x", field="y"))
            self.assertFails(line.fire(2), "app.py:15 in divide: ZeroDivisionError")
            self.assertIn("result", line.signal("becameActive"))

    def test_an_exception_that_is_caught_is_none(self) -> None:
        body = """
            text = ""
            def screen(self): return Screen(self.text)
            async def on_tapped(self, label):
                outcomes = await asyncio.gather(self.fail(), self.fail(), return_exceptions=True)
                task = asyncio.create_task(self.fail())
                task.add_done_callback(lambda task: task.exception())
                cancelled = asyncio.create_task(asyncio.sleep(9))
                await asyncio.sleep(0)
                cancelled.cancel()
                self.text = f"{len(outcomes)} caught"
            async def fail(self): raise ValueError
        """
        with Line(body) as line:
            line.start()
            self.assertEqual(line.signal("tapped", label="x")["result"]["screen"]["title"], "2 caught")

    def test_the_exception_of_a_task_that_the_app_keeps_is_told_at_once(self) -> None:
        body = """
            def on_tapped(self, label): self.task = asyncio.create_task(self.fail())
            async def fail(self): raise ValueError("kept")
        """
        with Line(body) as line:
            line.start()
            self.assertFails(line.signal("tapped", label="x"), "app.py:8 in fail: ValueError: kept")
            self.assertIn("result", line.signal("becameActive"))

    def test_leaving_by_itself_is_left_to_the_app(self) -> None:
        with Line("async def on_tapped(self, label): sys.exit(3)") as line:
            line.start()
            assert line.process.stdin
            message = {"jsonrpc": "2.0", "id": 2, "method": "signal"}
            message["params"] = {"signal": {"kind": "tapped", "label": "x"}, "facts": {}}
            line.process.stdin.write(json.dumps(message).encode() + b"\n")
            code, output, _ = line.end()
            self.assertEqual((code, output), (3, ""))

    def test_a_failing_constructor_or_screen_is_told(self) -> None:
        with Line("def __init__(self, phone): raise OSError('no disk')") as line:
            self.assertFails(line.start(), "app.py:6 in __init__: OSError: no disk")
            self.assertFails(line.signal("becameActive"), "was not started", code=-32600)
        with Line("def screen(self): return Screen(float('nan'))") as line:
            self.assertFails(line.start(), "ValueError")
        with Line("def screen(self): return None.title") as line:
            self.assertFails(line.start(), "app.py:6 in screen: AttributeError")

    def test_another_version_and_lines_that_are_no_messages(self) -> None:
        with Line("pass") as line:
            self.assertFails(line.start(protocol=2), "another version", code=-32602)
            for text in (b"{nonsense", b"\xff", b"[" * 100_000, b"NaN", b"1e999", b"1" * 5_000):
                self.assertFails(line.say(text), "no JSON", code=-32700)
            for text in (b"[1, 2]", b"null", b'{"id":1}', b'{"id":1,"method":[]}'):
                self.assertFails(line.say(text), "no request", code=-32600)
            self.assertFails(line.call("shutdown", {}), "'shutdown'", code=-32601)
            self.assertIn("result", line.start())

    def test_messages_that_are_not_as_the_protocol_says(self) -> None:
        fix = {"kind": "fix", "fix": {"position": {"latitude": 1, "longitude": True}}}
        cases: list[tuple[Any, str]] = [
            ([], "an object for params"),
            ({}, "an object for params.facts"),
            ({"facts": {}}, "an object for params.signal"),
            ({"facts": {}, "signal": {"kind": 1}}, "a text for params.signal.kind"),
            ({"facts": {}, "signal": {"kind": "tapped"}}, "params.signal.label is missing"),
            ({"facts": {}, "signal": fix}, "a number for params.signal.fix.position.longitude"),
            ({"facts": {"uptime": 10**400}, "signal": {"kind": "resumed"}}, "a smaller number"),
            ({"facts": {"isOnline": 1}, "signal": {"kind": "resumed"}}, "true or false for params.facts.isOnline"),
            ({"facts": {"storage": {"a": 1}}, "signal": {"kind": "resumed"}}, "a text for params.facts.storage"),
        ]
        with Line("pass") as line:
            self.assertIn("result", line.start())
            for params, words in cases:
                self.assertFails(line.call("signal", params), words, code=-32602)
            self.assertIn("result", line.signal("resumed"))

    def test_sockets_are_refused(self) -> None:
        body = 'async def on_tapped(self, label): await asyncio.open_connection("127.0.0.1", 9)'
        with Line(body) as line:
            line.start()
            self.assertFails(line.signal("tapped", label="x"), "use phone.send")


class StreamTests(unittest.TestCase):
    def test_printing_does_not_spoil_the_line(self) -> None:
        body = """
            print("at import")
            def on_tapped(self, label):
                print(label)
                os.system("echo from a child")
                os.write(1, b"to the descriptor\\n")
                self.text = sys.stdin.readline()
        """
        with Line(body) as line:
            line.start()
            self.assertEqual(line.signal("tapped", label="Zażółć 🦔 \ud800")["result"], {"requests": []})
            code, output, errors = line.end()
            self.assertEqual((code, output), (0, ""))
            for words in ["at import", "Zażółć 🦔", "from a child", "to the descriptor"]:
                self.assertIn(words, errors)

    def test_the_end_of_the_line_ends_the_process_without_a_word_of_the_app(self) -> None:
        body = """
            async def on_tapped(self, label):
                try: await asyncio.sleep(60)
                finally: print("finally")
        """
        with Line(body) as line:
            line.start()
            line.signal("tapped", label="x")
            assert line.process.stdin
            line.process.stdin.write(b'{"jsonrpc":"2.0","id":3,"method":"sig')
            self.assertEqual(line.end(), (0, "", ""))

    def test_huge_and_odd_texts(self) -> None:
        body = """
            text = ""
            def screen(self): return Screen("T", fields=[TextField("F", self.text)])
            def on_entered(self, text, field): self.text = text
        """
        with Line(body) as line:
            line.start()
            for text in ["x" * 3_000_000, "\0\n\r\u2028\x7f", "ąć🦔" * 1000, "\ud83e", '"\\']:
                screen = line.signal("entered", text=text, field="F")["result"]["screen"]
                self.assertEqual(screen["fields"][0]["text"], text)

    def test_what_a_newer_phone_says_is_left_alone(self) -> None:
        body = "def on_tapped(self, label): self.phone.open(label)"
        with Line(body) as line:
            line.start()
            self.assertEqual(line.signal("teleported", {"gravity": 3}, to="Mars")["result"], {"requests": []})
            self.assertEqual(line.signal("_tell", {})["result"], {"requests": []})
            answer = line.signal("tapped", label="tel:1", force=0.5)["result"]
            self.assertEqual(answer["requests"], [{"kind": "open", "address": "tel:1"}])


class PhoneTests(unittest.TestCase):
    def test_awaiting_a_fix_an_answer_and_a_permission(self) -> None:
        body = """
            text = ""
            def screen(self): return Screen(self.text)
            async def on_tapped(self, label):
                permission = await self.phone.ask_for_permission("whenInUse")
                try: fix = await self.phone.request_fix(timeout=20)
                except LocationFailed as failed: fix = failed.failure
                try: response = await self.phone.send(ServerRequest("POST", "/x", [QueryItem("q", "1")], "{}"))
                except RequestFailed as failed: response = failed.failure
                self.text = f"{permission} {fix} {response}"
        """
        with Line(body) as line:
            line.start()
            self.assertEqual(line.signal("tapped", label="x")["result"]["requests"][0]["permission"], "whenInUse")
            answer = line.signal("authorizationChanged", permission={"status": "notDetermined"})["result"]
            self.assertEqual(answer, {"requests": []})
            answer = line.signal("authorizationChanged", permission={"status": "always"})["result"]
            self.assertEqual(answer["requests"], [{"kind": "requestFix", "timeout": 20}])
            (sent,) = line.signal("locationFailed", failure="locationUnknown")["result"]["requests"]
            number = sent["request"].pop("id")
            expected = {"method": "POST", "path": "/x", "query": [{"name": "q", "value": "1"}], "body": "{}"}
            self.assertEqual(sent["request"], expected)
            self.assertEqual(line.signal("response", id=number + 1, status=200)["result"], {"requests": []})
            title = line.signal("requestFailed", id=number, failure="offline")["result"]["screen"]["title"]
            self.assertEqual(title, "Permission(status='always', accuracy='full') locationUnknown offline")

    def test_what_is_asked_for_at_the_start_goes_out_with_the_first_signal(self) -> None:
        body = """
            def __init__(self, phone):
                super().__init__(phone)
                phone.start_visits()
                asyncio.create_task(asyncio.sleep(1))
        """
        with Line(body) as line:
            self.assertEqual(line.start()["result"], {"protocol": 1, "screen": {"title": "TestApp"}})
            requests = line.signal("launched", {"uptime": 0.25}, reason="user")["result"]["requests"]
            self.assertEqual([request["kind"] for request in requests], ["startVisits", "schedule"])
            self.assertEqual(requests[1]["after"], 0.75)

    def test_storage_is_mirrored(self) -> None:
        body = """
            def screen(self): return Screen(repr(dict(self.phone.storage)))
            def on_tapped(self, label):
                self.phone.append("log", "a")
                self.phone.append("log", "b")
                self.phone.store("x", label)
                self.phone.delete("name")
        """
        with Line(body) as line:
            self.assertEqual(line.start()["result"]["screen"]["title"], "{'name': 'Olga'}")
            title = line.signal("tapped", label="y")["result"]["screen"]["title"]
            self.assertEqual(title, "{'log': 'a\\nb\\n', 'x': 'y'}")
            answer = line.signal("storageFailed", {"storage": {"name": "Olga"}}, key="x")
            self.assertEqual(answer["result"]["screen"]["title"], "{'name': 'Olga'}")

    def test_chance_is_the_same_each_time(self) -> None:
        drawn = set()
        for _ in range(2):
            with Line("def screen(self): return Screen(str(random.random()))") as line:
                drawn.add(line.start()["result"]["screen"]["title"])
        self.assertEqual(len(drawn), 1)


@unittest.skipUnless(os.environ.get("REHEARSE"), "REHEARSE names the command whose protocol is compared")
class VocabularyTests(unittest.TestCase):
    """The methods for requests ask for the kinds of the command's own schema."""

    def test_requests(self) -> None:
        command = [os.environ["REHEARSE"], "protocol", "--format", "schema"]
        schema = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
        phone = rehearsal.Phone(rehearsal._read_value(rehearsal.Facts, FACTS, "facts"), 0)
        for shape in schema["$defs"]["Request"]["oneOf"]:
            members = dict(shape["properties"])
            kind = members.pop("kind")["const"]
            method = getattr(phone, rehearsal._snake(kind))
            hints = rehearsal._types(method)
            self.assertEqual(list(hints), list(members), kind)
            if not kind.startswith(("ask", "requestFix", "send")):
                method(**{name: "x" for name, *_ in hints.values()})
                self.assertEqual(phone._requests.pop(), {"kind": kind} | {member: "x" for member in hints})


if __name__ == "__main__":
    unittest.main()
