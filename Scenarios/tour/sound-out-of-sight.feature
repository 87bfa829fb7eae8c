@ios
Feature: The story and other sounds, out of sight on iOS
  Behind a locked screen iOS lets no app begin to silence others; a story that lowers them begins all the same.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:REQ-2 @I-101
  Scenario: Behind a locked screen the story begins and lowers the walker's music
    Given another app plays music
    When the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the other app's music is lowered
    When 1 minute passes
    Then the other app's music is loud

  @tour:REQ-2 @I-101
  Scenario: In front it is heard alone, and goes on so behind a locked screen
    Given another app plays music
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the other app's music is silent
    When the user locks the phone
    Then the audio of point 1 is playing
