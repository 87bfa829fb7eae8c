@ios
Feature: The employee closes the app, on iOS
  Closing the app ends what it does in the background. The app says so beforehand, and logs the gap when it is opened.

  @clock-in:EDGE-4
  Scenario: Tracking stops, and goes on when the app is opened
    Given the employee is clocked in
    When 12 minutes pass
    And the user closes the app
    And 2 hours pass
    Then the app is not running
    And location updates are off
    And no point was recorded between 721 seconds and 7920 seconds
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown in green
    And the elapsed time is "02:12:00"
    And within 1 second the logged gaps are:
      | reason          | from       | to          |
      | app not running | 10 minutes | 132 minutes |

  @clock-in:EDGE-4
  Scenario: An iOS that starts nothing that was closed
    Given the force-quit policy is "strict"
    And the employee is clocked in
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user closes the app
    And 2 hours pass
    Then the app is not running
    And location updates are off
    And no point was recorded between 721 seconds and 7920 seconds
    When the user opens the app
    Then location updates are on
    And within 1 second 1 gap is logged
    And a gap with the reason "app not running" is logged

  @clock-in:EDGE-4
  Scenario: An iOS that starts it again for a region that was left
    Given the force-quit policy is "dts"
    And the employee is clocked in
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user closes the app
    Then location updates are off
    When 2 hours pass
    Then location updates are on
    And 1 gap is logged
    And a gap with the reason "app not running" is logged

  @clock-in:EDGE-4
  Scenario: The employee knows beforehand
    Given the employee is clocked in
    When 1 minute passes
    Then the screen shows "Closing the app stops tracking"
    And the screen does not show "Tracking goes on if you close the app"

  @clock-in:EDGE-4
  Scenario: No indicator is left behind
    Given the employee is clocked in
    When the user closes the app
    And 10 minutes pass
    Then the blue location indicator is not shown

  @clock-in:SC-008 @clock-in:FR-012 @clock-in:US6.2 @clock-in:EDGE-4 @I-72
  Scenario: The notice says that tracking has stopped, as soon as a position is overdue
    Given the employee is clocked in
    When 7 minutes pass
    And the user closes the app
    And 3 minutes and 50 seconds pass
    Then the notification "Tracking your shift" is shown
    When 20 seconds pass
    Then the notification "Tracking your shift" is not shown
    And the notification "Tracking has stopped" is shown
    And 1 notification is shown
    When the user opens the app
    Then the notification "Tracking your shift" is shown
    And the notification "Tracking has stopped" is not shown

  @clock-in:SC-008 @clock-in:FR-012 @clock-in:US6.2 @I-72
  Scenario: At rest a position is overdue later, and the notice says so then
    Given the employee is clocked in
    When 62 minutes pass
    And the user closes the app
    And 8 minutes and 50 seconds pass
    Then the notification "Tracking your shift" is shown
    When 20 seconds pass
    Then the notification "Tracking has stopped" is shown
    And 1 notification is shown

  @clock-in:SC-008 @clock-in:FR-012
  Scenario: As long as the app tracks, nothing says that it has stopped
    Given the employee is clocked in
    When the user locks the phone
    Then for 8 hours the notification "Tracking your shift" is shown
    And the notification "Tracking has stopped" is not shown
    When the user unlocks the phone
    And the employee clocks out
    And the user closes the app
    Then for 2 hours the notification "Tracking has stopped" is not shown

  @clock-in:EDGE-4
  Scenario: Closed twice, two gaps
    Given the employee is clocked in
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user closes the app
    And 20 minutes pass
    And the user opens the app
    And 13 minutes pass
    And the user closes the app
    And 20 minutes pass
    And the user opens the app
    Then the logged gaps are:
      | reason          | from         | to           |
      | app not running | 10 minutes   | 1021 seconds |
      | app not running | 2521 seconds | 2942 seconds |
    When the employee clocks out
    Then the clock-out says:
      | gaps | pruned |
      | 2    | 0      |
    And every recorded point is on the server

  @clock-in:SESSION-1
  Scenario: Closed and opened again fifty-one times, it tells of the last fifty times of tracking
    Given the employee is clocked in
    When the following happens:
      | after      | event                              |
      | 1 minute   | the user quits and reopens the app |
      | 2 minutes  | the user quits and reopens the app |
      | 3 minutes  | the user quits and reopens the app |
      | 4 minutes  | the user quits and reopens the app |
      | 5 minutes  | the user quits and reopens the app |
      | 6 minutes  | the user quits and reopens the app |
      | 7 minutes  | the user quits and reopens the app |
      | 8 minutes  | the user quits and reopens the app |
      | 9 minutes  | the user quits and reopens the app |
      | 10 minutes | the user quits and reopens the app |
      | 11 minutes | the user quits and reopens the app |
      | 12 minutes | the user quits and reopens the app |
      | 13 minutes | the user quits and reopens the app |
      | 14 minutes | the user quits and reopens the app |
      | 15 minutes | the user quits and reopens the app |
      | 16 minutes | the user quits and reopens the app |
      | 17 minutes | the user quits and reopens the app |
      | 18 minutes | the user quits and reopens the app |
      | 19 minutes | the user quits and reopens the app |
      | 20 minutes | the user quits and reopens the app |
      | 21 minutes | the user quits and reopens the app |
      | 22 minutes | the user quits and reopens the app |
      | 23 minutes | the user quits and reopens the app |
      | 24 minutes | the user quits and reopens the app |
      | 25 minutes | the user quits and reopens the app |
      | 26 minutes | the user quits and reopens the app |
      | 27 minutes | the user quits and reopens the app |
      | 28 minutes | the user quits and reopens the app |
      | 29 minutes | the user quits and reopens the app |
      | 30 minutes | the user quits and reopens the app |
      | 31 minutes | the user quits and reopens the app |
      | 32 minutes | the user quits and reopens the app |
      | 33 minutes | the user quits and reopens the app |
      | 34 minutes | the user quits and reopens the app |
      | 35 minutes | the user quits and reopens the app |
      | 36 minutes | the user quits and reopens the app |
      | 37 minutes | the user quits and reopens the app |
      | 38 minutes | the user quits and reopens the app |
      | 39 minutes | the user quits and reopens the app |
      | 40 minutes | the user quits and reopens the app |
      | 41 minutes | the user quits and reopens the app |
      | 42 minutes | the user quits and reopens the app |
      | 43 minutes | the user quits and reopens the app |
      | 44 minutes | the user quits and reopens the app |
      | 45 minutes | the user quits and reopens the app |
      | 46 minutes | the user quits and reopens the app |
      | 47 minutes | the user quits and reopens the app |
      | 48 minutes | the user quits and reopens the app |
      | 49 minutes | the user quits and reopens the app |
      | 50 minutes | the user quits and reopens the app |
      | 51 minutes | the user quits and reopens the app |
    And the employee clocks out
    Then the last "POST /api/shifts/*/clock-out" request has "gaps" = 51
    And the last "POST /api/shifts/*/clock-out" request has "sessions[0].fromMs" = 1767600120000
    And the last "POST /api/shifts/*/clock-out" request has "sessions[48].fromMs" = 1767603000000
    And the last "POST /api/shifts/*/clock-out" request has "sessions[49].fromMs" = 1767603060000

  @clock-in:EDGE-4 @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @I-94
  Scenario: What waits on the phone when it is closed goes to the server when it is opened
    Given the force-quit policy is "strict"
    And the employee is clocked in
    When the user walks 40 km north at 1 m/s
    And the phone goes offline
    And 32 minutes pass
    And the user closes the app
    And the phone comes back online
    And 1 hour passes
    Then 6 recorded points are waiting on the phone
    When the user opens the app
    Then within 1 second every recorded point is on the server
