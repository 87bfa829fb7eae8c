@ios @android
Feature: Starting twice at the same instant
  A finger is quick, and two taps can come before the phone has answered the first. One campaign runs, once.

  Background:
    Given the campaign app is installed
    And the app's notifications are on
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the user is in Warsaw
    And location permission is while using

  @campaign:3.1 @campaign:3.2
  Scenario: Two campaigns are tapped at the same instant
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Campaigns"
    And the user starts the campaign "City run"
    Then the popup "Another campaign is in progress" is shown
    And the campaign "Spring leaflets" is active
    And the campaign "City run" is not started
    When 2 minutes pass
    And the user taps "Open current campaign"
    And the user completes the campaign
    Then the server has received the completion of "Spring leaflets"
    And the campaign server has received 1 completion report
    And every recorded point is on the server

  @campaign:3.1 @campaign:3.2
  Scenario: The same campaign is tapped twice at the same instant
    When the user opens the app
    And the user taps the row "Spring leaflets"
    And the user double-taps "Start"
    Then the campaign "Spring leaflets" is active
    And no popup is shown
    And the phone has recorded 1 point
    When 1 minute passes
    Then the phone has recorded 3 points
    And the elapsed time is "00:01:00"
    When the user completes the campaign
    Then the campaign server has received 1 completion report

  @campaign:2.1
  Scenario: Another campaign is started when the question of the first was declined
    Given location permission is not determined
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Not now"
    And the user taps "Back"
    And the user starts the campaign "City run"
    And the user taps "Continue"
    And the user answers "Allow While Using App"
    Then the campaign "City run" is active
    And the campaign "Spring leaflets" is not started

  @campaign:4.4
  Scenario: Complete is tapped twice at the same instant
    Given the campaign "Spring leaflets" is running
    And the campaign server answers after 5 seconds
    When 1 minute passes
    And the user double-taps "Complete"
    Then the campaign "Spring leaflets" is completed
    When 20 seconds pass
    Then the campaign server has received 1 completion report
    And every recorded point is on the server

  @campaign:4.2 @campaign:4.3
  Scenario: Pause and resume are tapped twice at the same instant
    Given the campaign "Spring leaflets" is running
    When 30 seconds pass
    And the user double-taps "Pause"
    Then the campaign "Spring leaflets" is paused
    When the user double-taps "Resume"
    Then the campaign "Spring leaflets" is active
    When 30 seconds pass
    Then the elapsed time is "00:01:00"

  @campaign:2.1 @campaign:3.2
  Scenario: An impatient finger before the permission
    Given location permission is not determined
    When the user opens the app
    And the user taps the row "Spring leaflets"
    And the user double-taps "Start"
    Then the popup "Location is needed" is shown
    When the user double-taps "Continue"
    Then the location permission alert is shown
    When the user answers "Allow While Using App"
    Then the campaign "Spring leaflets" is active
    And no popup is shown
    And the phone has recorded 1 point
    And the location permission alert has been shown 1 time
