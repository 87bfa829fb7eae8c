@ios @android
Feature: What nobody has read is told by the next process
  Most of it is heard out of sight: how a campaign has ended, what was lost, and that tracking has stopped.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:5.2 @campaign:1.4
  Scenario: Points lost, and the campaign ended on another device out of sight
    When 70 seconds pass
    And the phone has 4 kB of free storage
    And the phone is offline
    And the user walks 10 km north at 2 m/s
    And the user leaves the app
    And 10 minutes pass
    And the campaign is ended on another device
    And the phone comes back online
    And 2 minutes pass
    Then no campaign is running
    When the system ends the app
    And the user opens the app
    Then the screen shows "lost, as the storage was full"

  @campaign:1.4
  Scenario: Ended on another device, out of sight
    When 70 seconds pass
    And the user leaves the app
    And the campaign is ended on another device
    And 2 minutes pass
    And the system ends the app
    And the user opens the app
    Then the screen shows "was ended on another device"

  @campaign:2.4
  Scenario: Paused by itself, out of sight
    When 1 minute passes
    And the user leaves the app
    And Location Services are switched off
    And 1 minute passes
    And the system ends the app
    And the user opens the app
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
