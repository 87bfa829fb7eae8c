Feature: The same car is parked again

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: Both times are counted, and the first one is forgotten
    Given location permission is while using
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And 5 seconds pass
    And the user taps "Leave"
    And 5 seconds pass
    And the user taps "Park for 2 hours"
    And 1 minute passes
    Then the metric "Parked" shows "2"
    And the metric "Price" shows "6.00"
    And the screen shows "119 minutes left"
