@ios @android
Feature: Whatever stands before the shift server
  A status that says nothing of what was sent gives nothing up: points, clock-in, gaps and clock-out wait, and the
  screen says so.

  Background:
    Given the clock-in app is installed
    And location permission is always
    And the app's notifications are on
    And the app is open

  @clock-in:FR-006 @clock-in:FR-007
  Scenario Outline: A whole shift is answered with <status>
    Given the shift server answers with status <status>
    When the employee clocks in
    And the user walks 40 km north at 1 m/s
    And 1 hour passes
    Then the shift is active
    And the badge "Not sent yet" is shown in yellow
    And the screen shows "(<status>)"
    When the employee clocks out
    And 10 minutes pass
    Then the badge "Sending" is shown
    And the screen does not show "refused"
    And the server has received no clock-in
    When the shift server works again
    Then within 30 seconds every recorded point is on the server
    And the server has received the clock-in
    And the server has received the clock-out
    And the badge "Sending" is not shown
    And the badge "Not sent yet" is not shown
    And the shift is not flagged for review

    Examples:
      | status |
      | 302    |
      | 400    |
      | 401    |
      | 403    |
      | 404    |
      | 405    |
      | 409    |
      | 410    |
      | 413    |
      | 415    |
      | 422    |
      | 429    |
      | 451    |

  @clock-in:FR-006
  Scenario Outline: The app and the phone start again while everything is answered with <status>
    When the employee clocks in
    And the user walks 40 km north at 1 m/s
    And 11 minutes pass
    And the shift server answers with status <status>
    And 20 minutes pass
    And the app crashes
    And the user opens the app
    And 20 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 20 minutes pass
    And the employee clocks out
    And the app crashes
    And the user opens the app
    And the shift server works again
    Then within 10 seconds every recorded point is on the server
    And the server has received the clock-out
    And the screen does not show "refused"
    And a gap with the reason "app not running" is logged

    Examples:
      | status |
      | 400    |
      | 404    |
      | 409    |
      | 413    |

  Scenario: Another's answer of success is no clock-out
    Given the shift server answers "POST /api/shifts/*/clock-out" with status 200 and:
      """json
      {"status": "ok"}
      """
    When the employee clocks in
    And 11 minutes pass
    And the employee clocks out
    And 1 hour passes
    Then the badge "Sending" is shown
    And the screen shows "could not be read"
    And the server has received no clock-out
