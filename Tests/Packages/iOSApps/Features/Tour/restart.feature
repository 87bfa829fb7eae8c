@ios
Feature: Ended in the middle, and gone on with
  The story goes on where it was.

  Background:
    Given the user is in Warsaw

  Scenario Outline: A crash costs at most ten seconds, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And 30 seconds pass
    And the app crashes
    And the user opens the app
    Then the audio is playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When 1 minute passes
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Put away and quit, it costs none of the story, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And 15 seconds pass
    And the user leaves the app
    And the user quits the app
    And the user opens the app
    Then the audio is playing
    When 35 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: The phone restarts on the way, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    And the badge "On the way" is shown
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |
