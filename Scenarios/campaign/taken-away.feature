@ios @android
Feature: A campaign that is assigned no more while it goes on
  What was begun goes on, and so does its recording.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:8.1 @campaign:4.5
  Scenario: The app is started again after the campaign was taken from the promoter
    When the campaigns are:
      | id  | name     | area |
      | c-2 | City run | Wola |
    And 1 minute passes
    And the app crashes
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And the audio player is ready
