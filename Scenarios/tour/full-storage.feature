@ios @android
Feature: A tour on a full phone
  The walk has the room that there is, and where there is none the walker reads that it is not saved.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed
    And the app's notifications are on
    And location permission is always

  @tour:STATE-1
  Scenario: Full before the app has stored anything, the phone keeps the walk once there is room
    When the phone's storage fills up
    And the user opens the app
    And the user starts the tour "Royal Way"
    Then the badge "Not saved" is shown in red
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then point 1 of the tour is completed
    And the badge "Not saved" is shown in red
    When the user frees 10 MB of storage
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the badge "Not saved" is not shown
    When the app crashes
    And the user opens the app
    Then point 1 of the tour is completed
    And point 2 of the tour is active

  @tour:STATE-1
  Scenario: Full during the walk, a crash costs no more of the story than else
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the phone's storage fills up
    And the user walks 320 m north at 1.5 m/s and arrives
    Then for 35 seconds the badge "Not saved" is not shown
    When the app crashes
    And the user opens the app
    Then the audio of point 1 is playing
    And the audio player shows 40 seconds of 1 minute

  @tour:STATE-1
  Scenario: Never stored and stopped, the walk is gone after a crash, as the badge has warned
    When the phone's storage fills up
    And the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user stops the tour
    Then the tour "Royal Way" is stopped
    And the badge "Not saved" is shown in red
    When the user taps "All tours"
    Then the badge "Not saved" is shown in red
    When the app crashes
    And the user opens the app
    Then the badge "Not saved" is not shown
    And the list shows:
      | title     | detail   |
      | Royal Way | 3 points |
