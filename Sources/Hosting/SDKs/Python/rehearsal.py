"""An app in Python under Rehearsal's simulated phone.

An app is a class. What happens on the phone calls its ``on_…`` methods, plain or ``async``; what it wants it asks of
``self.phone``; what it shows ``screen()`` returns. This one is whole:

    import rehearsal
    from rehearsal import Control, Screen

    class NearMe(rehearsal.App):
        message = "Nowhere yet."

        def screen(self) -> Screen:
            return Screen("Near me", message=self.message, controls=[Control("Find me")])

        async def on_tapped(self, label: str) -> None:
            try:
                fix = await self.phone.request_fix(timeout=20)
            except rehearsal.LocationFailed:
                self.message = "You were not found."
            else:
                self.message = f"{fix.position.latitude}, {fix.position.longitude} at {self.phone.now():%H:%M}"

    if __name__ == "__main__":
        rehearsal.run(NearMe)

Time is the phone's: ``await asyncio.sleep(60)``, ``asyncio.timeout``, ``asyncio.wait_for`` and ``loop.time()`` follow
its uptime, and an hour passes in no time. The phone's date is ``self.phone.now()``; the clocks of this computer say
nothing here. The app has no sockets: it reaches its server by ``await self.phone.send(…)``. Its files are real, and ``HOME`` is
where they belong: it outlives the process, which the phone ends without a word. ``print`` writes into the report.

Names are those of the protocol, in Python's spelling. Times are in seconds, distances in metres. What a newer phone
tells besides is left alone. One file, Python 3.10 or later, nothing else.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextvars
import dataclasses
import functools
import inspect
import json
import math
import os
import random
import re
import selectors
import sys
import sysconfig
import traceback
import types
import typing
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import Any, BinaryIO, Literal, TypeVar

PROTOCOL = 1
"""The version of the protocol that is spoken here."""

_T = TypeVar("_T")

AndroidPermission = Literal["coarse", "fine", "background"]
Told = Coroutine[Any, Any, None] | None
"""What an ``on_…`` method returns: nothing, or, where it is ``async``, what is to be run."""


# What the phone tells


@dataclass(frozen=True)
class Position:
    """A place on the earth, in degrees, positive to the north and to the east."""

    latitude: float
    longitude: float


@dataclass(frozen=True)
class Permission:
    """The permission to use location; the accuracy is meaningless until the status allows location."""

    status: Literal["notDetermined", "restricted", "denied", "whenInUse", "always"]
    accuracy: Literal["full", "reduced"] = "full"

    @property
    def allows_location(self) -> bool:
        """Whether the app may know where the phone is, at least while it is in use."""
        return self.status in ("whenInUse", "always")


@dataclass(frozen=True)
class WallTime:
    """A reading of the phone's clock, which the user can set."""

    milliseconds_since_1970: int
    zone_offset_seconds: int = 0

    def datetime(self) -> datetime:
        """The same as a ``datetime`` in the phone's time zone."""
        zone = timezone(timedelta(seconds=self.zone_offset_seconds))
        return datetime.fromtimestamp(0, zone) + timedelta(milliseconds=self.milliseconds_since_1970)


@dataclass(frozen=True)
class Battery:
    """The charge from 0 to 100, and whether the phone is connected to power."""

    percentage: int
    is_charging: bool = False


@dataclass(frozen=True)
class Fix:
    """One report of the location receiver; a negative accuracy says that the position is not valid."""

    position: Position
    accuracy_meters: int
    timestamp: WallTime
    speed_millimeters_per_second: int | None = None
    course_degrees: int | None = None
    altitude_meters: int | None = None
    age: float = 0


@dataclass(frozen=True)
class Visit:
    """A stay of the phone at one place; there is no departure while it is there."""

    position: Position
    accuracy_meters: int
    arrival: WallTime
    departure: WallTime | None = None


@dataclass(frozen=True)
class Facts:
    """What the app can read at any moment without asking and waiting."""

    platform: Literal["iOS", "android"]
    permission: Permission
    should_explain_permission: bool
    location_services_enabled: bool
    is_saving_power: bool
    background_refresh_enabled: bool
    notifications_enabled: bool
    background_time_left: float | None
    awaited_notifications: tuple[str, ...]
    shown_notifications: tuple[str, ...]
    is_online: bool
    uptime: float
    wall_clock: WallTime
    boot_count: int
    previous_exit: Literal["killedBySystem", "closedByUser", "forceStopped", "crashed", "permissionRevoked"] | None
    previous_exit_at: WallTime | None
    battery: Battery
    storage_free_bytes: int | None
    audio_position: float | None
    storage_is_readable: bool
    storage: dict[str, str]


@dataclass(frozen=True)
class Response:
    """What a server answered; the body need not be well formed."""

    status: int
    body: str = ""


class LocationFailed(Exception):
    """A position could not be given: ``locationUnknown``, which may pass, or ``denied``."""

    def __init__(self, failure: str) -> None:
        super().__init__(failure)
        self.failure = failure


class RequestFailed(Exception):
    """A request got no answer: ``offline``, ``timedOut``, or ``connectionLost``, where the server may have acted."""

    def __init__(self, failure: str) -> None:
        super().__init__(failure)
        self.failure = failure


# What the app asks for


@dataclass(frozen=True)
class UpdateRequest:
    """How locations one after the other are wanted."""

    interface: Literal["standard", "live"] = "standard"
    desired_accuracy_meters: int = 10
    distance_filter: float = 0
    interval: float | None = None
    allows_background: bool = False
    shows_background_indicator: bool = False
    pauses_automatically: bool = True


@dataclass(frozen=True)
class Region:
    """A circle on the earth that is to be watched; a second one with the id replaces the first."""

    id: str
    center: Position
    radius: float
    notifies_on_entry: bool = True
    notifies_on_exit: bool = True
    dwell: float | None = None
    triggers_when_inside: bool = True
    is_condition: bool = False


@dataclass(frozen=True)
class DeferredWork:
    """Work that is left to the platform to start later."""

    name: str
    duration: Literal["refresh", "processing"] = "processing"
    needs_network: bool = False
    needs_charging: bool = False
    earliest: float = 0


@dataclass(frozen=True)
class QueryItem:
    """A name and a value of the query part of an address."""

    name: str
    value: str


@dataclass(frozen=True)
class ServerRequest:
    """A request to the app's server; ``Phone.send`` numbers it by itself, ``Phone.transfer`` needs a number."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    query: Sequence[QueryItem] = ()
    body: str = ""
    idempotency_key: str | None = None
    timeout: float = 60
    sent_at_milliseconds: int | None = None
    authorization: str | None = None
    id: int | None = None


@dataclass(frozen=True)
class AppNotification:
    """A notification; a second one with the id replaces the first."""

    id: str
    title: str
    text: str
    is_ongoing: bool = False
    delay: float = 0
    region: Region | None = None


@dataclass(frozen=True)
class AudioFile:
    """A sound file that the app has fetched."""

    id: str
    title: str
    length: float


@dataclass(frozen=True)
class AudioSession:
    """How the app's sound gets along with that of others."""

    mixing: Literal["exclusive", "mixWithOthers", "duckOthers"] = "exclusive"
    is_speech: bool = False


# What the app shows


@dataclass(frozen=True)
class Badge:
    """A short label beside the heading."""

    label: str
    color: Literal["gray", "green", "yellow", "red", "blue"] = "gray"


@dataclass(frozen=True)
class RunningTime:
    """A time that stands at its base, or goes on by itself since an uptime of the phone."""

    base: float
    running_since: float | None = None


@dataclass(frozen=True)
class Metric:
    """A figure under a label: a text, or a time that is shown as HH:MM:SS."""

    label: str
    text: str | None = None
    time: RunningTime | None = None


@dataclass(frozen=True)
class MapPoint:
    """A point on the map that can be tapped, by its number."""

    number: int
    position: Position
    is_faint: bool = False


@dataclass(frozen=True)
class MapCircle:
    """A circle on the map."""

    center: Position
    radius: float
    style: Literal["gray", "pulsingOrange", "checkedGreen"]


@dataclass(frozen=True)
class Camera:
    """The part of the earth that the map shows: at zoom 0 all of it, at 16 a few streets."""

    center: Position
    zoom: int


@dataclass(frozen=True)
class MapView:
    """A map; each of its lines is a stretch of the route without a gap."""

    marker: Position | None = None
    lines: Sequence[Sequence[Position]] = ()
    points: Sequence[MapPoint] = ()
    circles: Sequence[MapCircle] = ()
    camera: Camera | None = None


@dataclass(frozen=True)
class PlayerView:
    """An audio player: one button, play or pause, and a bar that can be dragged."""

    title: str
    length: float
    position: RunningTime
    is_playing: bool


@dataclass(frozen=True)
class ListItem:
    """One row of a list."""

    title: str
    detail: str = ""
    is_tappable: bool = False


@dataclass(frozen=True)
class TextField:
    """Something that the user can write into."""

    label: str
    text: str = ""


@dataclass(frozen=True)
class Control:
    """Something that the user can tap."""

    label: str
    is_enabled: bool = True


@dataclass(frozen=True)
class Dialog:
    """A dialog above the screen, which keeps taps from what lies under it."""

    title: str
    message: str = ""
    buttons: Sequence[str] = dataclasses.field(kw_only=True)


@dataclass(frozen=True)
class Screen:
    """Everything that the app shows."""

    title: str
    badges: Sequence[Badge] = ()
    progress: str | None = None
    message: str | None = None
    toast: str | None = None
    metrics: Sequence[Metric] = ()
    map: MapView | None = None
    player: PlayerView | None = None
    items: Sequence[ListItem] = ()
    fields: Sequence[TextField] = ()
    controls: Sequence[Control] = ()
    can_pull_to_refresh: bool = False
    dialog: Dialog | None = None


class App:
    """An app; a subclass overrides ``screen`` and the ``on_…`` methods that concern it.

    It is created when the phone starts the process, in the running event loop, with all facts known. Every signal
    reaches its method first, also where something awaits it (``Phone.send``, ``Phone.request_fix``). An exception that
    nobody has caught by the time the signal is answered fails the scenario, in a method, a callback or a task.
    """

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def screen(self) -> Screen:
        """What the app shows now; it is asked after each signal, when nothing is left to be run."""
        return Screen(type(self).__name__)

    # The life of the process and of the screen.

    def on_launched(self, reason: str) -> Told:
        """The process has started: for the user, location, geofence, boot, message, notification, service, work …"""

    def on_became_active(self) -> Told:
        """The app is in front and receives the user's touches."""

    def on_will_resign_active(self) -> Told:
        """Something is about to cover the app."""

    def on_entered_background(self) -> Told:
        """The app is no longer visible."""

    def on_will_suspend(self) -> Told:
        """The app is about to stop running until it is resumed."""

    def on_resumed(self) -> Told:
        """The app runs again after a suspension."""

    def on_screen_appeared(self) -> Told:
        """The app's screen came into view."""

    def on_screen_disappeared(self) -> Told:
        """The app's screen left the view, for another of the same app."""

    # Permission.

    def on_authorization_changed(self, permission: Permission) -> Told:
        """The permission changed, or a new process learns it for the first time; iOS only."""

    def on_permission_request_finished(self, granted: tuple[AndroidPermission, ...] | None) -> Told:
        """A permission request ended; None where it was interrupted. Android only."""

    def on_temporary_full_accuracy_finished(self, prompt_declined: bool) -> Told:
        """A request for temporary full accuracy ended, declined or not; iOS only."""

    # Location and motion.

    def on_fix(self, fix: Fix) -> Told:
        """A position arrived."""

    def on_location_failed(self, failure: str) -> Told:
        """A position was asked for and could not be given: ``locationUnknown``, ``denied``."""

    def on_updates_paused(self) -> Told:
        """The platform paused the updates because the phone rests; iOS only."""

    def on_updates_resumed(self) -> Told:
        """The updates go on after a pause; iOS only."""

    def on_location_availability_changed(self, is_available: bool) -> Told:
        """Whether locations can be had now changed; Android only."""

    def on_visited(self, visit: Visit) -> Told:
        """The phone came to stay somewhere, or left; iOS only."""

    def on_turn_location_on_finished(self, is_on: bool) -> Told:
        """The user answered whether to turn the device's location on; Android only."""

    def on_motion_changed(self, motion: str) -> Told:
        """The sensors judge the movement anew: ``unknown``, ``stationary``, ``walking``, ``driving``."""

    # Regions.

    def on_region_entered(self, id: str, fix: Fix | None = None) -> Told:
        """The phone entered the region; Android tells the position that showed it."""

    def on_region_exited(self, id: str, fix: Fix | None = None) -> Told:
        """The phone left the region; Android tells the position that showed it."""

    def on_region_dwelled(self, id: str, fix: Fix | None = None) -> Told:
        """The phone stayed in the region; Android only."""

    def on_region_state(self, id: str, state: str) -> Told:
        """Where the phone is with regard to the region: ``unknown``, ``inside``, ``outside``; iOS only."""

    def on_region_failed(self, id: str, failure: str) -> Told:
        """The region is not watched: ``tooMany``, ``tooLarge``, ``denied``, ``unavailable``."""

    # Services, servers and work.

    def on_foreground_service_failed(self, failure: str) -> Told:
        """The service did not start: ``startNotAllowed``, ``securityException``; Android only."""

    def on_boot_completed(self) -> Told:
        """The phone had been started while the app could not be told; Android only."""

    def on_response(self, id: int, status: int, body: str = "") -> Told:
        """A server answered the request with the number."""

    def on_request_failed(self, id: int, failure: str) -> Told:
        """The request got no answer: ``offline``, ``timedOut``, ``connectionLost``."""

    def on_transfers_finished(self) -> Told:
        """All background transfers are done; iOS only."""

    def on_connectivity_changed(self, is_online: bool) -> Told:
        """The phone lost or found a network."""

    def on_work_started(self, name: str) -> Told:
        """The platform starts deferred work; the app says when it is finished."""

    def on_work_expired(self, name: str) -> Told:
        """The time for the work is over; the app should stop it."""

    def on_notification_due(self, id: str) -> Told:
        """A notification is due with the app in front, and not shown unless it is posted now; iOS only."""

    def on_notification_tapped(self, id: str) -> Told:
        """The user tapped a notification, which brings the app to the front."""

    # Audio.

    def on_audio_finished(self) -> Told:
        """The playback has reached the end of the file."""

    def on_audio_interrupted(self) -> Told:
        """Something else has the loudspeaker, such as a call."""

    def on_audio_interruption_ended(self, should_resume: bool) -> Told:
        """The loudspeaker is free again; whether the app should go on."""

    def on_audio_lost(self) -> Told:
        """Another app has the loudspeaker for good; Android only."""

    def on_headphones_unplugged(self) -> Told:
        """The headphones are gone; an app is expected to pause."""

    # Device and time.

    def on_battery_changed(self, battery: Battery) -> Told:
        """The charge changed by a percent, or power was connected or taken away."""

    def on_power_saving_changed(self, is_on: bool) -> Told:
        """The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46)."""

    def on_storage_failed(self, key: str) -> Told:
        """What was to be stored was not, as the storage is full."""

    def on_storage_locked(self, key: str) -> Told:
        """What was to be changed was not, as the phone waits for its first unlock."""

    def on_storage_unlocked(self) -> Told:
        """Storage can be read from now on."""

    def on_clock_changed(self) -> Told:
        """The phone's clock was set."""

    def on_timer_fired(self, timer: str) -> Told:
        """A timer of ``Phone.schedule`` has run out."""

    # The user.

    def on_tapped(self, label: str) -> Told:
        """The user tapped the control, the row or the dialog's button."""

    def on_tapped_point(self, number: int) -> Told:
        """The user tapped the point of the map."""

    def on_entered(self, text: str, field: str) -> Told:
        """The user has put a text into the field, in the place of what stood there."""

    def on_tapped_play(self) -> Told:
        """The user tapped the player's button while nothing played."""

    def on_tapped_pause(self) -> Told:
        """The user tapped the player's button while it played."""

    def on_dragged_player(self, to: float) -> Told:
        """The user dragged the bar of the player to this time of the file."""

    def on_pulled_to_refresh(self) -> Told:
        """The user pulled the list down."""


class Phone:
    """The phone, as its app sees it. What is asked for goes out when nothing is left to be run."""

    def __init__(self, facts: Facts, seed: int) -> None:
        self.facts = facts
        """What is known without asking; told anew with each signal."""
        self.seed = seed
        """A number for what the app draws by chance; the module ``random`` has been seeded with it."""
        self._requests: list[dict[str, Any]] = []
        self._number = 1_000_000_000
        self._answers: dict[int, asyncio.Future[Response]] = {}
        self._fixes: list[asyncio.Future[Fix]] = []
        self._permissions: list[asyncio.Future[Permission | None]] = []

    def now(self) -> datetime:
        """The phone's date and time, in its time zone; the user can set it."""
        return self.facts.wall_clock.datetime()

    @property
    def storage(self) -> Mapping[str, str]:
        """What the phone's durable storage holds for the app, with what the app has just written."""
        return self.facts.storage

    # Permission, location and motion.

    async def ask_for_permission(
        self,
        permission: Literal["whenInUse", "always", "temporaryFullAccuracy", "android"],
        purpose_key: str | None = None,
        permissions: Sequence[AndroidPermission] | None = None,
    ) -> Permission | None:
        """Asks the user, and returns the permission after the answer; None where Android's request was interrupted.

        iOS tells nothing where nothing changes: what the user has already answered is not worth waiting for.
        """
        self._ask("askForPermission", permission=permission, purposeKey=purpose_key, permissions=permissions)
        return await self._next(self._permissions)

    async def request_fix(self, timeout: float) -> Fix:
        """Asks for one position and waits for it; raises ``LocationFailed``. A second request replaces the first."""
        self._ask("requestFix", timeout=timeout)
        return await self._next(self._fixes)

    def start_updates(self, updates: UpdateRequest = UpdateRequest()) -> None:
        """Asks for locations one after the other; a second request replaces the first."""
        self._ask("startUpdates", updates=updates)

    def stop_updates(self) -> None:
        """Stops them, and a request for one fix."""
        self._ask("stopUpdates")

    def start_significant_changes(self) -> None:
        """Starts coarse, rare locations that can wake the app; iOS only."""
        self._ask("startSignificantChanges")

    def stop_significant_changes(self) -> None:
        """Stops them."""
        self._ask("stopSignificantChanges")

    def start_visits(self) -> None:
        """Starts reports of stays at one place; iOS only."""
        self._ask("startVisits")

    def stop_visits(self) -> None:
        """Stops them."""
        self._ask("stopVisits")

    def start_motion_updates(self) -> None:
        """Starts reports of how the phone moves."""
        self._ask("startMotionUpdates")

    def stop_motion_updates(self) -> None:
        """Stops them."""
        self._ask("stopMotionUpdates")

    def ask_to_turn_location_on(self) -> None:
        """Asks the user to turn the device's location on; Android only."""
        self._ask("askToTurnLocationOn")

    # Regions.

    def monitor(self, region: Region) -> None:
        """Watches a region."""
        self._ask("monitor", region=region)

    def stop_monitoring(self, id: str) -> None:
        """Stops watching it."""
        self._ask("stopMonitoring", id=id)

    def request_region_state(self, id: str) -> None:
        """Asks where the phone is with regard to the region; iOS only."""
        self._ask("requestRegionState", id=id)

    # Services and work.

    def create_location_manager(self) -> None:
        """Creates a further location manager, which is told the permission on its own; iOS only."""
        self._ask("createLocationManager")

    def start_service_session(self, session: Literal["whenInUse", "always"]) -> None:
        """Starts a session that asks for what it declares, again and again where needed; iOS only."""
        self._ask("startServiceSession", session=session)

    def end_service_session(self) -> None:
        """Ends that session."""
        self._ask("endServiceSession")

    def start_background_session(self) -> None:
        """Starts or rejoins a session that keeps the app in use in the background; iOS only."""
        self._ask("startBackgroundSession")

    def end_background_session(self) -> None:
        """Ends that session."""
        self._ask("endBackgroundSession")

    def start_foreground_service(self) -> None:
        """Starts a foreground service of type location, with its notification; Android only."""
        self._ask("startForegroundService")

    def stop_foreground_service(self) -> None:
        """Stops it."""
        self._ask("stopForegroundService")

    def defer_work(self, work: DeferredWork) -> None:
        """Leaves work to the platform, which starts it later."""
        self._ask("deferWork", work=work)

    def cancel_work(self, name: str) -> None:
        """Takes deferred work back."""
        self._ask("cancelWork", name=name)

    def finish_work(self, name: str, result: Literal["succeeded", "retry"]) -> None:
        """Says that deferred work, which was started, is over."""
        self._ask("finishWork", name=name, result=result)

    def begin_background_task(self, name: str) -> None:
        """Lets the app go on for a while after it has left the front, to end what it is at; iOS only."""
        self._ask("beginBackgroundTask", name=name)

    def end_background_task(self, name: str) -> None:
        """Says that it has ended that; whoever does not, and is told of the time's end, is ended."""
        self._ask("endBackgroundTask", name=name)

    # Servers, timers and storage.

    async def send(self, request: ServerRequest) -> Response:
        """Sends a request to the app's server and waits for the answer; raises ``RequestFailed``."""
        self._number += 1
        number = self._number
        answer: asyncio.Future[Response] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        self._ask("send", request=dataclasses.replace(request, id=number))
        try:
            return await answer
        except asyncio.CancelledError:
            self._ask("cancelSend", id=number)
            raise
        finally:
            self._answers.pop(number, None)

    def transfer(self, request: ServerRequest) -> None:
        """Hands a request to the system, which performs it also while the app does not run; iOS only.

        Its number is the app's own, under 1,000,000,000, as the answer may come to a later process.
        """
        self._ask("transfer", request=request)

    def cancel_send(self, id: int) -> None:
        """Stops waiting for the answer to a transfer; one of ``send`` ends with its task."""
        self._ask("cancelSend", id=id)

    def schedule(self, timer: str, after: float) -> None:
        """Fires the timer once; one of the same name is replaced. ``asyncio.sleep`` needs none."""
        self._ask("schedule", timer=timer, after=after)

    def cancel(self, timer: str) -> None:
        """Cancels the timer."""
        self._ask("cancel", timer=timer)

    def store(self, key: str, value: str) -> None:
        """Writes a value to the phone's durable storage."""
        self._ask("store", key=key, value=value)
        self.facts.storage[key] = value

    def append(self, key: str, line: str) -> None:
        """Adds a line to what durable storage holds under the key."""
        self._ask("append", key=key, line=line)
        self.facts.storage[key] = self.facts.storage.get(key, "") + line + "\n"

    def delete(self, key: str) -> None:
        """Deletes what durable storage holds under the key."""
        self._ask("delete", key=key)
        self.facts.storage.pop(key, None)

    # Notifications, audio and other apps.

    def post(self, notification: AppNotification) -> None:
        """Shows a notification."""
        self._ask("post", notification=notification)

    def withdraw(self, id: str) -> None:
        """Takes the notification away."""
        self._ask("withdraw", id=id)

    def load_audio(self, file: AudioFile) -> None:
        """Makes the player ready to play the file from its beginning."""
        self._ask("loadAudio", file=file)

    def set_audio_session(self, session: AudioSession) -> None:
        """Arranges how the app's sound gets along with that of others."""
        self._ask("setAudioSession", session=session)

    def play_audio(self) -> None:
        """Plays the loaded file from where the playback is."""
        self._ask("playAudio")

    def pause_audio(self) -> None:
        """Halts the playback where it is."""
        self._ask("pauseAudio")

    def seek_audio(self, to: float) -> None:
        """Sets the playback to a time of the file."""
        self._ask("seekAudio", to=to)

    def release_audio(self) -> None:
        """Stops the playback and lets the file and the player go."""
        self._ask("releaseAudio")

    def open(self, address: str) -> None:
        """Hands an address to the app that it belongs to, such as tel: or geo:."""
        self._ask("open", address=address)

    def open_settings(self) -> None:
        """Opens this app's page in the Settings app."""
        self._ask("openSettings")

    # Behind the scenes.

    def _ask(self, kind: str, **members: Any) -> None:
        self._requests.append({"kind": kind} | {name: _write(m) for name, m in members.items() if m is not None})

    async def _next(self, waiting: list[asyncio.Future[_T]]) -> _T:
        future: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        waiting.append(future)
        try:
            return await future
        finally:
            if future in waiting:
                waiting.remove(future)

    def _resolve(self, kind: str, members: Mapping[str, Any]) -> None:
        """Lets those go on who wait for what the signal says."""
        match kind:
            case "fix":
                _settle(self._fixes, lambda waiting: waiting.set_result(members["fix"]))
            case "locationFailed":
                _settle(self._fixes, lambda waiting: waiting.set_exception(LocationFailed(members["failure"])))
            case "response" if members["id"] in self._answers:
                response = Response(members["status"], members.get("body", ""))
                _settle([self._answers[members["id"]]], lambda waiting: waiting.set_result(response))
            case "requestFailed" if members["id"] in self._answers:
                failed = RequestFailed(members["failure"])
                _settle([self._answers[members["id"]]], lambda waiting: waiting.set_exception(failed))
            case "authorizationChanged" if members["permission"].status != "notDetermined":
                _settle(self._permissions, lambda waiting: waiting.set_result(members["permission"]))
            case "permissionRequestFinished":
                permission = None if members["granted"] is None else self.facts.permission
                _settle(self._permissions, lambda waiting: waiting.set_result(permission))
            case "temporaryFullAccuracyFinished":
                _settle(self._permissions, lambda waiting: waiting.set_result(self.facts.permission))


def _settle(waiting: list[asyncio.Future[_T]], settle: Callable[[asyncio.Future[_T]], None]) -> None:
    for future in waiting:
        if not future.done():
            settle(future)
    waiting.clear()


def run(app: Callable[[Phone], App]) -> typing.NoReturn:
    """Connects the app with the phone at the other end of standard input and output, until the phone ends the process.

    From here on the app's own standard output goes to standard error, and its standard input is empty.
    """
    line = _Line(_take(0), _take(1), app)
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdout.flush()
    sys.stdout = sys.stderr
    line.loop.run_forever()
    # The phone has gone. As on a phone, the process ends without another word of the app.
    sys.stderr.flush()
    os._exit(0)


def _take(descriptor: int) -> BinaryIO:
    """A stream of our own in the place of one that the app could use."""
    return os.fdopen(os.dup(descriptor), "rb" if descriptor == 0 else "wb")


# The line and the loop


class _Loop(asyncio.SelectorEventLoop):
    """asyncio's own event loop, whose time is the phone's uptime and which waits for nothing but the phone."""

    uptime = 0.0

    def time(self) -> float:
        return self.uptime

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        # The phone counts microseconds: a deadline between two of them would never come.
        return super().call_at(round(when, 6), callback, *args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: concurrent.futures.Executor | None, func: Callable[..., _T], *args: Any
    ) -> asyncio.Future[_T]:
        # In the phone's time a thread takes none: what it would do is done at once.
        future: asyncio.Future[_T] = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future


@dataclass(frozen=True)
class _Message:
    """A message of the phone that waits for its answer."""

    id: Any
    method: str

    def answer(self, **outcome: Any) -> bytes:
        answer = {"jsonrpc": "2.0", "id": self.id} | outcome
        return json.dumps(answer, allow_nan=False, separators=(",", ":")).encode() + b"\n"


class _Refusal(Exception):
    """A message that is not as the protocol says, with the code of JSON-RPC."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code = code


def _decode(line: bytes) -> Any:
    """The value that a line stands for, by the letter of RFC 8259."""

    def finite(text: str) -> float:
        number = float(text)
        if math.isinf(number):
            raise ValueError(f"{text[:40]} is beyond all numbers")
        return number

    def refuse(text: str) -> float:
        raise ValueError(f"{text} is no number")

    try:
        return json.loads(line.decode(), parse_float=finite, parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise _Refusal(-32700, f"The line is no JSON: {error}") from error


class _Line(selectors.BaseSelector):
    """The line to the phone, in the place where an event loop waits for the outside world.

    The loop comes here to wait when nothing is left to be run. That is the moment to answer the phone's last message,
    with a timer for the loop's next deadline, and to read the next one.
    """

    TIMER = "rehearsal.sleep"

    def __init__(self, reader: BinaryIO, writer: BinaryIO, make: Callable[[Phone], App]) -> None:
        self._reader, self._writer, self._make = reader, writer, make
        self._keys: dict[Any, selectors.SelectorKey] = {}
        self._app: App | None = None
        self._message: _Message | None = None
        self._failures: list[str] = []
        self._refusal: _Refusal | None = None
        self._deadline: float | None = None
        self._shown: Any = None
        self._running: set[asyncio.Task[Any]] = set()
        self._finished: list[asyncio.Task[Any]] = []
        self.loop = _Loop(self)
        self.loop.set_exception_handler(self._note)
        self.loop.set_task_factory(self._start_task)

    # A selector knows the loop's own pipe, and nothing else.

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        if not isinstance(fileobj, int) or self._keys:
            raise RuntimeError("An app on the phone has no sockets and pipes: use phone.send.")
        self._keys[fileobj] = selectors.SelectorKey(fileobj, fileobj, events, data)
        return self._keys[fileobj]

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj)

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout > 0:
            self._look_at_finished()
            if self._message is not None:
                self._answer(self._message, timeout)
                self._message = None
            self._read()
        return []

    # Tasks and failures.

    def _start_task(self, loop: asyncio.AbstractEventLoop, coro: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **options)
        self._running.add(task)
        task.add_done_callback(self._end_task)
        return task

    def _end_task(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        self._finished.append(task)

    def _look_at_finished(self) -> None:
        """Finds the exceptions that nobody has fetched; asyncio tells of them only when a task is no more."""
        for task in self._finished:
            if not task.cancelled() and task._log_traceback and (error := task.exception()):
                self._fail(error)
        self._finished.clear()

    def _note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, _Refusal):
            self._refusal = error
        elif error is None:
            loop.default_exception_handler(context)
        else:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        traceback.print_exception(type(error), error, error.__traceback__, file=sys.stderr)
        self._failures.append(_words(error))

    # Reading.

    def _read(self) -> None:
        line = self._reader.readline()
        if not line.endswith(b"\n"):
            self.loop.stop()
            return
        self._message = _Message(None, "")
        try:
            self._take(_decode(line))
        except _Refusal as refusal:
            self._refusal = refusal

    def _take(self, message: Any) -> None:
        """Has the loop do what a message says."""
        if not isinstance(message, dict) or not isinstance(message.get("method"), str):
            raise _Refusal(-32600, "This is no request of JSON-RPC 2.0.")
        number = message.get("id")
        if isinstance(number, (int, str)) and not isinstance(number, bool):
            self._message = _Message(number, message["method"])
        match message["method"]:
            case "start":
                self.loop.call_soon(self._start, _object(message.get("params"), "params"))
            case "signal":
                self.loop.call_soon(self._tell, _object(message.get("params"), "params"))
            case method:
                raise _Refusal(-32601, f"No method has the name {method[:80]!r}.")

    def _start(self, params: dict[str, Any]) -> None:
        if params.get("protocol") != PROTOCOL:
            raise _Refusal(-32602, f"The phone speaks another version of the protocol than {PROTOCOL}.")
        seed = _read_value(int, params.get("seed"), "params.seed")
        facts = _read_value(Facts, params.get("facts"), "params.facts")
        random.seed(seed)
        phone = Phone(facts, seed)
        self.loop.uptime = phone.facts.uptime
        self._app = self._make(phone)

    def _tell(self, params: dict[str, Any]) -> None:
        if self._app is None:
            raise _Refusal(-32600, "The app was not started.")
        phone = self._app.phone
        told = _object(params.get("facts"), "params.facts")
        facts = _members(Facts, told, "params.facts", is_whole=False)
        signal = _object(params.get("signal"), "params.signal")
        kind = _read_value(str, signal.get("kind"), "params.signal.kind")
        name = "on_" + _snake(kind)
        handler = getattr(App, name, None)
        members = _members(handler, signal, "params.signal") if handler else {}
        # Nothing of a message that is refused is taken over.
        phone.facts = dataclasses.replace(phone.facts, **facts)
        self.loop.uptime = phone.facts.uptime
        if kind == "timerFired" and members["timer"] == self.TIMER:
            self._deadline = None
            return
        if handler is None:
            return
        try:
            told = getattr(self._app, name)(**members)
            if told is not None:
                self.loop.create_task(told)
        finally:
            phone._resolve(kind, members)

    # Answering.

    def _answer(self, message: _Message, wait: float | None) -> None:
        line = b""
        refusal, self._refusal = self._refusal, None
        if refusal is not None:
            self._failures.clear()
            error = {"code": refusal.code, "message": str(refusal)}
            self._writer.write(message.answer(error=error))
            self._writer.flush()
            return
        # A screen that cannot be shown, or something that cannot be written as JSON, is the app's failure too.
        if self._app is not None and not self._failures:
            try:
                line = message.answer(result=self._result(self._app, message, wait))
            except Exception as error:
                self._fail(error)
        if self._failures:
            line = message.answer(error={"code": -32000, "message": "; ".join(self._failures)})
            self._failures.clear()
        self._writer.write(line)
        self._writer.flush()

    def _result(self, app: App, message: _Message, wait: float | None) -> dict[str, Any]:
        result: dict[str, Any] = {}
        if message.method == "start":
            # What is asked for by now goes out with the answer to the first signal.
            result["protocol"] = PROTOCOL
        else:
            self._set_timer(wait, app.phone)
            result["requests"] = app.phone._requests
            app.phone._requests = []
        screen = _write(app.screen())
        if screen != self._shown:
            result["screen"] = self._shown = screen
        return result

    def _set_timer(self, wait: float | None, phone: Phone) -> None:
        deadline = None if wait is None else round(self.loop.time() + wait, 6)
        if deadline == self._deadline:
            return
        if wait is None:
            phone.cancel(self.TIMER)
        else:
            phone.schedule(self.TIMER, round(wait, 6))
        self._deadline = deadline


def _words(error: BaseException) -> str:
    """The exception, with the app's own line that it came from."""
    name = type(error).__name__
    words = f"{name}: {error}" if str(error) else name
    frames = traceback.extract_tb(error.__traceback__)
    library = (sysconfig.get_path("stdlib"), os.path.abspath(__file__))
    own = [frame for frame in frames if not os.path.abspath(frame.filename).startswith(library)]
    if not own:
        return words
    return f"{os.path.basename(own[-1].filename)}:{own[-1].lineno} in {own[-1].name}: {words}"


# Values on the line


@functools.lru_cache(maxsize=None)
def _camel(name: str) -> str:
    return re.sub("_([a-z0-9])", lambda found: found[1].upper(), name)


@functools.lru_cache(maxsize=None)
def _snake(name: str) -> str:
    return re.sub("[A-Z]", lambda found: "_" + found[0].lower(), name)


@functools.lru_cache(maxsize=None)
def _types(described: Any) -> dict[str, tuple[str, Any, bool]]:
    """The members of a class of data, or the arguments of a method, by their names on the line; whether they must be there."""
    hints = typing.get_type_hints(described)
    defaults = {name: given.default for name, given in inspect.signature(described).parameters.items()}
    return {
        _camel(name): (name, hint, defaults[name] is inspect.Parameter.empty)
        for name, hint in hints.items()
        if name != "return"
    }


def _object(value: Any, where: str) -> dict[str, Any]:
    """The value, which must be an object."""
    if not isinstance(value, dict):
        raise _Refusal(-32602, f"Expected an object for {where}.")
    return value


def _members(described: Any, value: Mapping[str, Any], where: str, is_whole: bool = True) -> dict[str, Any]:
    """Those members of an object that are known here."""
    members = {}
    for member, (name, kind, is_needed) in _types(described).items():
        if member in value:
            members[name] = _read_value(kind, value[member], f"{where}.{member}")
        elif is_needed and is_whole:
            raise _Refusal(-32602, f"{where}.{member} is missing.")
    return members


# What stands on the line for a type, and what it is called.
_PLAIN: dict[Any, tuple[tuple[type, ...], str]] = {
    str: ((str,), "a text"),
    bool: ((bool,), "true or false"),
    int: ((int,), "a whole number"),
    float: ((int, float), "a number"),
}


def _read_plain(kind: Any, value: Any, where: str) -> Any:
    """A text, a flag or a number."""
    found, words = _PLAIN[kind]
    # By the very type: to Python, True is a whole number as well.
    if type(value) not in found:
        raise _Refusal(-32602, f"Expected {words} for {where}.")
    if kind is not float:
        return value
    # Whole numbers on the line have no bounds.
    if not -sys.float_info.max <= value <= sys.float_info.max:
        raise _Refusal(-32602, f"Expected a smaller number for {where}.")
    return float(value)


def _read_value(kind: Any, value: Any, where: str) -> Any:
    """Makes what stands on the line into what the type says."""
    if kind in _PLAIN:
        return _read_plain(kind, value, where)
    if dataclasses.is_dataclass(kind):
        return typing.cast(Any, kind)(**_members(kind, _object(value, where), where))
    choices = typing.get_args(kind)
    match typing.get_origin(kind):
        case typing.Union | types.UnionType:
            return None if value is None else _read_value(choices[0], value, where)
        case origin if origin is tuple:
            if not isinstance(value, list):
                raise _Refusal(-32602, f"Expected a list for {where}.")
            return tuple(_read_value(choices[0], element, where) for element in value)
        case origin if origin is dict:
            return {name: _read_value(choices[1], one, where) for name, one in _object(value, where).items()}
    # One of several words: a newer phone may know more of them.
    return _read_value(str, value, where)


def _write(value: Any) -> Any:
    """Makes a value into what stands on the line; what is as it would be anyway is left out."""
    if dataclasses.is_dataclass(value):
        return {
            _camel(field.name): _write(member)
            for field in dataclasses.fields(value)
            if (member := getattr(value, field.name)) != field.default
        }
    if isinstance(value, (list, tuple)):
        return [_write(element) for element in value]
    return value
