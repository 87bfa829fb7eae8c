@ios @android
Feature: The app is updated during a tour
  The walker's points are there, and the story goes on where it was.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:STATE-1
  Scenario: In the middle of a story
    When the user walks 320 m north at 1.5 m/s and arrives
    And 30 seconds pass
    And the app is updated to version "2.0"
    And the user opens the app
    Then the tour "Royal Way" is active
    And the audio of point 1 is playing
    When 1 minute passes
    Then point 1 of the tour is completed
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

  @tour:STATE-2 @tour:REQ-4
  Scenario: With nobody looking, the next point is reached all the same
    When the user locks the phone
    And the app is updated to version "2.0"
    And the user walks 380 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the points triggered so far are "1"
