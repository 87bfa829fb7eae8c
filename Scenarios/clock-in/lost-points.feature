@ios @android
Feature: Points of a shift that had to make room
  A full phone keeps the newest points. How many were lost is told at once: on the screen, to the server and in the
  history.

  Background:
    Given the employee is clocked in
    And the user walks 400 km north at 1 m/s
    And the phone has 10 kB of free storage
    And the phone is offline

  @clock-in:EDGE-7
  Scenario: A badge, a number for the server and a line in the history
    When 48 hours pass
    Then the screen shows "441 points lost"
    When the phone comes back online
    And 1 minute passes
    Then the shift server knows of 441 lost points
    And the server has received no clock-out
    When the employee clocks out
    And the employee opens the shift history
    Then the screen shows "441 lost"

  @clock-in:EDGE-7
  Scenario: The second shift of the day has lost none
    When 48 hours pass
    And the phone comes back online
    And the employee clocks out
    And the user frees 10 MB of storage
    And the employee clocks in
    And 10 minutes pass
    Then the screen does not show "lost"
    And the notification "Storage nearly full" is not shown
