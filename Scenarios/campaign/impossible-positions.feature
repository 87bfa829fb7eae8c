@ios @android
Feature: Positions that cannot be true
  A receiver may be wrong by kilometres and claim to know to the metre. What implies more than 300 km/h is kept and
  marked; it is neither drawn nor counted until a second position agrees with it.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running

  @campaign:6.2 @campaign:7.2
  Scenario: The very first position was the wrong one
    When 1 second passes
    And the user jumps 5 km north
    And 1 second passes
    And the user walks 200 m north at 2 m/s
    And 100 seconds pass
    Then the distance travelled is 200 m, give or take 4 m
    And the distance shown is "0.20 km"
    And 1 recorded point is marked as impossible
    And the map shows 1 line
    And no line of the map passes within 4 km of Warsaw
    When the user completes the campaign
    Then every recorded point is on the server
    And the server has 1 point marked as impossible
    And the completion says:
      | distance | 200 m, give or take 4 m |

  @campaign:6.1 @campaign:6.2
  Scenario: One position in the middle of a walk is wrong
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the user jumps 5 km east
    And 1 second passes
    Then 1 recorded point is marked as impossible
    And the map's marker is within 200 m of Warsaw
    When the user jumps 5 km west
    And 1 second passes
    And the user walks 100 m north at 2 m/s
    And 50 seconds pass
    Then the distance travelled is 200 m, give or take 10 m
    And the map shows 1 line
    And 1 recorded point is marked as impossible

  @campaign:6.1 @campaign:6.2
  Scenario: The phone is really somewhere else: a second position agrees
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the user jumps 5 km east
    And 1 second passes
    And the user walks 100 m north at 2 m/s
    And 50 seconds pass
    Then the map shows 2 lines
    And the map's marker is within 1 m of the user
    And the distance travelled is 200 m, give or take 20 m
    And 1 recorded point is marked as impossible

  Scenario Outline: As fast as a train is possible, as fast as an aeroplane is not (<speed>)
    When the user drives 40 km north at <speed>
    And 2 minutes pass
    Then <marked> recorded points are marked as impossible

    Examples:
      | speed    | marked |
      | 290 km/h | 0      |
      | 800 km/h | 120    |

  @campaign:6.2 @campaign:4.5
  Scenario: The marks are there again after a crash
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the user jumps 5 km east
    And 1 second passes
    And the user jumps 5 km west
    And 1 second passes
    And the app crashes
    And the user opens the app
    Then 1 recorded point is marked as impossible
    And the map's marker is within 1 m of the user
    And the map's lines are 100 m long, give or take 1 m

  @campaign:6.1 @campaign:6.2 @campaign:7.2 @campaign:4.5
  Scenario: Found again in a pause, the marker and the line end where they ended before
    When the user walks 100 m north at 2 m/s and arrives
    And the user jumps 5 km east
    And 1 second passes
    And the user pauses the campaign
    And the app crashes
    And the user opens the app
    Then 1 recorded point is marked as impossible
    And the map's marker is within 1 m of 52.2306, 21.0122
    And the map's lines are 100 m long, give or take 1 m
    And the distance shown is "0.10 km"

  @campaign:6.1
  Scenario: Standing still, the phone is asked which of two places is true
    When 1 second passes
    And the user jumps 5 km north
    And 1 second passes
    Then 1 recorded point is marked as impossible
    And the app has asked the phone for its location 0 times
    When 2 seconds pass
    Then the app has asked the phone for its location 1 time
    And the map's marker is within 1 m of the user

  @campaign:6.2
  Scenario: Where two positions agree already, nothing is asked
    When the user walks 20 m north at 2 m/s and arrives
    And the user jumps 5 km north
    And 3 seconds pass
    Then 1 recorded point is marked as impossible
    And the map's lines are 20 m long, give or take 1 m
    And the app has asked the phone for its location 0 times
