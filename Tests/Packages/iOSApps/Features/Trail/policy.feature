Feature: A policy forbids location

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The user learns that it is not up to them
    Given location permission is restricted
    When the user opens the app
    And the user taps "Start"
    Then the screen shows "Location is not allowed on this phone."
    And no system alert is shown
    And the app has not asked for permission
