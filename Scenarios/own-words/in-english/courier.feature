@ios @android
Feature: A courier's day, in the courier's words

  Scenario: The app leads from stop to stop
    Given the courier is on the road with 3 stops
    When the courier is done with stop 1
    Then the app leads to "Stop 2 of 3"

  Scenario: A route is told stop by stop
    Given the route of "Olga" is:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
      | Henryk   | 52.2369, 21.0122 |
    Then the app leads to "Stop 1 of 2"
