Feature: A policy forbids location

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The meter runs without a place
    Given location permission is restricted
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And 1 minute passes
    Then the screen shows "29 minutes left"
    And the screen shows "Remember the place yourself."
