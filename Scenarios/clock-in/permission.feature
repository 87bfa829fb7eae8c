@ios @android
Feature: Permission for a shift
  Before the system asks, the app says what the location is for. Without it there is no shift.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And the user is in Warsaw

  Rule: The explanation comes first

    @clock-in:US5.1 @clock-in:FR-011
    Scenario: Clocking in for the first time
      When the user opens the app
      Then no popup is shown
      And the location permission alert has never been shown
      When the employee clocks in
      Then the popup "Your location during shifts" is shown
      And the location permission alert has never been shown
      And no shift is active
      When the user taps "Continue"
      Then the location permission alert is shown

    @clock-in:US5.1
    Scenario: An app that has crashed before the answer asks again, and says why
      When the user opens the app
      And the employee clocks in
      And the user taps "Continue"
      Then the location permission alert is shown
      When the app crashes
      And the user opens the app
      Then no popup is shown
      When the employee clocks in
      Then the popup "Your location during shifts" is shown
      And no shift is active
      When the user taps "Continue"
      Then the location permission alert is shown

    @clock-in:US5.2 @clock-in:FR-011 @clock-in:US5.1
    Scenario: What the explanation says
      When the user opens the app
      And the employee clocks in
      Then the popup says "Background location is used to track your work routes during shifts"
      And the popup says "also while the phone is locked"
      And the popup says "never outside"
      And the popup offers "Continue" and "Not now"

    @clock-in:US5.1
    Scenario: Not now
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      Then no popup is shown
      And the location permission alert has never been shown
      And no shift is active
      And the screen shows "Clocking in needs your location."
      And the server has received no clock-in
      When the employee clocks in
      Then the popup "Your location during shifts" is shown

    @clock-in:FR-011
    Scenario: The app does not ask before somebody clocks in
      When the user opens the app
      And 1 hour passes
      And the user leaves the app and returns to it
      And the user taps "Shift history"
      Then the location permission alert has never been shown
      And the popup "Your location during shifts" has never been shown

    @clock-in:FR-001
    Scenario: Whoever has allowed it always is not asked anything
      Given location permission is always
      When the user opens the app
      And the employee clocks in
      Then the shift is active
      And location updates are on
      And no popup is shown
      And the location permission alert has never been shown

    @clock-in:US5.1
    Scenario: Allowed in Settings while the explanation is up, there is nothing left to explain
      When the user opens the app
      And the employee clocks in
      And the user sets location permission to always in Settings and returns
      Then no popup is shown
      When the employee clocks in
      Then the shift is active
      And the location permission alert has never been shown

    @clock-in:FR-011 @clock-in:US5.1
    Scenario: After "Not now" the explanation comes again before the question does
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      And the employee clocks in
      Then the popup "Your location during shifts" is shown
      When the user taps "Not now"
      And the app crashes
      And the user opens the app
      And the employee clocks in
      Then the popup "Your location during shifts" is shown
      And the location permission alert has never been shown

    @clock-in:US5.1
    Scenario: Allowed after "Not now", the app does not go on saying that it is missing
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      Then the screen shows "Clocking in needs your location."
      When the user sets location permission to always in Settings and returns
      Then the screen does not show "Clocking in needs your location."

  Rule: Denied

    @clock-in:US5.4
    Scenario: Location Services are on again, and what is still missing is told
      Given location permission is denied
      And Location Services are off
      When the user opens the app
      And the employee clocks in
      Then the popup "Location is required" is shown
      When the user switches Location Services on in Settings and returns
      Then the popup "Location is required" is shown
      And the popup says "and choose"
      And the popup offers "Go to Settings" and "Cancel"

    @clock-in:US5.4
    Scenario: Who has denied it is told where to change that
      Given location permission is denied
      When the user opens the app
      And the employee clocks in
      Then the popup "Location is required" is shown
      And the popup says "You are not clocked in."
      And the popup says "In Settings"
      And the popup offers "Go to Settings" and "Cancel"
      And no shift is active
      And the server has received no clock-in
      When the user taps "Go to Settings"
      Then Settings shows the page of this app

    @clock-in:US5.4
    Scenario: Cancel
      Given location permission is denied
      When the user opens the app
      And the employee clocks in
      And the user taps "Cancel"
      Then no popup is shown
      And no shift is active
      And the button "Clock in" is enabled

    @clock-in:US5.4
    Scenario: Allowed in Settings, the popup is gone and the employee can clock in
      Given location permission is denied
      When the user opens the app
      And the employee clocks in
      And the user sets location permission to always in Settings
      And the user opens the app
      And the employee clocks in
      Then the shift is active
      And no popup is shown

    @clock-in:US5.1 @clock-in:US5.4
    Scenario: Refused in the system's question
      When the user opens the app
      And the employee clocks in
      And the user taps "Continue"
      And the user answers "Don't Allow"
      Then the popup "Location is required" is shown
      And the popup says "In Settings"
      And no shift is active
      And location updates are off
      And no points were recorded

    @clock-in:US5.4
    Scenario: Restricted by the phone's owner
      Given location permission is restricted
      When the user opens the app
      And the employee clocks in
      Then the popup "Location is required" is shown
      And the popup says "ask whoever manages the device"
      And no shift is active

  Rule: Guidance stays true

    @clock-in:US5.3 @clock-in:FR-011
    Scenario: Always allowed without leaving the app, the guidance goes
      Given location permission is while using
      When the user opens the app
      And the employee clocks in
      Then the popup "Allow background location" is shown
      And the popup says "For full functionality"
      And the location permission alert has never been shown
      When the location permission changes to always
      And 2 seconds pass
      Then no popup is shown

    @clock-in:US5.3
    Scenario: The guidance comes with each shift
      Given location permission is while using
      When the user opens the app
      And the employee clocks in
      Then the popup "Allow background location" is shown
      When the user taps "Not now"
      And the employee clocks out
      And the employee clocks in
      Then the popup "Allow background location" is shown

    @clock-in:US5.3
    Scenario: After a crash the app still says what is missing
      Given location permission is while using
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      And the app crashes
      And the user opens the app
      Then the screen shows "Background location is off"
      And the screen shows "for tracking without interruptions."
      When the user taps "Improve tracking"
      Then the popup "Allow background location" is shown
      And the popup says "For full functionality choose"

    @clock-in:US5.3
    Scenario: Always allowed but approximately, the guidance tells what is still missing
      Given location permission is while using with approximate location
      When the user opens the app
      And the employee clocks in
      Then the popup "Allow background location" is shown
      When the user sets location permission to always in Settings and returns
      Then the popup "Allow precise location" is shown

  Rule: Approximate only

    @clock-in:FR-015
    Scenario: The shift begins, the points are marked, and the app says what to do
      Given location permission is always with approximate location
      When the user opens the app
      And the employee clocks in
      Then the popup "Allow precise location" is shown
      And the popup says "low accuracy"
      When the user taps "Not now"
      And the user walks 20 km north at 1 m/s
      And 1 hour passes
      Then the shift is active
      And the phone has recorded at least 10 points
      And 13 recorded points are flagged as inaccurate
      And the badge "Low accuracy" is shown in yellow
      And the screen shows "Precise location is off"
      And every recorded point is on the server
      When the user taps "Improve tracking"
      And the user taps "Go to Settings"
      Then Settings shows the page of this app

    @clock-in:FR-015
    Scenario: All points of an approximate shift are marked
      Given location permission is always with approximate location
      And the user is in Warsaw
      When the user opens the app
      And the employee clocks in
      And 25 minutes pass
      Then the phone has recorded 4 points
      And 4 recorded points are flagged as inaccurate

    @clock-in:FR-004 @clock-in:SC-001 @clock-in:FR-015
    Scenario: An approximate shift is recorded behind the lock screen, too
      Given location permission is always with approximate location
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      And the user walks 20 km north at 1 m/s
      And the user locks the phone
      And 2 hours pass
      Then the phone has recorded 25 points
      And 25 recorded points are flagged as inaccurate
      And every point was recorded within 1 second of its interval
      And no gap is logged

    @clock-in:FR-017 @I-43 @A-63
    Scenario: At the wheel an approximate location tells no speed, and the usual interval is kept at least
      Given location permission is always with approximate location
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      And the user drives 100 km north at 20 m/s
      And 1 hour passes
      Then the phone has recorded between 13 and 26 points
      And recorded points are at most 301 seconds apart
      And no gap is logged

    @clock-in:FR-018
    Scenario: At rest an approximate shift is recorded less often, too
      Given location permission is always with approximate location
      When the user opens the app
      And the employee clocks in
      And the user taps "Not now"
      And 4 hours and 10 minutes pass
      Then the phone has recorded between 18 and 20 points

  Rule: Taken away during a shift

    @clock-in:US5.4 @clock-in:US6.1 @clock-in:FR-013
    Scenario: The shift goes on without tracking, and goes on with it afterwards
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 12 minutes pass
      And the user sets location permission to denied in Settings
      And 10 minutes pass
      Then location updates are off
      When the user opens the app
      Then the shift is active
      And the badge "Paused" is shown in yellow
      And the badge "Tracking" is not shown
      And the screen shows "The shift goes on, and tracking does when you allow it again."
      And the notification "Tracking is paused" is shown
      When the user taps "Go to Settings"
      Then Settings shows the page of this app
      When 10 minutes pass
      And the user sets location permission to always in Settings and returns
      Then the badge "Tracking" is shown in green
      And location updates are on
      And within 1 second 1 gap is logged
      And a gap with the reason "no permission" is logged
      When the employee clocks out
      Then every recorded point is on the server
      And the clock-out says:
        | gaps |
        | 1    |

    Scenario: Revoked and granted again three times
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And the following happens:
        | after       | event                                                               |
        | 20 minutes  | the user sets location permission to denied in Settings and returns |
        | 40 minutes  | the user sets location permission to always in Settings and returns |
        | 60 minutes  | the user sets location permission to denied in Settings and returns |
        | 80 minutes  | the user sets location permission to always in Settings and returns |
        | 100 minutes | the user sets location permission to denied in Settings and returns |
        | 120 minutes | the user sets location permission to always in Settings and returns |
        | 140 minutes | the employee clocks out                                             |
      Then 3 gaps are logged
      And a gap with the reason "no permission" is logged
      And no gap with the reason "app not running" is logged
      And every recorded point is on the server
      And the server has received the clock-out
      And the clock-out says:
        | gaps | pruned |
        | 3    | 0      |
      And no point was recorded between 1210 seconds and 2395 seconds
      And no point was recorded between 3610 seconds and 4795 seconds
      And no point was recorded between 6010 seconds and 7195 seconds

    @clock-in:FR-013 @clock-in:FR-012 @clock-in:US5.4
    Scenario: The phone restarts meanwhile
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 12 minutes pass
      And the user sets location permission to denied in Settings
      And 12 minutes pass
      And the phone restarts
      And the user unlocks the phone
      And 3 minutes pass
      And the user opens the app
      Then the badge "Paused" is shown
      And the notification "Tracking your shift" is not shown
      When the user sets location permission to always in Settings and returns
      Then the badge "Tracking" is shown
      And the notification "Tracking your shift" is shown

    @clock-in:FR-002
    Scenario: Clocking out without permission
      Given the employee is clocked in
      When 12 minutes pass
      And the user sets location permission to denied in Settings
      And 10 minutes pass
      And the user opens the app
      And the employee clocks out
      Then the shift is over
      And the server has received the clock-out
      And the clock-out has a position
      And 1 gap is logged
      And a gap with the reason "no permission" is logged
      And 0 notifications are shown

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
    Scenario: What is not tracked is not announced as tracked
      Given the employee is clocked in
      When 12 minutes pass
      And the user sets location permission to denied in Settings and returns
      Then the notification "Tracking your shift" is not shown
      And the notification "Tracking is paused" is shown
