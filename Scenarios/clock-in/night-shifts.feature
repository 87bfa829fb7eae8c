@ios @android
Feature: Night shifts
  A shift may begin on one day and end on the next, in summer time or out of it.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And location permission is always
    And the user is in Warsaw

  @clock-in:FR-003 @clock-in:FR-007 @clock-in:FR-010 @clock-in:SC-001 @clock-in:SC-007
  Scenario: Across midnight
    Given the phone's clock shows 22:00
    When 17 seconds pass
    And the user opens the app
    And the employee clocks in
    And the user walks 40 km north at 1 m/s
    And 8 hours pass
    Then the phone has recorded 97 points
    And recorded points are at most 301 seconds apart
    And the elapsed time is "08:00:00"
    When the employee clocks out
    And the employee opens the shift history
    Then the list shows:
      | title                                   | detail    |
      | Mon 2026-01-05 22:00 – 2026-01-06 06:00 | 97 points |
    When the employee opens shift 1 of the history
    And the user taps point 25 of the map
    Then the screen shows "Recorded Tue 2026-01-06 00:00:17"
    And every recorded point is on the server

  @clock-in:FR-003 @clock-in:FR-007 @clock-in:SC-001 @clock-in:SC-007
  Scenario: Across midnight and into summer time
    Given the phone's clock shows 22:00
    And the phone's time zone will change to UTC+1 at 02:00
    When the user opens the app
    And the employee clocks in
    And the user walks 40 km north at 1 m/s
    And 8 hours pass
    Then the phone has recorded 97 points
    And recorded points are at least 299 seconds apart
    And recorded points are at most 301 seconds apart
    And the elapsed time is "08:00:00"
    And every recorded point is on the server
    When the employee clocks out
    Then the screen shows "You clocked out at 07:00."
    And no gap is logged

  @clock-in:FR-003 @clock-in:FR-007 @clock-in:SC-007
  Scenario: Out of summer time, offline
    Given the phone's clock shows 22:00
    And the phone's time zone will change to UTC-1 at 03:00
    And the phone is offline
    When 42 seconds pass
    And the user opens the app
    And the employee clocks in
    And the user walks 40 km north at 1 m/s
    And 8 hours pass
    And the phone comes back online
    Then within 1 second every recorded point is on the server
    And the phone has recorded 97 points
    And recorded points are at least 299 seconds apart
    And recorded points are at most 301 seconds apart
