@ios @android
Feature: Ended in the middle, and gone on with
  Whatever becomes of the app, the walker's points are there, and the story goes on where it was.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:STATE-1
  Scenario Outline: <end> in the middle of a story
    When the user walks 320 m north at 1.5 m/s and arrives
    And 30 seconds pass
    And <ended>
    And the user opens the app
    Then the tour "Royal Way" is active
    And point 1 of the tour is active
    And the audio of point 1 is playing
    When 15 seconds pass
    Then the audio of point 1 is playing
    When 6 seconds pass
    Then point 1 of the tour is completed
    And the points triggered so far are "1"
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

    Examples:
      | end        | ended                  |
      | A crash    | the app crashes        |
      | Force-quit | the user quits the app |

  @tour:STATE-1
  Scenario: A crash costs at most ten seconds of the story
    When the user walks 320 m north at 1.5 m/s and arrives
    And 5 seconds pass
    And the app crashes
    And the user opens the app
    Then the audio of point 1 is playing
    And the audio player shows 10 seconds of 1 minute

  @tour:STATE-1
  Scenario: Nor does it cost more of the second story
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user walks 400 m north at 1.5 m/s and arrives
    And 25 seconds pass
    And the app crashes
    And the user opens the app
    Then the audio of point 2 is playing
    And the audio player shows 30 seconds of 1 minute

  @tour:STATE-1
  Scenario: Nor of one that was queued
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    And the user plays the audio
    Then within 50 seconds the audio of point 2 is playing
    When 25 seconds pass
    And the app crashes
    And the user opens the app
    Then the audio of point 2 is playing
    And the audio player shows 20 seconds of 1 minute

  @tour:STATE-1
  Scenario: Nor of one that was stopped and goes on
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user stops the tour
    And 1 hour passes
    And the user continues the tour "Royal Way"
    And 25 seconds pass
    And the app crashes
    And the user opens the app
    Then the audio of point 1 is playing
    And the audio player shows 32 seconds of 1 minute

  @tour:STATE-1
  Scenario: Out of sight a crash costs no more of the story
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user locks the phone
    And 25 seconds pass
    And the app crashes
    And the user unlocks the phone
    And the user opens the app
    Then the audio of point 1 is playing
    And the audio player shows 30 seconds of 1 minute

  @tour:STATE-1
  Scenario: Put away and quit, it costs none of the story
    When the user walks 320 m north at 1.5 m/s and arrives
    And 15 seconds pass
    And the user leaves the app
    And the user quits the app
    And the user opens the app
    Then the audio of point 1 is playing
    When 35 seconds pass
    Then point 1 of the tour is completed

  @tour:UI-3
  Scenario: Heard in half before a restart, a point is not yet completed
    When the user walks 320 m north at 1.5 m/s and arrives
    And 10 seconds pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then point 1 of the tour is shown as active
    And the circle of point 1 is orange and pulsing
    When 1 minute passes
    Then point 1 of the tour is shown as completed
    And the circle of point 1 is green with a check

  @tour:STATE-1 @tour:EDGE-2 @tour:UI-1 @tour:UI-3
  Scenario: The phone restarts on the way
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the tour "Royal Way" is active
    And point 1 of the tour is completed
    And point 1 of the tour is shown as completed
    And the circle of point 1 is green with a check
    And point 2 of the tour is shown as not reached
    And the circle of point 2 is grey
    And the circle of point 3 is grey
    And the next point is 2
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

  @tour:EDGE-6 @tour:STATE-1
  Scenario: What was queued is still queued
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    Then point 2 of the tour is queued
    When the app crashes
    And the user opens the app
    Then point 1 of the tour is active
    And point 2 of the tour is queued
    And the audio is not playing
    When the user plays the audio
    And 1 minute passes
    Then the audio of point 2 is playing

  @tour:EDGE-6 @tour:STATE-1
  Scenario Outline: <end> while a story is told and the next one waits, and both are heard
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    And the user plays the audio
    And 10 seconds pass
    And the user locks the phone
    And <ended>
    And the user unlocks the phone
    And the user opens the app
    Then the audio of point 1 is playing
    And point 2 of the tour is queued
    And within 45 seconds point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing
    And the points triggered so far are "1, 2"

    Examples:
      | end                | ended              |
      | The phone restarts | the phone restarts |
      | The app crashes    | the app crashes    |

  @tour:STATE-1
  Scenario: Stopped, and continued on another day
    When the user walks 320 m north at 1.5 m/s and arrives
    And 30 seconds pass
    And the user stops the tour
    Then the tour "Royal Way" is stopped
    And no tour is running
    And the badge "Stopped" is shown in yellow
    And location updates are off
    And the phone holds no audio file
    And the platform watches 0 regions
    When the user quits the app
    And 24 hours pass
    And the user opens the app
    And the user continues the tour "Royal Way"
    Then the tour "Royal Way" is active
    And the audio of point 1 is playing
    And the audio player shows 42 seconds of 1 minute
    When 35 seconds pass
    Then point 1 of the tour is completed
    And the points triggered so far are "1"
    And the next point is 2

  @tour:STATE-1 @tour:UI-3
  Scenario: Stopped between two points, and continued at the second
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user stops the tour
    And the user walks 400 m north at 1.5 m/s and arrives
    And 10 minutes pass
    Then the points triggered so far are "1"
    And the tour "Royal Way" is stopped
    And the circle of point 1 is green with a check
    And point 1 of the tour is shown as completed
    When the user continues the tour "Royal Way"
    Then point 1 of the tour is completed
    And the circle of point 1 is green with a check
    And within 1 second the audio of point 2 is playing
    And the points triggered so far are "1, 2"

  @tour:STATE-1 @tour:EDGE-6
  Scenario: Stopped with a point queued, which is still queued when the tour goes on
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    Then point 2 of the tour is queued
    When the user stops the tour
    And the user walks 200 m north at 1.5 m/s and arrives
    And the user continues the tour "Royal Way"
    Then the audio of point 1 is playing
    And point 2 of the tour is queued
    When 1 minute passes
    Then the audio of point 2 is playing
    And the points triggered so far are "1, 2"

  @tour:STATE-1
  Scenario: Another tour in between takes nothing from the first one
    Given an editor publishes the tour "Old Town":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2360, 21.0122 | 100 m  | 1 minute |
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user taps "All tours"
    And the user pulls to refresh
    And the user starts the tour "Old Town"
    Then the tour "Old Town" is active
    And the tour "Royal Way" is stopped
    And only the circle of point 1 is watched
    When the user walks 300 m north at 1.5 m/s and arrives
    And 50 seconds pass
    Then the tour "Old Town" is completed
    When the user continues the tour "Royal Way"
    Then the tour "Royal Way" is active
    And point 1 of the tour is completed
    And the next point is 2
    When the user walks 100 m north at 1.5 m/s and arrives
    Then the audio of point 2 is playing

  @tour:STATE-1 @tour:EDGE-6
  Scenario: Another tour in the middle of a story, which goes on where it was, with the next one queued
    Given an editor publishes the tour "Old Town":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2360, 21.0122 | 100 m  | 1 minute |
    When the user walks 320 m north at 1.5 m/s and arrives
    And 20 seconds pass
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    Then point 2 of the tour is queued
    When the user taps "All tours"
    And the user pulls to refresh
    And the user starts the tour "Old Town"
    And 30 seconds pass
    Then the tour "Royal Way" is stopped
    And the tour "Old Town" is active
    When the user continues the tour "Royal Way"
    Then the tour "Old Town" is stopped
    And the audio of point 1 is playing
    And the audio player shows 32 seconds of 1 minute
    And point 2 of the tour is queued

  @tour:STATE-1
  Scenario: Stopped by another tour and then a crash, and it goes on where it was
    Given an editor publishes the tour "Old Town":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2360, 21.0122 | 100 m  | 1 minute |
    When the user walks 320 m north at 1.5 m/s and arrives
    And 20 seconds pass
    And the user taps "All tours"
    And the user pulls to refresh
    And the user starts the tour "Old Town"
    And the app crashes
    And the user opens the app
    Then the tour "Old Town" is active
    And the tour "Royal Way" is stopped
    And no audio player is shown
    When the user continues the tour "Royal Way"
    Then the tour "Old Town" is stopped
    And the audio of point 1 is playing
    And the audio player shows 32 seconds of 1 minute

  @tour:STATE-1 @tour:EDGE-2
  Scenario: A completed tour stays so while another one is walked and the phone restarts
    Given an editor publishes the tour "Old Town":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 2     | Well  | 52.2369, 21.0122 | 100 m  | 1 minute |
    When the user walks 1130 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the tour "Royal Way" is completed
    When the user taps "All tours"
    And the user pulls to refresh
    And the user starts the tour "Old Town"
    And the user walks 770 m south at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3, 1"
    When 1 minute passes
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the tour "Royal Way" is completed
    And the tour "Old Town" is active
    And the next point is 2
    And only the circle of point 2 is watched

  @tour:STATE-1 @tour:EDGE-2
  Scenario: Begun once more, and ended before its first point
    When the user walks 1130 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the tour "Royal Way" is completed
    When the user taps "Start again"
    And the app crashes
    And the user opens the app
    Then the tour "Royal Way" is active
    And the next point is 1
    And the circle of point 1 is grey

  @tour:STATE-1 @tour:UI-1 @tour:UI-3 @tour:EDGE-2
  Scenario: Completed, and begun once more
    When the user walks 1130 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the tour "Royal Way" is completed
    When the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And the user opens the tour "Royal Way"
    Then the tour "Royal Way" is completed
    And the circle of point 1 is green with a check
    And the circle of point 2 is green with a check
    And the circle of point 3 is green with a check
    And point 3 of the tour is shown as completed
    When the user taps "Start again"
    Then the tour "Royal Way" is active
    And point 1 of the tour is not reached
    And the circle of point 1 is grey
    And the circle of point 2 is grey
    And point 3 of the tour is shown as not reached
    And the next point is 1
    When the user walks 770 m south at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3, 1"
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3, 1, 2"
    And the audio of point 2 is playing
    When the user walks 400 m south at 1.5 m/s and arrives
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3, 1, 2"
    And the next point is 3
