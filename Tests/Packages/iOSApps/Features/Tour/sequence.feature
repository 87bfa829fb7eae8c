@ios
Feature: One point after the other
  Only the next point can start, wherever the walker is.

  Background:
    Given the user is in Warsaw

  Scenario Outline: Who skips the first point hears nothing, in the <app> app
    Given the tour is on with the <app> app
    When the user travels to 52.2360, 21.0150
    And 10 seconds pass
    And the user walks to 52.2369, 21.0122 at 1.5 m/s and arrives
    And 5 minutes pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Not reached |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    And the phone holds no audio file
    When the user walks to 52.2333, 21.0122 at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Who walks back hears nothing a second time, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 720 m north at 1.5 m/s and arrives
    And 70 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Completed   |
      | 3. Cathedral | Not reached |
    When the user walks 720 m south at 1.5 m/s and arrives
    And the user walks 720 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Completed   |
      | 3. Cathedral | Not reached |
    And the phone holds no audio file

    Examples:
      | app      |
      | built-in |
      | iOS      |
