@ios @android
Feature: The time of a campaign whose app has died
  It counts up to the end of the app where the phone tells it, and otherwise up to the last sign of life, half a minute
  earlier at most. The rule about elapsed time looks on.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 2 km north at 2 m/s

  @campaign:4.5 @campaign:2.4
  Scenario Outline: The permission goes <time> after the start, while the app is dead
    When <time> pass
    And the app crashes
    And 10 minutes pass
    And the user sets location permission to never in Settings
    And the user opens the app
    Then the campaign "Spring leaflets" is paused

    Examples:
      | time        |
      | 17 seconds  |
      | 47 seconds  |
      | 2 minutes   |
      | 605 seconds |

  @campaign:4.5 @campaign:2.4
  Scenario: Without a signal there are no points, and the time counts all the same
    When 1 minute passes
    And there is no GPS signal
    And 10 minutes pass
    And the app crashes
    And the user sets location permission to never in Settings
    And the user opens the app
    Then the campaign "Spring leaflets" is paused
