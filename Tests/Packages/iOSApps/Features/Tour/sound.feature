@ios
Feature: The story and other sounds
  Other sounds come first, and what the street should not hear stays silent.

  Background:
    Given the user is in Warsaw

  Scenario Outline: Held up by hand, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio player is ready
    And the audio player offers "Pause"
    When the user pauses the audio
    And 5 minutes pass
    Then the audio is not playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user plays the audio
    And 1 minute passes
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Unplugged headphones hold it up, in the <app> app
    Given headphones are connected
    And the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And the headphones are unplugged
    Then the audio is not playing
    And the audio player offers "Play"

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Reached during a phone call, the story starts after it, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 280 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 40 m north at 1.5 m/s and arrives
    Then the audio is not playing
    When the phone call ends
    Then the audio is playing
    And the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Music of another app falls silent, in the <app> app
    Given the tour is on with the <app> app
    When another app plays music
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio is playing
    And the other app's music is silent

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Music that is begun during the story ends it until it is played by hand, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And another app plays music
    Then the audio is not playing
    When the other app's music stops
    Then the audio is not playing
    When 5 minutes pass
    Then the audio is not playing
    When the user plays the audio
    Then the audio is playing

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: <sound> holds it up, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And <begin>
    And 5 minutes pass
    Then the audio is not playing
    When <end>
    Then the audio is playing

    Examples:
      | app      | sound       | begin                   | end                              |
      | built-in | An alarm    | an alarm rings          | the user turns the alarm off     |
      | iOS      | An alarm    | an alarm rings          | the user turns the alarm off     |
      | built-in | A direction | a navigation app speaks | the navigation app falls silent  |
      | iOS      | A direction | a navigation app speaks | the navigation app falls silent  |
      | built-in | A call      | a phone call comes in   | the user declines the phone call |
      | iOS      | A call      | a phone call comes in   | the user declines the phone call |
