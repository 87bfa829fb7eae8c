@android
Feature: The employee closes the app, on Android
  The service goes on, and its notification with it. The app says so beforehand.

  Background:
    Given the employee is clocked in

  @clock-in:EDGE-4
  Scenario: The service goes on
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user closes the app
    And 2 hours pass
    Then location updates are on
    And the foreground service notification is shown
    And the notification "Tracking your shift" is shown
    And the phone has recorded 27 points
    And recorded points are at most 330 seconds apart
    And every recorded point is on the server
    And no gap is logged
    When the user opens the app
    Then the badge "Tracking" is shown in green
    And the elapsed time is "02:12:00"

  @clock-in:EDGE-4
  Scenario: The employee knows beforehand
    When 1 minute passes
    Then the screen shows "Tracking goes on if you close the app"
    And the screen does not show "Closing the app stops tracking"

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-68
  Scenario: Stopped by force in Settings, what waits goes to the server when the app is opened
    When the phone goes offline
    And 32 minutes pass
    And the user force-stops the app
    And the phone comes back online
    And 1 hour passes
    Then 3 recorded points are waiting on the phone
    When the user opens the app
    Then within 1 second every recorded point is on the server

  @clock-in:SC-004 @clock-in:FR-006
  Scenario: What waits when the app is closed after the clock-out goes to the server as well
    When the user walks 40 km north at 1 m/s
    And the phone goes offline
    And 32 minutes pass
    And the employee clocks out
    And the user closes the app
    And 10 minutes pass
    Then the server has received no clock-out
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the server has received the clock-out

  @clock-in:EDGE-4 @clock-in:SC-004
  Scenario: What waits on the phone when it is closed goes to the server all the same
    When the user walks 40 km north at 1 m/s
    And the phone goes offline
    And 32 minutes pass
    And the user closes the app
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
