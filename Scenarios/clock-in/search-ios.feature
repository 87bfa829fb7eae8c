@ios
Feature: Whatever happens after a question, on iOS
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  @clock-in:US5.3
  Scenario: What iOS asks only once the app asks only once, whatever becomes of it
    Given the clock-in app is installed
    And the app's notifications are on
    And the user is in Warsaw
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow While Using App"
    And the user taps "Continue"
    And the user answers "Keep Only While Using"
    And any 3 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | the user leaves the app    |
      | 7 minutes pass             |
    And the phone restarts
    And the app is in front, whatever has happened
    And the user taps "Improve tracking"
    Then the popup offers "Go to Settings" and "Not now"
