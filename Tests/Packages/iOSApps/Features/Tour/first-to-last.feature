@ios
Feature: A tour from its first point to its last
  The iOS app does what the built-in app does, step for step.

  Background:
    Given the user is in Warsaw

  Scenario Outline: Every point once, in order, in the <app> app
    Given the tour is on with the <app> app
    Then location updates are on
    And the platform watches 1 region
    And the badge "On the way" is shown in green
    When the user walks 290 m north at 1.5 m/s and arrives
    Then the phone holds no audio file
    And the points are:
      | title        | detail      |
      | 1. Castle    | Not reached |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user walks 30 m north at 1.5 m/s and arrives
    Then the audio is playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When 1 minute passes
    Then the phone holds no audio file
    And the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the audio is playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |
    When 70 seconds pass
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail    |
      | 1. Castle    | Completed |
      | 2. Column    | Completed |
      | 3. Cathedral | Heard now |
    When 80 seconds pass
    Then the points are:
      | title        | detail    |
      | 1. Castle    | Completed |
      | 2. Column    | Completed |
      | 3. Cathedral | Completed |
    And the badge "Completed" is shown in blue
    And location updates are off
    And the phone holds no audio file
    And the platform watches 0 regions

    Examples:
      | app      |
      | built-in |
      | iOS      |

  # To CoreLocation the earth is flattened, as it is; the built-in app takes it for a ball.
  Scenario Outline: The way to the next point, in the <app> app
    Given the tour is on with the <app> app
    When 2 seconds pass
    Then the metric "To point 1" shows <way>
    And the map's marker is within 1 m of the user
    When the user walks 100 m north at 1.5 m/s and arrives
    And 2 seconds pass
    Then the metric "To point 1" shows <rest>

    Examples:
      | app      | way     | rest    |
      | built-in | "401 m" | "301 m" |
      | iOS      | "400 m" | "300 m" |
