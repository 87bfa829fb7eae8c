@ios @android
Feature: The zone in which a scenario begins
  A phone's clock shows UTC unless a scenario names another zone. The moment is the same everywhere.

  Scenario Outline: A scenario that begins in <zone> has the same moment, and another time of day
    Given the bare app is installed
    And the phone's time zone is <zone>
    When the user opens the app
    And 1 hour passes
    Then the phone's screen looks like this:
      """
      ┌────────────────────────────────────────────────────────┐
      │ <time>                                        online │
      ├────────────────────────────────────────────────────────┤
      │ Probe                                                  │
      └────────────────────────────────────────────────────────┘
      """

    Examples:
      | zone      | time     |
      | UTC       | 09:00:00 |
      | UTC+2     | 11:00:00 |
      | UTC-05:30 | 03:30:00 |

  Scenario: Nobody is told of the zone in which the phone was found
    Given the phone's time zone is UTC+2
    When the user opens the app
    And 1 hour passes
    Then the app was told "clock changed" 0 times

  Scenario: A shift in another zone shows its times there
    Given the clock-in app is installed
    And the phone's time zone is UTC+2
    And the employee is clocked in
    When 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    Then the list shows:
      | title                        | detail   |
      | Mon 2026-01-05 10:00 – 10:30 | 4 points |
    And the shift is not flagged for review
