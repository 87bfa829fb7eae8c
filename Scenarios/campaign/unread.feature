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
    And the popup says "switched off on this device"

  @campaign:2.4
  Scenario: Paused by itself, out of sight, and location is back before the next process
    When 1 minute passes
    And the user leaves the app
    And Location Services are switched off
    And 1 minute passes
    And the system ends the app
    And Location Services are on
    And the user opens the app
    Then the popup "Tracking has stopped" is shown
    And the popup says "location was off for a while. To go on, tap “Resume”"
    And the button "Open Settings" is not shown
    When the user taps "Close"
    And the user resumes the campaign
    Then the campaign "Spring leaflets" is active

  @campaign:2.4
  Scenario: Read in one process and closed, it does not come again in the next one
    When 1 minute passes
    And the user taps "Campaigns"
    And Location Services are switched off
    And 1 second passes
    Then the popup "Tracking has stopped" is shown
    When the app crashes
    And the user opens the app
    Then the popup "Tracking has stopped" is shown
    When the user taps "Close"
    And the app crashes
    And the user opens the app
    Then no popup is shown
    And the campaign "Spring leaflets" is paused
