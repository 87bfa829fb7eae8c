@ios @android
Feature: The next point while a story is heard
  A story is never cut off: who reaches the next point hears the current one to its end, and the next one right after.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio     |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 200 m  | 4 minutes |
      | Royal Way | 2     | Column    | 52.2360, 21.0122 | 200 m  | 1 minute  |
      | Royal Way | 3     | Cathedral | 52.2387, 21.0122 | 200 m  | 1 minute  |

  @tour:REQ-5 @tour:EDGE-6
  Scenario: The current story is heard to its end, and not a second later the next one begins
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    Then the audio of point 1 is playing
    When the user walks 300 m north at 2 m/s and arrives
    And 80 seconds pass
    Then the audio of point 1 is playing
    And point 2 of the tour is queued
    And within 8 seconds point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing
    When 58 seconds pass
    Then the audio of point 2 is playing
    And within 3 seconds point 2 of the tour is completed

  @tour:REQ-5 @tour:EDGE-6 @tour:SC-2
  Scenario: The next story follows right after
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    Then the audio of point 1 is playing
    When the user walks 300 m north at 2 m/s and arrives
    Then the audio of point 1 is playing
    And point 2 of the tour is queued
    And point 2 of the tour is shown as queued
    And the points triggered so far are "1"
    And within 2 minutes the audio of point 2 is playing
    And point 1 of the tour is completed
    And the points triggered so far are "1, 2"
    When 1 minute passes
    Then point 2 of the tour is completed
    And the audio is not playing

  @tour:REQ-5
  Scenario: Who has walked out of the next circle by then hears its story all the same
    Given the tour "Royal Way" is running
    When the user walks 510 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    When the user walks 60 m south at 2 m/s and arrives
    Then the audio of point 1 is playing
    And point 2 of the tour is queued
    And within 1 minute point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing
    When 58 seconds pass
    Then the audio of point 2 is playing

  @tour:EDGE-6 @tour:STATE-2
  Scenario: Only one point is queued ahead
    Given the tour "Royal Way" is running
    When the user walks 850 m north at 8 m/s and arrives
    Then the audio of point 1 is playing
    And point 2 of the tour is queued
    And point 3 of the tour is not reached
    And the platform watches 0 regions
    And within 4 minutes point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing
    And within 1 second point 3 of the tour is queued
    And within 1 minute point 2 of the tour is completed
    And within 1 second the audio of point 3 is playing
    And within 61 seconds the tour "Royal Way" is completed
    And the points triggered so far are "1, 2, 3"

  @tour:REQ-5 @tour:REQ-4 @tour:EDGE-6
  Scenario: Behind the lock screen too
    Given the tour "Royal Way" is running
    When the user locks the phone
    And the user walks 510 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    And within 2 min 30 s point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing
    And the app is in the background

  @tour:EDGE-6 @tour:REQ-5
  Scenario: Headphones gone while the next one waits
    Given headphones are connected
    And the tour "Royal Way" is running
    When the user walks 510 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    When the headphones are unplugged
    And 10 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    And the points triggered so far are "1"
    When the user plays the audio
    Then the audio of point 1 is playing
    And within 2 min 30 s point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

  @tour:REQ-5 @tour:EDGE-6
  Scenario: Who takes a call on the way to the next point hears both stories after it
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 300 m north at 2 m/s and arrives
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When the phone call ends
    Then the audio of point 1 is playing
    And within 4 minutes point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

  @tour:REQ-5 @tour:EDGE-6
  Scenario: A crash during a call, and both stories wait for its end
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 300 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    When the app crashes
    And the user opens the app
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When the phone call ends
    Then the audio of point 1 is playing
    And within 4 minutes point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

  @tour:REQ-5 @tour:EDGE-6
  Scenario: Another app's music holds both stories up, until the walker plays the first one by hand
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    And another app plays music
    And the user walks 300 m north at 2 m/s and arrives
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When the user plays the audio
    Then the audio of point 1 is playing
    And within 4 minutes point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

  @tour:REQ-5 @tour:EDGE-6
  Scenario Outline: <sound> holds the story up, and the next one waits with it
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    And <begin>
    Then the audio is not playing
    When the user walks 300 m north at 2 m/s and arrives
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When <end>
    Then the audio of point 1 is playing
    And within 4 minutes point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

    Examples:
      | sound       | begin                   | end                              |
      | An alarm    | an alarm rings          | the user turns the alarm off     |
      | A direction | a navigation app speaks | the navigation app falls silent  |
      | A call      | a phone call comes in   | the user declines the phone call |

  @tour:REQ-5 @tour:EDGE-6
  Scenario: An alarm during a call, and both stories wait for the end of both
    Given the tour "Royal Way" is running
    When the user walks 510 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    When a phone call comes in
    And the user accepts the phone call
    And an alarm rings
    And 2 minutes pass
    And the phone call ends
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When the user turns the alarm off
    Then the audio of point 1 is playing
    And within 2 min 30 s point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

  @tour:REQ-5 @tour:EDGE-6
  Scenario: Music ends the story until it is played by hand, and the next one waits with it
    Given the tour "Royal Way" is running
    When the user walks 510 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    When another app plays music
    And 5 minutes pass
    And the other app's music stops
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When the user plays the audio
    Then the audio of point 1 is playing
    And within 2 min 30 s point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing

  @tour:REQ-5 @tour:EDGE-6
  Scenario: A crash during a call, and both stories are heard after it
    Given the tour "Royal Way" is running
    When the user walks 210 m north at 2 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 300 m north at 2 m/s and arrives
    Then point 2 of the tour is queued
    When the app crashes
    And the user opens the app
    And 5 minutes pass
    Then the audio is not playing
    And point 2 of the tour is queued
    When the phone call ends
    Then the audio of point 1 is playing
    And within 4 minutes point 1 of the tour is completed
    And within 1 second the audio of point 2 is playing
