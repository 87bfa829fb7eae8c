@ios @android
Feature: The phone's clock during a shift
  Points keep the times that the phone claims. The server notes when it heard of them, and has somebody look where the
  two are more than five minutes apart; time without a network does not count.

  Background:
    Given the employee is clocked in
    And the user walks 40 km north at 1 m/s

  @clock-in:SC-007
  Scenario Outline: Set <direction> by <time>
    When 20 minutes pass
    And the user sets the phone's clock <direction> by <time>
    And 20 minutes pass
    Then the shift <is> flagged for review
    And the elapsed time is "00:40:00"
    When the employee clocks out
    Then every recorded point is on the server

    Examples:
      | direction | time      | is     |
      | back      | 2 hours   | is     |
      | forward   | 2 hours   | is     |
      | back      | 6 minutes | is     |
      | back      | 4 minutes | is not |
      | forward   | 4 minutes | is not |

  @clock-in:SC-007 @clock-in:FR-006
  Scenario: A day without a network is nothing to look at
    When the phone goes offline
    And 20 hours pass
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the shift is not flagged for review

  Scenario: Set back offline and set right before the network returns
    When the phone goes offline
    And 20 minutes pass
    And the user sets the phone's clock forward by 2 hours
    And 20 minutes pass
    And the user sets the phone's clock back by 2 hours
    And 20 minutes pass
    And the phone comes back online
    And 1 minute passes
    Then the shift is flagged for review

  Scenario Outline: Set <direction> by <time>, and <later> later the phone restarts
    When 6 minutes pass
    And the user sets the phone's clock <direction> by <time>
    And <later> pass
    And the phone restarts
    And 2 minutes pass
    And the user unlocks the phone
    And the user opens the app
    Then the elapsed time is "<elapsed>"
    And the screen does not show "lasted more than a day"

    Examples:
      | direction | time     | later      | elapsed  |
      | forward   | 30 hours | 5 seconds  | 00:08:05 |
      | forward   | 3 hours  | 3 minutes  | 00:11:00 |
      | forward   | 3 hours  | 60 minutes | 01:08:00 |
      | back      | 2 hours  | 5 seconds  | 00:08:05 |
      | back      | 2 hours  | 20 minutes | 00:28:00 |
      | back      | 2 hours  | 60 minutes | 01:08:00 |

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: The way is in one piece however the clock is set
    When 20 minutes pass
    And the user sets the phone's clock back by 2 hours
    And 20 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 1 line
    And the map's lines join its points in their order
