@ios @android
Feature: What the employee reads while waiting
  Whoever waits is told for what.

  Scenario: While the question about location is open the app says that it waits
    Given the clock-in app is installed
    And the user is in Warsaw
    When the user opens the app
    And the user taps "Clock in"
    And the user taps "Continue"
    Then the location permission alert is shown
    And the screen shows "Waiting for your answer about location…"
