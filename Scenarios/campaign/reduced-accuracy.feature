@ios
Feature: Approximate location, on iOS
  A route is checked with precise positions. With approximate location only, the app asks iOS for full accuracy for the
  time being, and says why.

  Background:
    Given the campaign app is installed
    And the app's notifications are on
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the user is in Warsaw

  @campaign:2.2
  Scenario: The promoter allows full accuracy for the time being
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    Then a system alert is shown
    And the screen shows "Precise location is required to validate your route"
    And no campaign is running
    And no points were recorded
    And the app has asked for full accuracy for the purpose "CampaignTracking"
    When the user answers "Allow Once"
    Then the campaign "Spring leaflets" is active
    And the app sees full accuracy
    And the phone has recorded 1 point
    And the last recorded point is within 1 m of the user
    And every recorded point is accurate to 10 m or better

  @campaign:2.2
  Scenario: The promoter keeps to approximate location
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user answers "Don't Allow"
    Then no campaign is running
    And no points were recorded
    And location updates are off
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
    And the user answers "Allow While Using App" with reduced accuracy
    Then no campaign is running
    And a system alert is shown
    When the user answers "Allow Once"
    Then the campaign "Spring leaflets" is active
    And the phone has recorded 1 point

  @campaign:2.2
  Scenario: The app's purpose is the one that iOS knows
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    Then the alert says "Precise location is required to validate the route of your campaign"
    And the app has asked for full accuracy for the purpose "CampaignTracking"

  @campaign:2.2 @campaign:2.4
  Scenario: Precise Location is switched off under way, and on again later
    Given the campaign "Spring leaflets" is running
    When 1 minute passes
    And the user switches Precise Location off in Settings and returns
    Then the campaign "Spring leaflets" is paused
    And the popup says "precise location is off"
    When 10 minutes pass
    And the user taps "Open Settings"
    And the user switches Precise Location on in Settings and returns
    Then the campaign "Spring leaflets" is paused
    When the user resumes the campaign
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"
    And every recorded point is accurate to 10 m or better

  @campaign:2.2 @campaign:2.4
  Scenario: Resuming with approximate location asks for full accuracy again
    Given the campaign "Spring leaflets" is running
    When 1 minute passes
    And the user switches Precise Location off in Settings and returns
    And the user taps "Close"
    And the user resumes the campaign
    Then a system alert is shown
    And the app has asked for full accuracy for the purpose "CampaignTracking"
    And the screen shows "Precise location is required to validate your route"
    And the campaign "Spring leaflets" is paused
    When the user answers "Allow Once"
    Then the campaign "Spring leaflets" is active
    And the phone has recorded 4 points

  @campaign:2.2 @campaign:4.3
  Scenario: Full accuracy is refused when the promoter resumes, and the campaign stays paused
    Given the campaign "Spring leaflets" is running
    When 1 minute passes
    And the user switches Precise Location off in Settings and returns
    And the user taps "Close"
    And the user resumes the campaign
    And the user answers "Don't Allow"
    Then the campaign "Spring leaflets" is paused
    And location updates are off
    And the screen shows "precise location, which is required to validate your route"
    When the user walks 200 m north at 2 m/s
    And 100 seconds pass
    Then the elapsed time is "00:01:00"
    And every recorded point is accurate to 10 m or better

  @campaign:2.2
  Scenario: Full accuracy lasts as long as the campaign runs
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user answers "Allow Once"
    And the user walks 1 km north at 2 m/s
    And the user leaves the app
    And 5 minutes pass
    Then the phone has recorded 61 points
    And every recorded point is accurate to 10 m or better

  @campaign:2.2 @campaign:4.3
  Scenario: Full accuracy has lapsed after a long break, and is asked for again
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user answers "Allow Once"
    And 1 minute passes
    And the user pauses the campaign
    And the user leaves the app for 24 hours and returns to it
    And the user resumes the campaign
    Then a system alert is shown
    And the campaign "Spring leaflets" is paused
    When the user answers "Allow Once"
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"
    And every recorded point is accurate to 10 m or better

  @campaign:2.2 @campaign:2.4 @campaign:4.5
  Scenario: It has lapsed while the app was not running, and the campaign found again is paused
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user answers "Allow Once"
    And 1 minute passes
    And the app crashes
    And 24 hours pass
    And the user opens the app
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
    And the popup says "precise location is off"
    When the user taps "Close"
    And the user resumes the campaign
    Then a system alert is shown
    And the screen shows "Precise location is required to validate your route"
    When the user answers "Allow Once"
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"
    And every recorded point is accurate to 10 m or better

  @campaign:2.2
  Scenario: It has lapsed before the next campaign, which asks again
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user answers "Allow Once"
    And 1 minute passes
    And the user completes the campaign
    And the user leaves the app for 24 hours and returns to it
    And the user starts the campaign "City run"
    Then a system alert is shown
    And the screen shows "Precise location is required to validate your route"
    And no campaign is running

  @campaign:2.2
  Scenario: The permission is decided anew while iOS asks for full accuracy, and the question goes
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    Then a system alert is shown
    When the location permission changes to always
    Then no system alert is shown
    And no campaign is running
    And the screen does not show "Waiting"
    And the screen shows "precise location, which is required to validate your route"

  @campaign:2.4
  Scenario: Paused by itself, out of sight, what was off is told as it was
    Given the campaign "Spring leaflets" is running
    When 1 minute passes
    And the user leaves the app
    And the user switches Precise Location off in Settings
    And 1 minute passes
    And the system ends the app
    And the user switches Precise Location on in Settings
    And the user opens the app
    Then the popup "Tracking has stopped" is shown
    And the popup says "precise location was off"
    When the user taps "Close"
    And the app crashes
    And the user opens the app
    Then no popup is shown
