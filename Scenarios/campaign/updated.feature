@ios @android
Feature: The app is updated during a campaign
  A store updates apps when it sees fit. What was recorded is on the phone, and the campaign is found as it was.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
    And the campaign "Spring leaflets" is running

  @campaign:4.5
  Scenario: On a walk, with the app in front
    When the user walks 400 m north at 2 m/s
    And 100 seconds pass
    And the app is updated to version "2.0"
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And the elapsed time is "00:01:40"
    And the distance travelled is 200 m, give or take 1 m
    When 100 seconds pass
    Then the distance travelled is 400 m, give or take 1 m
    And within 40 seconds every recorded point is on the server

  @campaign:4.5 @campaign:5.2
  Scenario: With points that no server has yet
    When the phone goes offline
    And the user walks 400 m north at 2 m/s
    And 100 seconds pass
    And the app is updated to version "2.0"
    And the user opens the app
    And the phone comes back online
    Then within 2 minutes every recorded point is on the server
    And the campaign "Spring leaflets" is active

  @campaign:4.5
  Scenario: A paused campaign stays paused
    When 1 minute passes
    And the user pauses the campaign
    And the app is updated to version "2.0"
    And 1 hour passes
    And the user opens the app
    Then the campaign "Spring leaflets" is paused
    And the elapsed time is "00:01:00"
    And location updates are off
