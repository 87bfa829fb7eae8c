@ios @android
Feature: A phone that is off keeps what was recorded
  What was recorded and not yet sent waits in the phone's storage. Nobody can read it while the phone is off, or before
  it is unlocked for the first time, and it is there all the same.

  @campaign:5.2
  Scenario: Switched off while points wait
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    When the phone goes offline
    And the user walks 100 m north at 5 km/h
    And 2 minutes pass
    And the user switches the phone off
    Then the phone is off
    When 1 hour passes
    And the user switches the phone on
    And the user unlocks the phone
    And the phone comes online again
    And the user opens the app
    And the user completes the campaign
    Then within 1 second every recorded point is on the server

  Scenario: Restarted, and left locked
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    When the phone goes offline
    And the user walks 100 m north at 5 km/h
    And 2 minutes pass
    And the phone restarts
    Then the phone has recorded at least 10 points
