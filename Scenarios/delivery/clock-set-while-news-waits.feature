@ios @android
Feature: The clock is set while news waits for a network
  How long news has waited, nobody can set.

  Background:
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way

  @delivery:NOTIFY-2
  Scenario Outline: At the door, set <direction>, and online <late> later
    When the phone goes offline
    And the courier drives to stop 1
    And the user sets the phone's clock <direction> by 40 minutes
    And <late> pass
    And the phone comes online
    And 5 seconds pass
    Then <verdict>

    Examples:
      | direction | late       | verdict                                                          |
      | forward   | 60 seconds | the customer of stop 1 was told "Your courier has arrived!" once |
      | back      | 10 minutes | the customer of stop 1 was not told "Your courier has arrived!"  |

  @delivery:NOTIFY-1
  Scenario Outline: Within 500 metres, set <direction>, and online <late> later
    When the phone goes offline
    And the user drives 600 m north at 30 km/h and arrives
    And the user sets the phone's clock <direction> by 40 minutes
    And <late> pass
    And the phone comes online
    And 5 seconds pass
    Then <verdict>

    Examples:
      | direction | late       | verdict                                                                |
      | forward   | 30 seconds | the customer of stop 1 was told "Your courier is 5 minutes away!" once |
      | back      | 5 minutes  | the customer of stop 1 was not told "Your courier is 5 minutes away!"  |
