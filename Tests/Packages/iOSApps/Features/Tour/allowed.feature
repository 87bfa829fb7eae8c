@ios
Feature: What the user allows
  A walk is kept without the permission, and goes on with it.

  Background:
    Given the user is in Warsaw

  Scenario Outline: Taken away on the way, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user sets location permission to denied in Settings and returns
    Then the audio is playing
    And the screen shows "because this app may not use your location"
    And location updates are off
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    When the user sets location permission to while using in Settings and returns
    And 10 seconds pass
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Heard now   |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Stopped, and continued on another day, in the <app> app
    Given the tour is on with the <app> app
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user taps "Stop"
    Then location updates are off
    And the platform watches 0 regions
    And the badge "Stopped" is shown in yellow
    When the user leaves the app
    And 1 day passes
    And the user opens the app
    And the user taps "Continue"
    Then location updates are on
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
