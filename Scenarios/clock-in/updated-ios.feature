@ios
Feature: The app is updated during a shift, on iOS
  iOS ends the app for it, and starts it again where the phone has moved on. The gap is logged, and nothing is lost.

  Background:
    Given the employee is clocked in

  @clock-in:EDGE-3
  Scenario: On the move it is started again
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the app is updated to version "2.0"
    And 30 minutes pass
    Then location updates are on
    And within 1 second a gap with the reason "app not running" is logged
    When the user opens the app
    And the employee clocks out
    Then every recorded point is on the server
    And 1 gap is logged

  @clock-in:EDGE-3
  Scenario: In one place it waits until it is opened
    When 12 minutes pass
    And the app is updated to version "2.0"
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the elapsed time is "01:12:00"
    And within 1 second the logged gaps are:
      | reason          | from       | to         |
      | app not running | 10 minutes | 72 minutes |

  Scenario: Points that no server has yet outlive the update
    When the user walks 40 km north at 1 m/s
    And the phone goes offline
    And 32 minutes pass
    And the user leaves the app
    And the app is updated to version "2.0"
    And the user opens the app
    And the phone comes back online
    Then within 1 second every recorded point is on the server
