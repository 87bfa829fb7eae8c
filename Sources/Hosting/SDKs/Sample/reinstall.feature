@ios @android
Feature: Installed again
  The app's files go with the app: who installs it again begins anew.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario: Nothing is left of a punch that was not sent
    Given the phone is offline
    When the user opens the app
    And the user taps "Clock in"
    And 1 minute passes
    And the user deletes the app and installs it again
    And the phone comes back online
    And the user opens the app
    Then the screen shows "You are not clocked in."
    And the badge "Not sent yet" is not shown
    When 10 minutes pass
    Then the server has received 0 "POST /punches" requests

  Scenario: The permission is asked for again, and the numbers begin anew
    When the user opens the app
    And the user taps "Clock in"
    And the user taps "Clock out"
    Then the last "POST /punches" request has "id" = "2"
    When the user deletes the app and installs it again
    And the user opens the app
    And the user taps "Clock in"
    And the user answers "allow"
    Then the screen shows "Clocked in at 08:00."
    And the last "POST /punches" request has "id" = "1"
    And the server has received 3 "POST /punches" requests
