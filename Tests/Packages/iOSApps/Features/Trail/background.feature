Feature: The phone is in the pocket

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the user opens the app
    And the user taps "Start"

  Scenario: The tour is recorded while the phone is locked
    When the user locks the phone
    And the user walks 5 km north at 5 km/h
    And 1 hour passes
    And the user unlocks the phone
    Then the screen shows "5.0 km"

  Scenario: What was recorded outlives the process
    When the user walks 1 km north at 5 km/h
    And 12 minutes pass
    Then the screen shows "1.0 km"
    When the system ends the app
    And the user opens the app
    Then the screen shows "1.0 km"
    And the screen shows "Recording"

  Scenario: A paused tour needs no positions
    When the user taps "Pause"
    Then location updates are off
    And the screen shows "Paused"
