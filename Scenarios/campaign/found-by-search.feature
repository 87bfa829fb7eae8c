@ios @android
Feature: Stories that the search has found
  Each is the shortest that went wrong once.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 2 km north at 2 m/s

  Scenario: A process that is frozen gives no sign of life before it dies
    When 10 seconds pass
    And the phone restarts
    And the user unlocks the phone
    And 1 minute passes
    And the user turns Location Services off
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the screen shows "Spring leaflets"
