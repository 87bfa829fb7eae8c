@ios @android
Feature: No position
  The phone looks for 20 seconds; then the app says that it was not found, and nobody is clocked in without a position.

  Background:
    Given the app "Punch" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the server answers "POST /punches" with status 204

  Scenario: No reception
    Given there is no GPS signal
    When the user opens the app
    And the user taps "Clock in"
    Then the screen shows "Looking for you…"
    And the screen shows that it is loading
    And the button "Clock in" is not enabled
    When 19 seconds pass
    Then the screen shows "Looking for you…"
    When 2 seconds pass
    Then the screen shows "Your position was not found. Try again."
    And the button "Clock in" is enabled
    And the server has received 0 "POST /punches" requests
    When the GPS signal comes back
    And the user taps "Clock in"
    Then the screen shows "Clocked in at 08:00."

  Scenario: A slow receiver is waited for
    Given the first fix takes 12 seconds
    When the user opens the app
    And the user taps "Clock in"
    And 11 seconds pass
    Then the screen shows "Looking for you…"
    When 2 seconds pass
    Then the screen shows "Clocked in at 08:00."
    And the screen does not show that it is loading
    And the server has received 1 "POST /punches" request

  Scenario: The minute is that of the tap, not of the position
    Given the phone's clock shows 08:59
    And the first fix takes 15 seconds
    When the user opens the app
    And 50 seconds pass
    And the user taps "Clock in"
    And 15 seconds pass
    Then the screen shows "Clocked in at 08:59."

  Scenario: Ended while it looks, the app begins at rest
    Given there is no GPS signal
    When the user opens the app
    And the user taps "Clock in"
    And 5 seconds pass
    And the user quits and reopens the app
    Then the screen shows "You are not clocked in."
    And the button "Clock in" is enabled
    And the server has received 0 "POST /punches" requests

  Scenario: Put away while it looks, the app does not look for ever
    Given there is no GPS signal
    When the user opens the app
    And the user taps "Clock in"
    And 5 seconds pass
    And the user leaves the app
    And 10 minutes pass
    And the user returns to the app
    Then the screen shows "Your position was not found. Try again."
    And the button "Clock in" is enabled
    And the server has received 0 "POST /punches" requests
