@ios
Feature: The permission to use the location
  Without it no story starts by itself, and the app says so.

  Background:
    Given the user is in Warsaw
    And the app "SonicWalk" is installed
    And the server answers "GET /api/tours" with the file "answers/tours.json"

  Scenario: Asked for in two steps, each after its explanation
    When the user opens the app
    And the user taps the row "Royal Way"
    And the user taps "Start"
    Then the popup "Location starts the stories" is shown
    When the user taps "Continue"
    Then the alert says "We need your location to trigger audio stories as you walk the tour route."
    When the user answers "Allow While Using App"
    Then the popup "Keep the app open" is shown
    When the user taps "Allow always"
    Then the alert says "We need your location in the background to trigger audio stories even when the screen is locked."
    When the user answers "Change to Always Allow"
    Then the app sees location permission always
    And the badge "On the way" is shown in green

  Scenario: Denied, nothing starts, and the way to Settings is shown
    Given location permission is denied
    When the user opens the app
    And the user taps the row "Royal Way"
    And the user taps "Start"
    Then the popup "Location is required" is shown
    And the popup says "this app may not use your location"
    When the user taps "Close"
    Then location updates are off
    And the button "Start" is shown

  Scenario: In the background denied, the app warns and goes on
    Given location permission is while using
    When the user opens the app
    And the user taps the row "Royal Way"
    And the user taps "Start"
    And the user taps "Not now"
    Then the badge "Keep the app open" is shown in yellow
    When the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio is playing

  Scenario: Taken away on the way, the walk goes on with the permission
    Given the walk is begun
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user sets location permission to denied in Settings and returns
    Then the screen shows "because this app may not use your location"
    And the story "1. Castle" is heard
    When the user walks 400 m north at 1.5 m/s and arrives
    And the user sets location permission to while using in Settings and returns
    And 10 seconds pass
    Then the stories of "1, 2" were started
