@ios @android
Feature: Told outside the app which point is reached
  The app asks once whether it may notify, when a tour has begun, and says why. The tour does not wait for the answer.

  Background:
    Given the tour app is installed
    And location permission is always

  Scenario: With a reason, and the tour does not wait
    When the user opens the app
    Then no system alert is shown
    When the user starts the tour "Royal Way"
    Then the notification permission alert is shown
    And the screen shows "Notifications tell you which point you have reached."
    And location updates are on

  Scenario: Refused, the screen says what is not seen
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user answers "Don't Allow"
    Then the screen shows "outside the app you do not see which point you have reached"
    When the user stops the tour
    And the user taps "Continue"
    Then no system alert is shown

  Scenario Outline: <case>, the walker is told of the point that is reached, or not
    Given the app's notifications are <switch>
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
    And <count> notification is shown

    Examples:
      | case    | switch | count |
      | Allowed | on     | 1     |
      | Refused | off    | 0     |

  Scenario: Back in the app, the notice is gone
    Given the app's notifications are on
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then 1 notification is shown
    When the user unlocks the phone
    Then 0 notifications are shown

  Scenario: A call covers the app, and the walker is told all the same
    Given the app's notifications are on
    When the user opens the app
    And the user starts the tour "Royal Way"
    And a phone call comes in
    And the user walks 320 m north at 1.5 m/s and arrives
    Then 1 notification is shown
