@android
Feature: Stories that the search has found
  Each is the shortest that went wrong once.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  Scenario: No line leads over a time without Location Services after a restart of the phone
    When 10 seconds pass
    And the phone restarts
    And the user unlocks the phone
    And the user turns Location Services off
    And the user walks 10 m north at 1 km/h and arrives
    And the user turns Location Services on
    And 1 minute passes
    Then the last recorded point is within 10 m of the user
