@ios @android
Feature: Where the day is another one
  The courier reads times, and counts days, by the zone in which the phone is; the server plans a re-delivery by its own
  day, which is that of UTC.

  Background:
    Given the user is at 52.2252, 21.0122

  @delivery:MAP-4 @delivery:UI-1
  Scenario Outline: Times of arrival are those of where the courier is: <zone>
    Given the phone's time zone is <zone>
    And the delivery route is under way
    When 10 seconds pass
    Then the metric "ETA" is "<first>"
    And the screen shows "ETA <first>"
    And the screen shows "ETA <second>"
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the metric "ETA" is "<next>"

    Examples:
      | zone   | first    | second   | next     |
      | UTC+2  | 10:01 AM | 10:06 AM | 10:03 AM |
      | UTC-10 | 10:01 PM | 10:06 PM | 10:03 PM |

  @delivery:STATUS-2
  Scenario Outline: A re-delivery is planned by the day of UTC: <zone>, after <time>
    Given the phone's time zone is <zone>
    And the delivery route is under way
    When <time> pass
    And the courier reports a failed delivery: "Access denied"
    And 1 minute passes
    Then a re-delivery of stop 1 is scheduled for "<day>"

    Examples: Before and after midnight of UTC, where it is the 6th of January, and where it is the 5th
      | zone  | time             | day        |
      | UTC+2 | 15 h 59 min 50 s | 2026-01-06 |
      | UTC+2 | 16 hours         | 2026-01-07 |
      | UTC-8 | 15 h 59 min 50 s | 2026-01-06 |
      | UTC-8 | 16 hours         | 2026-01-07 |

  @delivery:STATUS-5
  Scenario: The next attempt is on the courier's today, which for UTC is yesterday
    Given the phone's time zone is UTC-10
    And the delivery route is under way
    When the courier leaves a notice, and comes again on "2026-01-03"
    Then the screen shows "Say on which day the next attempt is made"
    And stop 1 is open
    When the user enters "2026-01-04" into "Next attempt"
    And the user taps "Submit"
    Then stop 1 is attempted
    And a re-delivery of stop 1 is scheduled for "2026-01-04"

  @delivery:STATUS-5
  Scenario: The courier's yesterday is too early, though it is today for UTC
    Given the phone's time zone is UTC+14
    And the delivery route is under way
    When 3 hours pass
    And the courier leaves a notice, and comes again on "2026-01-05"
    Then the screen shows "Say on which day the next attempt is made"
    And stop 1 is open
    When the user enters "2026-01-06" into "Next attempt"
    And the user taps "Submit"
    Then stop 1 is attempted
    And a re-delivery of stop 1 is scheduled for "2026-01-06"

  @delivery:NOTIFY-5
  Scenario Outline: A delay is told by the time of UTC: <zone>
    Given the phone's time zone is <zone>
    And the delivery route is under way
    When 40 minutes pass
    Then the customer of stop 1 was told "Your delivery is running late. New ETA: 8:35 AM" once

    Examples:
      | zone   |
      | UTC+2  |
      | UTC-10 |
