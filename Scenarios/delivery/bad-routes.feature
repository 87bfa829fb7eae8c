@ios @android
Feature: Routes that nobody can drive
  The server refuses them by name; the app shows what there is, or that there is nothing.

  Background:
    Given the user is in Warsaw
    And the delivery app is installed

  Scenario: Too many stops
    When a dispatcher arranges a route with 5000 stops
    Then the route was refused: "has 5000 stops; expected 500 at most"

  Scenario: No stops
    When a dispatcher arranges a route with 0 stops
    Then the route was refused: "has no stops"

  Scenario: Five hundred stops are shown and driven to
    Given the delivery route has 500 stops, 100 m apart
    And the delivery route is under way
    When the courier drives to stop 1
    Then the screen shows "Stop 1 of 500"

  Scenario Outline: The server <does>
    Given the delivery server <does>
    When the user opens the app
    And 1 minute passes
    Then the screen shows "Could not load your route."
    And the button "Start route" is not shown

    Examples:
      | does                    |
      | is down                 |
      | answers with status 500 |
      | answers with status 401 |

  Scenario: The route is torn on its way
    Given the delivery server's answers are malformed
    When the user opens the app
    Then the screen shows "Could not load your route."
