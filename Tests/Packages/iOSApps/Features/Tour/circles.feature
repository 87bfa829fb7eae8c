@ios
Feature: Ended by iOS, and started again by a circle
  The platform watches the next point's circle, also without the app.

  Background:
    Given the user is in Warsaw

  Scenario Outline: The circle starts the app and its story, in the <app> app
    Given the tour is on with the <app> app
    When the user locks the phone
    And the system ends the app
    And the user walks 380 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the app has been started 2 times
    And the audio is playing
    When the user unlocks the phone
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Heard now   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |
    And the platform watches 1 region

    Examples:
      | app      |
      | built-in |
      | iOS      |

  Scenario Outline: Where positions are poor, the circle tells, in the <app> app
    Given the tour is on with the <app> app
    And positions are accurate to 150 m
    When the user locks the phone
    And the user walks 380 m north at 1.5 m/s and arrives
    And 2 minutes pass
    And the user unlocks the phone
    Then the points are:
      | title        | detail      |
      | 1. Castle    | Completed   |
      | 2. Column    | Not reached |
      | 3. Cathedral | Not reached |

    Examples:
      | app      |
      | built-in |
      | iOS      |
