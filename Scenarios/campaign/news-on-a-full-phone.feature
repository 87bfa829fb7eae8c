@ios @android
Feature: What nobody has read, heard on a full phone
  News that found no room is stored once there is room, or in place of the list, which can be had again.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running

  @campaign:5.1
  Scenario: Refused out of sight on a full phone, the promoter is told after room was made
    Given the campaign server answers the next "POST /api/executions/*/points" with:
      """json
      {"accepted": [], "refused": [{"n": 1, "reason": "invalid"}]}
      """
    When 30 seconds pass
    And the user leaves the app
    And the phone's storage fills up
    And 40 seconds pass
    And the user frees 10 MB of storage
    And 10 minutes pass
    And the system ends the app
    And the user opens the app
    Then the screen shows "The server refused 1 point of a route."

  @campaign:2.4
  Scenario: Paused by itself out of sight on a full phone, the promoter is told though the app crashes
    When 30 seconds pass
    And the phone's storage fills up
    And the user leaves the app
    And Location Services are switched off
    And 1 minute passes
    And the app crashes
    And Location Services are on
    And the user opens the app
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
