@ios @android
Feature: Points that make room for the report of the end
  They are lost behind the number that the promoter reads; the server is told of them.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the phone has 4 kB of free storage
    And the phone is offline
    And the user walks 10 km north at 2 m/s

  @campaign:5.2
  Scenario: What the report of the end takes room from is told, too
    When 640 seconds pass
    And the user completes the campaign
    And the phone comes back online
    And 1 minute passes
    Then the campaign server knows of 72 lost points
    And the screen shows "72 points lost, as the storage was full"

  @campaign:5.2
  Scenario: What the next campaign takes room from is told, too
    When 10 minutes pass
    And the user completes the campaign
    And the user starts the campaign "City run"
    And 10 minutes pass
    And the user completes the campaign
    And the phone comes back online
    And 1 minute passes
    Then the campaign server knows of 72 lost points
    And the screen shows "72 points lost, as the storage was full"
