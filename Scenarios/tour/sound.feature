@ios @android
Feature: The story and other sounds
  Other sounds come first, and what the street should not hear stays silent.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:REQ-2 @tour:UI-2
  Scenario: The player is there with the story, and can be held up
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio player is ready
    And the audio player offers "Pause"
    When the user pauses the audio
    And 5 minutes pass
    Then the audio is not playing
    And point 1 of the tour is shown as active
    And the circle of point 1 is orange and pulsing
    When the user plays the audio
    And 1 minute passes
    Then point 1 of the tour is shown as completed

  Scenario: Unplugged headphones hold it up
    Given headphones are connected
    When the user walks 320 m north at 1.5 m/s and arrives
    And the headphones are unplugged
    Then the audio is not playing
    And the audio player offers "Play"
    And point 1 of the tour is active

  @tour:REQ-2
  Scenario: Reached during a phone call, the story starts after it
    When the user walks 280 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 40 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
    And the audio is not playing
    When the phone call ends
    Then the audio of point 1 is playing
    And the audio player shows 0 seconds of 1 minute

  @tour:REQ-2
  Scenario: Reached while the phone rings, the story starts when it is quiet again
    When the user walks 280 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user walks 40 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
    And the audio is not playing
    When the user declines the phone call
    Then the audio of point 1 is playing

  @tour:REQ-2
  Scenario: A call that is taken during the story, and the story waits for its end
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    When a phone call comes in
    And the user accepts the phone call
    And 5 minutes pass
    Then the audio is not playing
    And point 1 of the tour is active
    When the phone call ends
    Then the audio of point 1 is playing
    When 45 seconds pass
    Then the audio of point 1 is playing
    And within 4 seconds point 1 of the tour is completed

  @tour:REQ-2
  Scenario: In the pocket too, reached during a phone call, the story starts after it
    When the user locks the phone
    And the user walks 280 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 40 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
    And the audio is not playing
    When 5 minutes pass
    Then the audio is not playing
    When the phone call ends
    Then the audio of point 1 is playing
    When 58 seconds pass
    Then the audio of point 1 is playing
    And within 3 seconds point 1 of the tour is completed

  @tour:REQ-2
  Scenario: A second phone call holds it up a second time
    When the user walks 320 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And 5 minutes pass
    And the phone call ends
    Then the audio of point 1 is playing
    When a phone call comes in
    And the user accepts the phone call
    And 5 minutes pass
    Then the audio is not playing
    And point 1 of the tour is active
    When the phone call ends
    Then the audio of point 1 is playing
    When 45 seconds pass
    Then the audio of point 1 is playing
    And within 4 seconds point 1 of the tour is completed

  @tour:REQ-2
  Scenario: A crash during a phone call, and the story still waits for its end
    When the user walks 320 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the app crashes
    And the user opens the app
    And 5 minutes pass
    Then point 1 of the tour is active
    And the audio is not playing
    When the phone call ends
    Then the audio of point 1 is playing

  @tour:REQ-2
  Scenario: Reached while another app plays music, the story is heard
    When another app plays music
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the other app's music is silent

  Scenario: Music that is begun during the story ends it until it is played by hand
    When the user walks 320 m north at 1.5 m/s and arrives
    And another app plays music
    Then the audio is not playing
    When the other app's music stops
    And 5 minutes pass
    Then the audio is not playing
    And point 1 of the tour is active
    When the user plays the audio
    Then the audio of point 1 is playing
