@ios @android
Feature: Told outside the app that tracking has stopped
  The app asks once whether it may notify, when tracking has begun, and says why. Tracking does not wait for the answer.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
    And the user is in Warsaw
    And location permission is while using

  @campaign:1.1
  Scenario: Not at launch, with a reason, and tracking does not wait
    When the user opens the app
    Then no system alert is shown
    When the user starts the campaign "Spring leaflets"
    Then the notification permission alert is shown
    And the screen shows "They tell you when tracking stops. It goes on whatever you answer."
    When 1 minute passes
    Then the phone has recorded 3 points

  Scenario: Refused, the screen says what is not seen, and nobody is asked again
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user answers "Don't Allow"
    Then the screen shows "You are not told outside the app when tracking stops."
    When the user pauses the campaign
    And the user resumes the campaign
    Then no system alert is shown

  @campaign:2.4
  Scenario Outline: <case>, the promoter is told that tracking has stopped, or not
    Given the app's notifications are <switch>
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user leaves the app
    And the user turns Location Services off
    And 1 minute passes
    Then <count> notification is shown

    Examples:
      | case    | switch | count |
      | Allowed | on     | 1     |
      | Refused | off    | 0     |

  @campaign:2.4
  Scenario: Back in the app, the notice is gone
    Given the app's notifications are on
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user leaves the app
    And the user turns Location Services off
    And 1 minute passes
    Then 1 notification is shown
    And the notification "Tracking has stopped" is shown
    When the user returns to the app
    Then 0 notifications are shown

  @campaign:2.4 @campaign:4.3
  Scenario: Gone a second and a third time, the promoter is told each time
    Given the app's notifications are on
    When the user opens the app
    And the user starts the campaign "Spring leaflets"
    And the user turns Location Services off
    And 1 minute passes
    And the user turns Location Services on in Settings and returns
    And the user taps "Close"
    And the user resumes the campaign
    And 1 minute passes
    And the user leaves the app
    And the user turns Location Services off
    And 1 minute passes
    Then 1 notification is shown
    When the user turns Location Services on
    And the user returns to the app
    Then the campaign "Spring leaflets" is paused
    And the popup says "location was off for a while"
    When the user taps "Close"
    And the user resumes the campaign
    And the user leaves the app
    And the user turns Location Services off
    And 1 minute passes
    Then 1 notification is shown
    When the user returns to the app
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
    And the popup says "switched off on this device"
