@ios
Feature: The first position takes its time, on iOS
  What iOS alone has to do with a receiver that searches: suspended apps, pauses, and reduced accuracy.

  Background:
    Given location permission is always
    And the first fix takes 20 seconds
    And the app is open

  @I-53
  Scenario: For a suspended app no receiver runs, so nothing waits for it either
    When the app starts location updates
    And 30 seconds pass
    And the user leaves the app
    And 10 minutes pass
    Then the app is suspended
    When what the app was told so far is set aside
    And the user returns to the app
    Then for 19 seconds the app was told nothing about location
    When 1 second passes
    Then the app was told "a fix"

  @I-53
  Scenario: A receiver that needs no time has a position that waits
    Given the first fix takes 0 seconds
    When the app starts location updates
    And the user leaves the app
    And 10 minutes pass
    And what the app was told so far is set aside
    And the user returns to the app
    Then about location the app was told:
      | a fix |
      | a fix |

  @I-43
  Scenario: Precise Location is switched off meanwhile
    When the app starts background location updates
    And 7 seconds pass
    And the user switches Precise Location off in Settings and returns
    Then for 12 seconds the app has received 0 fixes
    When 1 second passes
    Then the app has received 1 fix
    And the last fix is accurate to 5 km

  @I-58
  Scenario: Live updates that rested
    When the app starts live updates
    And 1 hour passes
    Then the app was told "updates paused"
    When what the app was told so far is set aside
    And the user jumps 1 km north
    Then the app was told:
      | updates resumed |
    And for 19 seconds the app was told nothing
    When 1 second passes
    Then the app was told "a fix"

  @I-91
  Scenario: Updates that waited for the answer search from the grant on
    Given location permission is not determined
    When the app starts location updates
    And 1 minute passes
    And the app asks for when-in-use permission
    And the user answers "Allow While Using App"
    Then for 19 seconds the app has received 0 fixes
    When 1 second passes
    Then the app has received 1 fix

  @I-88
  Scenario: Significant changes come by the networks around, and need no satellites
    When the app starts significant-change updates
    Then the app has received 1 fix
