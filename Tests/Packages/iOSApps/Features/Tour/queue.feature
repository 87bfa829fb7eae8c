@ios
Feature: The next point while a story is heard
  A story is never cut off.

  Background:
    Given the user is in Warsaw

  Scenario Outline: The next story follows right after, in the <app> app
    Given the tour of near points is on with the <app> app
    When the user walks 210 m north at 2 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user walks 300 m north at 2 m/s and arrives
    Then the audio is playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Up next     |
      | 3. Cathedral | Not reached |
    When 90 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |
    And the audio is playing
    When 70 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Completed   |
      | 3. Cathedral | Not reached |
    And the audio is not playing

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Only one point is queued ahead, in the <app> app
    Given the tour of near points is on with the <app> app
    When the user walks 850 m north at 8 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Up next     |
      | 3. Cathedral | Not reached |
    And the platform watches 0 regions
    When 3 minutes pass
    Then the points are:
      | title        | detail    |
      | 1. Castle    | Completed |
      | 2. Column    | Heard now |
      | 3. Cathedral | Up next   |
    When 70 seconds pass
    Then the points are:
      | title        | detail    |
      | 1. Castle    | Completed |
      | 2. Column    | Completed |
      | 3. Cathedral | Heard now |
    When 80 seconds pass
    Then the badge "Completed" is shown

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Headphones gone while the next one waits, in the <app> app
    Given headphones are connected
    And the tour of near points is on with the <app> app
    When the user walks 510 m north at 2 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Up next     |
      | 3. Cathedral | Not reached |
    When the headphones are unplugged
    And 10 minutes pass
    Then the audio is not playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Up next     |
      | 3. Cathedral | Not reached |
    When the user plays the audio
    And 100 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |
    And the audio is playing

    Examples:
      | app      |
      | built-in |
      | iOS      |
