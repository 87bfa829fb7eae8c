@ios
Feature: The phone stays in the pocket
  Locked, the phone tells the stories all the same.

  Background:
    Given the user is in Warsaw

  Scenario Outline: Locked all the way, in the <app> app
    Given the tour is on with the <app> app
    When the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio is playing
    Then the audio is playing
    And location updates are on
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the audio is playing
    And the app is in the background
    When the user walks 400 m north at 1.5 m/s and arrives
    And the user unlocks the phone
    Then the points are:
      | title        | detail    |
      | 1. Castle    | Completed |
      | 2. Column    | Completed |
      | 3. Cathedral | Heard now |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: The blue indicator goes with the walk, in the <app> app
    Given the tour is on with the <app> app
    And the user sets location permission to while using in Settings and returns
    When the user leaves the app
    Then the blue location indicator is shown
    When the user returns to the app
    And the user taps "Stop"
    And the user leaves the app
    Then the blue location indicator is not shown

    Examples:
      | app      |
      | built-in |
      | iOS      |
