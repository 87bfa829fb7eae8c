Feature: Reminders at huts

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The hut is noted although the app was ended
    Given location permission is always
    When the user opens the app
    And the user taps "Remind me at huts"
    And the user leaves the app
    And the system ends the app
    And the user walks 2 km north at 5 km/h
    And 40 minutes pass
    And the user opens the app
    Then the screen shows "Arrived at Birch hut"

  Scenario: Reminders while the app is open only
    Given location permission is while using
    When the user opens the app
    And the user taps "Remind me at huts"
    And the user answers "Keep Only While Using"
    And the user leaves the app
    And the system ends the app
    And the user walks 2 km north at 5 km/h
    And 40 minutes pass
    And the user opens the app
    Then the screen does not show "Arrived at Birch hut"
