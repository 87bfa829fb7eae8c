Feature: Somebody calls

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The list is still there after the call
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And a phone call comes in
    And the user accepts the phone call
    And 5 minutes pass
    And the phone call ends
    And 5 seconds pass
    Then the screen shows "Blue Cup"
