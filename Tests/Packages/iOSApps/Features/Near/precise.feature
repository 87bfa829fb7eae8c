Feature: The user allows the exact place

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The list becomes shorter
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    Then the screen shows "Two Spoons"
    When the user switches Precise Location on in Settings and returns
    And 1 minute passes
    Then the screen does not show "Only about here"
    And the screen shows "Blue Cup"
