@android
Feature: Approximate location, on Android
  A route is checked with precise positions. With approximate location only, Android is asked to make it precise.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the user is in Warsaw

  @campaign:2.2
  Scenario: The promoter changes to precise location
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    Then a system alert is shown
    And the alert says "from approximate to precise"
    And the screen shows "Precise location is required to validate your route"
    And no campaign is running
    When the user answers "precise"
    Then the campaign "Spring leaflets" is active
    And the last recorded point is within 1 m of the user

  @campaign:2.2
  Scenario: The promoter keeps to approximate location
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user dismisses the alert
    Then no campaign is running
    And no points were recorded
    And the screen shows "precise location, which is required to validate your route"
    When the user starts the campaign "Spring leaflets"
    Then a system alert is shown
    And the screen shows "Precise location is required to validate your route"
    And no campaign is running

  @campaign:2.1 @campaign:2.2
  Scenario: Approximate location is chosen in the first question
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user taps "Continue"
    And the user answers "While using the app" with approximate location
    Then no campaign is running
    And no points were recorded
    And a system alert is shown
    And the screen shows "Precise location is required to validate your route"
    When the user answers "precise"
    Then the campaign "Spring leaflets" is active
    And the phone has recorded 1 point

  @campaign:2.2 @campaign:4.3
  Scenario: Precise location is taken away and given back later
    Given the campaign "Spring leaflets" is running
    When 1 minute passes
    And the user switches Precise Location off in Settings and returns
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
    When the user taps "Close"
    And 10 minutes pass
    And the user resumes the campaign
    Then a system alert is shown
    And the screen shows "Precise location is required to validate your route"
    When the user answers "precise"
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"
    And every recorded point is accurate to 10 m or better

  @campaign:2.2 @campaign:4.3
  Scenario: Precise location is refused when the promoter resumes, and the campaign stays paused
    Given the campaign "Spring leaflets" is running
    When 1 minute passes
    And the user switches Precise Location off in Settings and returns
    And the user taps "Close"
    And the user resumes the campaign
    And the user answers "Deny"
    Then the campaign "Spring leaflets" is paused
    And location updates are off
    And the screen shows "precise location, which is required to validate your route"
    When 10 minutes pass
    Then the elapsed time is "00:01:00"

  @campaign:8.6 @A-07
  Scenario Outline: The app and its audio end with the permission, and the audio can be started again: <event>
    Given the campaign "Spring leaflets" is running
    When the user plays the audio
    And 10 seconds pass
    And <event>
    Then the campaign "Spring leaflets" is paused
    And the audio is not playing
    When the user taps "Close"
    Then the audio player shows 0 seconds of 1 min 35 s
    When the user plays the audio
    And 10 seconds pass
    Then the audio is at 10 seconds
    And the campaign "Spring leaflets" is paused

    Examples:
      | event                                                               |
      | the user sets location permission to denied in Settings and returns |
      | the user switches Precise Location off in Settings and returns      |

  @campaign:2.2
  Scenario Outline: The permission changes to <permission> while Android asks, and the question goes
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    Then a system alert is shown
    When the location permission changes to <permission>
    Then no system alert is shown
    And no campaign is running
    And the screen does not show "Waiting"
    And the screen shows "precise location, which is required to validate your route"

    Examples:
      | permission  |
      | while using |
      | always      |
