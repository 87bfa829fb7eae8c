Feature: Reminders at huts

  Background:
    Given the app "Trail" is installed
    And the app's notifications are on
    And the user is at 52.2297, 21.0122

  Scenario: The hut is noted although the app was ended
    Given location permission is always
    When the user opens the app
    And the user taps "Remind me at huts"
    And the user leaves the app
    And the system ends the app
    And the user walks 2 km north at 5 km/h
    And 40 minutes pass
    Then the notification "You are at Birch hut" is shown
    And 1 notification is shown
    When the user taps the notification "You are at Birch hut"
    Then the screen shows "Arrived at Birch hut"
    And 0 notifications are shown

  Scenario: Who stays for hours is reminded once more
    Given location permission is always
    When the user opens the app
    And the user taps "Remind me at huts"
    And the user leaves the app
    And the user walks 2 km north at 5 km/h
    And 3 hours pass
    Then 1 notification is shown
    When 1 hour passes
    Then the notification "Still at Birch hut?" is shown
    And 2 notifications are shown

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
