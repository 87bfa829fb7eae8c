@ios @android
Feature: The phone restarts
  The app's files outlive a restart of the phone. When the app is opened again, it goes on where it was.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario: Clocked in before the restart, out after it
    When the user opens the app
    And the user taps "Clock in"
    And 2 hours pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the screen shows "Clocked in at 08:00."
    When the user taps "Clock out"
    Then the screen shows "Clocked out at 10:00."
    And the server has received 2 "POST /punches" requests
    And the last "POST /punches" request has "id" = "2"

  Scenario: Restarted with a punch that is not sent
    Given the phone is offline
    When the user opens the app
    And the user taps "Clock in"
    And the phone restarts
    And the user unlocks the phone
    And the phone comes back online
    And the user opens the app
    Then within 1 second the server has received 1 "POST /punches" request
    And the badge "Not sent yet" is not shown
    And the screen shows "Clocked in at 08:00."
