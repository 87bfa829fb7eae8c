Feature: A policy forbids location

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: Nobody is asked
    Given location permission is restricted
    When the user opens the app
    And the user taps "Start"
    And 1 second passes
    Then the screen shows "Allow location to see what is near."
    And no system alert is shown
