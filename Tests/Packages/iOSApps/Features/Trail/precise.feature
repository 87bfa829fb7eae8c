Feature: The user allows the exact place

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: An approximate tour becomes an exact one
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user taps "Start"
    And 1 minute passes
    Then the screen shows "Your position is only approximate. Turn on Precise Location."
    And the metric "Points" shows "0"
    When the user switches Precise Location on in Settings and returns
    And 1 minute passes
    Then the screen shows "Recording"
    And the metric "Points" shows "1"
