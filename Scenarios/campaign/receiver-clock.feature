@ios @android
Feature: A receiver that is wrong about the time
  Receivers take the time from their satellites, and some count the satellites' weeks anew after twenty years. Where a
  position was measured at a time that is still to come, or long over, the phone's clock tells when that was.

  Background:
    Given the campaign app is installed
    And positions are accurate to 8 m

  @campaign:1.1 @campaign:7.2
  Scenario Outline: With a receiver's clock that is <error>
    Given the receiver's clock is <error>
    And the campaign "Spring leaflets" is running
    When the user walks 50 m north at 2 m/s
    And 25 seconds pass
    Then the recorded points include:
      | point | at   | speed | accuracy |
      | 2     | <at> | 2 m/s | 8 m      |
    And the distance travelled is 50 m, give or take 1 m
    When the user completes the campaign
    Then every recorded point is on the server

    Examples: A minute ahead and a day behind are the bounds
      | error             | at       |
      | 365 days ahead    | 08:00:05 |
      | 61 seconds ahead  | 08:00:05 |
      | 60 seconds ahead  | 08:01:05 |
      | 30 minutes behind | 07:30:05 |
      | 25 hours behind   | 08:00:05 |

  @campaign:1.1 @campaign:7.2
  Scenario: With a receiver whose positions are of twenty years ago
    Given the receiver's week count has rolled over
    And the campaign "Spring leaflets" is running
    When the user walks 50 m north at 2 m/s
    And 25 seconds pass
    Then the recorded points include:
      | point | at       | speed | accuracy |
      | 2     | 08:00:05 | 2 m/s | 8 m      |
    And the distance travelled is 50 m, give or take 1 m

  @campaign:1.1 @campaign:7.2
  Scenario: The receiver goes wrong on the way
    Given the campaign "Spring leaflets" is running
    When the user walks 1 km north at 2 m/s
    And 2 minutes pass
    And the receiver's week count has rolled over
    And the user arrives
    Then the distance travelled is 1 km, give or take 1 m
    When the user completes the campaign
    Then every recorded point is on the server
