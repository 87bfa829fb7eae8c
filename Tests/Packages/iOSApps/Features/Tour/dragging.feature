@ios
Feature: Back and forth in a story
  The walker drags the bar.

  Background:
    Given the user is in Warsaw

  Scenario Outline: Dragged to its last seconds, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user drags the audio to 50 seconds
    Then the audio is at 50 seconds
    When 10 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Dragged while it stands, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user drags the audio to 20 seconds
    Then the audio player shows 20 seconds of 1 minute
    When the user plays the audio
    And 40 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |
