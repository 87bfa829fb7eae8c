@ios @android
Feature: One campaign at a time
  Nobody walks for two campaigns at once. Whoever wants to start another is told which one is under way.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:3.1
  Scenario: Another campaign cannot start beside an active one
    When the user taps "Campaigns"
    And the user starts the campaign "City run"
    Then the popup "Another campaign is in progress" is shown
    And the popup says "Spring leaflets"
    And the popup says "Complete or cancel it before you start another"
    And the campaign "Spring leaflets" is active
    And the campaign "City run" is not started
    When 30 seconds pass
    Then the phone has recorded 2 points
    When the user taps "Open current campaign"
    Then the elapsed time is "00:00:30"
    And the badge "Active" is shown in green

  @campaign:3.1
  Scenario: Another campaign cannot start beside a paused one
    When the user pauses the campaign
    And the user taps "Campaigns"
    And the user starts the campaign "City run"
    Then the popup "Another campaign is in progress" is shown
    And the popup says "Complete or cancel it before you start another"
    When the user taps "Not now"
    Then no popup is shown
    And the campaign "Spring leaflets" is paused
    And the campaign "City run" is not started

  @campaign:3.1 @campaign:4.5
  Scenario: The campaign of yesterday still counts
    When the user pauses the campaign
    And the user quits the app
    And 20 hours pass
    And the user opens the app
    And the user taps "Campaigns"
    And the user starts the campaign "City run"
    Then the popup "Another campaign is in progress" is shown
    And the campaign "Spring leaflets" is paused

  @campaign:3.1 @campaign:3.2
  Scenario: Cancelled, it makes room for another
    When the user cancels the campaign
    Then no campaign is running
    When the user starts the campaign "City run"
    Then the campaign "City run" is active
    And the campaign "Spring leaflets" is cancelled

  @campaign:3.1
  Scenario: The row of the campaign that is under way leads to it
    When the user taps "Campaigns"
    Then the list shows:
      | title           | detail                |
      | Spring leaflets | Mokotów · in progress |
      | City run        | Wola                  |
    When the user taps the row "Spring leaflets"
    Then the button "Start" is not shown
    And the button "Pause" is shown
    And the campaign "Spring leaflets" is active
