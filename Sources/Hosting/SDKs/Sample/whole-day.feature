@ios @android
Feature: A whole day
  In at eight, out at half past four; in between the phone is in a pocket, and the network comes and goes.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario: The network is lost in the afternoon
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the last "POST /punches" request has "kind" = "in"
    And the last "POST /punches" request has "at" = 1767600000000
    When the user locks the phone
    And 6 hours pass
    And the phone goes offline
    And 150 minutes pass
    And the user unlocks the phone
    And the user taps "Clock out"
    Then the screen shows "Clocked out at 16:30."
    And the badge "Not sent yet" is shown
    And the server has received 1 "POST /punches" request
    When the user leaves the app
    And 40 minutes pass
    And the phone comes back online
    And the user opens the app
    Then within 2 minutes the server has received 2 "POST /punches" requests
    And the badge "Not sent yet" is not shown
    And the last "POST /punches" request has "kind" = "out"
    And the last "POST /punches" request has "at" = 1767630600000
    When 8 hours pass
    Then the server has received 2 different "POST /punches" requests
    And the server has received 2 "POST /punches" requests

  Scenario: Everything that can go wrong in a day
    Given the server answers the next 2 "POST /punches" with status 503
    When the user opens the app
    And the user taps "Clock in"
    And the following happens:
      | after       | event                       |
      | 30 seconds  | the phone goes offline      |
      | 10 minutes  | the user locks the phone    |
      | 3 hours     | the user unlocks the phone  |
      | 3 hours     | the system ends the app     |
      | 4 hours     | the phone comes back online |
      | 5 hours     | the user opens the app      |
      | 302 minutes | the user leaves the app     |
      | 8 h 30 min  | the user opens the app      |
    And the user taps "Clock out"
    Then the screen shows "Clocked out at 16:30."
    And the badge "Not sent yet" is not shown
    And the server has received 2 different "POST /punches" requests
    And the last "POST /punches" request has "id" = "2"
    And the last "POST /punches" request has "kind" = "out"
