@ios @android
Feature: A phone whose clock is wrong
  Where a courier is, and how old that is, goes by the server's clock: the phone's may be set on the way.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:UI-3
  Scenario Outline: A position grows old on the page, though the phone's clock is <ahead> ahead
    When the user sets the phone's clock forward by <ahead>
    And the user drives 400 m north at 30 km/h and arrives
    And 30 seconds pass
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier live
    When the phone goes offline
    And 3 minutes pass
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier in grey

    Examples:
      | ahead      |
      | 4 minutes  |
      | 40 minutes |

  @delivery:UI-3 @delivery:API-2
  Scenario: The marker moves, though the phone's clock is 40 minutes behind
    When 1 minute passes
    And the user sets the phone's clock back by 40 minutes
    And the user drives 2 km west at 30 km/h and arrives
    And 30 seconds pass
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier within 100 m of the phone
    When the administrator asks where the courier is
    Then the administrator sees the courier within 100 m of the phone

  @delivery:UI-3
  Scenario: The courier is seen live, though the phone's clock is 4 minutes behind
    When 1 minute passes
    And the user sets the phone's clock back by 4 minutes
    And the user drives 3 km west at 30 km/h
    And 5 minutes 30 seconds pass
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier live

  @delivery:NOTIFY-5
  Scenario: Who drives away is late, though the phone's clock is 40 minutes behind
    When 1 minute passes
    And the user sets the phone's clock back by 40 minutes
    And the user drives 20 km east at 60 km/h and arrives
    And 1 minute passes
    Then the customer of stop 1 was told "Your delivery is running late"
