"""Punch: clocks in and out with the position, and gets every punch to the server once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Literal

import rehearsal
from rehearsal import Badge, Control, Permission, Screen, ServerRequest

NOT_FOUND = "Your position was not found. Try again."
BLOCKED = "Allow location in Settings to clock in."
LOOKING = "Looking for you…"


@dataclass(frozen=True)
class Punch:
    """One punch, as it stands in the file and in the body of the request."""

    id: str
    kind: Literal["in", "out"]
    latitude: float
    longitude: float
    at: int


class Records:
    """A file of JSON lines that only grows; a line counts once it stands there whole."""

    def __init__(self, name: str) -> None:
        self.path = Path(os.environ["HOME"], name)

    def read(self) -> list[Any]:
        """Reads all records; cuts off what the end of a process has left half-written."""
        content = self.path.read_bytes() if self.path.exists() else b""
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            os.truncate(self.path, whole)
        return [json.loads(line) for line in content[:whole].splitlines()]

    def append(self, record: Any) -> None:
        """Adds a record, which is on the disk when this returns."""
        with open(self.path, "ab") as file:
            file.write(json.dumps(record).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())


class PunchApp(rehearsal.App):
    """The state on the disk, the state of the screen, and a task for each punch that is not on the server."""

    def __init__(self, phone: rehearsal.Phone) -> None:
        super().__init__(phone)
        self.trouble: str | None = None
        self.is_looking = False
        self.clocking: asyncio.Task[None] | None = None
        self.network = asyncio.Event()
        self.punch_file, self.sent_file = Records("punches.jsonl"), Records("sent.jsonl")
        self.punches = [Punch(**record) for record in self.punch_file.read()]
        self.sent: set[str] = set(self.sent_file.read())
        for punch in self.punches:
            if punch.id not in self.sent:
                asyncio.create_task(self.deliver(punch))

    # What it shows

    @property
    def is_clocked_in(self) -> bool:
        return bool(self.punches) and self.punches[-1].kind == "in"

    def screen(self) -> Screen:
        is_blocked = self.trouble == BLOCKED
        controls = [Control("Clock out" if self.is_clocked_in else "Clock in", is_enabled=not self.is_looking)]
        return Screen(
            "Punch",
            badges=[] if all(punch.id in self.sent for punch in self.punches) else [Badge("Not sent yet", "yellow")],
            progress=LOOKING if self.is_looking else None,
            message=None if self.is_looking else self.trouble or self.resting_message(),
            controls=controls + [Control("Open Settings")] if is_blocked else controls,
        )

    def resting_message(self) -> str:
        if not self.punches:
            return "You are not clocked in."
        last = self.punches[-1]
        time = datetime.fromtimestamp(0, self.phone.now().tzinfo) + timedelta(milliseconds=last.at)
        return f"Clocked {last.kind} at {time:%H:%M}."

    # What the user does

    def on_tapped(self, label: str) -> None:
        match label:
            case "Open Settings":
                self.phone.open_settings()
            case "Clock in" | "Clock out":
                if self.clocking:
                    self.clocking.cancel()
                self.clocking = asyncio.create_task(self.clock("in" if label == "Clock in" else "out"))

    async def clock(self, kind: Literal["in", "out"]) -> None:
        """Clocks in or out at the minute of the tap, once there are a permission and a position."""
        at = self.phone.facts.wall_clock.milliseconds_since_1970
        self.trouble = None
        if not await self.may_locate():
            return
        self.is_looking = True
        try:
            # An app that is put away hears no more of its request: its own time runs out, too.
            fix = await asyncio.wait_for(self.phone.request_fix(timeout=20), timeout=20)
        except (rehearsal.LocationFailed, asyncio.TimeoutError):
            self.trouble = BLOCKED if self.is_blocked() else NOT_FOUND
            return
        finally:
            self.is_looking = False
        number = str(len(self.punches) + 1)
        punch = Punch(number, kind, fix.position.latitude, fix.position.longitude, at)
        self.punch_file.append(asdict(punch))
        self.punches.append(punch)
        asyncio.create_task(self.deliver(punch))

    # Permission

    async def may_locate(self) -> bool:
        """Whether the app may know the position; asks the user who was not asked yet."""
        facts = self.phone.facts
        if facts.permission.status == "notDetermined" and not self.is_blocked():
            if facts.platform == "iOS":
                await self.phone.ask_for_permission("whenInUse")
            else:
                await self.phone.ask_for_permission("android", permissions=["coarse", "fine"])
        if self.is_blocked():
            self.trouble = BLOCKED
        # Where the request was interrupted nothing is decided, and the user taps again.
        return self.phone.facts.permission.allows_location and not self.is_blocked()

    def is_blocked(self) -> bool:
        facts = self.phone.facts
        return facts.permission.status in ("denied", "restricted") or not facts.location_services_enabled

    def look_again(self) -> None:
        if self.trouble == BLOCKED and not self.is_blocked():
            self.trouble = None

    def on_authorization_changed(self, permission: Permission) -> None:
        self.look_again()

    def on_became_active(self) -> None:
        self.look_again()

    # The server

    async def deliver(self, punch: Punch) -> None:
        """Sends the punch until the server has taken it: after a minute, or when there is a network again."""
        while not await self.send(punch):
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.network.wait(), timeout=60)

    async def send(self, punch: Punch) -> bool:
        body = json.dumps(asdict(punch))
        # The moment tells it from a punch of the same number, before the app was installed again.
        key = f"punch-{punch.id}-{punch.at}"
        try:
            response = await self.phone.send(
                ServerRequest("POST", "/punches", body=body, idempotency_key=key)
            )
        except rehearsal.RequestFailed:
            return False
        if 200 <= response.status < 300:
            self.sent_file.append(punch.id)
            self.sent.add(punch.id)
        return punch.id in self.sent

    def on_connectivity_changed(self, is_online: bool) -> None:
        if is_online:
            self.network.set()
            self.network.clear()


if __name__ == "__main__":
    rehearsal.run(PunchApp)
