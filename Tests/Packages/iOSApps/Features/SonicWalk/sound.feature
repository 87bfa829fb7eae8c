@ios
Feature: The story and other sounds
  What else is heard comes first.

  Background:
    Given the user is in Warsaw

  Scenario: In front the story is heard alone, behind a locked screen it lowers the music
    Given the walk is on
    When another app plays music
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the story "1. Castle" is heard
    And the other app's music is silent
    When 1 minute passes
    And another app plays music
    And the user locks the phone
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the audio is playing
    And the other app's music is lowered

  Scenario: Reached during a phone call, the story starts after it
    Given the walk is on
    When the user walks 280 m north at 1.5 m/s and arrives
    And a phone call comes in
    And the user accepts the phone call
    And the user walks 40 m north at 1.5 m/s and arrives
    Then the audio is not playing
    When the phone call ends
    Then the story "1. Castle" is heard

  Scenario: Unplugged headphones hold it up
    Given headphones are connected
    And the walk is on
    When the user walks 320 m north at 1.5 m/s and arrives
    And the headphones are unplugged
    Then the story "1. Castle" waits
    And the audio player offers "Play"
    When the user drags the audio to 50 seconds
    And the user plays the audio
    And 10 seconds pass
    Then the stories "1. Castle" were heard to their end
