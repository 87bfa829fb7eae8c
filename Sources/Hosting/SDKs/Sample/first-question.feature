Feature: The first question
  The app asks for the location when it is needed for the first time, and goes on by itself once it is allowed.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And the server answers "POST /punches" with status 204

  @ios @android
  Scenario: Nothing is asked before the first tap
    When the user opens the app
    Then the screen shows "You are not clocked in."
    And the app has not asked for permission
    And the badge "Not sent yet" is not shown
    And the server has received 0 "POST /punches" requests

  @ios
  Scenario: Allowed on iOS
    When the user opens the app
    And the user taps "Clock in"
    Then the alert says "To note where you clock in and out."
    When the user answers "Allow While Using App"
    Then the screen shows "Clocked in at 08:00."
    And the button "Clock out" is shown
    And the button "Clock in" is not shown
    And the badge "Not sent yet" is not shown
    And the server has received 1 "POST /punches" request
    And the last "POST /punches" request has "id" = "1"
    And the last "POST /punches" request has "kind" = "in"
    And the last "POST /punches" request has "latitude" = 52.2297
    And the last "POST /punches" request has "longitude" = 21.0122
    And the app has asked for permission 1 time

  @android
  Scenario: Allowed on Android
    When the user opens the app
    And the user taps "Clock in"
    And the user answers "While using the app"
    Then the screen shows "Clocked in at 08:00."
    And the button "Clock out" is shown
    And the button "Clock in" is not shown
    And the badge "Not sent yet" is not shown
    And the server has received 1 "POST /punches" request
    And the last "POST /punches" request has "id" = "1"
    And the last "POST /punches" request has "kind" = "in"
    And the last "POST /punches" request has "latitude" = 52.2297
    And the last "POST /punches" request has "longitude" = 21.0122
    And the app has asked for permission 1 time

  @ios @android
  Scenario: Who thinks about the answer is clocked in at the minute of the tap
    When the user opens the app
    And the user taps "Clock in"
    And 3 minutes pass
    And the user answers "allow"
    Then the screen shows "Clocked in at 08:00."

  @android
  Scenario: A question closed without an answer is no answer
    When the user opens the app
    And the user taps "Clock in"
    And the user dismisses the alert
    Then the screen shows "You are not clocked in."
    And the button "Open Settings" is not shown
    When the user taps "Clock in"
    And the user answers "While using the app"
    Then the screen shows "Clocked in at 08:00."
