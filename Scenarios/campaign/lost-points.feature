@ios @android
Feature: Points that had to make room
  A full phone keeps the newest points. How many were lost is told at once: on the screen, to the server and at the end.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the phone has 4 kB of free storage
    And the phone is offline
    And the user walks 10 km north at 2 m/s

  @campaign:5.2
  Scenario: The promoter sees how many were lost, and the server knows
    When 10 minutes pass
    Then the screen shows "60 points lost"
    When the phone comes back online
    And 10 seconds pass
    Then the campaign server knows of 60 lost points
    When the user completes the campaign
    And 1 minute passes
    Then the screen shows "60 points lost, as the storage was full"

  @campaign:5.2
  Scenario: Lost a second time, both are told together
    When 10 minutes pass
    And the phone comes back online
    And 10 seconds pass
    Then the campaign server knows of 60 lost points
    When the phone goes offline
    And 10 minutes pass
    Then the screen shows "120 points lost"
    When the phone comes back online
    And 10 seconds pass
    Then the campaign server knows of 120 lost points
    And for 10 minutes the campaign server has received 2 "POST /api/executions/*/pruned" requests

  @campaign:5.2 @campaign:1.4
  Scenario: Cancelled without a network, and the app is ended before the server knows
    When 10 minutes pass
    And the user cancels the campaign
    Then the screen shows "60 points lost, as the storage was full"
    When the system ends the app
    And the user opens the app
    And the phone comes back online
    Then the campaign server knows of 60 lost points
    And the completion says:
      | outcome | cancelled |
      | pruned  | 60        |

  @campaign:5.2
  Scenario: The server is told again where it failed
    When 10 minutes pass
    And the campaign server answers the next "POST /api/executions/*/pruned" with status 503
    And the phone comes back online
    And 1 second passes
    Then the screen shows "The server reported an error (503)."
    When 10 seconds pass
    Then the campaign server knows of 60 lost points
    And the screen does not show "error"

  @campaign:5.2
  Scenario: That the server will not hear of it is no refusal of the campaign's end
    When 10 minutes pass
    And the campaign server answers "POST /api/executions/*/pruned" with status 400 and:
      """json
      {"error": "no", "reason": "invalid"}
      """
    And the phone comes back online
    And 1 minute passes
    Then the screen shows "60 points lost"
    And the screen does not show "refused"

  @campaign:5.2
  Scenario: The next campaign has lost none
    When 10 minutes pass
    And the phone comes back online
    And the user completes the campaign
    And 1 minute passes
    And the user frees 10 MB of storage
    And the user starts the campaign "City run"
    And 1 minute passes
    Then the screen does not show "lost"

  @campaign:5.2 @campaign:1.4
  Scenario: Ended on another device, the promoter and the server are told all the same
    When the phone is online
    And 1 minute passes
    And the phone goes offline
    And 10 minutes pass
    Then the screen shows "60 points lost"
    When the campaign is ended on another device
    And the phone comes back online
    And 1 minute passes
    Then no campaign is running
    And the screen shows "60 points lost, as the storage was full"
    And the campaign server knows of 60 lost points
