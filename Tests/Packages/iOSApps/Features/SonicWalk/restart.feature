@ios
Feature: Whatever becomes of the app
  The walk is kept, and the story goes on where it was.

  Background:
    Given the user is in Warsaw
    And the walk is on

  Scenario: A circle starts the app and its story
    When the user locks the phone
    And the system ends the app
    And the user walks 380 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the app has been started 2 times
    And the audio is playing
    When the user unlocks the phone
    Then the story "1. Castle" is heard

  Scenario: A crash costs at most ten seconds of the story
    When the user walks 320 m north at 1.5 m/s and arrives
    And 30 seconds pass
    And the app crashes
    And the user opens the app
    Then the story "1. Castle" is heard
    When 30 seconds pass
    Then the stories "1. Castle" were heard to their end

  Scenario: What waits still waits
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the story "2. Column" comes next
    When the app crashes
    And the user opens the app
    Then the story "1. Castle" waits
    And the story "2. Column" comes next

  Scenario: Stopped, and continued on another day
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user taps "Stop"
    Then location updates are off
    And the platform watches 0 regions
    When the user quits the app
    And 1 day passes
    And the user opens the app
    And the user taps the row "Royal Way"
    And the user taps "Continue"
    Then the story "1. Castle" is heard
