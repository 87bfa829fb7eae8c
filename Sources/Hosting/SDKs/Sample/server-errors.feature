@ios @android
Feature: Errors of the server
  What the server did not take is kept, and tried again after a minute.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario: One error, and a minute later all is well
    Given the server answers the next "POST /punches" with status 503
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the badge "Not sent yet" is shown
    And the server has received 1 "POST /punches" request
    When 59 seconds pass
    Then the server has received 1 "POST /punches" request
    When 2 seconds pass
    Then the server has received 2 "POST /punches" requests
    And the last "POST /punches" request has "id" = "1"
    And the badge "Not sent yet" is not shown
    When 10 minutes pass
    Then the server has received 2 "POST /punches" requests

  Scenario: Three errors take three minutes
    Given the server answers the next 3 "POST /punches" with status 503
    When the user opens the app
    And the user taps "Clock in"
    And 175 seconds pass
    Then the badge "Not sent yet" is shown
    And the server has received 3 "POST /punches" requests
    When 10 seconds pass
    Then the badge "Not sent yet" is not shown
    And the server has received 4 "POST /punches" requests
    And the server has received 1 different "POST /punches" request

  Scenario: A server that is slow is asked once
    Given the server answers after 20 seconds
    When the user opens the app
    And the user taps "Clock in"
    And 19 seconds pass
    Then the badge "Not sent yet" is shown
    When 2 seconds pass
    Then the badge "Not sent yet" is not shown
    And the server has received 1 "POST /punches" request

  Scenario: A second punch does not wait for the first one
    Given the server answers the next "POST /punches" with status 500
    When the user opens the app
    And the user taps "Clock in"
    And 10 seconds pass
    And the user taps "Clock out"
    Then the server has received 2 "POST /punches" requests
    And the last "POST /punches" request has "kind" = "out"
    And the badge "Not sent yet" is shown
    When 1 minute passes
    Then the server has received 3 "POST /punches" requests
    And the last "POST /punches" request has "kind" = "in"
    And the badge "Not sent yet" is not shown
