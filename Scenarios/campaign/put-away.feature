@ios @android
Feature: Completed offline, and the phone is put away
  Nobody opens the app again that day. The platform starts it when there is a network, and everything goes out.

  @campaign:4.4 @campaign:5.2 @I-96 @A-69
  Scenario: The phone restarts, and everything is sent from the first unlock on
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 200 m north at 2 m/s
    And 100 seconds pass
    When the phone goes offline
    And the user completes the campaign
    And the user leaves the app
    And the phone restarts
    And the phone comes back online
    And 6 hours pass
    Then the server has received no completion
    When the user unlocks the phone
    And 1 hour passes
    Then every recorded point is on the server
    And the server has received the completion of "Spring leaflets"

  @campaign:4.4 @campaign:5.2
  Scenario: Everything is sent without the promoter
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 200 m north at 2 m/s
    And 100 seconds pass
    When the phone goes offline
    And the user completes the campaign
    And the user leaves the app
    And 10 minutes pass
    And the system ends the app
    And 2 hours pass
    And the phone comes back online
    And 1 hour passes
    Then every recorded point is on the server
    And the server has received the completion of "Spring leaflets"
