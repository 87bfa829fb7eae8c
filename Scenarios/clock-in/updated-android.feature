@android
Feature: Updated, or stopped among the active apps, on Android
  Android starts an updated app, and tracking goes on at once, where the permission lets it. "Stop" in the list of active
  apps ends the app with its service; the shift is found as it was.

  Background:
    Given the employee is clocked in

  @clock-in:EDGE-3
  Scenario: Tracking goes on at once after an update
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the app is updated to version "2.0"
    And 1 minute passes
    Then location updates are on
    And the foreground service notification is shown
    And the notification "Tracking your shift" is shown
    When 30 minutes pass
    And the user opens the app
    And the employee clocks out
    Then every recorded point is on the server

  Scenario: Allowed only while using the app, tracking waits for the app to be opened
    Given the user sets location permission to while using in Settings and returns
    When 17 minutes pass
    And the app is updated to version "2.0"
    And 1 hour passes
    Then location updates are off
    And the notification "Tracking is paused" is shown
    When the user opens the app
    Then location updates are on
    And the badge "Tracking" is shown

  Scenario: Points that no server has yet go there after an update, also with nobody looking
    When the user walks 40 km north at 1 m/s
    And the phone goes offline
    And 32 minutes pass
    And the user closes the app
    And the app is updated to version "2.0"
    And the phone comes back online
    Then within 1 second every recorded point is on the server

  @clock-in:EDGE-3 @clock-in:EDGE-4
  Scenario: Stopped among the active apps, the shift waits until the app is opened
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user stops the app in the list of active apps
    And 2 hours pass
    Then location updates are off
    And the notification "Tracking your shift" is not shown
    When the user opens the app
    Then the shift is active
    And location updates are on
    And within 1 second the logged gaps are:
      | reason          | from       | to          |
      | app not running | 10 minutes | 132 minutes |
    And every recorded point is on the server

  @clock-in:FR-004 @clock-in:US1.3 @A-77
  Scenario: Restricted battery use ends tracking out of sight, and the gap is logged
    Given the app's battery use is restricted
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user leaves the app
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And within 1 second a gap with the reason "app not running" is logged
    And every recorded point is on the server
