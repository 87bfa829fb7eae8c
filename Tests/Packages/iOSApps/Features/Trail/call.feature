Feature: Somebody calls

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The tour is recorded during the call
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And the user walks 1 km north at 5 km/h
    And a phone call comes in
    And the user accepts the phone call
    And 13 minutes pass
    And the phone call ends
    Then the screen shows "Recording"
    And the metric "Distance" shows "1.0 km"
