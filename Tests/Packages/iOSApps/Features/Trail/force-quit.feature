Feature: The user closes the app

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: Nothing is recorded until the user comes back
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And the user force-quits the app
    And the user walks 1 km north at 5 km/h
    And the user arrives
    Then the app is not running
    When the user opens the app
    Then the screen shows "Recording"
    And the metric "Distance" shows "0 m"

  Scenario: A hut that is reached meanwhile is noted all the same
    Given location permission is always
    When the user opens the app
    And the user taps "Remind me at huts"
    And the user force-quits the app
    And the user walks 2 km north at 5 km/h
    And the user arrives
    And 5 minutes pass
    And the user opens the app
    Then the screen shows "Arrived at Birch hut"
