@ios @android
Feature: The bar is dragged to the end while the audio is silent

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
    And the campaign "Spring leaflets" is running

  @campaign:8.5
  Scenario: Dragged to the very end in silence, the bar is back at the start as well
    When the user drags the audio to 1 min 35 s
    And 1 second passes
    Then the audio is not playing
    And the audio player shows 0 seconds of 1 min 35 s

  @campaign:8.2 @campaign:8.5
  Scenario: "Play" plays it again from there
    When the user drags the audio to 1 min 35 s
    And the user plays the audio
    And 5 seconds pass
    Then the audio is playing
    And the audio is at 5 seconds
