@ios @android
Feature: Offline, then online
  A punch is kept on the phone first. It goes to the server when there is a network.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204
    And the phone is offline

  Scenario: Sent as soon as the network is back
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."
    And the badge "Not sent yet" is shown in yellow
    And the server has received 0 "POST /punches" requests
    When 10 seconds pass
    And the phone comes back online
    Then within 1 second the server has received 1 "POST /punches" request
    And the badge "Not sent yet" is not shown

  Scenario: In and out without a network
    When the user opens the app
    And the user taps "Clock in"
    And 20 minutes pass
    And the user taps "Clock out"
    Then the screen shows "Clocked out at 08:20."
    And the button "Clock in" is shown
    And the badge "Not sent yet" is shown
    When the phone comes back online
    Then within 1 second the server has received 2 "POST /punches" requests
    And the badge "Not sent yet" is not shown
    When 10 minutes pass
    Then the server has received 2 "POST /punches" requests

  Scenario: The network is lost while the punch is on its way
    Given the phone comes back online
    And the server answers after 10 seconds
    When the user opens the app
    And the user taps "Clock in"
    And 5 seconds pass
    Then the badge "Not sent yet" is shown
    When the phone goes offline
    And the server works again
    And 50 seconds pass
    And the phone comes back online
    Then the badge "Not sent yet" is not shown
    And the server has received 1 different "POST /punches" request
