@ios @android
Feature: Behind the lock screen
  The screen is locked most of the way: positions go on coming, also after a long rest.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:SETUP-2 @tour:SC-4 @tour:REQ-4
  Scenario: A long rest does not end it
    When the user locks the phone
    And 90 minutes pass
    Then location updates are on
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the app is in the background

  @tour:SETUP-2 @tour:REQ-4
  Scenario: Nor does it where the app was opened again after a crash
    When the app crashes
    And the user opens the app
    And the user locks the phone
    And 90 minutes pass
    Then location updates are on
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the app is in the background

  @tour:SC-4 @tour:SETUP-2 @tour:REQ-4
  Scenario: Allowed only while using the app, it goes on behind the lock screen too
    When the user stops the tour
    And the user sets location permission to while using in Settings and returns
    And the user continues the tour "Royal Way"
    And the user taps "Not now"
    And the user locks the phone
    And 30 minutes pass
    Then location updates are on
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the app is in the background

  @tour:SETUP-2
  Scenario: Another app in front
    When the user leaves the app
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And location updates are on
