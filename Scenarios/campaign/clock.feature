@ios @android
Feature: The phone's clock
  What has been walked does not change because somebody changes a clock.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:7.1 @campaign:4.1
  Scenario Outline: The clock is set <direction> by <time> under way
    When 10 minutes pass
    And the user sets the phone's clock <direction> by <time>
    Then the elapsed time is "00:10:00"
    When 5 minutes pass
    Then the elapsed time is "00:15:00"
    And the phone has recorded 31 points
    And the campaign "Spring leaflets" is active
    When the user completes the campaign
    Then the completion says:
      | started | 08:00:00   |
      | elapsed | 15 minutes |
      | points  | 31         |
    And every recorded point is on the server

    Examples:
      | direction | time      |
      | back      | 2 hours   |
      | back      | 3 minutes |
      | forward   | 2 hours   |
      | forward   | 40 days   |

  @campaign:1.2
  Scenario: The clock is set back during a walk
    When the user walks 200 m north at 2 m/s
    And 50 seconds pass
    And the user sets the phone's clock back by 1 hour
    And 50 seconds pass
    Then the phone has recorded 21 points
    And the distance travelled is 200 m, give or take 1 m
    And the map shows 1 line

  @campaign:4.5
  Scenario: The clock is set back while the app is not running
    When 10 minutes pass
    And the app crashes
    And the user sets the phone's clock back by 2 hours
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:10:00"

  @campaign:4.2 @campaign:4.3
  Scenario: The clock is set back during a pause
    When 10 minutes pass
    And the user pauses the campaign
    And the user sets the phone's clock back by 2 hours
    And 5 minutes pass
    And the user resumes the campaign
    And 1 minute passes
    Then the elapsed time is "00:11:00"

  @campaign:7.1
  Scenario Outline: The time zone changes to <zone>
    When 10 minutes pass
    And the phone's time zone changes to <zone>
    And 5 minutes pass
    Then the elapsed time is "00:15:00"
    And the phone has recorded 31 points
    When the user completes the campaign
    Then every recorded point is on the server
    And the completion says:
      | elapsed | 15 minutes |

    Examples:
      | zone      |
      | UTC+2     |
      | UTC-05:30 |
      | UTC+14    |

  @campaign:7.1
  Scenario: Over midnight
    Given the phone's clock shows 23:55
    When 10 minutes pass
    Then the elapsed time is "00:10:00"
    And the phone has recorded 21 points

  @campaign:4.5 @campaign:7.1
  Scenario Outline: The clock is set <direction> by <time>, and later the phone restarts
    When 10 minutes pass
    And the user sets the phone's clock <direction> by <time>
    And 10 minutes pass
    And the phone restarts
    And 5 minutes pass
    And the user unlocks the phone
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:25:00"

    Examples:
      | direction | time    |
      | back      | 2 hours |
      | forward   | 2 days  |

  @campaign:4.5 @campaign:7.1
  Scenario: The clock is set back before the first unlock
    When 10 minutes pass
    And the user switches the phone off
    And the user switches the phone on
    And the user sets the phone's clock back by 2 hours
    And the user unlocks the phone
    And the user opens the app
    Then the elapsed time is "00:10:00"
    When 1 minute passes
    Then the elapsed time is "00:11:00"

  @campaign:4.5 @campaign:7.1
  Scenario Outline: The clock is set <direction> by <time>, and <soon> later the phone restarts
    When 6 minutes pass
    And the user sets the phone's clock <direction> by <time>
    And <soon> pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the elapsed time is "<elapsed>"

    Examples:
      | direction | time    | soon       | elapsed  |
      | forward   | 3 hours | 5 seconds  | 00:06:05 |
      | forward   | 3 hours | 35 seconds | 00:06:35 |
      | back      | 2 hours | 5 seconds  | 00:06:05 |
      | back      | 2 hours | 35 seconds | 00:06:35 |
