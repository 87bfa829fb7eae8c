@ios @android
Feature: Movement and reception
  Users stop, go on and turn back, and what their phone's receiver hears depends on where they are.

  Background:
    Given location permission is while using
    And the user is at 52.2297, 21.0122
    And the app is open

  Scenario: A stop on the way and the way back
    When the user walks 300 m north at 1 m/s
    And 2 minutes pass
    And the user stops on the way
    And 5 minutes pass
    Then the user has travelled 120 m, give or take 1 m
    When the user turns back
    And 1 minute passes
    Then the user has travelled 180 m, give or take 1 m
    When the app asks for its location
    Then the last fix is within 10 m of 52.23024, 21.0122

  Scenario: A stop that ends by itself
    When the user drives 1 km east at 36 km/h
    And 10 seconds pass
    And the user stops on the way for 1 minute
    And 2 minutes 30 seconds pass
    Then the user has travelled 1 km, give or take 1 m

  Scenario: A way through several places
    When the user walks at 2 m/s through:
      | place            |
      | 52.2307, 21.0122 |
      | 52.2307, 21.0142 |
    And 3 minutes pass
    And the app asks for its location
    Then the last fix is within 10 m of 52.2307, 21.0142

  Scenario: A tunnel on the way
    Given there is a tunnel of 100 m around 52.2324, 21.0122
    And the receiver needs 5 seconds to find satellites again
    And the app starts updates
    When the user walks 600 m north at 2 m/s
    And 2 minutes 30 seconds pass
    Then the last fix is not within 95 m of 52.2324, 21.0122
    And the last fix is within 110 m of 52.2324, 21.0122
    When 1 minute 30 seconds pass
    Then the last fix is within 250 m of 52.2342, 21.0122

  Scenario: In a street of high buildings positions are less accurate
    Given there is an urban canyon of 500 m around 52.2297, 21.0122
    When the app asks for its location
    Then the last fix is accurate to 15 m or worse

  Scenario: Positions that scatter
    Given positions scatter by 20 m
    When the app asks for its location
    Then the last fix is accurate to 20 m
    And the last fix is within 120 m of 52.2297, 21.0122

  Scenario: The receiver repeats an old position
    When the receiver repeats its last position for 2 minutes
    And the user travels to 52.2397, 21.0122
    And the app asks for its location
    Then the last fix is within 20 m of 52.2297, 21.0122
    When 3 minutes pass
    And the app asks for its location
    Then the last fix is within 20 m of 52.2397, 21.0122

  Scenario: So slow that it takes an hour to notice
    Given the app starts updates with:
      | distance filter | 10 m |
      | pausing         | no   |
    And what the app was told so far is set aside
    When the user walks 30 m north at 0.005 m/s
    And 1 hour passes
    Then the app was told "a fix" 1 time
    When 1 hour passes
    Then the app was told "a fix" 2 times

  Scenario: So slow that two positions are the same
    Given the app starts updates
    And what the app was told so far is set aside
    When the user walks 30 m north at 0.005 m/s
    And 1 minute passes
    Then the app was told "a fix" 60 times

  Scenario Outline: At <speed> one is <motion>
    Given the app starts motion updates
    When the user moves 2 km north at <speed>
    And 10 seconds pass
    Then the app was told "motion <motion>"

    Examples:
      | speed   | motion     |
      | 0.2 m/s | stationary |
      | 0.3 m/s | walking    |
      | 6.9 m/s | walking    |
      | 7 m/s   | driving    |

  Scenario: A movement that was broken off counts anew
    Given the app starts motion updates
    And what the app was told so far is set aside
    When the user walks 1 km north at 5 km/h
    And 6 seconds pass
    And the user stops on the way
    And 3 seconds pass
    And the user goes on
    And 9 seconds pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told:
      | motion walking |
