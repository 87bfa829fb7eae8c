Feature: The phone is restarted

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The app begins anew
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the screen shows "Find a café"
    And the metric "Lookups" shows "0"
    And location updates are off
