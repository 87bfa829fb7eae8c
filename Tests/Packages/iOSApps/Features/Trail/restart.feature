Feature: The phone is restarted

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The tour goes on where the user opens the app again
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And the user walks 2 km north at 5 km/h
    And 6 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the screen shows "Recording"
    When 10 minutes pass
    Then the metric "Distance" shows "1.3 km"
