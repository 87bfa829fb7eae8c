Feature: Who stops and starts again

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The cafés are looked up anew
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the user taps "Stop"
    And the user taps "Start"
    And 10 seconds pass
    Then the screen shows "Blue Cup"
    And the metric "Lookups" shows "10"
