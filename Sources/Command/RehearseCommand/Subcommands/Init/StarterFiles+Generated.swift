// swift-format-ignore-file
// Made from the files in Sources/Hosting/SDKs by their test, with REHEARSAL_RECORD=1.

/// The files that `rehearse init` writes.
enum StarterFiles {
  /// The settings.
  static let settings: StaticString = #"""
{
  "run": {"strict": true},
  "profiles": {
    "ci": {"run": {"format": ["progress", "junit:report.xml", "html:report.html"]}}
  }
}

"""#

  /// A feature about an app that comes along.
  static let firstFeature: StaticString = #"""
Feature: The first time a pet listing app is opened
  The app that is played here comes with rehearse. Change a line, and play again: rehearse run

  @ios @android
  Scenario: Who allows location sees the pets nearby
    Given the pet listing app is installed
    And the user is in Warsaw
    When the user opens the app
    And the user answers "allow"
    Then the last listing query has the device's coordinates
    And the listings are those near Warsaw, nearest first

  @ios @android
  Scenario: Who does not allow location sees listings all the same
    Given the pet listing app is installed
    And the user is in Warsaw
    When the user opens the app
    And the user answers "deny"
    Then within 30 seconds all listings are shown

"""#

  /// A feature about the app of a kit.
  static let appFeature: StaticString = #"""
Feature: Near me

  @ios @android
  Scenario: Who allows location is found
    Given the app "Near me" is installed
    And location permission is while using
    And the user is at 52.2297, 21.0122
    When the user opens the app
    And the user taps "Find me"
    Then within 20 seconds the screen shows "You are at 52.2297, 21.0122."

  @ios @android
  Scenario: Who does not allow location is told so
    Given the app "Near me" is installed
    And location permission is denied
    When the user opens the app
    And the user taps "Find me"
    Then within 25 seconds the screen shows "You were not found."

  @ios @android
  Scenario: The last place is there again after a restart
    Given the app "Near me" is installed
    And location permission is while using
    And the user is at 52.2297, 21.0122
    When the user opens the app
    And the user taps "Find me"
    Then within 20 seconds the screen shows "You are at 52.2297, 21.0122."
    When the system ends the app
    And the user opens the app
    Then the screen shows "You were at 52.2297, 21.0122."

"""#

  /// What the app says to iOS.
  static let infoPlist: StaticString = #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>NSLocationWhenInUseUsageDescription</key>
	<string>To show where you are.</string>
</dict>
</plist>

"""#

  /// What the app says to Android.
  static let androidManifest: StaticString = #"""
<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.nearme">
    <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
    <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
    <application android:label="Near me" />
</manifest>

"""#

  /// How the app in Python is started.
  static let pythonDescription: StaticString = #"""
{
  "name": "Near me",
  "command": ["python3", "near_me.py"],
  "infoPlist": "Info.plist",
  "androidManifest": "AndroidManifest.xml"
}

"""#

  /// The app in Python.
  static let pythonApp: StaticString = #"""
"""An app that says where its user is, and remembers it."""

import rehearsal
from rehearsal import Control, Screen


class NearMe(rehearsal.App):
    def __init__(self, phone: rehearsal.Phone) -> None:
        super().__init__(phone)
        # What was stored outlives the process, which the phone may end at any time.
        spot = phone.facts.storage.get("spot")
        self.message = f"You were at {spot}." if spot else "Nowhere yet."

    def screen(self) -> Screen:
        return Screen("Near me", message=self.message, controls=[Control("Find me")])

    async def on_tapped(self, label: str) -> None:
        try:
            fix = await self.phone.request_fix(timeout=20)
        except rehearsal.LocationFailed:
            self.message = "You were not found."
            return
        spot = f"{fix.position.latitude:.4f}, {fix.position.longitude:.4f}"
        self.message = f"You are at {spot}."
        self.phone.store("spot", spot)


if __name__ == "__main__":
    rehearsal.run(NearMe)

"""#

  /// The library for Python.
  static let pythonLibrary: StaticString = #"""
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

Told = Coroutine[Any, Any, None] | None
"""What an ``on_…`` method returns: nothing, or, where it is ``async``, what is to be run."""


# MARK: Generated: objects. Regenerated by swift test from the declaration of the protocol; do not edit.

AndroidPermission = Literal["coarse", "fine", "background"]
"""A permission of Android."""


@dataclass(frozen=True)
class Facts:
    """What the app can read at any moment without asking and waiting."""

    platform: Literal["iOS", "android"]
    """The platform."""
    permission: Permission
    """The permission; on iOS also when Location Services are off, then as denied (I-05)."""
    should_explain_permission: bool
    """Whether Android advises to explain the permission before asking (A-21)."""
    location_services_enabled: bool
    """Whether the device's Location Services switch is on (I-06, A-56)."""
    network_location_enabled: bool
    """Whether networks tell where the phone is, which Android's user can switch off (A-81)."""
    is_saving_power: bool
    """Whether the phone saves energy (I-76, A-46)."""
    battery_use: Literal["unrestricted", "optimized", "restricted"]
    """How the user lets the app use the battery out of sight (A-77, A-82); optimized on iOS."""
    standby_bucket: Literal["active", "workingSet", "frequent", "rare", "restricted"]
    """How often the app is used, by which Android bounds its work (A-76); active on iOS."""
    is_paused_if_unused: bool
    """Whether Android takes the app's permissions and stops it if nobody uses it for months (A-59, A-82)."""
    app_version: str
    """The version of the app, which an update raises (I-105, A-79)."""
    background_refresh_enabled: bool
    """Whether the app may be refreshed in the background (I-75)."""
    notifications_enabled: bool
    """Whether the user lets the app show notifications; where not, what it posts is not seen."""
    notification_permission: Literal["notDetermined", "denied", "authorized", "provisional"]
    """The permission for notifications; Android tells only denied and authorized (I-98, A-71)."""
    should_explain_notifications: bool
    """Whether Android advises to explain what notifications are for before asking (A-21)."""
    background_time_left: float | None
    """How long background tasks alone may still keep the app running (I-52); None in front, where something else does,
    and on Android. In seconds."""
    awaited_notifications: tuple[str, ...]
    """The ids of the notifications that are to come, in the order in which the app asked for them; iOS only."""
    shown_notifications: tuple[str, ...]
    """The ids of the app's notifications that the user can see, in the order in which they came."""
    is_online: bool
    """Whether the phone has a network."""
    uptime: float
    """The time since the phone started; the only clock that durations may be measured with. In seconds."""
    wall_clock: WallTime
    """What the phone's clock shows."""
    language: str
    """The language of the phone, as a code such as "en" or "pl"."""
    may_set_exact_alarms: bool
    """Whether the app may set exact alarms (A-74)."""
    boot_count: int
    """How many times the phone has been started; uptimes compare only within one start."""
    previous_exit: Literal["killedBySystem", "closedByUser", "forceStopped", "crashed", "permissionRevoked", "updated"] | None
    """Why the process before this one ended; None on iOS."""
    previous_exit_at: WallTime | None
    """When it ended."""
    battery: Battery
    """The battery."""
    storage_free_bytes: int | None
    """How many bytes the app can still store; None where there is no bound to speak of."""
    audio_position: float | None
    """Where the playback is; None where no file is loaded. In seconds."""
    storage_is_readable: bool
    """Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69)."""
    storage: dict[str, str]
    """What the app has stored in the phone's durable storage."""


@dataclass(frozen=True)
class Permission:
    """The permission to use location; status and accuracy always come together (I-32)."""

    status: Literal["notDetermined", "restricted", "denied", "whenInUse", "always"]
    """The authorization status."""
    accuracy: Literal["full", "reduced"] = "full"
    """The accuracy that the user allows; meaningless until the status allows location (I-41)."""

    # By hand: Permission.
    @property
    def allows_location(self) -> bool:
        """Whether the app may know where the phone is, at least while it is in use."""
        return self.status in ("whenInUse", "always")
    # End of what is by hand.


@dataclass(frozen=True)
class WallTime:
    """A reading of the phone's clock, which the user can set."""

    milliseconds_since_1970: int
    """Milliseconds since 1970-01-01 00:00 UTC."""
    zone_offset_seconds: int = 0
    """The time zone's offset from UTC in seconds, positive to the east."""

    # By hand: WallTime.
    def datetime(self) -> datetime:
        """The same as a ``datetime`` in the phone's time zone."""
        zone = timezone(timedelta(seconds=self.zone_offset_seconds))
        return datetime.fromtimestamp(0, zone) + timedelta(milliseconds=self.milliseconds_since_1970)
    # End of what is by hand.


@dataclass(frozen=True)
class Battery:
    """The battery."""

    percentage: int
    """The charge."""
    is_charging: bool = False
    """Whether the phone is connected to power."""


@dataclass(frozen=True)
class Fix:
    """One position report of the location receiver."""

    position: Position
    """Where the phone is."""
    accuracy_meters: int
    """The radius within which the phone believes itself to be; a negative one says that the position is not valid."""
    timestamp: WallTime
    """When it was measured; a cached fix keeps its true time (I-92)."""
    speed_millimeters_per_second: int | None = None
    """How fast the phone was; left out where the receiver cannot tell."""
    course_degrees: int | None = None
    """Which way it moved, from north; left out where the receiver cannot tell."""
    altitude_meters: int | None = None
    """How high above the sea it was; left out where the receiver cannot tell."""
    age: float = 0
    """How long before its delivery it was measured. In seconds."""
    is_simulated: bool = False
    """Whether software has made it up, as a mock app does (I-108, A-80)."""
    is_from_accessory: bool = False
    """Whether something that is connected to the phone has measured it (I-108); iOS only."""


@dataclass(frozen=True)
class Position:
    """A place on the earth."""

    latitude: float
    """Positive to the north. In degrees."""
    longitude: float
    """Positive to the east. In degrees."""


@dataclass(frozen=True)
class Visit:
    """A stay of the phone at one place (I-45)."""

    position: Position
    """Where the stay was."""
    accuracy_meters: int
    """The accuracy of the position."""
    arrival: WallTime
    """When the phone came."""
    departure: WallTime | None = None
    """When it left; left out while it is there."""


@dataclass(frozen=True)
class UpdateRequest:
    """A request for locations one after the other, until it is stopped."""

    interface: Literal["standard", "live"] = "standard"
    """Which of iOS's two interfaces the app uses; Android has one."""
    desired_accuracy_meters: int = 10
    """How accurate the app wants the positions: from 100 on they come from networks (I-109, A-63)."""
    distance_filter: float = 0
    """How far the phone must move before the next position is delivered (I-93); 0 delivers all. In metres."""
    interval: float | None = None
    """How often positions are wanted; left out, it is left to the platform, as on iOS always. In seconds."""
    allows_background: bool = False
    """Whether updates go on in the background (I-50, I-51); iOS only."""
    shows_background_indicator: bool = False
    """Whether the indicator is shown with the Always permission too (I-64); iOS only."""
    pauses_automatically: bool = True
    """Whether the platform may pause updates while the phone rests (I-60); iOS only."""


@dataclass(frozen=True)
class Region:
    """A circle on the earth that the app wants watched."""

    id: str
    """The app's name for it; a second region of the name replaces the first (I-80)."""
    center: Position
    """The middle of the circle."""
    radius: float
    """Its radius. In metres."""
    notifies_on_entry: bool = True
    """Whether entering is reported."""
    notifies_on_exit: bool = True
    """Whether leaving is reported."""
    dwell: float | None = None
    """How long the phone must stay inside until that is reported (A-52); Android only. In seconds."""
    triggers_when_inside: bool = True
    """Whether being inside at the start counts as entering (A-52); Android only."""
    is_condition: bool = False
    """Whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only."""


@dataclass(frozen=True)
class DeferredWork:
    """Work that the app leaves to its platform to start later (I-95, A-68)."""

    name: str
    """The name by which the app knows it; work of the same name is replaced."""
    duration: Literal["refresh", "processing"] = "processing"
    """refresh: half a minute on iOS; processing: some minutes."""
    needs_network: bool = False
    """Whether it waits for a network."""
    needs_charging: bool = False
    """Whether it waits for the phone to be connected to power."""
    earliest: float = 0
    """How long it waits at least. In seconds."""


@dataclass(frozen=True)
class Alarm:
    """A moment at which Android wakes or starts the app (A-74)."""

    name: str
    """The name by which the app knows it; an alarm of the same name is replaced."""
    delay: float
    """How long it takes until it rings. In seconds."""
    is_exact: bool = False
    """Whether it rings at that very moment, which the user may have to allow."""
    rings_in_doze: bool = False
    """Whether it rings while the phone rests too, though not often (A-72)."""


@dataclass(frozen=True)
class ServerRequest:
    """A request to the app's server."""

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    """What the request does, in HTTP's words."""
    path: str
    """The path, beginning with a slash."""
    query: Sequence[QueryItem] = ()
    """The query items, in the order in which they are written."""
    body: str = ""
    """The body."""
    idempotency_key: str | None = None
    """The key by which the server recognizes a repeated request."""
    timeout: float = 60
    """How long the app waits for the answer. In seconds."""
    sent_at_milliseconds: int | None = None
    """When it was sent by the phone's clock, in milliseconds since 1970, as a header says it."""
    authorization: str | None = None
    """Who asks, as the token of the header says it."""
    is_clear: bool = False
    """Whether it goes over plain HTTP; the platforms let no such request through."""
    id: int | None = None
    """The number by which the app recognizes the answer; unique within one process, and for a transfer also beyond
    it."""


@dataclass(frozen=True)
class QueryItem:
    """A name and a value of the query part of an address."""

    name: str
    """The part before the equals sign."""
    value: str
    """The part after it."""


@dataclass(frozen=True)
class AppNotification:
    """A notification that the app shows outside itself."""

    id: str
    """What identifies it; a second one with the same id replaces the first."""
    title: str
    """The first line."""
    text: str
    """The text under it."""
    is_ongoing: bool = False
    """Whether it stays until the app withdraws it."""
    delay: float = 0
    """How long the platform waits before it shows it, with or without a process; iOS only. In seconds."""
    region: Region | None = None
    """The region whose boundary, when the user crosses it, shows it instead; iOS only."""


@dataclass(frozen=True)
class AudioFile:
    """A sound file that the app has fetched."""

    id: str
    """What identifies the file."""
    title: str
    """What the user reads on the player."""
    length: float
    """How long it plays. In seconds."""


@dataclass(frozen=True)
class AudioSession:
    """How the app's sound gets along with that of others (I-97, A-70)."""

    mixing: Literal["exclusive", "mixWithOthers", "duckOthers"] = "exclusive"
    """What becomes of others' sound while the app plays."""
    is_speech: bool = False
    """Whether the app plays speech, which is interrupted where other sound would be lowered."""


@dataclass(frozen=True)
class Screen:
    """Everything that the app shows."""

    title: str
    """The heading."""
    badges: Sequence[Badge] = ()
    """Short labels beside the heading."""
    progress: str | None = None
    """What is going on, as the user reads it while waiting."""
    message: str | None = None
    """A sentence that tells the user something."""
    toast: str | None = None
    """A short note that is shown for a moment."""
    metrics: Sequence[Metric] = ()
    """Figures such as the elapsed time."""
    map: MapView | None = None
    """The map."""
    player: PlayerView | None = None
    """The audio player."""
    items: Sequence[ListItem] = ()
    """The rows of the list."""
    fields: Sequence[TextField] = ()
    """What the user can write into."""
    controls: Sequence[Control] = ()
    """What the user can tap."""
    can_pull_to_refresh: bool = False
    """Whether the list can be pulled down."""
    dialog: Dialog | None = None
    """The dialog above everything else."""


@dataclass(frozen=True)
class Badge:
    """A short label beside the heading."""

    label: str
    """What the user reads."""
    color: Literal["gray", "green", "yellow", "red", "blue"] = "gray"
    """The colour behind it."""


@dataclass(frozen=True)
class Metric:
    """A figure under a label: either "text" or "time"."""

    label: str
    """What the figure tells."""
    text: str | None = None
    """A text that stands until the app changes it."""
    time: RunningTime | None = None
    """A time, shown as HH:MM:SS."""


@dataclass(frozen=True)
class RunningTime:
    """A time that stands, or goes on by itself."""

    base: float
    """The time when it last began to run, or at which it stands. In seconds."""
    running_since: float | None = None
    """The uptime of the phone at which it began to run; left out while it stands. In seconds."""


@dataclass(frozen=True)
class MapView:
    """A map on the screen."""

    marker: Position | None = None
    """Where the marker of the user stands."""
    lines: Sequence[Sequence[Position]] = ()
    """The travelled route, one line for each stretch without a gap."""
    points: Sequence[MapPoint] = ()
    """The points that can be tapped."""
    circles: Sequence[MapCircle] = ()
    """The circles."""
    camera: Camera | None = None
    """What the map shows; left out, the platform decides."""
    marker_title: str = ""
    """What stands beside the marker."""
    colored_lines: Sequence[MapLine] = ()
    """Lines in colours of their own."""
    marker_color: Literal["gray", "green", "yellow", "red", "blue"] | None = None
    """The colour of the marker; left out, the platform draws it in blue."""


@dataclass(frozen=True)
class MapPoint:
    """A point on the map that can be tapped."""

    number: int
    """The number by which the app knows it; unique within the map."""
    position: Position
    """Where it is."""
    is_faint: bool = False
    """Whether it is drawn as less trustworthy than the others."""
    title: str = ""
    """What stands beside it."""
    detail: str = ""
    """What stands under that."""
    color: Literal["gray", "green", "yellow", "red", "blue"] | None = None
    """The colour of its pin; left out, the platform decides."""


@dataclass(frozen=True)
class MapCircle:
    """A circle on the map."""

    center: Position
    """Its middle."""
    radius: float
    """Its radius. In metres."""
    style: Literal["gray", "pulsingOrange", "checkedGreen"]
    """How it is drawn."""


@dataclass(frozen=True)
class Camera:
    """The part of the earth that the map shows."""

    center: Position
    """The middle of the map."""
    zoom: int
    """0 is the earth, 16 a few streets."""


@dataclass(frozen=True)
class MapLine:
    """A line in a colour of its own, such as a street with its traffic."""

    positions: Sequence[Position]
    """Where it leads along."""
    color: Literal["gray", "green", "yellow", "red", "blue"]
    """Its colour."""
    title: str = ""
    """What stands beside it."""


@dataclass(frozen=True)
class PlayerView:
    """An audio player: one button, play or pause, and a bar that can be dragged."""

    title: str
    """What is played."""
    length: float
    """How long it plays. In seconds."""
    position: RunningTime
    """Where the playback is."""
    is_playing: bool
    """Whether it plays, so that the button is a pause button."""


@dataclass(frozen=True)
class ListItem:
    """One row of a list."""

    title: str
    """The first line."""
    detail: str = ""
    """The second line."""
    is_tappable: bool = False
    """Whether a tap on the row does something."""


@dataclass(frozen=True)
class TextField:
    """Something that the user can write into."""

    label: str
    """What is to be written."""
    text: str = ""
    """What stands there."""


@dataclass(frozen=True)
class Control:
    """Something that the user can tap."""

    label: str
    """What the user reads."""
    is_enabled: bool = True
    """Whether a tap does anything now."""


@dataclass(frozen=True)
class Dialog:
    """A dialog above the screen, which keeps taps from what lies under it."""

    title: str
    """The heading."""
    message: str = ""
    """The explanation under it."""
    buttons: Sequence[str] = dataclasses.field(kw_only=True)
    """The labels of its buttons."""

# MARK: End of what is generated.


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

    # MARK: Generated: signals. Regenerated by swift test from the declaration of the protocol; do not edit.

    # Lifecycle

    def on_launched(
        self, reason: Literal["user", "location", "geofence", "boot", "message", "notification", "service", "work",
        "transfers", "lockedBoot", "motion", "clock", "alarm", "language", "prewarming", "update"]
    ) -> Told:
        """The process has started; the app remembers nothing but what it stored.

        ``reason``: Why the platform started it.
        """

    def on_became_active(self) -> Told:
        """The app is in front and receives the user's touches."""

    def on_will_resign_active(self) -> Told:
        """Something is about to cover the app (I-21)."""

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

    # Authorization

    def on_authorization_changed(self, permission: Permission) -> Told:
        """The permission changed, or a new process learns it for the first time (I-27, I-28, I-31); iOS only.

        ``permission``: The permission now.
        """

    def on_permission_request_finished(self, granted: tuple[AndroidPermission, ...] | None) -> Told:
        """A permission request of this app ended (A-05, A-18); Android only.

        ``granted``: Which of the requested permissions are granted now; None for a request that was interrupted.
        """

    def on_temporary_full_accuracy_finished(self, prompt_declined: bool) -> Told:
        """A request for temporary full accuracy ended, declined or not (I-46, I-47); iOS only.

        ``prompt_declined``: Whether the user was asked and declined.
        """

    # Location and motion

    def on_fix(self, fix: Fix) -> Told:
        """A position arrived. ``fix``: The position."""

    def on_location_failed(self, failure: Literal["locationUnknown", "denied"]) -> Told:
        """A position was asked for and could not be given (I-89, I-91).

        ``failure``: Whether it may work later, or the app is not allowed to know.
        """

    def on_updates_paused(self) -> Told:
        """The platform paused the updates because the phone rests (I-58, I-60); iOS only."""

    def on_updates_resumed(self) -> Told:
        """The updates go on after a pause (I-58); iOS only."""

    def on_location_availability_changed(self, is_available: bool) -> Told:
        """Whether locations can be had now changed (A-56); Android only. ``is_available``: Whether they can."""

    def on_visited(self, visit: Visit) -> Told:
        """The phone came to stay somewhere, or left (I-45); iOS only. ``visit``: The stay."""

    def on_turn_location_on_finished(self, is_on: bool) -> Told:
        """The user answered whether to turn the device's location on (A-57); Android only.

        ``is_on``: Whether it is on now.
        """

    def on_motion_changed(self, motion: Literal["unknown", "stationary", "walking", "driving"]) -> Told:
        """The motion sensors judge the movement differently than before, or for the first time.

        ``motion``: How they judge it.
        """

    # Region events

    def on_region_entered(self, id: str, fix: Fix | None = None) -> Told:
        """The phone entered the region.

        ``id``: The region's id.
        ``fix``: The position that triggered it; Android only.
        """

    def on_region_exited(self, id: str, fix: Fix | None = None) -> Told:
        """The phone left the region. ``id``: The region's id. ``fix``: The position that triggered it; Android only."""

    def on_region_dwelled(self, id: str, fix: Fix | None = None) -> Told:
        """The phone stayed in the region (A-52); Android only.

        ``id``: The region's id.
        ``fix``: The position that triggered it.
        """

    def on_region_state(self, id: str, state: Literal["unknown", "inside", "outside"]) -> Told:
        """Where the phone is with regard to the region (I-84); iOS only.

        ``id``: The region's id.
        ``state``: Where it is.
        """

    def on_region_failed(self, id: str, failure: Literal["tooMany", "tooLarge", "denied", "unavailable"]) -> Told:
        """The region is not watched (I-78 to I-86, A-51, A-55). ``id``: The region's id. ``failure``: Why."""

    # Services, servers and work

    def on_foreground_service_failed(self, failure: Literal["startNotAllowed", "securityException"]) -> Told:
        """The foreground service did not start (A-42, A-43); Android only. ``failure``: Why."""

    def on_boot_completed(self) -> Told:
        """The phone had been started while the app could not be told (A-49); Android only."""

    def on_response(self, id: int, status: int, body: str = "") -> Told:
        """A server answered the request.

        ``id``: The request's id.
        ``status``: The HTTP status.
        ``body``: The body as it came over the wire; it need not be well formed.
        """

    def on_request_failed(self, id: int, failure: Literal["offline", "timedOut", "connectionLost"]) -> Told:
        """The request got no answer.

        ``id``: The request's id.
        ``failure``: Why; where the connection was lost, the server may have done its work.
        """

    def on_transfers_finished(self) -> Told:
        """All background transfers are done (I-94); iOS only."""

    def on_connectivity_changed(self, is_online: bool) -> Told:
        """The phone lost or found a network. ``is_online``: Whether it has one now."""

    def on_work_started(self, name: str) -> Told:
        """The platform starts deferred work; the app says when it is finished (I-95, A-68).

        ``name``: The work's name.
        """

    def on_work_expired(self, name: str) -> Told:
        """The time for the work or background task is over; the app should stop it. ``name``: The work's name."""

    def on_alarm_rang(self, name: str) -> Told:
        """An alarm of the app rings (A-74); Android only. ``name``: The alarm's name."""

    def on_notification_due(self, id: str) -> Told:
        """A notification is due with the app in front, and not shown unless it is posted now; iOS only.

        ``id``: The notification's name.
        """

    def on_notification_tapped(self, id: str) -> Told:
        """The user tapped a notification, which brings the app to the front. ``id``: The notification's name."""

    def on_notification_request_finished(self, is_allowed: bool) -> Told:
        """The app's request to notify ended, with a question or without (I-98, A-71).

        ``is_allowed``: Whether what the app posts is seen.
        """

    def on_push_received(self, data: str) -> Told:
        """A push of the app's server arrived (I-103, A-43). ``data``: What the server put into it."""

    # Audio

    def on_audio_finished(self) -> Told:
        """The playback has reached the end of the file."""

    def on_audio_interrupted(self) -> Told:
        """Something else has the loudspeaker, such as a call (I-97, A-70)."""

    def on_audio_interruption_ended(self, should_resume: bool) -> Told:
        """The loudspeaker is free again (I-97). ``should_resume``: Whether the app should go on."""

    def on_audio_lost(self) -> Told:
        """Another app has the loudspeaker for good (A-70); Android only."""

    def on_headphones_unplugged(self) -> Told:
        """The headphones are gone; an app is expected to pause (I-97, A-70)."""

    # Device and time

    def on_battery_changed(self, battery: Battery) -> Told:
        """The charge fell or rose by a percent, or power was connected or taken away. ``battery``: The battery now."""

    def on_power_saving_changed(self, is_on: bool) -> Told:
        """The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46).

        ``is_on``: Whether it saves energy now.
        """

    def on_storage_failed(self, key: str) -> Told:
        """What was to be stored was not, as the storage is full. ``key``: The key."""

    def on_storage_locked(self, key: str) -> Told:
        """What was to be changed was not, as the phone waits for its first unlock (I-96, A-69). ``key``: The key."""

    def on_storage_unlocked(self) -> Told:
        """Storage can be read from now on (I-96, A-69)."""

    def on_clock_changed(self, change: Literal["set", "newDay", "summerTime", "zone"]) -> Told:
        """The phone's clock was set, or shows a new day, summer time or another zone (I-100, A-74).

        ``change``: What has changed.
        """

    def on_language_changed(self, language: str) -> Told:
        """The user has chosen another language (A-74); Android only.

        ``language``: The language, as a code such as "pl".
        """

    def on_timer_fired(self, timer: str) -> Told:
        """The app's timer has run out. ``timer``: Its name."""

    # The user

    def on_tapped(self, label: str) -> Told:
        """The user tapped the control, the row or the dialog's button. ``label``: Its label."""

    def on_tapped_point(self, number: int) -> Told:
        """The user tapped the point of the map. ``number``: Its number."""

    def on_entered(self, text: str, field: str) -> Told:
        """The user has put a text into the field, in the place of what stood there.

        ``text``: The text.
        ``field``: The field's label.
        """

    def on_tapped_play(self) -> Told:
        """The user tapped the player's button while nothing played."""

    def on_tapped_pause(self) -> Told:
        """The user tapped the player's button while it played."""

    def on_dragged_player(self, to: float) -> Told:
        """The user dragged the bar of the player. ``to``: The time of the file. In seconds."""

    def on_pulled_to_refresh(self) -> Told:
        """The user pulled the list down."""

    # MARK: End of what is generated.


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

    # What is waited for.

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

    async def request_fix(self, timeout: float, desired_accuracy_meters: int | None = None) -> Fix:
        """Asks for one position and waits for it; raises ``LocationFailed``. A second request replaces the first.

        From 100 metres on networks tell it, and without a wish it is to be accurate to ten (I-109, A-63).
        """
        self._ask("requestFix", timeout=timeout, desiredAccuracyMeters=desired_accuracy_meters)
        return await self._next(self._fixes)

    async def send(self, request: ServerRequest) -> Response:
        """Sends a request to the app's server and waits for the answer; raises ``RequestFailed``.

        Requests are numbered here, from 1,000,000,001 on, and taken back when the task that waits is cancelled.
        The numbers of ``transfer`` are the app's own, and lower, as the answer may come to a later process.
        """
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

    # MARK: Generated: requests. Regenerated by swift test from the declaration of the protocol; do not edit.

    # Permission, location and motion

    def start_updates(self, updates: UpdateRequest = UpdateRequest()) -> None:
        """Starts locations one after the other; a second request replaces the first."""
        self._ask("startUpdates", updates=updates)

    def stop_updates(self) -> None:
        """Stops them, and a request for one fix (I-62)."""
        self._ask("stopUpdates")

    def start_significant_changes(self) -> None:
        """Starts coarse, rare locations that can wake the app (I-88); iOS only."""
        self._ask("startSignificantChanges")

    def stop_significant_changes(self) -> None:
        """Stops them (I-88); iOS only."""
        self._ask("stopSignificantChanges")

    def start_visits(self) -> None:
        """Starts reports of stays at one place (I-45); iOS only."""
        self._ask("startVisits")

    def stop_visits(self) -> None:
        """Stops them (I-45); iOS only."""
        self._ask("stopVisits")

    def start_motion_updates(self) -> None:
        """Starts reports of how the phone moves."""
        self._ask("startMotionUpdates")

    def stop_motion_updates(self) -> None:
        """Stops them."""
        self._ask("stopMotionUpdates")

    def ask_to_turn_location_on(self) -> None:
        """Asks the user to turn the device's location on (A-57); Android only."""
        self._ask("askToTurnLocationOn")

    # Regions

    def monitor(self, region: Region) -> None:
        """Watches a region."""
        self._ask("monitor", region=region)

    def stop_monitoring(self, id: str) -> None:
        """Stops watching the region. ``id``: Which one."""
        self._ask("stopMonitoring", id=id)

    def request_region_state(self, id: str) -> None:
        """Asks where the phone is with regard to the region (I-84); iOS only. ``id``: Which one."""
        self._ask("requestRegionState", id=id)

    # Services and work

    def create_location_manager(self) -> None:
        """Creates a further location manager, which is told the permission on its own (I-27, I-29); iOS only."""
        self._ask("createLocationManager")

    def start_service_session(self, session: Literal["whenInUse", "always"]) -> None:
        """Starts a session that asks for what it declares, again and again where needed (I-25); iOS only.

        ``session``: What it declares.
        """
        self._ask("startServiceSession", session=session)

    def end_service_session(self) -> None:
        """Ends that session (I-25); iOS only."""
        self._ask("endServiceSession")

    def start_background_session(self) -> None:
        """Starts or rejoins a session that keeps the app in use in the background (I-57); iOS only."""
        self._ask("startBackgroundSession")

    def end_background_session(self) -> None:
        """Ends that session (I-57); iOS only."""
        self._ask("endBackgroundSession")

    def start_foreground_service(self) -> None:
        """Starts a foreground service of type location, with its notification (A-41); Android only."""
        self._ask("startForegroundService")

    def stop_foreground_service(self) -> None:
        """Stops it (A-41); Android only."""
        self._ask("stopForegroundService")

    def ask_for_notifications(self, provisional: bool = False) -> None:
        """Asks the user whether the app may notify, once on iOS and twice on Android (I-98, A-71).

        ``provisional``: Whether notifications are to come quietly, which nobody is asked about; iOS only.
        """
        self._ask("askForNotifications", provisional=provisional)

    def register_for_pushes(self) -> None:
        """Registers the app for the pushes of its server, until it is removed (I-103, A-43)."""
        self._ask("registerForPushes")

    def defer_work(self, work: DeferredWork) -> None:
        """Leaves work to the platform, which starts it later (I-95, A-68)."""
        self._ask("deferWork", work=work)

    def cancel_work(self, name: str) -> None:
        """Takes deferred work back. ``name``: Which one."""
        self._ask("cancelWork", name=name)

    def finish_work(self, name: str, result: Literal["succeeded", "retry"]) -> None:
        """Says that deferred work, which was started, is over. ``name``: Which one. ``result``: How it ended."""
        self._ask("finishWork", name=name, result=result)

    def set_alarm(self, alarm: Alarm) -> None:
        """Has Android wake or start the app after a while (A-74); Android only."""
        self._ask("setAlarm", alarm=alarm)

    def cancel_alarm(self, name: str) -> None:
        """Takes an alarm back. ``name``: Which one."""
        self._ask("cancelAlarm", name=name)

    def begin_background_task(self, name: str) -> None:
        """Lets the app go on for a while after it has left the front, to end what it is at (I-52); iOS only.

        ``name``: Which one.
        """
        self._ask("beginBackgroundTask", name=name)

    def end_background_task(self, name: str) -> None:
        """Says that it has ended that; whoever does not, and is told of the time's end, is ended (I-52); iOS only.

        ``name``: Which one.
        """
        self._ask("endBackgroundTask", name=name)

    # Servers, timers and storage

    def transfer(self, request: ServerRequest) -> None:
        """Hands a request to the system, which performs it also while the app does not run (A-68, I-94); iOS only."""
        self._ask("transfer", request=request)

    def cancel_send(self, id: int) -> None:
        """Stops waiting for the answer. ``id``: The request's id."""
        self._ask("cancelSend", id=id)

    def schedule(self, timer: str, after: float) -> None:
        """Fires the timer once; a timer of the same name is replaced.

        ``timer``: Its name.
        ``after``: In how long. In seconds.
        """
        self._ask("schedule", timer=timer, after=after)

    def cancel(self, timer: str) -> None:
        """Cancels the timer. ``timer``: Which one."""
        self._ask("cancel", timer=timer)

    def store(self, key: str, value: str) -> None:
        """Writes a value to the phone's durable storage. ``key``: Under which key. ``value``: What."""
        self._ask("store", key=key, value=value)

    def append(self, key: str, line: str) -> None:
        """Adds a line to what durable storage holds under the key.

        ``key``: Under which key.
        ``line``: The line, without its end.
        """
        self._ask("append", key=key, line=line)

    def delete(self, key: str) -> None:
        """Deletes what durable storage holds under the key. ``key``: Which one."""
        self._ask("delete", key=key)

    # Notifications, audio and other apps

    def post(self, notification: AppNotification) -> None:
        """Shows a notification; one with the same id is replaced."""
        self._ask("post", notification=notification)

    def withdraw(self, id: str) -> None:
        """Takes the notification away. ``id``: Which one."""
        self._ask("withdraw", id=id)

    def load_audio(self, file: AudioFile) -> None:
        """Makes the player ready to play the file from its beginning."""
        self._ask("loadAudio", file=file)

    def set_audio_session(self, session: AudioSession) -> None:
        """Arranges how the app's sound gets along with that of others (I-97, A-70)."""
        self._ask("setAudioSession", session=session)

    def play_audio(self) -> None:
        """Plays the loaded file from where the playback is."""
        self._ask("playAudio")

    def pause_audio(self) -> None:
        """Halts the playback where it is."""
        self._ask("pauseAudio")

    def seek_audio(self, to: float) -> None:
        """Sets the playback to a time of the file. ``to``: The time. In seconds."""
        self._ask("seekAudio", to=to)

    def release_audio(self) -> None:
        """Stops the playback and lets the file and the player go."""
        self._ask("releaseAudio")

    def open(self, address: str) -> None:
        """Hands an address to the app that it belongs to, such as tel: or geo:. ``address``: The address."""
        self._ask("open", address=address)

    def open_settings(self) -> None:
        """Opens this app's page in the Settings app."""
        self._ask("openSettings")

    # MARK: End of what is generated.

    # Behind the scenes.

    def _ask(self, kind: str, **members: Any) -> None:
        self._requests.append({"kind": kind} | {name: _write(m) for name, m in members.items() if m is not None})
        storage = self.facts.storage
        match kind:
            case "store":
                storage[members["key"]] = members["value"]
            case "append":
                storage[members["key"]] = storage.get(members["key"], "") + members["line"] + "\n"
            case "delete":
                storage.pop(members["key"], None)

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

"""#

  /// How the app in JavaScript is started.
  static let nodeDescription: StaticString = #"""
{
  "name": "Near me",
  "command": ["node", "near-me.mjs"],
  "infoPlist": "Info.plist",
  "androidManifest": "AndroidManifest.xml"
}

"""#

  /// The app in JavaScript.
  static let nodeApp: StaticString = #"""
// An app that says where its user is, and remembers it.
import { run } from "./rehearsal.mjs";

class NearMe {
  constructor(phone) {
    this.phone = phone;
    // What was stored outlives the process, which the phone may end at any time.
    const spot = phone.facts.storage.spot;
    this.message = spot ? `You were at ${spot}.` : "Nowhere yet.";
  }

  screen() {
    return { title: "Near me", message: this.message, controls: [{ label: "Find me" }] };
  }

  tapped() {
    this.phone.requestFix({ timeout: 20 });
  }

  fix({ fix: { position } }) {
    const spot = `${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}`;
    this.message = `You are at ${spot}.`;
    this.phone.store({ key: "spot", value: spot });
  }

  locationFailed() {
    this.message = "You were not found.";
  }
}

run((phone) => new NearMe(phone));

"""#

  /// The library for JavaScript.
  static let nodeLibrary: StaticString = #"""
/**
 * Lets a JavaScript app run under Rehearsal's simulated phone, in a process of its own.
 *
 * The app is an object with a method for each signal that it wants to hear, named as in the protocol, and `screen()`,
 * which returns all that it shows. What it wants of the platform it asks of the phone:
 *
 *     import { run } from "./rehearsal.mjs";
 *
 *     class NearMe {
 *       constructor(phone) {
 *         this.phone = phone;
 *         this.message = phone.facts.storage.spot ?? "Nowhere yet.";
 *       }
 *       screen() {
 *         return { title: "Near me", message: this.message, controls: [{ label: "Find me" }] };
 *       }
 *       tapped({ label }) {
 *         if (label === "Find me") this.phone.requestFix({ timeout: 10 });
 *       }
 *       async fix({ fix: { position } }) {
 *         this.message = `You are at ${position.latitude}, ${position.longitude}`;
 *         this.phone.store({ key: "spot", value: this.message });
 *         await new Promise((done) => setTimeout(done, 60_000)); // a minute of the phone
 *         this.message = `You were at ${position.latitude}, ${position.longitude}`;
 *       }
 *     }
 *
 *     run((phone) => new NearMe(phone));
 *
 * `app.json` names the program: { "name": "Near me", "command": ["node", "near-me.mjs"], "infoPlist": "Info.plist" }.
 *
 * From `run` on, time is the phone's: `Date` (in the phone's zone), `performance`, `setTimeout`, `setInterval`,
 * `node:timers`, `process.hrtime` and `AbortSignal.timeout` stand still while the app works, and go on when the phone
 * says so. Chance (`Math.random`, `crypto.randomUUID`, `crypto.getRandomValues`) comes from the seed of the run. What
 * is printed goes to the standard error. A signal is answered when everything has been done that could be done at once:
 * promises, immediates, and what was read or written with `node:fs`. An exception fails the scenario.
 *
 * A module that prints or looks at the clock while it is loaded is best loaded after `run` has been called:
 * `run(async (phone) => new (await import("./near-me.mjs")).NearMe(phone))`.
 *
 * `connect` is all of this without Node and its line: it takes messages, returns answers, and leaves the globals alone.
 */

const PROTOCOL = 1;

/** The name of the one timer that the phone keeps for all timers of the app. */
const TIMER = "rehearsal.mjs";

/** What the app can hear. Other kinds, of a newer phone, are passed over. */
export const SIGNALS = Object.freeze([
  // MARK: Generated: signals. Regenerated by swift test from the declaration of the protocol; do not edit.
  "launched", "becameActive", "willResignActive", "enteredBackground", "willSuspend", "resumed", "screenAppeared",
  "screenDisappeared", "authorizationChanged", "permissionRequestFinished", "temporaryFullAccuracyFinished", "fix",
  "locationFailed", "updatesPaused", "updatesResumed", "locationAvailabilityChanged", "visited",
  "turnLocationOnFinished", "motionChanged", "regionEntered", "regionExited", "regionDwelled", "regionState",
  "regionFailed", "foregroundServiceFailed", "bootCompleted", "response", "requestFailed", "transfersFinished",
  "connectivityChanged", "workStarted", "workExpired", "alarmRang", "notificationDue", "notificationTapped",
  "notificationRequestFinished", "pushReceived", "audioFinished", "audioInterrupted", "audioInterruptionEnded",
  "audioLost", "headphonesUnplugged", "batteryChanged", "powerSavingChanged", "storageFailed", "storageLocked",
  "storageUnlocked", "clockChanged", "languageChanged", "timerFired", "tapped", "tappedPoint", "entered", "tappedPlay",
  "tappedPause", "draggedPlayer", "pulledToRefresh",
  // MARK: End of what is generated.
]);

/** What the app can ask for. Each is a method of the phone, which takes the members of the request. */
const REQUESTS = [
  // MARK: Generated: requests. Regenerated by swift test from the declaration of the protocol; do not edit.
  "askForPermission", "requestFix", "stopUpdates", "startSignificantChanges", "stopSignificantChanges", "startVisits",
  "stopVisits", "startMotionUpdates", "stopMotionUpdates", "askToTurnLocationOn", "stopMonitoring",
  "requestRegionState", "createLocationManager", "startServiceSession", "endServiceSession", "startBackgroundSession",
  "endBackgroundSession", "startForegroundService", "stopForegroundService", "askForNotifications", "registerForPushes",
  "cancelWork", "finishWork", "cancelAlarm", "beginBackgroundTask", "endBackgroundTask", "cancelSend", "schedule",
  "cancel", "store", "append", "delete", "withdraw", "playAudio", "pauseAudio", "seekAudio", "releaseAudio", "open",
  "openSettings",
  // MARK: End of what is generated.
];

/** The requests with one object as their only member: their methods take that object. So does `send`. */
const WRAPPED = {
  // MARK: Generated: wrapped. Regenerated by swift test from the declaration of the protocol; do not edit.
  startUpdates: "updates", monitor: "region", deferWork: "work", setAlarm: "alarm", transfer: "request",
  post: "notification", loadAudio: "file", setAudioSession: "session",
  // MARK: End of what is generated.
};

/** The phone as the app sees it: facts to read, and a method for each request. */
class Phone {
  facts;
  #ask;
  #waiting = [];
  #lastId = 0;

  constructor(facts, ask) {
    this.facts = facts;
    this.#ask = ask;
  }

  static {
    for (const kind of REQUESTS) {
      this.prototype[kind] = function (members) { this.#ask({ ...members, kind }); };
    }
    for (const [kind, member] of Object.entries(WRAPPED)) {
      this.prototype[kind] = function (value = {}) { this.#ask({ kind, [member]: value }); };
    }
  }

  /** Sends a request to the app's server; resolves with the signal that ends it. */
  send(request) {
    const id = request.id ?? ++this.#lastId;
    this.#ask({ kind: "send", request: { ...request, id } });
    return this.#until((signal) => (signal.kind === "response" || signal.kind === "requestFailed") && signal.id === id);
  }

  /** Resolves with the next signal of one of the kinds. */
  next(...kinds) { return this.#until((signal) => kinds.includes(signal.kind)); }

  #until(isWanted) { return new Promise((resolve) => { this.#waiting.push({ isWanted, resolve }); }); }

  /** Hands a signal to those who wait for it. */
  static tell(phone, signal) {
    const waiting = phone.#waiting;
    phone.#waiting = waiting.filter(({ isWanted }) => !isWanted(signal));
    for (const { isWanted, resolve } of waiting) if (isWanted(signal)) resolve(signal);
  }
}

/** Time as the phone tells it, with the timers of the app. Uptimes are whole microseconds, as on the line. */
class Clock {
  uptime = 0;
  wallClock = 0;
  #began = { uptime: 0, wallClock: 0 };
  #timers = [];
  #lastId = 0;

  /** Sets the time at the start; timers that are set already count from here. */
  begin(facts) {
    this.set(facts);
    this.#began = { uptime: this.uptime, wallClock: this.wallClock };
    for (const timer of this.#timers) timer.due += this.uptime;
  }

  set({ uptime, wallClock }) {
    this.uptime = Math.round(uptime * 1e6);
    this.wallClock = wallClock.millisecondsSince1970;
  }

  /** When the next timer is due, or undefined. */
  get next() { return this.#timers[0]?.due; }

  /** Takes the first timer that is due, or undefined; one that repeats is set anew. */
  takeDue() {
    if (!(this.next <= this.uptime)) return undefined;
    const timer = this.#timers.shift();
    if (timer.period !== undefined) this.#insert(timer, timer.period);
    return timer;
  }

  #insert(timer, delay) {
    timer.due = this.uptime + delay;
    const after = this.#timers.findLastIndex(({ due }) => due <= timer.due);
    this.#timers.splice(after + 1, 0, timer);
    return timer;
  }

  #remove(handle) {
    const id = handle instanceof Timer ? handle.id : handle;
    const index = this.#timers.findIndex((timer) => String(timer.id) === String(id));
    if (index >= 0) this.#timers.splice(index, 1);
  }

  #add(callback, delay, args, repeats = false) {
    if (typeof callback !== "function") throw new TypeError("The callback of a timer must be a function");
    const timer = new Timer(++this.#lastId, () => callback(...args), repeats ? delay : undefined);
    timer.refresh = () => {
      this.#remove(timer);
      return this.#insert(timer, delay);
    };
    return this.#insert(timer, delay);
  }

  /** The functions and objects of JavaScript that have to do with time, by this clock. */
  globals() {
    const clear = (handle) => this.#remove(handle);
    const began = () => this.#began;
    return {
      setTimeout: (callback, delay, ...args) => this.#add(callback, microseconds(delay), args),
      setInterval: (callback, delay, ...args) => this.#add(callback, microseconds(delay), args, true),
      setImmediate: (callback, ...args) => this.#add(callback, 0, args),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
      Date: dateBy(() => this.wallClock),
      performance: {
        now: () => (this.uptime - began().uptime) / 1000,
        get timeOrigin() { return began().wallClock; },
      },
    };
  }
}

/** What setTimeout returns: an object as in Node, which is a number where a number is wanted, as elsewhere. */
class Timer {
  constructor(id, run, period) { Object.assign(this, { id, run, period }); }
  ref() { return this; }
  unref() { return this; }
  hasRef() { return true; }
  [Symbol.toPrimitive]() { return this.id; }
}

/** A delay of setTimeout in microseconds: at least a millisecond, and that too where it is too long (HTML, Node). */
function microseconds(delay) {
  return Math.trunc((delay >= 1 && delay <= 0x7fffffff ? delay : 1) * 1000);
}

/** The class Date with another present. */
function dateBy(now) {
  return new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now()], self),
    apply: (target) => new target(now()).toString(),
    get: (target, name, self) => (name === "now" ? now : Reflect.get(target, name, self)),
  });
}

/** Numbers from 0 to 1 that look like chance, the same for the same seed (mulberry32). */
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One life of the app: the messages of the line, in order, and their answers. */
class Session {
  clock = new Clock();
  random = chance(0);
  /** Whether the app waits for something that is no matter of the phone, such as a file. */
  isBusy = () => false;
  /** Called with the facts before the app hears of them. */
  onFacts = () => {};

  #makeApp;
  #app;
  #phone;
  #requests = [];
  #failures = [];
  #shown;
  #scheduled;

  constructor(makeApp) { this.#makeApp = makeApp; }

  /** Keeps what went wrong in the app for the next answer. */
  fail(error) {
    console.error(error);
    this.#failures.push(blame(error));
  }

  /** Answers one message; what needs no answer gets undefined. */
  async answer(line) {
    let message;
    try {
      message = JSON.parse(line);
    } catch (error) {
      return failure(null, -32700, `The line is no JSON: ${error.message}`);
    }
    if (!isObject(message) || typeof message.method !== "string") return failure(null, -32600, "This is no request of JSON-RPC 2.0");
    const { method, params } = message;
    const id = typeof message.id === "number" || typeof message.id === "string" ? message.id : null;
    if (method === "start" || (method === "signal" && this.#app)) {
      const wrong = misread(params, method);
      if (wrong) return failure(id, -32602, wrong);
      return this.#attempt(id, () => (method === "start" ? this.#start(params) : this.#signal(params)));
    }
    if (message.id === undefined) return undefined;
    return failure(id, -32601, method === "signal" ? "No signal comes before the start" : `No method "${method.slice(0, 80)}"`);
  }

  /** Does the work of a message; where anything went wrong, that is the answer. */
  async #attempt(id, work) {
    try {
      const result = await work();
      if (this.#failures.length === 0) return JSON.stringify({ jsonrpc: "2.0", id, result });
    } catch (error) {
      this.fail(error);
    }
    return failure(id, -32000, this.#failures.splice(0)[0]);
  }

  async #start({ seed, facts }) {
    this.random = chance(seed);
    this.#phone = new Phone({}, (request) => this.#ask(request));
    this.#learn(facts);
    this.clock.begin(facts);
    this.#app = await this.#makeApp(this.#phone);
    await this.#settle();
    return { protocol: PROTOCOL, screen: this.#changedScreen() };
  }

  async #signal({ signal, facts }) {
    this.#learn(facts);
    this.clock.set(this.#phone.facts);
    if (signal.kind === "timerFired" && signal.timer === TIMER) this.#scheduled = undefined;
    else this.#tell(signal);
    await this.#settle();
    this.#keepTime();
    return { requests: this.#requests.splice(0), screen: this.#changedScreen() };
  }

  #learn(facts) {
    Object.assign(this.#phone.facts, facts);
    // Without a prototype, any text is a key.
    if (facts.storage) this.#phone.facts.storage = Object.assign(Object.create(null), facts.storage);
    this.onFacts(this.#phone.facts);
  }

  #tell(signal) {
    Phone.tell(this.#phone, signal);
    if (SIGNALS.includes(signal.kind)) this.#guard(() => this.#app[signal.kind]?.(signal));
  }

  /** Calls into the app, and keeps what it throws, at once or later. */
  #guard(call) {
    try {
      call()?.then?.(undefined, (error) => this.fail(error));
    } catch (error) {
      this.fail(error);
    }
  }

  #ask(request) {
    this.#requests.push(request);
    const { kind, key } = request;
    const { storage } = this.#phone.facts;
    if (kind === "store") storage[key] = request.value;
    if (kind === "append") storage[key] = `${storage[key] ?? ""}${request.line}\n`;
    if (kind === "delete") delete storage[key];
  }

  /** Waits until all has been done that can be done at this time. */
  async #settle() {
    let timer;
    do {
      // What takes real time comes before what takes the phone's: the order must not depend on how fast a disk is.
      do await turn(); while (this.isBusy());
      timer = this.clock.takeDue();
      this.#guard(() => timer?.run());
    } while (timer);
  }

  /** Has the phone's one timer fire when the next of the app's is due. */
  #keepTime() {
    const { next, uptime } = this.clock;
    if (next === this.#scheduled) return;
    this.#scheduled = next;
    this.#requests.push(next === undefined
      ? { kind: "cancel", timer: TIMER }
      : { kind: "schedule", timer: TIMER, after: (next - uptime) / 1e6 });
  }

  #changedScreen() {
    const screen = this.#app.screen?.();
    const text = JSON.stringify(screen);
    if (text === this.#shown) return undefined;
    this.#shown = text;
    return screen;
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value, min, max) => typeof value === "number" && value >= min && value <= max;

/** How far the numbers go that time is told by. */
const UPTIME_MAX = 1e8;
const WALL_CLOCK_MAX = 8.64e15;
const ZONE_MAX = 86_400;

/** What of a message is not as the protocol says, of all that is used here; undefined where nothing is. */
function misread(params, method) {
  if (!isObject(params)) return "Expected an object for params";
  const { seed, facts, signal } = params;
  if (method === "start" && !Number.isInteger(seed)) return "Expected a whole number for params.seed";
  if (!isObject(facts)) return "Expected an object for params.facts";
  const isGiven = (name) => method === "start" || Object.hasOwn(facts, name);
  if (isGiven("uptime") && !isNumber(facts.uptime, 0, UPTIME_MAX)) return "Expected seconds for params.facts.uptime";
  const { millisecondsSince1970: milliseconds, zoneOffsetSeconds: zone = 0 } = facts.wallClock ?? {};
  const isTime = isNumber(milliseconds, -WALL_CLOCK_MAX, WALL_CLOCK_MAX) && isNumber(zone, -ZONE_MAX, ZONE_MAX);
  if (isGiven("wallClock") && !isTime) {
    return "Expected a time for params.facts.wallClock";
  }
  if (Object.hasOwn(facts, "storage") && !isStorage(facts.storage)) return "Expected texts for params.facts.storage";
  if (method === "signal" && typeof signal?.kind !== "string") return "Expected a kind for params.signal";
  return undefined;
}

const isStorage = (value) => isObject(value) && Object.values(value).every((text) => typeof text === "string");

function failure(id, code, message) {
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
}

/** What went wrong, with the place in the app's own files. */
function blame(error) {
  let words;
  try {
    words = String(error);
  } catch {
    words = "Something was thrown that has no words";
  }
  const frames = String(error?.stack ?? "").split("\n").filter((line) => /:\d+(:\d+)?\)?$/.test(line));
  const own = frames.find((line) => !/rehearsal\.mjs:|node:|node_modules/.test(line));
  const place = own?.match(/(?:file:\/\/)?([^\s(]+:\d+)(?::\d+)?\)?$/)?.[1];
  return place ? `${words} (${place})` : words;
}

/** Lets everything run that is ready to: promises, and what a file has brought. The real one, not the phone's. */
const later = globalThis.setImmediate ?? globalThis.setTimeout;
const turn = () => new Promise((resolve) => { later(resolve); });

/**
 * Connects an app to a line of another kind than standard input and output.
 *
 * `answer` takes a message and resolves with its answer; `globals` are what the app should use for its time.
 */
export function connect(makeApp) {
  const session = new Session(makeApp);
  let last = Promise.resolve();
  return {
    answer: (line) => (last = last.then(() => session.answer(line))),
    globals: session.clock.globals(),
  };
}

// MARK: Node

/** Takes over this process for the app: its time, its chance, its output. Ends it when the line does. */
export async function run(makeApp) {
  if (!process.getBuiltinModule) throw new Error("rehearsal.mjs needs Node 20.16 or later");
  const session = new Session(makeApp);
  const write = divertOutput();
  takeOver(session);
  process.on("uncaughtException", (error) => session.fail(error));
  process.on("unhandledRejection", (error) => session.fail(error));
  for await (const line of lines(process.stdin.setEncoding("utf8"))) {
    const answer = await session.answer(line);
    if (answer !== undefined) await new Promise((done) => { write(`${answer}\n`, done); });
  }
  process.exit(0);
}

/** Sends what the app prints to the standard error, and returns the way to the line. */
function divertOutput() {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  stdout.on("error", () => process.exit(0)); // Nobody listens any more.
  return write;
}

/** The whole lines of a stream of text. */
async function* lines(chunks) {
  let rest = "";
  for await (const chunk of chunks) {
    const parts = chunk.split("\n");
    parts[0] = rest + parts[0];
    rest = parts.pop();
    yield* parts;
  }
}

/** Replaces time and chance in this process by those of the session. */
function takeOver(session) {
  const { performance: watch, ...globals } = session.clock.globals();
  Object.assign(globalThis, globals);
  Date.prototype.constructor = Date;
  Object.defineProperties(performance, Object.getOwnPropertyDescriptors(watch));
  process.hrtime = hrtimeBy(() => BigInt(Math.round(performance.now() * 1e6)));
  AbortSignal.timeout = (delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("The time is over", "TimeoutError")), delay);
    return controller.signal;
  };
  takeOverTimers(globals);
  takeOverChance(() => session.random());
  session.isBusy = () => process.getActiveResourcesInfo().some((resource) => resource.includes("Req"));
  session.onFacts = ({ wallClock }) => { process.env.TZ = zone(wallClock.zoneOffsetSeconds ?? 0); };
}

/** Has the modules of Node keep the same time, also where the app has imported them before. */
function takeOverTimers({ Date: _, ...timers }) {
  const wait = (value, signal, set, clear) => new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = set(() => resolve(value));
    signal?.addEventListener("abort", () => { clear(timer); reject(signal.reason); }, { once: true });
  });
  const sleep = (delay, value, { signal } = {}) =>
    wait(value, signal, (done) => setTimeout(done, delay), clearTimeout);
  const pass = (value, { signal } = {}) => wait(value, signal, setImmediate, clearImmediate);
  async function* tick(delay, value, options) { for (;;) yield await sleep(delay, value, options); }
  const scheduler = { wait: (delay, options) => sleep(delay, undefined, options), yield: () => pass() };

  const promisified = Symbol.for("nodejs.util.promisify.custom");
  Object.assign(setTimeout, { [promisified]: sleep });
  Object.assign(setImmediate, { [promisified]: pass });
  takeOverModule("node:timers", timers);
  takeOverModule("node:timers/promises", { setTimeout: sleep, setInterval: tick, setImmediate: pass, scheduler });
}

function takeOverChance(random) {
  const getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => { bytes[index] = random() * 256; });
    return array;
  };
  const randomUUID = () => "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (sign) =>
    (sign === "x" ? Math.trunc(random() * 16) : 8 + Math.trunc(random() * 4)).toString(16));
  Math.random = random;
  Object.assign(crypto, { getRandomValues, randomUUID });
  takeOverModule("node:crypto", { randomUUID });
}

function takeOverModule(name, members) {
  Object.assign(process.getBuiltinModule(name), members);
  process.getBuiltinModule("node:module").syncBuiltinESMExports();
}

function hrtimeBy(nanoseconds) {
  const hrtime = (since = [0, 0]) => {
    const passed = nanoseconds() - (BigInt(since[0]) * 1_000_000_000n + BigInt(since[1]));
    return [Number(passed / 1_000_000_000n), Number(passed % 1_000_000_000n)];
  };
  return Object.assign(hrtime, { bigint: nanoseconds });
}

/** The name of a time zone that never changes, as Date knows only zones with a name; UTC where there is none. */
function zone(offsetSeconds) {
  const hours = offsetSeconds / 3600;
  if (Number.isInteger(hours)) return `Etc/GMT${hours < 0 ? "+" : "-"}${Math.abs(hours)}`; // Signs as POSIX has them.
  const named = {
    "-9.5": "Pacific/Marquesas", "3.5": "Asia/Tehran", "4.5": "Asia/Kabul", "5.5": "Asia/Kolkata",
    "5.75": "Asia/Kathmandu", "6.5": "Asia/Yangon", "8.75": "Australia/Eucla", "9.5": "Australia/Darwin",
  };
  return named[hours] ?? "UTC";
}

"""#

  /// The types of the library for JavaScript.
  static let nodeTypes: StaticString = #"""
/** The types of `rehearsal.mjs`: an app in JavaScript or TypeScript under Rehearsal's simulated phone. */

/**
 * Plays the app: takes over the time, the chance and the output of this process, and answers the phone on standard
 * input and output until there is no more input.
 *
 * @param makeApp Makes the app when the phone starts it. What it returns is awaited, so it must not sleep.
 */
export function run(makeApp: (phone: Phone) => App | Promise<App>): Promise<never>;

/** Connects an app to a line of another kind, without Node. */
export function connect(makeApp: (phone: Phone) => App | Promise<App>): Connection;

/** An app without a line. */
export interface Connection {
  /** Takes a message of the phone and resolves with its answer, a line without its end; some need none. */
  answer(message: string): Promise<string | undefined>;
  /** What keeps the phone's time, for the app to use instead of the global ones. */
  readonly globals: Pick<
    typeof globalThis,
    "setTimeout" | "setInterval" | "clearTimeout" | "clearInterval" | "Date"
  > & {
    setImmediate<Arguments extends unknown[]>(callback: (...args: Arguments) => void, ...args: Arguments): unknown;
    clearImmediate(handle: unknown): void;
    performance: { now(): number; readonly timeOrigin: number };
  };
}

/** A kind of signal that an app can hear. */
export type SignalKind = Exclude<keyof App, "screen">;

/** All of them. */
export const SIGNALS: readonly SignalKind[];

/** What the phone tells the app: a kind, with the members of that kind. */
export type Signal<Kind extends string, Members = {}> = Readonly<{ kind: Kind } & Members>;

// MARK: Generated: outcomes. Regenerated by swift test from the declaration of the protocol; do not edit.

/**
 * A server answered the request. `id`: The request's id. `status`: The HTTP status. `body`: The body as it came over
 * the wire; it need not be well formed.
 */
export type Response = Signal<"response", { id: number; status: number; body?: string }>;

/**
 * The request got no answer. `id`: The request's id. `failure`: Why; where the connection was lost, the server may have
 * done its work.
 */
export type RequestFailed = Signal<"requestFailed", { id: number; failure: "offline" | "timedOut" | "connectionLost" }>;

// MARK: End of what is generated.

/**
 * An app: an object with a method for each signal that it wants to hear.
 *
 * A method may be async. The signal is answered when all has been done that could be done without time going on.
 */
export interface App {
  /** All that the app shows now. Asked after every signal, and told when it has changed. */
  screen?(): Screen;

  // MARK: Generated: signals. Regenerated by swift test from the declaration of the protocol; do not edit.
  /** The process has started; the app remembers nothing but what it stored. `reason`: Why the platform started it. */
  launched?(signal: Signal<"launched", {
    reason: "user" | "location" | "geofence" | "boot" | "message" | "notification" | "service" | "work" | "transfers" |
      "lockedBoot" | "motion" | "clock" | "alarm" | "language" | "prewarming" | "update";
  }>): unknown;
  /** The app is in front and receives the user's touches. */
  becameActive?(signal: Signal<"becameActive">): unknown;
  /** Something is about to cover the app (I-21). */
  willResignActive?(signal: Signal<"willResignActive">): unknown;
  /** The app is no longer visible. */
  enteredBackground?(signal: Signal<"enteredBackground">): unknown;
  /** The app is about to stop running until it is resumed. */
  willSuspend?(signal: Signal<"willSuspend">): unknown;
  /** The app runs again after a suspension. */
  resumed?(signal: Signal<"resumed">): unknown;
  /** The app's screen came into view. */
  screenAppeared?(signal: Signal<"screenAppeared">): unknown;
  /** The app's screen left the view, for another of the same app. */
  screenDisappeared?(signal: Signal<"screenDisappeared">): unknown;
  /**
   * The permission changed, or a new process learns it for the first time (I-27, I-28, I-31); iOS only. `permission`:
   * The permission now.
   */
  authorizationChanged?(signal: Signal<"authorizationChanged", { permission: Permission }>): unknown;
  /**
   * A permission request of this app ended (A-05, A-18); Android only. `granted`: Which of the requested permissions
   * are granted now; null for a request that was interrupted.
   */
  permissionRequestFinished?(signal: Signal<"permissionRequestFinished", {
    granted: readonly ("coarse" | "fine" | "background")[] | null;
  }>): unknown;
  /**
   * A request for temporary full accuracy ended, declined or not (I-46, I-47); iOS only. `promptDeclined`: Whether the
   * user was asked and declined.
   */
  temporaryFullAccuracyFinished?(signal: Signal<"temporaryFullAccuracyFinished", { promptDeclined: boolean }>): unknown;
  /** A position arrived. `fix`: The position. */
  fix?(signal: Signal<"fix", { fix: Fix }>): unknown;
  /**
   * A position was asked for and could not be given (I-89, I-91). `failure`: Whether it may work later, or the app is
   * not allowed to know.
   */
  locationFailed?(signal: Signal<"locationFailed", { failure: "locationUnknown" | "denied" }>): unknown;
  /** The platform paused the updates because the phone rests (I-58, I-60); iOS only. */
  updatesPaused?(signal: Signal<"updatesPaused">): unknown;
  /** The updates go on after a pause (I-58); iOS only. */
  updatesResumed?(signal: Signal<"updatesResumed">): unknown;
  /** Whether locations can be had now changed (A-56); Android only. `isAvailable`: Whether they can. */
  locationAvailabilityChanged?(signal: Signal<"locationAvailabilityChanged", { isAvailable: boolean }>): unknown;
  /** The phone came to stay somewhere, or left (I-45); iOS only. `visit`: The stay. */
  visited?(signal: Signal<"visited", { visit: Visit }>): unknown;
  /** The user answered whether to turn the device's location on (A-57); Android only. `isOn`: Whether it is on now. */
  turnLocationOnFinished?(signal: Signal<"turnLocationOnFinished", { isOn: boolean }>): unknown;
  /**
   * The motion sensors judge the movement differently than before, or for the first time. `motion`: How they judge it.
   */
  motionChanged?(signal: Signal<"motionChanged", {
    motion: "unknown" | "stationary" | "walking" | "driving";
  }>): unknown;
  /** The phone entered the region. `id`: The region's id. `fix`: The position that triggered it; Android only. */
  regionEntered?(signal: Signal<"regionEntered", { id: string; fix?: Fix | null }>): unknown;
  /** The phone left the region. `id`: The region's id. `fix`: The position that triggered it; Android only. */
  regionExited?(signal: Signal<"regionExited", { id: string; fix?: Fix | null }>): unknown;
  /**
   * The phone stayed in the region (A-52); Android only. `id`: The region's id. `fix`: The position that triggered it.
   */
  regionDwelled?(signal: Signal<"regionDwelled", { id: string; fix?: Fix | null }>): unknown;
  /** Where the phone is with regard to the region (I-84); iOS only. `id`: The region's id. `state`: Where it is. */
  regionState?(signal: Signal<"regionState", { id: string; state: "unknown" | "inside" | "outside" }>): unknown;
  /** The region is not watched (I-78 to I-86, A-51, A-55). `id`: The region's id. `failure`: Why. */
  regionFailed?(signal: Signal<"regionFailed", {
    id: string;
    failure: "tooMany" | "tooLarge" | "denied" | "unavailable";
  }>): unknown;
  /** The foreground service did not start (A-42, A-43); Android only. `failure`: Why. */
  foregroundServiceFailed?(signal: Signal<"foregroundServiceFailed", {
    failure: "startNotAllowed" | "securityException";
  }>): unknown;
  /** The phone had been started while the app could not be told (A-49); Android only. */
  bootCompleted?(signal: Signal<"bootCompleted">): unknown;
  /**
   * A server answered the request. `id`: The request's id. `status`: The HTTP status. `body`: The body as it came over
   * the wire; it need not be well formed.
   */
  response?(signal: Response): unknown;
  /**
   * The request got no answer. `id`: The request's id. `failure`: Why; where the connection was lost, the server may
   * have done its work.
   */
  requestFailed?(signal: RequestFailed): unknown;
  /** All background transfers are done (I-94); iOS only. */
  transfersFinished?(signal: Signal<"transfersFinished">): unknown;
  /** The phone lost or found a network. `isOnline`: Whether it has one now. */
  connectivityChanged?(signal: Signal<"connectivityChanged", { isOnline: boolean }>): unknown;
  /** The platform starts deferred work; the app says when it is finished (I-95, A-68). `name`: The work's name. */
  workStarted?(signal: Signal<"workStarted", { name: string }>): unknown;
  /** The time for the work or background task is over; the app should stop it. `name`: The work's name. */
  workExpired?(signal: Signal<"workExpired", { name: string }>): unknown;
  /** An alarm of the app rings (A-74); Android only. `name`: The alarm's name. */
  alarmRang?(signal: Signal<"alarmRang", { name: string }>): unknown;
  /**
   * A notification is due with the app in front, and not shown unless it is posted now; iOS only. `id`: The
   * notification's name.
   */
  notificationDue?(signal: Signal<"notificationDue", { id: string }>): unknown;
  /** The user tapped a notification, which brings the app to the front. `id`: The notification's name. */
  notificationTapped?(signal: Signal<"notificationTapped", { id: string }>): unknown;
  /**
   * The app's request to notify ended, with a question or without (I-98, A-71). `isAllowed`: Whether what the app posts
   * is seen.
   */
  notificationRequestFinished?(signal: Signal<"notificationRequestFinished", { isAllowed: boolean }>): unknown;
  /** A push of the app's server arrived (I-103, A-43). `data`: What the server put into it. */
  pushReceived?(signal: Signal<"pushReceived", { data: string }>): unknown;
  /** The playback has reached the end of the file. */
  audioFinished?(signal: Signal<"audioFinished">): unknown;
  /** Something else has the loudspeaker, such as a call (I-97, A-70). */
  audioInterrupted?(signal: Signal<"audioInterrupted">): unknown;
  /** The loudspeaker is free again (I-97). `shouldResume`: Whether the app should go on. */
  audioInterruptionEnded?(signal: Signal<"audioInterruptionEnded", { shouldResume: boolean }>): unknown;
  /** Another app has the loudspeaker for good (A-70); Android only. */
  audioLost?(signal: Signal<"audioLost">): unknown;
  /** The headphones are gone; an app is expected to pause (I-97, A-70). */
  headphonesUnplugged?(signal: Signal<"headphonesUnplugged">): unknown;
  /** The charge fell or rose by a percent, or power was connected or taken away. `battery`: The battery now. */
  batteryChanged?(signal: Signal<"batteryChanged", { battery: Battery }>): unknown;
  /**
   * The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46). `isOn`: Whether it saves
   * energy now.
   */
  powerSavingChanged?(signal: Signal<"powerSavingChanged", { isOn: boolean }>): unknown;
  /** What was to be stored was not, as the storage is full. `key`: The key. */
  storageFailed?(signal: Signal<"storageFailed", { key: string }>): unknown;
  /** What was to be changed was not, as the phone waits for its first unlock (I-96, A-69). `key`: The key. */
  storageLocked?(signal: Signal<"storageLocked", { key: string }>): unknown;
  /** Storage can be read from now on (I-96, A-69). */
  storageUnlocked?(signal: Signal<"storageUnlocked">): unknown;
  /**
   * The phone's clock was set, or shows a new day, summer time or another zone (I-100, A-74). `change`: What has
   * changed.
   */
  clockChanged?(signal: Signal<"clockChanged", { change: "set" | "newDay" | "summerTime" | "zone" }>): unknown;
  /** The user has chosen another language (A-74); Android only. `language`: The language, as a code such as "pl". */
  languageChanged?(signal: Signal<"languageChanged", { language: string }>): unknown;
  /** The app's timer has run out. `timer`: Its name. */
  timerFired?(signal: Signal<"timerFired", { timer: string }>): unknown;
  /** The user tapped the control, the row or the dialog's button. `label`: Its label. */
  tapped?(signal: Signal<"tapped", { label: string }>): unknown;
  /** The user tapped the point of the map. `number`: Its number. */
  tappedPoint?(signal: Signal<"tappedPoint", { number: number }>): unknown;
  /**
   * The user has put a text into the field, in the place of what stood there. `text`: The text. `field`: The field's
   * label.
   */
  entered?(signal: Signal<"entered", { text: string; field: string }>): unknown;
  /** The user tapped the player's button while nothing played. */
  tappedPlay?(signal: Signal<"tappedPlay">): unknown;
  /** The user tapped the player's button while it played. */
  tappedPause?(signal: Signal<"tappedPause">): unknown;
  /** The user dragged the bar of the player. `to`: The time of the file. In seconds. */
  draggedPlayer?(signal: Signal<"draggedPlayer", { to: number }>): unknown;
  /** The user pulled the list down. */
  pulledToRefresh?(signal: Signal<"pulledToRefresh">): unknown;
  // MARK: End of what is generated.
}

/** The phone as the app sees it: facts to read, and a method for each request. */
export interface Phone {
  /** What can be read at any moment; the object stays the same, and is always up to date. */
  readonly facts: Facts;

  /**
   * Sends a request to the app's server, and resolves with the signal that ends it; it is never rejected.
   *
   * Where there is no `id`, it is counted from 1: an app that also calls `transfer` must choose ids away from these.
   */
  send(request: Omit<ServerRequest, "id"> & { id?: number }): Promise<Response | RequestFailed>;

  /** Resolves with the next signal of one of the kinds; the app's own method is called first. */
  next<Kind extends SignalKind>(...kinds: Kind[]): Promise<Parameters<NonNullable<App[Kind]>>[0]>;

  // MARK: Generated: requests. Regenerated by swift test from the declaration of the protocol; do not edit.
  /**
   * Asks the user for permission. `permission`: whenInUse (I-08, A-12), always (I-13, A-28), temporaryFullAccuracy
   * (I-46, iOS only), or android: exactly the permissions listed (A-12 to A-17). `purposeKey`: For
   * temporaryFullAccuracy: the key of the purpose in Info.plist. `permissions`: For android: the permissions that are
   * asked for, in one request.
   */
  askForPermission(members: {
    permission: "whenInUse" | "always" | "temporaryFullAccuracy" | "android";
    purposeKey?: string | null;
    permissions?: readonly ("coarse" | "fine" | "background")[] | null;
  }): void;
  /**
   * Asks for one fix; a second request replaces the first (I-62). `timeout`: How long the platform may try. In seconds.
   * `desiredAccuracyMeters`: How accurate the app wants it: from 100 on it comes from networks (I-109, A-63).
   */
  requestFix(members: { timeout: number; desiredAccuracyMeters?: number }): void;
  /** Starts locations one after the other; a second request replaces the first. */
  startUpdates(updates?: UpdateRequest): void;
  /** Stops them, and a request for one fix (I-62). */
  stopUpdates(): void;
  /** Starts coarse, rare locations that can wake the app (I-88); iOS only. */
  startSignificantChanges(): void;
  /** Stops them (I-88); iOS only. */
  stopSignificantChanges(): void;
  /** Starts reports of stays at one place (I-45); iOS only. */
  startVisits(): void;
  /** Stops them (I-45); iOS only. */
  stopVisits(): void;
  /** Starts reports of how the phone moves. */
  startMotionUpdates(): void;
  /** Stops them. */
  stopMotionUpdates(): void;
  /** Asks the user to turn the device's location on (A-57); Android only. */
  askToTurnLocationOn(): void;
  /** Watches a region. */
  monitor(region: Region): void;
  /** Stops watching the region. `id`: Which one. */
  stopMonitoring(members: { id: string }): void;
  /** Asks where the phone is with regard to the region (I-84); iOS only. `id`: Which one. */
  requestRegionState(members: { id: string }): void;
  /** Creates a further location manager, which is told the permission on its own (I-27, I-29); iOS only. */
  createLocationManager(): void;
  /**
   * Starts a session that asks for what it declares, again and again where needed (I-25); iOS only. `session`: What it
   * declares.
   */
  startServiceSession(members: { session: "whenInUse" | "always" }): void;
  /** Ends that session (I-25); iOS only. */
  endServiceSession(): void;
  /** Starts or rejoins a session that keeps the app in use in the background (I-57); iOS only. */
  startBackgroundSession(): void;
  /** Ends that session (I-57); iOS only. */
  endBackgroundSession(): void;
  /** Starts a foreground service of type location, with its notification (A-41); Android only. */
  startForegroundService(): void;
  /** Stops it (A-41); Android only. */
  stopForegroundService(): void;
  /**
   * Asks the user whether the app may notify, once on iOS and twice on Android (I-98, A-71). `provisional`: Whether
   * notifications are to come quietly, which nobody is asked about; iOS only.
   */
  askForNotifications(members: { provisional?: boolean }): void;
  /** Registers the app for the pushes of its server, until it is removed (I-103, A-43). */
  registerForPushes(): void;
  /** Leaves work to the platform, which starts it later (I-95, A-68). */
  deferWork(work: DeferredWork): void;
  /** Takes deferred work back. `name`: Which one. */
  cancelWork(members: { name: string }): void;
  /** Says that deferred work, which was started, is over. `name`: Which one. `result`: How it ended. */
  finishWork(members: { name: string; result: "succeeded" | "retry" }): void;
  /** Has Android wake or start the app after a while (A-74); Android only. */
  setAlarm(alarm: Alarm): void;
  /** Takes an alarm back. `name`: Which one. */
  cancelAlarm(members: { name: string }): void;
  /**
   * Lets the app go on for a while after it has left the front, to end what it is at (I-52); iOS only. `name`: Which
   * one.
   */
  beginBackgroundTask(members: { name: string }): void;
  /**
   * Says that it has ended that; whoever does not, and is told of the time's end, is ended (I-52); iOS only. `name`:
   * Which one.
   */
  endBackgroundTask(members: { name: string }): void;
  /** Hands a request to the system, which performs it also while the app does not run (A-68, I-94); iOS only. */
  transfer(request: ServerRequest): void;
  /** Stops waiting for the answer. `id`: The request's id. */
  cancelSend(members: { id: number }): void;
  /**
   * Fires the timer once; a timer of the same name is replaced. `timer`: Its name. `after`: In how long. In seconds.
   */
  schedule(members: { timer: string; after: number }): void;
  /** Cancels the timer. `timer`: Which one. */
  cancel(members: { timer: string }): void;
  /** Writes a value to the phone's durable storage. `key`: Under which key. `value`: What. */
  store(members: { key: string; value: string }): void;
  /**
   * Adds a line to what durable storage holds under the key. `key`: Under which key. `line`: The line, without its end.
   */
  append(members: { key: string; line: string }): void;
  /** Deletes what durable storage holds under the key. `key`: Which one. */
  delete(members: { key: string }): void;
  /** Shows a notification; one with the same id is replaced. */
  post(notification: AppNotification): void;
  /** Takes the notification away. `id`: Which one. */
  withdraw(members: { id: string }): void;
  /** Makes the player ready to play the file from its beginning. */
  loadAudio(file: AudioFile): void;
  /** Arranges how the app's sound gets along with that of others (I-97, A-70). */
  setAudioSession(session: AudioSession): void;
  /** Plays the loaded file from where the playback is. */
  playAudio(): void;
  /** Halts the playback where it is. */
  pauseAudio(): void;
  /** Sets the playback to a time of the file. `to`: The time. In seconds. */
  seekAudio(members: { to: number }): void;
  /** Stops the playback and lets the file and the player go. */
  releaseAudio(): void;
  /** Hands an address to the app that it belongs to, such as tel: or geo:. `address`: The address. */
  open(members: { address: string }): void;
  /** Opens this app's page in the Settings app. */
  openSettings(): void;
  // MARK: End of what is generated.
}

// MARK: Generated: objects. Regenerated by swift test from the declaration of the protocol; do not edit.

/** What the app can read at any moment without asking and waiting. */
export interface Facts {
  /** The platform. */
  readonly platform: "iOS" | "android";
  /** The permission; on iOS also when Location Services are off, then as denied (I-05). */
  readonly permission: Permission;
  /** Whether Android advises to explain the permission before asking (A-21). */
  readonly shouldExplainPermission: boolean;
  /** Whether the device's Location Services switch is on (I-06, A-56). */
  readonly locationServicesEnabled: boolean;
  /** Whether networks tell where the phone is, which Android's user can switch off (A-81). */
  readonly networkLocationEnabled: boolean;
  /** Whether the phone saves energy (I-76, A-46). */
  readonly isSavingPower: boolean;
  /** How the user lets the app use the battery out of sight (A-77, A-82); optimized on iOS. */
  readonly batteryUse: "unrestricted" | "optimized" | "restricted";
  /** How often the app is used, by which Android bounds its work (A-76); active on iOS. */
  readonly standbyBucket: "active" | "workingSet" | "frequent" | "rare" | "restricted";
  /** Whether Android takes the app's permissions and stops it if nobody uses it for months (A-59, A-82). */
  readonly isPausedIfUnused: boolean;
  /** The version of the app, which an update raises (I-105, A-79). */
  readonly appVersion: string;
  /** Whether the app may be refreshed in the background (I-75). */
  readonly backgroundRefreshEnabled: boolean;
  /** Whether the user lets the app show notifications; where not, what it posts is not seen. */
  readonly notificationsEnabled: boolean;
  /** The permission for notifications; Android tells only denied and authorized (I-98, A-71). */
  readonly notificationPermission: "notDetermined" | "denied" | "authorized" | "provisional";
  /** Whether Android advises to explain what notifications are for before asking (A-21). */
  readonly shouldExplainNotifications: boolean;
  /**
   * How long background tasks alone may still keep the app running (I-52); null in front, where something else does,
   * and on Android. In seconds.
   */
  readonly backgroundTimeLeft: number | null;
  /** The ids of the notifications that are to come, in the order in which the app asked for them; iOS only. */
  readonly awaitedNotifications: string[];
  /** The ids of the app's notifications that the user can see, in the order in which they came. */
  readonly shownNotifications: string[];
  /** Whether the phone has a network. */
  readonly isOnline: boolean;
  /** The time since the phone started; the only clock that durations may be measured with. In seconds. */
  readonly uptime: number;
  /** What the phone's clock shows. */
  readonly wallClock: WallTime;
  /** The language of the phone, as a code such as "en" or "pl". */
  readonly language: string;
  /** Whether the app may set exact alarms (A-74). */
  readonly maySetExactAlarms: boolean;
  /** How many times the phone has been started; uptimes compare only within one start. */
  readonly bootCount: number;
  /** Why the process before this one ended; null on iOS. */
  readonly previousExit: "killedBySystem" | "closedByUser" | "forceStopped" | "crashed" | "permissionRevoked" | "updated" | null;
  /** When it ended. */
  readonly previousExitAt: WallTime | null;
  /** The battery. */
  readonly battery: Battery;
  /** How many bytes the app can still store; null where there is no bound to speak of. */
  readonly storageFreeBytes: number | null;
  /** Where the playback is; null where no file is loaded. In seconds. */
  readonly audioPosition: number | null;
  /** Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69). */
  readonly storageIsReadable: boolean;
  /** What the app has stored in the phone's durable storage. */
  readonly storage: Readonly<Record<string, string>>;
}

/** The permission to use location; status and accuracy always come together (I-32). */
export interface Permission {
  /** The authorization status. */
  status: "notDetermined" | "restricted" | "denied" | "whenInUse" | "always";
  /** The accuracy that the user allows; meaningless until the status allows location (I-41). */
  accuracy?: "full" | "reduced";
}

/** A reading of the phone's clock, which the user can set. */
export interface WallTime {
  /** Milliseconds since 1970-01-01 00:00 UTC. */
  millisecondsSince1970: number;
  /** The time zone's offset from UTC in seconds, positive to the east. */
  zoneOffsetSeconds?: number;
}

/** The battery. */
export interface Battery {
  /** The charge. */
  percentage: number;
  /** Whether the phone is connected to power. */
  isCharging?: boolean;
}

/** One position report of the location receiver. */
export interface Fix {
  /** Where the phone is. */
  position: Position;
  /** The radius within which the phone believes itself to be; a negative one says that the position is not valid. */
  accuracyMeters: number;
  /** When it was measured; a cached fix keeps its true time (I-92). */
  timestamp: WallTime;
  /** How fast the phone was; left out where the receiver cannot tell. */
  speedMillimetersPerSecond?: number | null;
  /** Which way it moved, from north; left out where the receiver cannot tell. */
  courseDegrees?: number | null;
  /** How high above the sea it was; left out where the receiver cannot tell. */
  altitudeMeters?: number | null;
  /** How long before its delivery it was measured. In seconds. */
  age?: number;
  /** Whether software has made it up, as a mock app does (I-108, A-80). */
  isSimulated?: boolean;
  /** Whether something that is connected to the phone has measured it (I-108); iOS only. */
  isFromAccessory?: boolean;
}

/** A place on the earth. */
export interface Position {
  /** Positive to the north. In degrees. */
  latitude: number;
  /** Positive to the east. In degrees. */
  longitude: number;
}

/** A stay of the phone at one place (I-45). */
export interface Visit {
  /** Where the stay was. */
  position: Position;
  /** The accuracy of the position. */
  accuracyMeters: number;
  /** When the phone came. */
  arrival: WallTime;
  /** When it left; left out while it is there. */
  departure?: WallTime | null;
}

/** A request for locations one after the other, until it is stopped. */
export interface UpdateRequest {
  /** Which of iOS's two interfaces the app uses; Android has one. */
  interface?: "standard" | "live";
  /** How accurate the app wants the positions: from 100 on they come from networks (I-109, A-63). */
  desiredAccuracyMeters?: number;
  /** How far the phone must move before the next position is delivered (I-93); 0 delivers all. In metres. */
  distanceFilter?: number;
  /** How often positions are wanted; left out, it is left to the platform, as on iOS always. In seconds. */
  interval?: number | null;
  /** Whether updates go on in the background (I-50, I-51); iOS only. */
  allowsBackground?: boolean;
  /** Whether the indicator is shown with the Always permission too (I-64); iOS only. */
  showsBackgroundIndicator?: boolean;
  /** Whether the platform may pause updates while the phone rests (I-60); iOS only. */
  pausesAutomatically?: boolean;
}

/** A circle on the earth that the app wants watched. */
export interface Region {
  /** The app's name for it; a second region of the name replaces the first (I-80). */
  id: string;
  /** The middle of the circle. */
  center: Position;
  /** Its radius. In metres. */
  radius: number;
  /** Whether entering is reported. */
  notifiesOnEntry?: boolean;
  /** Whether leaving is reported. */
  notifiesOnExit?: boolean;
  /** How long the phone must stay inside until that is reported (A-52); Android only. In seconds. */
  dwell?: number | null;
  /** Whether being inside at the start counts as entering (A-52); Android only. */
  triggersWhenInside?: boolean;
  /** Whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only. */
  isCondition?: boolean;
}

/** Work that the app leaves to its platform to start later (I-95, A-68). */
export interface DeferredWork {
  /** The name by which the app knows it; work of the same name is replaced. */
  name: string;
  /** refresh: half a minute on iOS; processing: some minutes. */
  duration?: "refresh" | "processing";
  /** Whether it waits for a network. */
  needsNetwork?: boolean;
  /** Whether it waits for the phone to be connected to power. */
  needsCharging?: boolean;
  /** How long it waits at least. In seconds. */
  earliest?: number;
}

/** A moment at which Android wakes or starts the app (A-74). */
export interface Alarm {
  /** The name by which the app knows it; an alarm of the same name is replaced. */
  name: string;
  /** How long it takes until it rings. In seconds. */
  delay: number;
  /** Whether it rings at that very moment, which the user may have to allow. */
  isExact?: boolean;
  /** Whether it rings while the phone rests too, though not often (A-72). */
  ringsInDoze?: boolean;
}

/** A request to the app's server. */
export interface ServerRequest {
  /**
   * The number by which the app recognizes the answer; unique within one process, and for a transfer also beyond it.
   */
  id: number;
  /** What the request does, in HTTP's words. */
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path, beginning with a slash. */
  path: string;
  /** The query items, in the order in which they are written. */
  query?: readonly QueryItem[];
  /** The body. */
  body?: string;
  /** The key by which the server recognizes a repeated request. */
  idempotencyKey?: string | null;
  /** How long the app waits for the answer. In seconds. */
  timeout?: number;
  /** When it was sent by the phone's clock, in milliseconds since 1970, as a header says it. */
  sentAtMilliseconds?: number | null;
  /** Who asks, as the token of the header says it. */
  authorization?: string | null;
  /** Whether it goes over plain HTTP; the platforms let no such request through. */
  isClear?: boolean;
}

/** A name and a value of the query part of an address. */
export interface QueryItem {
  /** The part before the equals sign. */
  name: string;
  /** The part after it. */
  value: string;
}

/** A notification that the app shows outside itself. */
export interface AppNotification {
  /** What identifies it; a second one with the same id replaces the first. */
  id: string;
  /** The first line. */
  title: string;
  /** The text under it. */
  text: string;
  /** Whether it stays until the app withdraws it. */
  isOngoing?: boolean;
  /** How long the platform waits before it shows it, with or without a process; iOS only. In seconds. */
  delay?: number;
  /** The region whose boundary, when the user crosses it, shows it instead; iOS only. */
  region?: Region | null;
}

/** A sound file that the app has fetched. */
export interface AudioFile {
  /** What identifies the file. */
  id: string;
  /** What the user reads on the player. */
  title: string;
  /** How long it plays. In seconds. */
  length: number;
}

/** How the app's sound gets along with that of others (I-97, A-70). */
export interface AudioSession {
  /** What becomes of others' sound while the app plays. */
  mixing?: "exclusive" | "mixWithOthers" | "duckOthers";
  /** Whether the app plays speech, which is interrupted where other sound would be lowered. */
  isSpeech?: boolean;
}

/** Everything that the app shows. */
export interface Screen {
  /** The heading. */
  title: string;
  /** Short labels beside the heading. */
  badges?: readonly Badge[];
  /** What is going on, as the user reads it while waiting. */
  progress?: string | null;
  /** A sentence that tells the user something. */
  message?: string | null;
  /** A short note that is shown for a moment. */
  toast?: string | null;
  /** Figures such as the elapsed time. */
  metrics?: readonly Metric[];
  /** The map. */
  map?: MapView | null;
  /** The audio player. */
  player?: PlayerView | null;
  /** The rows of the list. */
  items?: readonly ListItem[];
  /** What the user can write into. */
  fields?: readonly TextField[];
  /** What the user can tap. */
  controls?: readonly Control[];
  /** Whether the list can be pulled down. */
  canPullToRefresh?: boolean;
  /** The dialog above everything else. */
  dialog?: Dialog | null;
}

/** A short label beside the heading. */
export interface Badge {
  /** What the user reads. */
  label: string;
  /** The colour behind it. */
  color?: "gray" | "green" | "yellow" | "red" | "blue";
}

/** A figure under a label: either "text" or "time". */
export interface Metric {
  /** What the figure tells. */
  label: string;
  /** A text that stands until the app changes it. */
  text?: string | null;
  /** A time, shown as HH:MM:SS. */
  time?: RunningTime | null;
}

/** A time that stands, or goes on by itself. */
export interface RunningTime {
  /** The time when it last began to run, or at which it stands. In seconds. */
  base: number;
  /** The uptime of the phone at which it began to run; left out while it stands. In seconds. */
  runningSince?: number | null;
}

/** A map on the screen. */
export interface MapView {
  /** Where the marker of the user stands. */
  marker?: Position | null;
  /** The travelled route, one line for each stretch without a gap. */
  lines?: readonly (readonly Position[])[];
  /** The points that can be tapped. */
  points?: readonly MapPoint[];
  /** The circles. */
  circles?: readonly MapCircle[];
  /** What the map shows; left out, the platform decides. */
  camera?: Camera | null;
  /** What stands beside the marker. */
  markerTitle?: string;
  /** Lines in colours of their own. */
  coloredLines?: readonly MapLine[];
  /** The colour of the marker; left out, the platform draws it in blue. */
  markerColor?: "gray" | "green" | "yellow" | "red" | "blue" | null;
}

/** A point on the map that can be tapped. */
export interface MapPoint {
  /** The number by which the app knows it; unique within the map. */
  number: number;
  /** Where it is. */
  position: Position;
  /** Whether it is drawn as less trustworthy than the others. */
  isFaint?: boolean;
  /** What stands beside it. */
  title?: string;
  /** What stands under that. */
  detail?: string;
  /** The colour of its pin; left out, the platform decides. */
  color?: "gray" | "green" | "yellow" | "red" | "blue" | null;
}

/** A circle on the map. */
export interface MapCircle {
  /** Its middle. */
  center: Position;
  /** Its radius. In metres. */
  radius: number;
  /** How it is drawn. */
  style: "gray" | "pulsingOrange" | "checkedGreen";
}

/** The part of the earth that the map shows. */
export interface Camera {
  /** The middle of the map. */
  center: Position;
  /** 0 is the earth, 16 a few streets. */
  zoom: number;
}

/** A line in a colour of its own, such as a street with its traffic. */
export interface MapLine {
  /** Where it leads along. */
  positions: readonly Position[];
  /** Its colour. */
  color: "gray" | "green" | "yellow" | "red" | "blue";
  /** What stands beside it. */
  title?: string;
}

/** An audio player: one button, play or pause, and a bar that can be dragged. */
export interface PlayerView {
  /** What is played. */
  title: string;
  /** How long it plays. In seconds. */
  length: number;
  /** Where the playback is. */
  position: RunningTime;
  /** Whether it plays, so that the button is a pause button. */
  isPlaying: boolean;
}

/** One row of a list. */
export interface ListItem {
  /** The first line. */
  title: string;
  /** The second line. */
  detail?: string;
  /** Whether a tap on the row does something. */
  isTappable?: boolean;
}

/** Something that the user can write into. */
export interface TextField {
  /** What is to be written. */
  label: string;
  /** What stands there. */
  text?: string;
}

/** Something that the user can tap. */
export interface Control {
  /** What the user reads. */
  label: string;
  /** Whether a tap does anything now. */
  isEnabled?: boolean;
}

/** A dialog above the screen, which keeps taps from what lies under it. */
export interface Dialog {
  /** The heading. */
  title: string;
  /** The explanation under it. */
  message?: string;
  /** The labels of its buttons. */
  buttons: readonly string[];
}

// MARK: End of what is generated.

"""#

  /// How the app in Java is started.
  static let javaDescription: StaticString = #"""
{
  "name": "Near me",
  "command": ["java", "-cp", "classes", "NearMe"],
  "infoPlist": "Info.plist",
  "androidManifest": "AndroidManifest.xml"
}

"""#

  /// The app in Java.
  static let javaApp: StaticString = #"""
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import rehearsal.Rehearsal;
import rehearsal.Rehearsal.*;

/**
 * Says where its user is, and remembers it.
 *
 * <p>Build it with {@code javac -d classes Rehearsal.java NearMe.java}.
 */
final class NearMe implements App {
  private final Phone phone;
  private String message;

  NearMe(Phone phone) {
    this.phone = phone;
    // What was stored outlives the process, which the phone may end at any time.
    String spot = phone.storage().get("spot");
    message = spot == null ? "Nowhere yet." : "You were at " + spot + ".";
    phone.onTap("Find me", () -> phone.locations().getCurrentLocation(Duration.ofSeconds(20), this::found));
  }

  private void found(Fix fix) {
    if (fix == null) {
      message = "You were not found.";
      return;
    }
    Position position = fix.position();
    String spot = String.format(Locale.ROOT, "%.4f, %.4f", position.latitude(), position.longitude());
    message = "You are at " + spot + ".";
    phone.storage().store("spot", spot);
  }

  @Override
  public Screen screen() {
    return new Screen("Near me").message(message).controls(List.of(new Control("Find me")));
  }

  public static void main(String[] arguments) {
    Rehearsal.run(NearMe::new);
  }
}

"""#

  /// The library for Java.
  static let javaLibrary: StaticString = #"""
package rehearsal;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Plays an app, written in any language of the JVM, under the simulated phone of Rehearsal.
 *
 * <p>This file is all there is: put it beside the app. It needs Java 17 and nothing else. The phone starts the app as a
 * process, tells it signals on its standard input, and reads requests and the screen from its standard output. A whole
 * app, which Kotlin writes the same way:
 *
 * <pre>{@code
 * import java.time.Duration;
 * import java.util.List;
 * import rehearsal.Rehearsal;
 * import rehearsal.Rehearsal.*;
 *
 * final class NearMe implements App {
 *   private String message = "Nowhere yet.";
 *
 *   NearMe(Phone phone) {
 *     phone.onTap("Find me", () -> phone.ask(Request.AskForPermission.whenInUse()));
 *     phone.on(Signal.AuthorizationChanged.class, signal -> {
 *       if (signal.permission().isGranted()) phone.locations().getCurrentLocation(Duration.ofSeconds(10), this::found);
 *     });
 *   }
 *
 *   private void found(Fix fix) { message = fix == null ? "Not found." : "You are at " + fix.position(); }
 *
 *   public Screen screen() { return new Screen("Near me").message(message).controls(List.of(new Control("Find me"))); }
 *
 *   public static void main(String[] arguments) { Rehearsal.run(NearMe::new); }
 * }
 * }</pre>
 *
 * <p>Its {@code app.json}: <code>{"name": "Near me", "command": ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
 * "-XX:-UsePerfData", "-cp", "classes", "NearMe"], "infoPlist": "Info.plist"}</code>.
 *
 * <p><b>Time</b> is the phone's: {@link Phone#clock()} for {@code java.time}, {@link Phone#executor()} for what waits
 * (in Kotlin {@code phone.executor().asCoroutineDispatcher()}, with which {@code delay} waits in the phone's time too),
 * {@link Phone#uptime()} for durations. {@code System.currentTimeMillis()}, {@code Thread.sleep}, {@code Timer} and
 * {@code CompletableFuture.orTimeout} know nothing of it, and chance is {@link Phone#random()}.
 *
 * <p><b>One thread</b> runs the app: each signal, and all that became runnable by it, is done before it is answered.
 *
 * <p><b>Files</b> belong under {@code System.getenv("HOME")}: they outlive the process, which the phone ends without a
 * word, but not the installation. What is printed goes to standard error, and into the report.
 *
 * <p><b>An exception</b> that leaves the app's code, a task or a coroutine fails the scenario with its message, file
 * and line.
 *
 * <p>Names are those of the protocol ({@code rehearse protocol}); what is left out on the line is {@code null}.
 */
public final class Rehearsal {
  /** The version of the protocol that is spoken here. */
  public static final int PROTOCOL = 1;

  private Rehearsal() {}

  // MARK: Running an app

  /** An app: made anew with each process, it says what it shows whenever it is asked. */
  @FunctionalInterface
  public interface App {
    /** Returns all that the app shows now; {@code null} as long as it shows nothing. Called once after each signal. */
    Screen screen();
  }

  /**
   * Plays the app until the phone ends the process; does not return.
   *
   * <p>What the app prints goes to standard error from now on, so that it cannot spoil the line.
   *
   * @param app makes the app when the phone has told its first facts; it registers there what it wants to hear
   */
  public static void run(Function<? super Phone, ? extends App> app) {
    InputStream input = System.in;
    System.setIn(InputStream.nullInputStream());
    System.setOut(System.err);
    try (OutputStream output = new FileOutputStream(FileDescriptor.out)) {
      serve(input, output, app);
    } catch (Throwable broken) {
      System.err.println("The line to the phone is broken: " + broken);
      System.exit(1);
    }
    System.exit(0);
  }

  /**
   * Plays the app along these streams until the input ends, as a test without a phone does.
   *
   * @param input one message a line; half a line at its end is left alone
   * @param output gets one answer a line
   * @param app makes the app
   * @throws IOException when a stream fails
   */
  public static void serve(InputStream input, OutputStream output, Function<? super Phone, ? extends App> app)
      throws IOException {
    Line line = new Line(app);
    InputStream bytes = new BufferedInputStream(input, 1 << 16);
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    for (int next = bytes.read(); next >= 0; next = bytes.read()) {
      if (next != '\n') {
        message.write(next);
        continue;
      }
      String answer = line.answer(message.toByteArray());
      message.reset();
      if (answer == null) continue;
      output.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
      output.flush();
    }
  }

  // MARK: The phone

  /** The phone as its app sees it. All of it is for the app's one thread. */
  public static final class Phone {
    private final Thread thread = Thread.currentThread();
    private final List<Handler<?>> handlers = new ArrayList<>();
    private final List<Request> asked = new ArrayList<>();
    private final Map<Long, Consumer<? super Outcome>> waiting = new HashMap<>();
    private final Facts facts = new Facts();
    private final Storage storage = new Storage(this);
    private final VirtualExecutor executor = new VirtualExecutor(this);
    private final LocationManager locations;
    private final long seed;
    private final Random random;
    private long sent;

    private Phone(long seed) {
      this.seed = seed;
      random = new Random(seed);
      locations = new LocationManager(this);
    }

    /**
     * Has each signal of the kind handled, in the order in which handlers were added.
     *
     * @param kind the kind, such as {@code Signal.BecameActive.class}; {@code Signal.class} stands for all
     */
    public <S extends Signal> void on(Class<S> kind, Consumer<? super S> handler) {
      handlers.add(new Handler<>(kind, handler));
    }

    /** Has each tap on the control, the row or the dialog's button with the label handled. */
    public void onTap(String label, Runnable handler) {
      on(Signal.Tapped.class, tap -> {
        if (tap.label().equals(label)) handler.run();
      });
    }

    /** Asks the platform for something; it goes out with the answer to the present signal. */
    public void ask(Request request) {
      checkThread();
      asked.add(Objects.requireNonNull(request, "request"));
    }

    /**
     * Sends a request to the app's server, under a number of its own below zero, and has its outcome handled.
     *
     * @return the number, by which {@link Request.CancelSend} knows it
     */
    public long send(ServerRequest request, Consumer<? super Outcome> handler) {
      long id = -++sent;
      ask(new Request.Send(request.id(id)));
      waiting.put(id, handler);
      return id;
    }

    /** Returns what can be read at any moment. */
    public Facts facts() { return facts; }

    /** Returns the phone's durable storage. */
    public Storage storage() { return storage; }

    /** Returns where positions come from. */
    public LocationManager locations() { return locations; }

    /** Returns what runs tasks later, in the phone's time. */
    public VirtualExecutor executor() { return executor; }

    /** Returns the time since the phone started, the only one to measure durations with. */
    public Duration uptime() { return facts.uptime(); }

    /** Returns the phone's clock, which the user can set, in the zone where the phone is at each moment. */
    public Clock clock() { return new PhoneClock(facts, null); }

    /** Returns what to draw by chance with, the same in each run of the scenario. */
    public Random random() { return random; }

    /** Returns the seed of that. */
    public long seed() { return seed; }

    private void tell(Signal signal) {
      if (signal instanceof Outcome outcome) {
        Consumer<? super Outcome> handler = waiting.remove(outcome.id());
        if (handler != null) handler.accept(outcome);
      }
      for (Handler<?> handler : List.copyOf(handlers)) handler.tell(signal);
    }

    private void checkThread() {
      if (Thread.currentThread() == thread) return;
      throw new RejectedExecutionException(
          "The app runs on one thread, and \"" + Thread.currentThread().getName() + "\" is another: "
              + "what it does would come at another time in each run.");
    }

    private record Handler<S extends Signal>(Class<S> kind, Consumer<? super S> handler) {
      void tell(Signal signal) {
        if (kind.isInstance(signal)) handler.accept(kind.cast(signal));
      }
    }
  }

  /** What can be read at any moment without asking and waiting, as of the present signal. */
  public static final class Facts {
    private final Map<String, Object> told = new HashMap<>();

    private Facts() {}

    // MARK: Generated: facts. Regenerated by swift test from the declaration of the protocol; do not edit.

    /** The platform. */
    public Platform platform() { return get("platform", Platform.class); }

    /** The permission; on iOS also when Location Services are off, then as denied (I-05). */
    public Permission permission() { return get("permission", Permission.class); }

    /** Whether Android advises to explain the permission before asking (A-21). */
    public boolean shouldExplainPermission() { return get("shouldExplainPermission", Boolean.class); }

    /** Whether the device's Location Services switch is on (I-06, A-56). */
    public boolean locationServicesEnabled() { return get("locationServicesEnabled", Boolean.class); }

    /** Whether networks tell where the phone is, which Android's user can switch off (A-81). */
    public boolean networkLocationEnabled() { return get("networkLocationEnabled", Boolean.class); }

    /** Whether the phone saves energy (I-76, A-46). */
    public boolean isSavingPower() { return get("isSavingPower", Boolean.class); }

    /** How the user lets the app use the battery out of sight (A-77, A-82); optimized on iOS. */
    public BatteryUse batteryUse() { return get("batteryUse", BatteryUse.class); }

    /** How often the app is used, by which Android bounds its work (A-76); active on iOS. */
    public StandbyBucket standbyBucket() { return get("standbyBucket", StandbyBucket.class); }

    /** Whether Android takes the app's permissions and stops it if nobody uses it for months (A-59, A-82). */
    public boolean isPausedIfUnused() { return get("isPausedIfUnused", Boolean.class); }

    /** The version of the app, which an update raises (I-105, A-79). */
    public String appVersion() { return get("appVersion", String.class); }

    /** Whether the app may be refreshed in the background (I-75). */
    public boolean backgroundRefreshEnabled() { return get("backgroundRefreshEnabled", Boolean.class); }

    /** Whether the user lets the app show notifications; where not, what it posts is not seen. */
    public boolean notificationsEnabled() { return get("notificationsEnabled", Boolean.class); }

    /** The permission for notifications; Android tells only denied and authorized (I-98, A-71). */
    public NotificationPermission notificationPermission() { return get("notificationPermission", NotificationPermission.class); }

    /** Whether Android advises to explain what notifications are for before asking (A-21). */
    public boolean shouldExplainNotifications() { return get("shouldExplainNotifications", Boolean.class); }

    /**
     * How long background tasks alone may still keep the app running (I-52); null in front, where something else does,
     * and on Android.
     */
    public Duration backgroundTimeLeft() { return get("backgroundTimeLeft", Duration.class); }

    /** The ids of the notifications that are to come, in the order in which the app asked for them; iOS only. */
    public List<String> awaitedNotifications() { return texts("awaitedNotifications"); }

    /** The ids of the app's notifications that the user can see, in the order in which they came. */
    public List<String> shownNotifications() { return texts("shownNotifications"); }

    /** Whether the phone has a network. */
    public boolean isOnline() { return get("isOnline", Boolean.class); }

    /** The time since the phone started; the only clock that durations may be measured with. */
    public Duration uptime() { return get("uptime", Duration.class); }

    /** What the phone's clock shows. */
    public WallTime wallClock() { return get("wallClock", WallTime.class); }

    /** The language of the phone, as a code such as "en" or "pl". */
    public String language() { return get("language", String.class); }

    /** Whether the app may set exact alarms (A-74). */
    public boolean maySetExactAlarms() { return get("maySetExactAlarms", Boolean.class); }

    /** How many times the phone has been started; uptimes compare only within one start. */
    public long bootCount() { return get("bootCount", Long.class); }

    /** Why the process before this one ended; null on iOS. */
    public ProcessExit previousExit() { return get("previousExit", ProcessExit.class); }

    /** When it ended. */
    public WallTime previousExitAt() { return get("previousExitAt", WallTime.class); }

    /** The battery. */
    public Battery battery() { return get("battery", Battery.class); }

    /** How many bytes the app can still store; null where there is no bound to speak of. */
    public Long storageFreeBytes() { return get("storageFreeBytes", Long.class); }

    /** Where the playback is; null where no file is loaded. */
    public Duration audioPosition() { return get("audioPosition", Duration.class); }

    /** Whether storage can be read: not from the phone's start to its first unlock (I-96, A-69). */
    public boolean storageIsReadable() { return get("storageIsReadable", Boolean.class); }

    // MARK: End of what is generated.

    private <T> T get(String name, Class<T> type) { return read(type, value(name), name); }

    private List<String> texts(String name) {
      if (!(value(name) instanceof List<?> texts))
        throw new IllegalStateException("Expected a list for facts." + name + ".");
      return texts.stream().map(it -> read(String.class, it, name)).toList();
    }

    private Object value(String name) {
      if (!told.containsKey(name)) throw new IllegalStateException("The phone has not told the fact \"" + name + "\".");
      return told.get(name);
    }

    private static <T> T read(Class<T> type, Object value, String name) {
      try {
        return value == null ? null : type.cast(Form.read(type, value, "facts." + name));
      } catch (Refusal refusal) {
        throw new IllegalStateException(refusal.getMessage());
      }
    }
  }

  /** The phone's durable storage, which is full at some time, and cannot be read before the first unlock. */
  public static final class Storage {
    private final Phone phone;
    private final Map<String, String> values = new TreeMap<>();

    private Storage(Phone phone) { this.phone = phone; }

    /** Returns what is stored under the key; {@code null} where nothing is. */
    public String get(String key) { return values.get(key); }

    /** Returns the lines that were appended under the key. */
    public List<String> lines(String key) { return values.getOrDefault(key, "").lines().toList(); }

    /** Returns everything that is stored, by key. */
    public Map<String, String> all() { return Collections.unmodifiableMap(values); }

    /** Writes a value; {@link Signal.StorageFailed} tells where that could not be. */
    public void store(String key, String value) {
      phone.ask(new Request.Store(key, value));
      values.put(key, value);
    }

    /** Adds a line, given without its end. */
    public void append(String key, String line) {
      phone.ask(new Request.Append(key, line));
      values.merge(key, line + "\n", String::concat);
    }

    /** Deletes what is stored under the key. */
    public void delete(String key) {
      phone.ask(new Request.Delete(key));
      values.remove(key);
    }
  }

  // MARK: Positions

  /** Hears of positions, with the methods of Android's listener of that name. */
  @FunctionalInterface
  public interface LocationListener {
    /** A position arrived. */
    void onLocationChanged(Fix location);

    /** A position could not be given. */
    default void onLocationFailed(Signal.LocationFailed.Failure failure) {}

    /** Locations can be had again; Android only. */
    default void onProviderEnabled(String provider) {}

    /** Locations cannot be had for now; Android only. */
    default void onProviderDisabled(String provider) {}
  }

  /** Where positions come from, with the methods of Android's class of that name; it serves on iOS too. */
  public static final class LocationManager {
    /** The one provider of positions. */
    public static final String FUSED_PROVIDER = "fused";

    private final Phone phone;
    private final List<LocationListener> listeners = new ArrayList<>();
    private final List<Search> searches = new ArrayList<>();

    private LocationManager(Phone phone) {
      this.phone = phone;
      phone.on(Signal.Fix.class, signal -> {
        finish(signal.fix());
        for (LocationListener listener : List.copyOf(listeners)) listener.onLocationChanged(signal.fix());
      });
      phone.on(Signal.LocationFailed.class, signal -> {
        finish(null);
        for (LocationListener listener : List.copyOf(listeners)) listener.onLocationFailed(signal.failure());
      });
      phone.on(Signal.LocationAvailabilityChanged.class, signal -> {
        for (LocationListener listener : List.copyOf(listeners)) {
          if (signal.isAvailable()) listener.onProviderEnabled(FUSED_PROVIDER);
          else listener.onProviderDisabled(FUSED_PROVIDER);
        }
      });
    }

    /** Returns whether the device's Location Services switch is on. */
    public boolean isLocationEnabled() { return phone.facts().locationServicesEnabled(); }

    /**
     * Asks for one position; the permission must have been given.
     *
     * @param timeout how long the phone may try; an app that is put away meanwhile hears nothing more of it, and so the
     *     time is kept here too
     * @param consumer gets the position, or {@code null} where there was none in time
     */
    public void getCurrentLocation(Duration timeout, Consumer<? super Fix> consumer) {
      phone.ask(new Request.RequestFix(timeout));
      searches.add(new Search(timeout, consumer));
    }

    /** Has positions told to the listener until it is removed, at most that often, and only after such a distance. */
    public void requestLocationUpdates(Duration minTime, double minDistanceMeters, LocationListener listener) {
      requestLocationUpdates(new UpdateRequest().interval(minTime).distanceFilter(minDistanceMeters), listener);
    }

    /** Has positions told to the listener until it is removed; the last request says how they come to all listeners. */
    public void requestLocationUpdates(UpdateRequest updates, LocationListener listener) {
      phone.ask(new Request.StartUpdates(updates));
      if (!listeners.contains(listener)) listeners.add(listener);
    }

    /** Tells the listener nothing more; the updates stop with the last one. */
    public void removeUpdates(LocationListener listener) {
      if (!listeners.remove(listener) || !listeners.isEmpty()) return;
      phone.ask(new Request.StopUpdates());
      // That takes back a request for one position as well (I-62), which somebody here may still wait for.
      long left = searches.stream().mapToLong(search -> search.end.getDelay(TimeUnit.NANOSECONDS)).max().orElse(0);
      if (left > 0) phone.ask(new Request.RequestFix(Duration.ofNanos(left)));
    }

    private void finish(Fix fix) {
      for (Search search : List.copyOf(searches)) search.finish(fix);
    }

    /** Somebody who waits for one position, for so long. */
    private final class Search {
      private final Consumer<? super Fix> consumer;
      private final ScheduledFuture<?> end;

      Search(Duration timeout, Consumer<? super Fix> consumer) {
        this.consumer = consumer;
        end = phone.executor().schedule(timeout, () -> finish(null));
      }

      void finish(Fix fix) {
        end.cancel(false);
        searches.remove(this);
        consumer.accept(fix);
      }
    }
  }

  // MARK: Time

  /** The phone's clock, in a zone or, without one, in that of the phone. */
  private static final class PhoneClock extends Clock {
    private final Facts facts;
    private final ZoneId zone;

    PhoneClock(Facts facts, ZoneId zone) {
      this.facts = facts;
      this.zone = zone;
    }

    @Override public ZoneId getZone() { return zone == null ? facts.wallClock().zone() : zone; }

    @Override public Clock withZone(ZoneId zone) { return new PhoneClock(facts, zone); }

    @Override public Instant instant() { return facts.wallClock().instant(); }
  }

  /**
   * Runs tasks on the app's thread: after the present signal's handlers, or later, when the phone's time has come.
   *
   * <p>An exception that leaves a task fails the scenario, whether anybody holds its future or not. A future that is
   * not done cannot be waited for, as there is but one thread: {@code get} says so.
   */
  public static final class VirtualExecutor extends AbstractExecutorService implements ScheduledExecutorService {
    /** The one timer of the phone that serves all tasks. */
    private static final String TIMER = "rehearsal.executor";

    /** More tasks than this after one signal are taken for tasks that never end. */
    private static final int TASKS_MAX = 1_000_000;

    private final Phone phone;
    private final Queue<Runnable> ready = new ArrayDeque<>();
    private final PriorityQueue<Task<?>> later = new PriorityQueue<>(
        Comparator.<Task<?>>comparingLong(task -> task.deadline).thenComparingLong(task -> task.number));
    private Long timerSetFor;
    private long numbered;
    private boolean isShutdown;

    private VirtualExecutor(Phone phone) { this.phone = phone; }

    @Override public void execute(Runnable command) {
      accept();
      ready.add(Objects.requireNonNull(command));
    }

    @Override public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
      return schedule(new Task<Void>(command, delay, 0, unit));
    }

    @Override public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
      return schedule(new Task<>(callable, delay, unit));
    }

    @Override public ScheduledFuture<?> scheduleAtFixedRate(
        Runnable command, long initialDelay, long period, TimeUnit unit) {
      return schedule(new Task<Void>(command, initialDelay, checkPeriod(period), unit));
    }

    @Override public ScheduledFuture<?> scheduleWithFixedDelay(
        Runnable command, long initialDelay, long delay, TimeUnit unit) {
      return schedule(new Task<Void>(command, initialDelay, -checkPeriod(delay), unit));
    }

    /** Runs the task after the delay, such as {@code Duration.ofSeconds(60)}. */
    public ScheduledFuture<?> schedule(Duration delay, Runnable command) {
      return schedule(command, delay.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override public void shutdown() { isShutdown = true; }

    @Override public List<Runnable> shutdownNow() {
      shutdown();
      List<Runnable> left = new ArrayList<>(ready);
      left.addAll(later);
      ready.clear();
      later.clear();
      return left;
    }

    /** Ends it like {@link #shutdownNow}: to wait for tasks would be to wait for itself. */
    public void close() { shutdownNow(); }

    @Override public boolean isShutdown() { return isShutdown; }

    @Override public boolean isTerminated() { return isShutdown && ready.isEmpty() && later.isEmpty(); }

    /** Returns whether all is done; it does not wait, as nothing happens meanwhile. */
    @Override public boolean awaitTermination(long timeout, TimeUnit unit) { return isTerminated(); }

    @Override protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
      return new Task<>(() -> {
        runnable.run();
        return value;
      }, 0, TimeUnit.NANOSECONDS);
    }

    @Override protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
      return new Task<>(callable, 0, TimeUnit.NANOSECONDS);
    }

    private <V> Task<V> schedule(Task<V> task) {
      accept();
      if (task.deadline <= now()) ready.add(task);
      else later.add(task);
      return task;
    }

    private void accept() {
      phone.checkThread();
      if (isShutdown) throw new RejectedExecutionException("The executor was shut down.");
    }

    private static long checkPeriod(long period) {
      if (period <= 0) throw new IllegalArgumentException("The period must be more than 0.");
      return period;
    }

    private long now() { return phone.uptime().toNanos(); }

    /** Makes ready what the timer was set for; the phone counts in whole microseconds. */
    private void timerFired() {
      long until = now() + 1_000;
      timerSetFor = null;
      while (!later.isEmpty() && later.peek().deadline <= until) ready.add(later.remove());
    }

    private void runAll() {
      for (int count = 0; !ready.isEmpty(); count++) {
        if (count == TASKS_MAX) {
          ready.clear();
          throw new IllegalStateException("Tasks go on beginning tasks without an end.");
        }
        ready.remove().run();
      }
    }

    /** Returns what sets the timer for the next deadline; {@code null} where it is set. */
    private Request setTimer() {
      Long next = later.isEmpty() ? null : later.peek().deadline;
      if (Objects.equals(next, timerSetFor)) return null;
      timerSetFor = next;
      if (next == null) return new Request.Cancel(TIMER);
      return new Request.Schedule(TIMER, Duration.ofNanos(Math.max(0, next - now())));
    }

    /** A task with its time; a period below zero counts from the end of each run. */
    private final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
      private final long number = ++numbered;
      private final long period;
      private long deadline;
      private Throwable failure;

      Task(Runnable command, long delay, long period, TimeUnit unit) {
        super(command, null);
        this.period = unit.toNanos(period);
        deadline = now() + Math.max(0, unit.toNanos(delay));
      }

      Task(Callable<V> callable, long delay, TimeUnit unit) {
        super(callable);
        period = 0;
        deadline = now() + Math.max(0, unit.toNanos(delay));
      }

      @Override public void run() {
        if (!isPeriodic()) {
          super.run();
        } else if (runAndReset() && !isShutdown) {
          deadline = period > 0 ? deadline + period : now() - period;
          later.add(this);
        }
        if (failure != null) Failure.rethrow(failure);
      }

      @Override protected void setException(Throwable thrown) {
        failure = thrown;
        super.setException(thrown);
      }

      @Override public boolean cancel(boolean mayInterruptIfRunning) {
        later.remove(this);
        return super.cancel(mayInterruptIfRunning);
      }

      @Override public V get() throws InterruptedException, ExecutionException {
        if (isDone()) return super.get();
        throw new IllegalStateException("The app's only thread would wait for itself: go on in the task instead.");
      }

      @Override public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException {
        return get();
      }

      @Override public boolean isPeriodic() { return period != 0; }

      @Override public long getDelay(TimeUnit unit) { return unit.convert(deadline - now(), TimeUnit.NANOSECONDS); }

      @Override public int compareTo(Delayed other) {
        return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
      }
    }
  }

  // MARK: Signals: what the platform tells the app

  /** What the platform tells the app. A kind that only a newer phone knows is not told. */
  public sealed interface Signal {
    // MARK: Generated: signals. Regenerated by swift test from the declaration of the protocol; do not edit.

    /**
     * The process has started; the app remembers nothing but what it stored.
     *
     * @param reason why the platform started it
     */
    record Launched(Reason reason) implements Signal {
      /** The values of {@link #reason}. */
      public enum Reason {
        USER, LOCATION, GEOFENCE, BOOT, MESSAGE, NOTIFICATION, SERVICE, WORK, TRANSFERS, LOCKED_BOOT, MOTION, CLOCK,
        ALARM, LANGUAGE, PREWARMING, UPDATE
      }
    }

    /** The app is in front and receives the user's touches. */
    record BecameActive() implements Signal {}

    /** Something is about to cover the app (I-21). */
    record WillResignActive() implements Signal {}

    /** The app is no longer visible. */
    record EnteredBackground() implements Signal {}

    /** The app is about to stop running until it is resumed. */
    record WillSuspend() implements Signal {}

    /** The app runs again after a suspension. */
    record Resumed() implements Signal {}

    /** The app's screen came into view. */
    record ScreenAppeared() implements Signal {}

    /** The app's screen left the view, for another of the same app. */
    record ScreenDisappeared() implements Signal {}

    /**
     * The permission changed, or a new process learns it for the first time (I-27, I-28, I-31); iOS only.
     *
     * @param permission the permission now
     */
    record AuthorizationChanged(Permission permission) implements Signal {}

    /**
     * A permission request of this app ended (A-05, A-18); Android only.
     *
     * @param granted which of the requested permissions are granted now; null for a request that was interrupted
     */
    record PermissionRequestFinished(@LeftOut List<AndroidPermission> granted) implements Signal {}

    /**
     * A request for temporary full accuracy ended, declined or not (I-46, I-47); iOS only.
     *
     * @param promptDeclined whether the user was asked and declined
     */
    record TemporaryFullAccuracyFinished(boolean promptDeclined) implements Signal {}

    /**
     * A position arrived.
     *
     * @param fix the position
     */
    record Fix(Rehearsal.Fix fix) implements Signal {}

    /**
     * A position was asked for and could not be given (I-89, I-91).
     *
     * @param failure whether it may work later, or the app is not allowed to know
     */
    record LocationFailed(Failure failure) implements Signal {
      /** The values of {@link #failure}. */
      public enum Failure { LOCATION_UNKNOWN, DENIED }
    }

    /** The platform paused the updates because the phone rests (I-58, I-60); iOS only. */
    record UpdatesPaused() implements Signal {}

    /** The updates go on after a pause (I-58); iOS only. */
    record UpdatesResumed() implements Signal {}

    /**
     * Whether locations can be had now changed (A-56); Android only.
     *
     * @param isAvailable whether they can
     */
    record LocationAvailabilityChanged(boolean isAvailable) implements Signal {}

    /**
     * The phone came to stay somewhere, or left (I-45); iOS only.
     *
     * @param visit the stay
     */
    record Visited(Visit visit) implements Signal {}

    /**
     * The user answered whether to turn the device's location on (A-57); Android only.
     *
     * @param isOn whether it is on now
     */
    record TurnLocationOnFinished(boolean isOn) implements Signal {}

    /**
     * The motion sensors judge the movement differently than before, or for the first time.
     *
     * @param motion how they judge it
     */
    record MotionChanged(Motion motion) implements Signal {
      /** The values of {@link #motion}. */
      public enum Motion { UNKNOWN, STATIONARY, WALKING, DRIVING }
    }

    /**
     * The phone entered the region.
     *
     * @param id the region's id
     * @param fix the position that triggered it; Android only
     */
    record RegionEntered(String id, @LeftOut Rehearsal.Fix fix) implements Signal {}

    /**
     * The phone left the region.
     *
     * @param id the region's id
     * @param fix the position that triggered it; Android only
     */
    record RegionExited(String id, @LeftOut Rehearsal.Fix fix) implements Signal {}

    /**
     * The phone stayed in the region (A-52); Android only.
     *
     * @param id the region's id
     * @param fix the position that triggered it
     */
    record RegionDwelled(String id, @LeftOut Rehearsal.Fix fix) implements Signal {}

    /**
     * Where the phone is with regard to the region (I-84); iOS only.
     *
     * @param id the region's id
     * @param state where it is
     */
    record RegionState(String id, State state) implements Signal {
      /** The values of {@link #state}. */
      public enum State { UNKNOWN, INSIDE, OUTSIDE }
    }

    /**
     * The region is not watched (I-78 to I-86, A-51, A-55).
     *
     * @param id the region's id
     * @param failure why
     */
    record RegionFailed(String id, Failure failure) implements Signal {
      /** The values of {@link #failure}. */
      public enum Failure { TOO_MANY, TOO_LARGE, DENIED, UNAVAILABLE }
    }

    /**
     * The foreground service did not start (A-42, A-43); Android only.
     *
     * @param failure why
     */
    record ForegroundServiceFailed(Failure failure) implements Signal {
      /** The values of {@link #failure}. */
      public enum Failure { START_NOT_ALLOWED, SECURITY_EXCEPTION }
    }

    /** The phone had been started while the app could not be told (A-49); Android only. */
    record BootCompleted() implements Signal {}

    /**
     * A server answered the request.
     *
     * @param id the request's id
     * @param status the HTTP status
     * @param body the body as it came over the wire; it need not be well formed
     */
    record Response(long id, int status, @LeftOut String body) implements Outcome {
      public Response { body = body == null ? "" : body; }

      // By hand: Response.
      /** Whether the status is 200 to 299. */
      @Override public boolean isSuccess() { return status >= 200 && status < 300; }
      // End of what is by hand.
    }

    /**
     * The request got no answer.
     *
     * @param id the request's id
     * @param failure why; where the connection was lost, the server may have done its work
     */
    record RequestFailed(long id, Failure failure) implements Outcome {
      /** The values of {@link #failure}. */
      public enum Failure { OFFLINE, TIMED_OUT, CONNECTION_LOST }

      // By hand: RequestFailed.
      /** Never. */
      @Override public boolean isSuccess() { return false; }
      // End of what is by hand.
    }

    /** All background transfers are done (I-94); iOS only. */
    record TransfersFinished() implements Signal {}

    /**
     * The phone lost or found a network.
     *
     * @param isOnline whether it has one now
     */
    record ConnectivityChanged(boolean isOnline) implements Signal {}

    /**
     * The platform starts deferred work; the app says when it is finished (I-95, A-68).
     *
     * @param name the work's name
     */
    record WorkStarted(String name) implements Signal {}

    /**
     * The time for the work or background task is over; the app should stop it.
     *
     * @param name the work's name
     */
    record WorkExpired(String name) implements Signal {}

    /**
     * An alarm of the app rings (A-74); Android only.
     *
     * @param name the alarm's name
     */
    record AlarmRang(String name) implements Signal {}

    /**
     * A notification is due with the app in front, and not shown unless it is posted now; iOS only.
     *
     * @param id the notification's name
     */
    record NotificationDue(String id) implements Signal {}

    /**
     * The user tapped a notification, which brings the app to the front.
     *
     * @param id the notification's name
     */
    record NotificationTapped(String id) implements Signal {}

    /**
     * The app's request to notify ended, with a question or without (I-98, A-71).
     *
     * @param isAllowed whether what the app posts is seen
     */
    record NotificationRequestFinished(boolean isAllowed) implements Signal {}

    /**
     * A push of the app's server arrived (I-103, A-43).
     *
     * @param data what the server put into it
     */
    record PushReceived(String data) implements Signal {}

    /** The playback has reached the end of the file. */
    record AudioFinished() implements Signal {}

    /** Something else has the loudspeaker, such as a call (I-97, A-70). */
    record AudioInterrupted() implements Signal {}

    /**
     * The loudspeaker is free again (I-97).
     *
     * @param shouldResume whether the app should go on
     */
    record AudioInterruptionEnded(boolean shouldResume) implements Signal {}

    /** Another app has the loudspeaker for good (A-70); Android only. */
    record AudioLost() implements Signal {}

    /** The headphones are gone; an app is expected to pause (I-97, A-70). */
    record HeadphonesUnplugged() implements Signal {}

    /**
     * The charge fell or rose by a percent, or power was connected or taken away.
     *
     * @param battery the battery now
     */
    record BatteryChanged(Battery battery) implements Signal {}

    /**
     * The phone began or ceased to save energy: Low Power Mode (I-76) or Battery Saver (A-46).
     *
     * @param isOn whether it saves energy now
     */
    record PowerSavingChanged(boolean isOn) implements Signal {}

    /**
     * What was to be stored was not, as the storage is full.
     *
     * @param key the key
     */
    record StorageFailed(String key) implements Signal {}

    /**
     * What was to be changed was not, as the phone waits for its first unlock (I-96, A-69).
     *
     * @param key the key
     */
    record StorageLocked(String key) implements Signal {}

    /** Storage can be read from now on (I-96, A-69). */
    record StorageUnlocked() implements Signal {}

    /**
     * The phone's clock was set, or shows a new day, summer time or another zone (I-100, A-74).
     *
     * @param change what has changed
     */
    record ClockChanged(Change change) implements Signal {
      /** The values of {@link #change}. */
      public enum Change { SET, NEW_DAY, SUMMER_TIME, ZONE }
    }

    /**
     * The user has chosen another language (A-74); Android only.
     *
     * @param language the language, as a code such as "pl"
     */
    record LanguageChanged(String language) implements Signal {}

    /**
     * The app's timer has run out.
     *
     * @param timer its name
     */
    record TimerFired(String timer) implements Signal {}

    /**
     * The user tapped the control, the row or the dialog's button.
     *
     * @param label its label
     */
    record Tapped(String label) implements Signal {}

    /**
     * The user tapped the point of the map.
     *
     * @param number its number
     */
    record TappedPoint(long number) implements Signal {}

    /**
     * The user has put a text into the field, in the place of what stood there.
     *
     * @param text the text
     * @param field the field's label
     */
    record Entered(String text, String field) implements Signal {}

    /** The user tapped the player's button while nothing played. */
    record TappedPlay() implements Signal {}

    /** The user tapped the player's button while it played. */
    record TappedPause() implements Signal {}

    /**
     * The user dragged the bar of the player.
     *
     * @param to the time of the file
     */
    record DraggedPlayer(Duration to) implements Signal {}

    /** The user pulled the list down. */
    record PulledToRefresh() implements Signal {}

    // MARK: End of what is generated.
  }

  /** What became of a request to the server. */
  public sealed interface Outcome extends Signal {
    /** The request's number. */
    long id();

    /** Whether the server answered with a status of 200 to 299. */
    boolean isSuccess();
  }

  // MARK: Requests: what the app asks of the platform

  /** What the app asks of the platform with {@link Phone#ask}. */
  public sealed interface Request {
    // MARK: Generated: requests. Regenerated by swift test from the declaration of the protocol; do not edit.

    /**
     * Asks the user for permission.
     *
     * @param permission whenInUse (I-08, A-12), always (I-13, A-28), temporaryFullAccuracy (I-46, iOS only), or
     *     android: exactly the permissions listed (A-12 to A-17)
     * @param purposeKey for temporaryFullAccuracy: the key of the purpose in Info.plist
     * @param permissions for android: the permissions that are asked for, in one request
     */
    record AskForPermission(
        Kind permission, @LeftOut String purposeKey, @LeftOut List<AndroidPermission> permissions) implements Request {
      /** The values of {@link #permission}. */
      public enum Kind { WHEN_IN_USE, ALWAYS, TEMPORARY_FULL_ACCURACY, ANDROID }

      // By hand: AskForPermission.
      /** Asks for location while the app is in use. */
      public static AskForPermission whenInUse() { return new AskForPermission(Kind.WHEN_IN_USE, null, null); }

      /** Asks for location at any time. */
      public static AskForPermission always() { return new AskForPermission(Kind.ALWAYS, null, null); }

      /** Asks for full accuracy until the app is left; the key is that of the purpose in Info.plist. */
      public static AskForPermission temporaryFullAccuracy(String purposeKey) {
        return new AskForPermission(Kind.TEMPORARY_FULL_ACCURACY, purposeKey, null);
      }

      /** Asks for exactly these permissions. */
      public static AskForPermission android(AndroidPermission... permissions) {
        return new AskForPermission(Kind.ANDROID, null, List.of(permissions));
      }
      // End of what is by hand.
    }

    /**
     * Asks for one fix; a second request replaces the first (I-62).
     *
     * @param timeout how long the platform may try
     * @param desiredAccuracyMeters how accurate the app wants it: from 100 on it comes from networks (I-109, A-63)
     */
    record RequestFix(Duration timeout, @LeftOut int desiredAccuracyMeters) implements Request {
      /** Leaves out {@code desiredAccuracyMeters} (10). */
      public RequestFix(Duration timeout) { this(timeout, 10); }
    }

    /**
     * Starts locations one after the other; a second request replaces the first.
     *
     * @param updates how they are wanted
     */
    record StartUpdates(@LeftOut UpdateRequest updates) implements Request {}

    /** Stops them, and a request for one fix (I-62). */
    record StopUpdates() implements Request {}

    /** Starts coarse, rare locations that can wake the app (I-88); iOS only. */
    record StartSignificantChanges() implements Request {}

    /** Stops them (I-88); iOS only. */
    record StopSignificantChanges() implements Request {}

    /** Starts reports of stays at one place (I-45); iOS only. */
    record StartVisits() implements Request {}

    /** Stops them (I-45); iOS only. */
    record StopVisits() implements Request {}

    /** Starts reports of how the phone moves. */
    record StartMotionUpdates() implements Request {}

    /** Stops them. */
    record StopMotionUpdates() implements Request {}

    /** Asks the user to turn the device's location on (A-57); Android only. */
    record AskToTurnLocationOn() implements Request {}

    /**
     * Watches a region.
     *
     * @param region the region
     */
    record Monitor(Region region) implements Request {}

    /**
     * Stops watching the region.
     *
     * @param id which one
     */
    record StopMonitoring(String id) implements Request {}

    /**
     * Asks where the phone is with regard to the region (I-84); iOS only.
     *
     * @param id which one
     */
    record RequestRegionState(String id) implements Request {}

    /** Creates a further location manager, which is told the permission on its own (I-27, I-29); iOS only. */
    record CreateLocationManager() implements Request {}

    /**
     * Starts a session that asks for what it declares, again and again where needed (I-25); iOS only.
     *
     * @param session what it declares
     */
    record StartServiceSession(Session session) implements Request {
      /** The values of {@link #session}. */
      public enum Session { WHEN_IN_USE, ALWAYS }
    }

    /** Ends that session (I-25); iOS only. */
    record EndServiceSession() implements Request {}

    /** Starts or rejoins a session that keeps the app in use in the background (I-57); iOS only. */
    record StartBackgroundSession() implements Request {}

    /** Ends that session (I-57); iOS only. */
    record EndBackgroundSession() implements Request {}

    /** Starts a foreground service of type location, with its notification (A-41); Android only. */
    record StartForegroundService() implements Request {}

    /** Stops it (A-41); Android only. */
    record StopForegroundService() implements Request {}

    /**
     * Asks the user whether the app may notify, once on iOS and twice on Android (I-98, A-71).
     *
     * @param provisional whether notifications are to come quietly, which nobody is asked about; iOS only
     */
    record AskForNotifications(@LeftOut Boolean provisional) implements Request {
      /** With nothing but what must be said; the methods say the rest. */
      public AskForNotifications() { this(null); }

      /** Whether notifications are to come quietly, which nobody is asked about; iOS only. */
      public AskForNotifications provisional(boolean provisional) { return with("provisional", provisional); }

      private AskForNotifications with(String member, Object value) {
        return Form.with(AskForNotifications.class, this, member, value);
      }
    }

    /** Registers the app for the pushes of its server, until it is removed (I-103, A-43). */
    record RegisterForPushes() implements Request {}

    /**
     * Leaves work to the platform, which starts it later (I-95, A-68).
     *
     * @param work the work
     */
    record DeferWork(DeferredWork work) implements Request {}

    /**
     * Takes deferred work back.
     *
     * @param name which one
     */
    record CancelWork(String name) implements Request {}

    /**
     * Says that deferred work, which was started, is over.
     *
     * @param name which one
     * @param result how it ended
     */
    record FinishWork(String name, Result result) implements Request {
      /** The values of {@link #result}. */
      public enum Result { SUCCEEDED, RETRY }
    }

    /**
     * Has Android wake or start the app after a while (A-74); Android only.
     *
     * @param alarm the alarm
     */
    record SetAlarm(Alarm alarm) implements Request {}

    /**
     * Takes an alarm back.
     *
     * @param name which one
     */
    record CancelAlarm(String name) implements Request {}

    /**
     * Lets the app go on for a while after it has left the front, to end what it is at (I-52); iOS only.
     *
     * @param name which one
     */
    record BeginBackgroundTask(String name) implements Request {}

    /**
     * Says that it has ended that; whoever does not, and is told of the time's end, is ended (I-52); iOS only.
     *
     * @param name which one
     */
    record EndBackgroundTask(String name) implements Request {}

    /**
     * Sends a request to the app's server.
     *
     * @param request the request
     */
    record Send(ServerRequest request) implements Request {}

    /**
     * Hands a request to the system, which performs it also while the app does not run (A-68, I-94); iOS only.
     *
     * @param request the request
     */
    record Transfer(ServerRequest request) implements Request {}

    /**
     * Stops waiting for the answer.
     *
     * @param id the request's id
     */
    record CancelSend(long id) implements Request {}

    /**
     * Fires the timer once; a timer of the same name is replaced.
     *
     * @param timer its name
     * @param after in how long
     */
    record Schedule(String timer, Duration after) implements Request {}

    /**
     * Cancels the timer.
     *
     * @param timer which one
     */
    record Cancel(String timer) implements Request {}

    /**
     * Writes a value to the phone's durable storage.
     *
     * @param key under which key
     * @param value what
     */
    record Store(String key, String value) implements Request {}

    /**
     * Adds a line to what durable storage holds under the key.
     *
     * @param key under which key
     * @param line the line, without its end
     */
    record Append(String key, String line) implements Request {}

    /**
     * Deletes what durable storage holds under the key.
     *
     * @param key which one
     */
    record Delete(String key) implements Request {}

    /**
     * Shows a notification; one with the same id is replaced.
     *
     * @param notification the notification
     */
    record Post(AppNotification notification) implements Request {}

    /**
     * Takes the notification away.
     *
     * @param id which one
     */
    record Withdraw(String id) implements Request {}

    /**
     * Makes the player ready to play the file from its beginning.
     *
     * @param file the file
     */
    record LoadAudio(AudioFile file) implements Request {}

    /**
     * Arranges how the app's sound gets along with that of others (I-97, A-70).
     *
     * @param session the arrangement
     */
    record SetAudioSession(AudioSession session) implements Request {}

    /** Plays the loaded file from where the playback is. */
    record PlayAudio() implements Request {}

    /** Halts the playback where it is. */
    record PauseAudio() implements Request {}

    /**
     * Sets the playback to a time of the file.
     *
     * @param to the time
     */
    record SeekAudio(Duration to) implements Request {}

    /** Stops the playback and lets the file and the player go. */
    record ReleaseAudio() implements Request {}

    /**
     * Hands an address to the app that it belongs to, such as tel: or geo:.
     *
     * @param address the address
     */
    record Open(String address) implements Request {}

    /** Opens this app's page in the Settings app. */
    record OpenSettings() implements Request {}

    // MARK: End of what is generated.
  }

  // MARK: Objects

  // MARK: Generated: objects. Regenerated by swift test from the declaration of the protocol; do not edit.

  /** The values of {@link Facts#platform}. */
  public enum Platform implements Verbatim {
    IOS("iOS"), ANDROID("android");

    private final String name;

    Platform(String name) { this.name = name; }

    @Override public String toString() { return name; }
  }

  /** The values of {@link Facts#batteryUse}. */
  public enum BatteryUse { UNRESTRICTED, OPTIMIZED, RESTRICTED }

  /** The values of {@link Facts#standbyBucket}. */
  public enum StandbyBucket { ACTIVE, WORKING_SET, FREQUENT, RARE, RESTRICTED }

  /** The values of {@link Facts#notificationPermission}. */
  public enum NotificationPermission { NOT_DETERMINED, DENIED, AUTHORIZED, PROVISIONAL }

  /** The values of {@link Facts#previousExit}. */
  public enum ProcessExit { KILLED_BY_SYSTEM, CLOSED_BY_USER, FORCE_STOPPED, CRASHED, PERMISSION_REVOKED, UPDATED }

  /** A permission of Android. */
  public enum AndroidPermission { COARSE, FINE, BACKGROUND }

  /**
   * The permission to use location; status and accuracy always come together (I-32).
   *
   * @param status the authorization status
   * @param accuracy the accuracy that the user allows; meaningless until the status allows location (I-41)
   */
  public record Permission(Status status, @LeftOut Accuracy accuracy) {
    /** The values of {@link #status}. */
    public enum Status { NOT_DETERMINED, RESTRICTED, DENIED, WHEN_IN_USE, ALWAYS }

    /** The values of {@link #accuracy}. */
    public enum Accuracy { FULL, REDUCED }

    public Permission { accuracy = accuracy == null ? Accuracy.FULL : accuracy; }

    // By hand: Permission.
    /** Whether the app may use location, be it while it is in use only. */
    public boolean isGranted() { return status == Status.WHEN_IN_USE || status == Status.ALWAYS; }
    // End of what is by hand.
  }

  /**
   * A reading of the phone's clock, which the user can set.
   *
   * @param millisecondsSince1970 milliseconds since 1970-01-01 00:00 UTC
   * @param zoneOffsetSeconds the time zone's offset from UTC in seconds, positive to the east
   */
  public record WallTime(long millisecondsSince1970, @LeftOut int zoneOffsetSeconds) {
    // By hand: WallTime.
    /** The moment. */
    public Instant instant() { return Instant.ofEpochMilli(millisecondsSince1970); }

    /** The time zone's offset; throws {@code DateTimeException} beyond 18 hours, which Java knows no zones for. */
    public ZoneOffset zone() { return ZoneOffset.ofTotalSeconds(zoneOffsetSeconds); }
    // End of what is by hand.
  }

  /**
   * The battery.
   *
   * @param percentage the charge
   * @param isCharging whether the phone is connected to power
   */
  public record Battery(int percentage, @LeftOut boolean isCharging) {}

  /**
   * One position report of the location receiver.
   *
   * @param position where the phone is
   * @param accuracyMeters the radius within which the phone believes itself to be; a negative one says that the
   *     position is not valid
   * @param timestamp when it was measured; a cached fix keeps its true time (I-92)
   * @param speedMillimetersPerSecond how fast the phone was; left out where the receiver cannot tell
   * @param courseDegrees which way it moved, from north; left out where the receiver cannot tell
   * @param altitudeMeters how high above the sea it was; left out where the receiver cannot tell
   * @param age how long before its delivery it was measured
   * @param isSimulated whether software has made it up, as a mock app does (I-108, A-80)
   * @param isFromAccessory whether something that is connected to the phone has measured it (I-108); iOS only
   */
  public record Fix(
      Position position, long accuracyMeters, WallTime timestamp, @LeftOut Long speedMillimetersPerSecond,
      @LeftOut Integer courseDegrees, @LeftOut Long altitudeMeters, @LeftOut Duration age, @LeftOut boolean isSimulated,
      @LeftOut boolean isFromAccessory) {
    public Fix { age = age == null ? Duration.ZERO : age; }
  }

  /**
   * A place on the earth.
   *
   * @param latitude positive to the north
   * @param longitude positive to the east
   */
  public record Position(double latitude, double longitude) {}

  /**
   * A stay of the phone at one place (I-45).
   *
   * @param position where the stay was
   * @param accuracyMeters the accuracy of the position
   * @param arrival when the phone came
   * @param departure when it left; left out while it is there
   */
  public record Visit(Position position, long accuracyMeters, WallTime arrival, @LeftOut WallTime departure) {}

  /**
   * A request for locations one after the other, until it is stopped.
   *
   * @param interface_ which of iOS's two interfaces the app uses; Android has one
   * @param desiredAccuracyMeters how accurate the app wants the positions: from 100 on they come from networks (I-109,
   *     A-63)
   * @param distanceFilter how far the phone must move before the next position is delivered (I-93); 0 delivers all
   * @param interval how often positions are wanted; left out, it is left to the platform, as on iOS always
   * @param allowsBackground whether updates go on in the background (I-50, I-51); iOS only
   * @param showsBackgroundIndicator whether the indicator is shown with the Always permission too (I-64); iOS only
   * @param pausesAutomatically whether the platform may pause updates while the phone rests (I-60); iOS only
   */
  public record UpdateRequest(
      @LeftOut Interface interface_, @LeftOut Integer desiredAccuracyMeters, @LeftOut Double distanceFilter,
      @LeftOut Duration interval, @LeftOut Boolean allowsBackground, @LeftOut Boolean showsBackgroundIndicator,
      @LeftOut Boolean pausesAutomatically) {
    /** The values of {@link #interface_}. */
    public enum Interface { STANDARD, LIVE }

    /** With nothing but what must be said; the methods say the rest. */
    public UpdateRequest() { this(null, null, null, null, null, null, null); }

    /** Which of iOS's two interfaces the app uses; Android has one. */
    public UpdateRequest interface_(Interface interface_) { return with("interface_", interface_); }

    /** How accurate the app wants the positions: from 100 on they come from networks (I-109, A-63). */
    public UpdateRequest desiredAccuracyMeters(int desiredAccuracyMeters) {
      return with("desiredAccuracyMeters", desiredAccuracyMeters);
    }

    /** How far the phone must move before the next position is delivered (I-93); 0 delivers all. */
    public UpdateRequest distanceFilter(double distanceFilter) { return with("distanceFilter", distanceFilter); }

    /** How often positions are wanted; left out, it is left to the platform, as on iOS always. */
    public UpdateRequest interval(Duration interval) { return with("interval", interval); }

    /** Whether updates go on in the background (I-50, I-51); iOS only. */
    public UpdateRequest allowsBackground(boolean allowsBackground) {
      return with("allowsBackground", allowsBackground);
    }

    /** Whether the indicator is shown with the Always permission too (I-64); iOS only. */
    public UpdateRequest showsBackgroundIndicator(boolean showsBackgroundIndicator) {
      return with("showsBackgroundIndicator", showsBackgroundIndicator);
    }

    /** Whether the platform may pause updates while the phone rests (I-60); iOS only. */
    public UpdateRequest pausesAutomatically(boolean pausesAutomatically) {
      return with("pausesAutomatically", pausesAutomatically);
    }

    private UpdateRequest with(String member, Object value) {
      return Form.with(UpdateRequest.class, this, member, value);
    }
  }

  /**
   * A circle on the earth that the app wants watched.
   *
   * @param id the app's name for it; a second region of the name replaces the first (I-80)
   * @param center the middle of the circle
   * @param radius its radius
   * @param notifiesOnEntry whether entering is reported
   * @param notifiesOnExit whether leaving is reported
   * @param dwell how long the phone must stay inside until that is reported (A-52); Android only
   * @param triggersWhenInside whether being inside at the start counts as entering (A-52); Android only
   * @param isCondition whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only
   */
  public record Region(
      String id, Position center, double radius, @LeftOut Boolean notifiesOnEntry, @LeftOut Boolean notifiesOnExit,
      @LeftOut Duration dwell, @LeftOut Boolean triggersWhenInside, @LeftOut Boolean isCondition) {
    /** With nothing but what must be said; the methods say the rest. */
    public Region(String id, Position center, double radius) { this(id, center, radius, null, null, null, null, null); }

    /** Whether entering is reported. */
    public Region notifiesOnEntry(boolean notifiesOnEntry) { return with("notifiesOnEntry", notifiesOnEntry); }

    /** Whether leaving is reported. */
    public Region notifiesOnExit(boolean notifiesOnExit) { return with("notifiesOnExit", notifiesOnExit); }

    /** How long the phone must stay inside until that is reported (A-52); Android only. */
    public Region dwell(Duration dwell) { return with("dwell", dwell); }

    /** Whether being inside at the start counts as entering (A-52); Android only. */
    public Region triggersWhenInside(boolean triggersWhenInside) {
      return with("triggersWhenInside", triggersWhenInside);
    }

    /** Whether it is a condition of CLMonitor, which reports its first state too (I-84); iOS only. */
    public Region isCondition(boolean isCondition) { return with("isCondition", isCondition); }

    private Region with(String member, Object value) {
      return Form.with(Region.class, this, member, value);
    }
  }

  /**
   * Work that the app leaves to its platform to start later (I-95, A-68).
   *
   * @param name the name by which the app knows it; work of the same name is replaced
   * @param duration refresh: half a minute on iOS; processing: some minutes
   * @param needsNetwork whether it waits for a network
   * @param needsCharging whether it waits for the phone to be connected to power
   * @param earliest how long it waits at least
   */
  public record DeferredWork(
      String name, @LeftOut Length duration, @LeftOut Boolean needsNetwork, @LeftOut Boolean needsCharging,
      @LeftOut Duration earliest) {
    /** The values of {@link #duration}. */
    public enum Length { REFRESH, PROCESSING }

    /** With nothing but what must be said; the methods say the rest. */
    public DeferredWork(String name) { this(name, null, null, null, null); }

    /** refresh: half a minute on iOS; processing: some minutes. */
    public DeferredWork duration(Length duration) { return with("duration", duration); }

    /** Whether it waits for a network. */
    public DeferredWork needsNetwork(boolean needsNetwork) { return with("needsNetwork", needsNetwork); }

    /** Whether it waits for the phone to be connected to power. */
    public DeferredWork needsCharging(boolean needsCharging) { return with("needsCharging", needsCharging); }

    /** How long it waits at least. */
    public DeferredWork earliest(Duration earliest) { return with("earliest", earliest); }

    private DeferredWork with(String member, Object value) {
      return Form.with(DeferredWork.class, this, member, value);
    }
  }

  /**
   * A moment at which Android wakes or starts the app (A-74).
   *
   * @param name the name by which the app knows it; an alarm of the same name is replaced
   * @param delay how long it takes until it rings
   * @param isExact whether it rings at that very moment, which the user may have to allow
   * @param ringsInDoze whether it rings while the phone rests too, though not often (A-72)
   */
  public record Alarm(String name, Duration delay, @LeftOut boolean isExact, @LeftOut boolean ringsInDoze) {
    /** Leaves out {@code ringsInDoze} (false). */
    public Alarm(String name, Duration delay, boolean isExact) { this(name, delay, isExact, false); }

    /** Leaves out {@code isExact} (false), {@code ringsInDoze} (false). */
    public Alarm(String name, Duration delay) { this(name, delay, false, false); }
  }

  /**
   * A request to the app's server.
   *
   * @param id the number by which the app recognizes the answer; unique within one process, and for a transfer also
   *     beyond it
   * @param method what the request does, in HTTP's words
   * @param path the path, beginning with a slash
   * @param query the query items, in the order in which they are written
   * @param body the body
   * @param idempotencyKey the key by which the server recognizes a repeated request
   * @param timeout how long the app waits for the answer
   * @param sentAtMilliseconds when it was sent by the phone's clock, in milliseconds since 1970, as a header says it
   * @param authorization who asks, as the token of the header says it
   * @param isClear whether it goes over plain HTTP; the platforms let no such request through
   */
  public record ServerRequest(
      long id, Method method, String path, @LeftOut List<QueryItem> query, @LeftOut String body,
      @LeftOut String idempotencyKey, @LeftOut Duration timeout, @LeftOut Long sentAtMilliseconds,
      @LeftOut String authorization, @LeftOut Boolean isClear) {
    /** The values of {@link #method}. */
    public enum Method implements Verbatim { GET, POST, PUT, PATCH, DELETE }

    public ServerRequest { query = copy(query); }

    /** The query items, in the order in which they are written. */
    public ServerRequest query(List<QueryItem> query) { return with("query", query); }

    /** The body. */
    public ServerRequest body(String body) { return with("body", body); }

    /** The key by which the server recognizes a repeated request. */
    public ServerRequest idempotencyKey(String idempotencyKey) { return with("idempotencyKey", idempotencyKey); }

    /** How long the app waits for the answer. */
    public ServerRequest timeout(Duration timeout) { return with("timeout", timeout); }

    /** When it was sent by the phone's clock, in milliseconds since 1970, as a header says it. */
    public ServerRequest sentAtMilliseconds(long sentAtMilliseconds) {
      return with("sentAtMilliseconds", sentAtMilliseconds);
    }

    /** Who asks, as the token of the header says it. */
    public ServerRequest authorization(String authorization) { return with("authorization", authorization); }

    /** Whether it goes over plain HTTP; the platforms let no such request through. */
    public ServerRequest isClear(boolean isClear) { return with("isClear", isClear); }

    private ServerRequest with(String member, Object value) {
      return Form.with(ServerRequest.class, this, member, value);
    }

    // By hand: ServerRequest.
    /** A request; {@link Phone#send} numbers it. */
    public ServerRequest(Method method, String path) { this(0, method, path, null, null, null, null, null, null, null); }

    /** A request for what is at the path. */
    public static ServerRequest get(String path) { return new ServerRequest(Method.GET, path); }

    /** A request that brings the body to the path. */
    public static ServerRequest post(String path, String body) {
      return new ServerRequest(Method.POST, path).body(body);
    }

    /** The same under another number. */
    public ServerRequest id(long id) { return with("id", id); }
    // End of what is by hand.
  }

  /**
   * A name and a value of the query part of an address.
   *
   * @param name the part before the equals sign
   * @param value the part after it
   */
  public record QueryItem(String name, String value) {}

  /**
   * A notification that the app shows outside itself.
   *
   * @param id what identifies it; a second one with the same id replaces the first
   * @param title the first line
   * @param text the text under it
   * @param isOngoing whether it stays until the app withdraws it
   * @param delay how long the platform waits before it shows it, with or without a process; iOS only
   * @param region the region whose boundary, when the user crosses it, shows it instead; iOS only
   */
  public record AppNotification(
      String id, String title, String text, @LeftOut boolean isOngoing, @LeftOut Duration delay,
      @LeftOut Region region) {
    /** Leaves out {@code region} (null). */
    public AppNotification(String id, String title, String text, boolean isOngoing, Duration delay) {
      this(id, title, text, isOngoing, delay, null);
    }

    /** Leaves out {@code delay} (0), {@code region} (null). */
    public AppNotification(String id, String title, String text, boolean isOngoing) {
      this(id, title, text, isOngoing, Duration.ZERO, null);
    }

    /** Leaves out {@code isOngoing} (false), {@code delay} (0), {@code region} (null). */
    public AppNotification(String id, String title, String text) { this(id, title, text, false, Duration.ZERO, null); }
  }

  /**
   * A sound file that the app has fetched.
   *
   * @param id what identifies the file
   * @param title what the user reads on the player
   * @param length how long it plays
   */
  public record AudioFile(String id, String title, Duration length) {}

  /**
   * How the app's sound gets along with that of others (I-97, A-70).
   *
   * @param mixing what becomes of others' sound while the app plays
   * @param isSpeech whether the app plays speech, which is interrupted where other sound would be lowered
   */
  public record AudioSession(@LeftOut Mixing mixing, @LeftOut Boolean isSpeech) {
    /** The values of {@link #mixing}. */
    public enum Mixing { EXCLUSIVE, MIX_WITH_OTHERS, DUCK_OTHERS }

    /** With nothing but what must be said; the methods say the rest. */
    public AudioSession() { this(null, null); }

    /** What becomes of others' sound while the app plays. */
    public AudioSession mixing(Mixing mixing) { return with("mixing", mixing); }

    /** Whether the app plays speech, which is interrupted where other sound would be lowered. */
    public AudioSession isSpeech(boolean isSpeech) { return with("isSpeech", isSpeech); }

    private AudioSession with(String member, Object value) {
      return Form.with(AudioSession.class, this, member, value);
    }
  }

  /**
   * Everything that the app shows.
   *
   * @param title the heading
   * @param badges short labels beside the heading
   * @param progress what is going on, as the user reads it while waiting
   * @param message a sentence that tells the user something
   * @param toast a short note that is shown for a moment
   * @param metrics figures such as the elapsed time
   * @param map the map
   * @param player the audio player
   * @param items the rows of the list
   * @param fields what the user can write into
   * @param controls what the user can tap
   * @param canPullToRefresh whether the list can be pulled down
   * @param dialog the dialog above everything else
   */
  public record Screen(
      String title, @LeftOut List<Badge> badges, @LeftOut String progress, @LeftOut String message,
      @LeftOut String toast, @LeftOut List<Metric> metrics, @LeftOut MapView map, @LeftOut PlayerView player,
      @LeftOut List<ListItem> items, @LeftOut List<TextField> fields, @LeftOut List<Control> controls,
      @LeftOut boolean canPullToRefresh, @LeftOut Dialog dialog) {
    public Screen {
      badges = copy(badges);
      metrics = copy(metrics);
      items = copy(items);
      fields = copy(fields);
      controls = copy(controls);
    }

    /** With nothing but what must be said; the methods say the rest. */
    public Screen(String title) {
      this(title, null, null, null, null, null, null, null, null, null, null, false, null);
    }

    /** Short labels beside the heading. */
    public Screen badges(List<Badge> badges) { return with("badges", badges); }

    /** What is going on, as the user reads it while waiting. */
    public Screen progress(String progress) { return with("progress", progress); }

    /** A sentence that tells the user something. */
    public Screen message(String message) { return with("message", message); }

    /** A short note that is shown for a moment. */
    public Screen toast(String toast) { return with("toast", toast); }

    /** Figures such as the elapsed time. */
    public Screen metrics(List<Metric> metrics) { return with("metrics", metrics); }

    /** The map. */
    public Screen map(MapView map) { return with("map", map); }

    /** The audio player. */
    public Screen player(PlayerView player) { return with("player", player); }

    /** The rows of the list. */
    public Screen items(List<ListItem> items) { return with("items", items); }

    /** What the user can write into. */
    public Screen fields(List<TextField> fields) { return with("fields", fields); }

    /** What the user can tap. */
    public Screen controls(List<Control> controls) { return with("controls", controls); }

    /** Whether the list can be pulled down. */
    public Screen canPullToRefresh(boolean canPullToRefresh) { return with("canPullToRefresh", canPullToRefresh); }

    /** The dialog above everything else. */
    public Screen dialog(Dialog dialog) { return with("dialog", dialog); }

    private Screen with(String member, Object value) {
      return Form.with(Screen.class, this, member, value);
    }
  }

  /**
   * A short label beside the heading.
   *
   * @param label what the user reads
   * @param color the colour behind it
   */
  public record Badge(String label, @LeftOut Color color) {
    /** The values of {@link #color}. */
    public enum Color { GRAY, GREEN, YELLOW, RED, BLUE }

    /** Leaves out {@code color} (gray). */
    public Badge(String label) { this(label, Color.GRAY); }
  }

  /**
   * A figure under a label: either "text" or "time".
   *
   * @param label what the figure tells
   * @param text a text that stands until the app changes it
   * @param time a time, shown as HH:MM:SS
   */
  public record Metric(String label, @LeftOut String text, @LeftOut RunningTime time) {
    // By hand: Metric.
    /** A text that stands until the app changes it. */
    public Metric(String label, String text) { this(label, text, null); }

    /** A time, shown as HH:MM:SS. */
    public Metric(String label, RunningTime time) { this(label, null, time); }
    // End of what is by hand.
  }

  /**
   * A time that stands, or goes on by itself.
   *
   * @param base the time when it last began to run, or at which it stands
   * @param runningSince the uptime of the phone at which it began to run; left out while it stands
   */
  public record RunningTime(Duration base, @LeftOut Duration runningSince) {
    /** Leaves out {@code runningSince} (null). */
    public RunningTime(Duration base) { this(base, null); }
  }

  /**
   * A map on the screen.
   *
   * @param marker where the marker of the user stands
   * @param lines the travelled route, one line for each stretch without a gap
   * @param points the points that can be tapped
   * @param circles the circles
   * @param camera what the map shows; left out, the platform decides
   * @param markerTitle what stands beside the marker
   * @param coloredLines lines in colours of their own
   * @param markerColor the colour of the marker; left out, the platform draws it in blue
   */
  public record MapView(
      @LeftOut Position marker, @LeftOut List<List<Position>> lines, @LeftOut List<MapPoint> points,
      @LeftOut List<MapCircle> circles, @LeftOut Camera camera, @LeftOut String markerTitle,
      @LeftOut List<MapLine> coloredLines, @LeftOut MarkerColor markerColor) {
    /** The values of {@link #markerColor}. */
    public enum MarkerColor { GRAY, GREEN, YELLOW, RED, BLUE }

    public MapView {
      lines = copy(lines);
      points = copy(points);
      circles = copy(circles);
      coloredLines = copy(coloredLines);
    }

    /** With nothing but what must be said; the methods say the rest. */
    public MapView() { this(null, null, null, null, null, null, null, null); }

    /** Where the marker of the user stands. */
    public MapView marker(Position marker) { return with("marker", marker); }

    /** The travelled route, one line for each stretch without a gap. */
    public MapView lines(List<List<Position>> lines) { return with("lines", lines); }

    /** The points that can be tapped. */
    public MapView points(List<MapPoint> points) { return with("points", points); }

    /** The circles. */
    public MapView circles(List<MapCircle> circles) { return with("circles", circles); }

    /** What the map shows; left out, the platform decides. */
    public MapView camera(Camera camera) { return with("camera", camera); }

    /** What stands beside the marker. */
    public MapView markerTitle(String markerTitle) { return with("markerTitle", markerTitle); }

    /** Lines in colours of their own. */
    public MapView coloredLines(List<MapLine> coloredLines) { return with("coloredLines", coloredLines); }

    /** The colour of the marker; left out, the platform draws it in blue. */
    public MapView markerColor(MarkerColor markerColor) { return with("markerColor", markerColor); }

    private MapView with(String member, Object value) {
      return Form.with(MapView.class, this, member, value);
    }
  }

  /**
   * A point on the map that can be tapped.
   *
   * @param number the number by which the app knows it; unique within the map
   * @param position where it is
   * @param isFaint whether it is drawn as less trustworthy than the others
   * @param title what stands beside it
   * @param detail what stands under that
   * @param color the colour of its pin; left out, the platform decides
   */
  public record MapPoint(
      long number, Position position, @LeftOut Boolean isFaint, @LeftOut String title, @LeftOut String detail,
      @LeftOut Color color) {
    /** The values of {@link #color}. */
    public enum Color { GRAY, GREEN, YELLOW, RED, BLUE }

    /** With nothing but what must be said; the methods say the rest. */
    public MapPoint(long number, Position position) { this(number, position, null, null, null, null); }

    /** Whether it is drawn as less trustworthy than the others. */
    public MapPoint isFaint(boolean isFaint) { return with("isFaint", isFaint); }

    /** What stands beside it. */
    public MapPoint title(String title) { return with("title", title); }

    /** What stands under that. */
    public MapPoint detail(String detail) { return with("detail", detail); }

    /** The colour of its pin; left out, the platform decides. */
    public MapPoint color(Color color) { return with("color", color); }

    private MapPoint with(String member, Object value) {
      return Form.with(MapPoint.class, this, member, value);
    }
  }

  /**
   * A circle on the map.
   *
   * @param center its middle
   * @param radius its radius
   * @param style how it is drawn
   */
  public record MapCircle(Position center, double radius, Style style) {
    /** The values of {@link #style}. */
    public enum Style { GRAY, PULSING_ORANGE, CHECKED_GREEN }
  }

  /**
   * The part of the earth that the map shows.
   *
   * @param center the middle of the map
   * @param zoom 0 is the earth, 16 a few streets
   */
  public record Camera(Position center, int zoom) {}

  /**
   * A line in a colour of its own, such as a street with its traffic.
   *
   * @param positions where it leads along
   * @param color its colour
   * @param title what stands beside it
   */
  public record MapLine(List<Position> positions, Color color, @LeftOut String title) {
    /** The values of {@link #color}. */
    public enum Color { GRAY, GREEN, YELLOW, RED, BLUE }

    public MapLine { positions = copy(positions); }

    /** Leaves out {@code title} (empty). */
    public MapLine(List<Position> positions, Color color) { this(positions, color, ""); }
  }

  /**
   * An audio player: one button, play or pause, and a bar that can be dragged.
   *
   * @param title what is played
   * @param length how long it plays
   * @param position where the playback is
   * @param isPlaying whether it plays, so that the button is a pause button
   */
  public record PlayerView(String title, Duration length, RunningTime position, boolean isPlaying) {}

  /**
   * One row of a list.
   *
   * @param title the first line
   * @param detail the second line
   * @param isTappable whether a tap on the row does something
   */
  public record ListItem(String title, @LeftOut String detail, @LeftOut boolean isTappable) {
    /** Leaves out {@code isTappable} (false). */
    public ListItem(String title, String detail) { this(title, detail, false); }

    /** Leaves out {@code detail} (empty), {@code isTappable} (false). */
    public ListItem(String title) { this(title, "", false); }
  }

  /**
   * Something that the user can write into.
   *
   * @param label what is to be written
   * @param text what stands there
   */
  public record TextField(String label, @LeftOut String text) {
    /** Leaves out {@code text} (empty). */
    public TextField(String label) { this(label, ""); }
  }

  /**
   * Something that the user can tap.
   *
   * @param label what the user reads
   * @param isEnabled whether a tap does anything now
   */
  public record Control(String label, @LeftOut boolean isEnabled) {
    /** Leaves out {@code isEnabled} (true). */
    public Control(String label) { this(label, true); }
  }

  /**
   * A dialog above the screen, which keeps taps from what lies under it.
   *
   * @param title the heading
   * @param message the explanation under it
   * @param buttons the labels of its buttons
   */
  public record Dialog(String title, @LeftOut String message, List<String> buttons) {
    public Dialog { buttons = copy(buttons); }

    // By hand: Dialog.
    /** A dialog with these buttons. */
    public Dialog(String title, String message, String... buttons) { this(title, message, List.of(buttons)); }
    // End of what is by hand.
  }

  // MARK: End of what is generated.

  private static <T> List<T> copy(List<T> list) { return list == null ? List.of() : List.copyOf(list); }

  // MARK: The line

  /** May be left out on the line, and is {@code null}, 0 or {@code false} then. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  public @interface LeftOut {}

  /** An enumeration whose values stand on the line as {@code toString} has them. */
  private interface Verbatim {}

  /** The app's end of the line: one answer for each message, whatever the app does. */
  private static final class Line {
    private final Function<? super Phone, ? extends App> maker;
    private Phone phone;
    private App app;
    private Written shown;
    private Throwable uncaught;

    Line(Function<? super Phone, ? extends App> maker) { this.maker = maker; }

    /** Returns the answer to a message; {@code null} where it wants none. */
    String answer(byte[] line) {
      Object id = null;
      try {
        Map<?, ?> message = object(Json.decode(line), "the message");
        id = message.get("id");
        if (!"2.0".equals(message.get("jsonrpc")) || !(message.get("method") instanceof String method))
          throw new Refusal(-32600, "This is no request of JSON-RPC 2.0.");
        if (!message.containsKey("id")) return null;
        return reply(id, "result", perform(method, object(message.get("params"), "params")));
      } catch (Refusal refusal) {
        return reply(id, "error", error(refusal.code, refusal.getMessage()));
      } catch (Throwable fault) {
        return reply(id, "error", error(-32000, Failure.report(fault)));
      }
    }

    private Object perform(String method, Map<?, ?> params) {
      return switch (method) {
        case "start" -> start(params);
        case "signal" -> signal(params);
        default -> throw new Refusal(-32601, "There is no method \"" + method + "\" here.");
      };
    }

    private Object start(Map<?, ?> params) {
      if (phone != null) throw new Refusal(-32600, "The app has been started.");
      phone = new Phone(params.get("seed") instanceof BigDecimal seed ? seed.longValue() : 0);
      learn(object(params.get("facts"), "facts"));
      // Kotlin's coroutines hand over here what nobody has caught.
      Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> uncaught = thrown);
      App made = Objects.requireNonNull(maker.apply(phone), "There is no app.");
      runTasks();
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("protocol", PROTOCOL);
      show(made, result);
      app = made;
      return result;
    }

    private Object signal(Map<?, ?> params) {
      if (app == null) throw new Refusal(-32600, "The app has not been started.");
      learn(object(params.get("facts"), "facts"));
      Signal signal = Form.signal(object(params.get("signal"), "signal"));
      try {
        handle(signal);
        Map<String, Object> result = new LinkedHashMap<>();
        show(app, result);
        Request timer = phone.executor.setTimer();
        if (timer != null) phone.asked.add(timer);
        result.put("requests", List.copyOf(phone.asked));
        return result;
      } finally {
        phone.asked.clear();
      }
    }

    private void handle(Signal signal) {
      if (signal instanceof Signal.TimerFired fired && fired.timer().equals(VirtualExecutor.TIMER))
        phone.executor.timerFired();
      else if (signal != null) phone.tell(signal);
      runTasks();
    }

    private void runTasks() {
      phone.executor.runAll();
      Throwable thrown = uncaught;
      uncaught = null;
      if (thrown != null) Failure.rethrow(thrown);
    }

    private void learn(Map<?, ?> facts) {
      Object stored = facts.get("storage");
      if (stored != null && !object(stored, "facts.storage").values().stream().allMatch(String.class::isInstance))
        throw new Refusal(-32602, "Expected texts for facts.storage.");
      facts.forEach((name, value) -> phone.facts.told.put((String) name, value));
      phone.facts.told.remove("storage");
      if (stored == null) return;
      phone.storage.values.clear();
      object(stored, "facts.storage").forEach((key, value) -> phone.storage.values.put((String) key, (String) value));
    }

    private void show(App app, Map<String, Object> result) {
      Screen screen = app.screen();
      Written written = screen == null ? shown : new Written(Json.write(screen));
      if (written == null || shown != null && written.json.equals(shown.json)) return;
      result.put("screen", written);
      shown = written;
    }

    private static Map<String, Object> error(int code, String message) {
      Map<String, Object> error = new LinkedHashMap<>();
      error.put("code", code);
      error.put("message", message);
      return error;
    }

    private static String reply(Object id, String name, Object content) {
      Map<String, Object> reply = new LinkedHashMap<>();
      reply.put("jsonrpc", "2.0");
      reply.put("id", id instanceof Number || id instanceof String ? id : null);
      reply.put(name, content);
      return Json.write(reply);
    }
  }

  /** What is JSON already. */
  private static final class Written {
    private final String json;

    Written(String json) { this.json = json; }
  }

  private static Map<?, ?> object(Object value, String what) {
    if (value instanceof Map<?, ?> map) return map;
    throw new Refusal(-32602, "Expected an object for " + what + ".");
  }

  /** A message that is not as the protocol says, with the code of JSON-RPC. */
  private static class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final int code;

    Refusal(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  /** A value that only a newer phone knows. */
  private static final class UnknownWord extends Refusal {
    private static final long serialVersionUID = 1;

    UnknownWord(String word, String where) { super(-32602, "\"" + word + "\" is not known for " + where + "."); }
  }

  /** What went wrong in the app. */
  private static final class Failure {
    private static final int CHARACTERS_MAX = 2_000;

    private static final List<String> LIBRARIES =
        List.of("java.", "javax.", "jdk.", "sun.", "kotlin.", "kotlinx.", Rehearsal.class.getName());

    /** Prints what happened, and returns it in one line after the app's own file and line. */
    static String report(Throwable thrown) {
      List<StackTraceElement> frames = Arrays.stream(thrown.getStackTrace())
          .takeWhile(frame -> !frame.getClassName().equals(Line.class.getName())).toList();
      // What lies below is the same in each of them, and would hide the rest.
      thrown.setStackTrace(frames.toArray(StackTraceElement[]::new));
      thrown.printStackTrace();
      String place = frames.stream().filter(Failure::isOwn).findFirst()
          .map(frame -> frame.getFileName() + ":" + frame.getLineNumber() + ": ").orElse("");
      String words = place + thrown;
      return words.length() <= CHARACTERS_MAX ? words : words.substring(0, CHARACTERS_MAX) + "…";
    }

    private static boolean isOwn(StackTraceElement frame) {
      String name = frame.getClassName();
      return frame.getFileName() != null && LIBRARIES.stream().noneMatch(name::startsWith);
    }

    /** Throws it as it is, checked or not. */
    @SuppressWarnings("unchecked")
    static <T extends Throwable> void rethrow(Throwable thrown) throws T { throw (T) thrown; }
  }

  /** How the members of a record stand on the line: under the names of its components. */
  private static final class Form {
    private static final ClassValue<Form> FORMS = new ClassValue<>() {
      @Override protected Form computeValue(Class<?> type) { return new Form(type); }
    };

    private final Constructor<?> constructor;
    private final RecordComponent[] components;
    private final String[] names;
    private final boolean[] optional;

    private Form(Class<?> type) {
      components = type.getRecordComponents();
      // A word that Java keeps for itself has an underscore at its end.
      names = Arrays.stream(components).map(it -> it.getName().replaceFirst("_$", "")).toArray(String[]::new);
      optional = new boolean[components.length];
      for (int i = 0; i < optional.length; i++) optional[i] = components[i].isAnnotationPresent(LeftOut.class);
      Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      try {
        constructor = type.getDeclaredConstructor(types);
      } catch (NoSuchMethodException impossible) {
        throw new AssertionError(impossible);
      }
      // An app's own records may be private.
      constructor.trySetAccessible();
      for (RecordComponent component : components) component.getAccessor().trySetAccessible();
    }

    private static String kind(Class<?> type) {
      String name = type.getSimpleName();
      return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns the signal; {@code null} where only a newer phone knows it. */
    static Signal signal(Map<?, ?> json) {
      if (!(json.get("kind") instanceof String kind)) throw wrong("\"kind\"", "signal");
      try {
        // Looked up by its name, as to load all kinds would make each start of an app slower.
        Class<?> type = Class.forName(Signal.class.getName() + "$" + capitalized(kind));
        return (Signal) read(type, json, "signal");
      } catch (ClassNotFoundException | LinkageError unknown) {
        System.err.println("Not told to the app: a signal of the kind \"" + kind + "\".");
      } catch (UnknownWord unknown) {
        System.err.println("Not told to the app: " + unknown.getMessage());
      }
      return null;
    }

    private static String capitalized(String kind) {
      return kind.isEmpty() ? "" : kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
    }

    static Object read(Type type, Object json, String where) {
      if (type instanceof ParameterizedType list) {
        if (!(json instanceof List<?> elements)) throw wrong("a list", where);
        return elements.stream().map(it -> read(list.getActualTypeArguments()[0], it, where)).toList();
      }
      Class<?> plain = (Class<?>) type;
      if (plain.isRecord()) return FORMS.get(plain).read(object(json, where), where);
      if (plain.isEnum()) return constant(plain, json, where);
      if (plain == String.class && json instanceof String) return json;
      if ((plain == boolean.class || plain == Boolean.class) && json instanceof Boolean) return json;
      if (json instanceof BigDecimal number) return number(plain, number, where);
      throw wrong("a " + plain.getSimpleName(), where);
    }

    private Object read(Map<?, ?> json, String where) {
      Object[] values = new Object[names.length];
      for (int i = 0; i < names.length; i++) {
        Object value = json.get(names[i]);
        if (value != null) values[i] = read(components[i].getGenericType(), value, where + "." + names[i]);
        else if (!optional[i]) throw wrong("\"" + names[i] + "\"", where);
        else values[i] = nothing(components[i].getType());
      }
      return make(values);
    }

    private static Object nothing(Class<?> type) {
      if (type == boolean.class) return false;
      if (type == double.class) return 0.0;
      return type == int.class ? 0 : null;
    }

    private static Object constant(Class<?> type, Object json, String where) {
      for (Object constant : type.getEnumConstants()) if (word((Enum<?>) constant).equals(json)) return constant;
      if (json instanceof String word) throw new UnknownWord(word, where);
      throw wrong("a text", where);
    }

    private static Object number(Class<?> type, BigDecimal number, String where) {
      try {
        if (type == int.class || type == Integer.class) return number.intValueExact();
        if (type == long.class || type == Long.class) return number.longValueExact();
        if (type == double.class || type == Double.class) return number.doubleValue();
        if (type == Duration.class) return Duration.ofNanos(number.movePointRight(9).longValue());
      } catch (ArithmeticException inexact) {
        throw wrong("a whole number that fits", where);
      }
      throw wrong("a " + type.getSimpleName(), where);
    }

    private static Refusal wrong(String expected, String where) {
      return new Refusal(-32602, "Expected " + expected + " for " + where + ".");
    }

    private Object make(Object[] values) {
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException thrown) {
        Failure.<RuntimeException>rethrow(thrown.getCause());
        throw new AssertionError();
      } catch (ReflectiveOperationException impossible) {
        throw new AssertionError(impossible);
      }
    }

    private Object get(Object record, int index) {
      try {
        return components[index].getAccessor().invoke(record);
      } catch (ReflectiveOperationException impossible) {
        throw new AssertionError(impossible);
      }
    }

    /** Returns the record with another value for one of its components. */
    static <R extends Record> R with(Class<R> type, R record, String component, Object value) {
      Form form = FORMS.get(type);
      Object[] values = new Object[form.names.length];
      for (int i = 0; i < values.length; i++)
        values[i] = form.components[i].getName().equals(component) ? value : form.get(record, i);
      return type.cast(form.make(values));
    }

    static void write(Object value, StringBuilder out) {
      if (value instanceof Record record) write(FORMS.get(record.getClass()).members(record), out);
      else if (value instanceof Map<?, ?> map) writeAll(map.entrySet(), '{', '}', out);
      else if (value instanceof List<?> list) writeAll(list, '[', ']', out);
      else if (value instanceof Map.Entry<?, ?> member) writeMember(member, out);
      else if (value instanceof String text) Json.quote(text, out);
      else if (value instanceof Enum<?> constant) Json.quote(word(constant), out);
      else if (value instanceof Written written) out.append(written.json);
      else if (value instanceof Duration duration) out.append(seconds(duration));
      else if (value instanceof Double number && !Double.isFinite(number)) throw untold(number);
      else if (value == null || value instanceof Number || value instanceof Boolean) out.append(value);
      else throw untold(value);
    }

    private static void writeAll(Collection<?> elements, char open, char close, StringBuilder out) {
      out.append(open);
      int start = out.length();
      for (Object element : elements) {
        if (out.length() > start) out.append(',');
        write(element, out);
      }
      out.append(close);
    }

    private static void writeMember(Map.Entry<?, ?> member, StringBuilder out) {
      Json.quote((String) member.getKey(), out);
      out.append(':');
      write(member.getValue(), out);
    }

    private static String seconds(Duration duration) {
      BigDecimal seconds = BigDecimal.valueOf(duration.getSeconds()).add(BigDecimal.valueOf(duration.getNano(), 9));
      return seconds.stripTrailingZeros().toPlainString();
    }

    private static IllegalArgumentException untold(Object value) {
      return new IllegalArgumentException("JSON has nothing for " + value + ".");
    }

    private Map<String, Object> members(Record record) {
      Map<String, Object> members = new LinkedHashMap<>();
      if (record instanceof Request) members.put("kind", kind(record.getClass()));
      for (int i = 0; i < names.length; i++) {
        Object value = get(record, i);
        if (value != null) members.put(names[i], value);
        else if (!optional[i])
          throw new IllegalArgumentException(record.getClass().getSimpleName() + "." + names[i] + " must not be null.");
      }
      return members;
    }

    /** The word for a constant: as the protocol writes names, NOT_DETERMINED is notDetermined. */
    private static String word(Enum<?> constant) {
      if (constant instanceof Verbatim) return constant.toString();
      StringBuilder word = new StringBuilder();
      for (String part : constant.name().split("_"))
        word.append(word.isEmpty() ? part.charAt(0) : Character.toUpperCase(part.charAt(0)))
            .append(part.substring(1).toLowerCase(Locale.ROOT));
      word.setCharAt(0, Character.toLowerCase(word.charAt(0)));
      return word.toString();
    }
  }

  /**
   * JSON (RFC 8259), read strictly, for the bodies and files of an app that brings no library for it.
   *
   * <p>Values are maps, lists, texts, {@code BigDecimal}, {@code Boolean} and {@code null}; records stand as objects.
   */
  public static final class Json {
    private static final int DEPTH_MAX = 200;

    private final String text;
    private int place;

    private Json(String text) { this.text = text; }

    /** Returns the value that the text stands for; throws {@code IllegalArgumentException}. */
    public static Object parse(String text) {
      return forApp(() -> parseLine(text));
    }

    /**
     * Returns the record that the text stands for; throws {@code IllegalArgumentException}.
     *
     * @param type a record of the app, whose components are texts, numbers, flags, enumerations, durations in seconds,
     *     records, and lists of these
     */
    public static <R extends Record> R read(String text, Class<R> type) {
      return forApp(() -> type.cast(Form.read(type, parseLine(text), type.getSimpleName())));
    }

    /** Returns the text for a value; enumerations stand in camel case, {@code null} in a record is left out. */
    public static String write(Object value) {
      StringBuilder out = new StringBuilder();
      Form.write(value, out);
      return out.toString();
    }

    private static <T> T forApp(Supplier<T> reading) {
      try {
        return reading.get();
      } catch (Refusal refusal) {
        throw new IllegalArgumentException(refusal.getMessage());
      }
    }

    private static Object decode(byte[] line) {
      try {
        return parseLine(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString());
      } catch (CharacterCodingException malformed) {
        throw new Refusal(-32700, "The line is not UTF-8.");
      }
    }

    private static Object parseLine(String text) {
      Json json = new Json(text);
      Object value = json.value(0);
      json.skipSpace();
      if (json.place < json.text.length()) throw json.wrong("nothing more");
      return value;
    }

    private Object value(int depth) {
      if (depth > DEPTH_MAX) throw wrong("no more than " + DEPTH_MAX + " levels");
      skipSpace();
      return switch (peek()) {
        case '{' -> object(depth);
        case '[' -> list(depth);
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> number();
      };
    }

    private Map<String, Object> object(int depth) {
      Map<String, Object> members = new LinkedHashMap<>();
      place++;
      if (skips('}')) return members;
      do {
        skipSpace();
        if (peek() != '"') throw wrong("a name");
        String name = string();
        if (!skips(':')) throw wrong("a colon");
        Object value = value(depth + 1);
        if (members.containsKey(name)) throw wrong("each name once, not \"" + name + "\" twice");
        members.put(name, value);
      } while (skips(','));
      if (!skips('}')) throw wrong("a comma or a brace");
      return members;
    }

    private List<Object> list(int depth) {
      List<Object> elements = new ArrayList<>();
      place++;
      if (skips(']')) return elements;
      do elements.add(value(depth + 1)); while (skips(','));
      if (!skips(']')) throw wrong("a comma or a bracket");
      return elements;
    }

    private String string() {
      StringBuilder string = new StringBuilder();
      place++;
      for (char next = take(); next != '"'; next = take()) {
        if (next < 0x20) throw wrong("no control character in a text");
        string.append(next == '\\' ? escaped() : next);
      }
      for (int i = 0; i < string.length(); i++) {
        if (!Character.isSurrogate(string.charAt(i))) continue;
        if (!isPair(string, i++)) throw wrong("two halves of a surrogate pair");
      }
      return string.toString();
    }

    private char escaped() {
      char sign = take();
      int index = "\"\\/bfnrt".indexOf(sign);
      if (index >= 0) return "\"\\/\b\f\n\r\t".charAt(index);
      if (sign != 'u') throw wrong("an escape");
      int code = 0;
      for (int i = 0; i < 4; i++) {
        int digit = "0123456789abcdef".indexOf(Character.toLowerCase(take()));
        if (digit < 0) throw wrong("four hexadecimal digits");
        code = code * 16 + digit;
      }
      return (char) code;
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, place)) throw wrong("a value");
      place += word.length();
      return value;
    }

    private BigDecimal number() {
      int start = place;
      if (peek() == '-') place++;
      if (peek() == '0') place++;
      else digits();
      if (peek() == '.') {
        place++;
        digits();
      }
      if (peek() == 'e' || peek() == 'E') {
        place++;
        if (peek() == '+' || peek() == '-') place++;
        digits();
      }
      try {
        return new BigDecimal(text.substring(start, place));
      } catch (NumberFormatException beyond) {
        throw wrong("a number that fits");
      }
    }

    private void digits() {
      int start = place;
      while (peek() >= '0' && peek() <= '9') place++;
      if (place == start) throw wrong(start == 0 ? "a value" : "a digit");
    }

    private boolean skips(char sign) {
      skipSpace();
      if (peek() != sign) return false;
      place++;
      return true;
    }

    private void skipSpace() {
      while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') place++;
    }

    /** The next character; the character 0, which no JSON has there, at the end. */
    private char peek() { return place < text.length() ? text.charAt(place) : 0; }

    private char take() {
      if (place == text.length()) throw wrong("the end of the text");
      return text.charAt(place++);
    }

    private Refusal wrong(String expected) {
      return new Refusal(-32700, "This is no JSON: expected " + expected + " at character " + (place + 1) + ".");
    }

    private static boolean isPair(CharSequence text, int index) {
      return index + 1 < text.length() && Character.isSurrogatePair(text.charAt(index), text.charAt(index + 1));
    }

    /** Writes a text; half a surrogate pair, which is no character, becomes U+FFFD. */
    private static void quote(String text, StringBuilder out) {
      out.append('"');
      for (int i = 0; i < text.length(); i++) {
        char sign = text.charAt(i);
        if (sign == '"' || sign == '\\') out.append('\\').append(sign);
        else if (sign < 0x20) out.append(String.format("\\u%04x", (int) sign));
        else if (!Character.isSurrogate(sign)) out.append(sign);
        else if (isPair(text, i)) out.append(sign).append(text.charAt(++i));
        else out.append('\uFFFD');
      }
      out.append('"');
    }
  }
}

"""#
}
