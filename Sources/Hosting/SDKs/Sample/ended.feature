@ios @android
Feature: The app's process ends
  What was clocked is in the app's files before it is sent: no end of the process loses it.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario Outline: <end> with a punch that is not sent
    Given the phone is offline
    When the user opens the app
    And the user taps "Clock in"
    And 5 minutes pass
    And <end>
    And the phone comes back online
    And 1 minute passes
    Then the server has received 0 "POST /punches" requests
    When 30 minutes pass
    And the user opens the app
    Then the screen shows "Clocked in at 08:00."
    And the button "Clock out" is shown
    And the server has received 1 "POST /punches" request
    And the last "POST /punches" request has "id" = "1"
    And the badge "Not sent yet" is not shown

    Examples:
      | end                     |
      | the system ends the app |
      | the app crashes         |
      | the user quits the app  |

  Scenario: Ended while the punch is on its way
    Given the server answers after 10 seconds
    When the user opens the app
    And the user taps "Clock in"
    And 5 seconds pass
    And the user quits and reopens the app
    Then the screen shows "Clocked in at 08:00."
    And the badge "Not sent yet" is shown
    When 11 seconds pass
    Then the badge "Not sent yet" is not shown
    And the server has received 2 "POST /punches" requests
    And the server has received 1 different "POST /punches" request

  Scenario: What was sent is not sent again
    When the user opens the app
    And the user taps "Clock in"
    And the user quits and reopens the app
    And 10 minutes pass
    Then the screen shows "Clocked in at 08:00."
    And the server has received 1 "POST /punches" request
    When the user taps "Clock out"
    Then the last "POST /punches" request has "id" = "2"
    And the server has received 2 "POST /punches" requests
