@ios @android
Feature: A lost reply
  The server has done its work, but the app does not hear of it. It sends the same punch again, by the same key.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario: Sent again after a minute
    Given the server loses its next reply
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the badge "Not sent yet" is shown
    And the server has received 1 "POST /punches" request
    When 61 seconds pass
    Then the server has received 2 "POST /punches" requests
    And the server has received 1 different "POST /punches" request
    And the last "POST /punches" request has the header "Idempotency-Key" = "punch-1-1767600000000"
    And the last "POST /punches" request has "id" = "1"
    And the last "POST /punches" request has "kind" = "in"
    And the badge "Not sent yet" is not shown

  Scenario: The next punch has a number of its own
    Given the server loses its next reply
    When the user opens the app
    And the user taps "Clock in"
    And 61 seconds pass
    And the user taps "Clock out"
    Then the screen shows "Clocked out at 08:01."
    And the server has received 3 "POST /punches" requests
    And the server has received 2 different "POST /punches" requests
    And the last "POST /punches" request has the header "Idempotency-Key" = "punch-2-1767600061000"
    And the last "POST /punches" request has "id" = "2"
    And the last "POST /punches" request has "kind" = "out"
