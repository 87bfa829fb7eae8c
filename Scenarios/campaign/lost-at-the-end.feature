@ios @android
Feature: The report of the end on a full phone
  Room is held for it, so that no point has to make room, and the number that the promoter reads is that of the server.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the phone has 4 kB of free storage
    And the phone is offline
    And the user walks 10 km north at 2 m/s

  @campaign:5.2
  Scenario: The report of the end takes no room from points
    When 640 seconds pass
    And the user completes the campaign
    And the phone comes back online
    And 1 minute passes
    Then the campaign server knows of 60 lost points
    And the screen shows "60 points lost, as the storage was full"
