@ios
Feature: Positions as they are
  Receivers are off, lose their signal, and are wrong by a kilometre now and then.

  Background:
    Given the user is in Warsaw

  Scenario Outline: A wild position starts nothing, in the <app> app
    Given the tour of near points is on with the <app> app
    When 5 seconds pass
    And the next position is 400 m north of the truth and claims 5 m
    And 1 minute passes
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Not reached |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    And the map's marker is within 1 m of the user

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Through a tunnel, in the <app> app
    Given the tour of near points is on with the <app> app
    And there is a tunnel of 150 m around 52.2333, 21.0122
    When the user walks 500 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user walks 150 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |
