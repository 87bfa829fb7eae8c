@ios
Feature: Decided in Settings while iOS asks
  The question about precise location is up, and the promoter decides in Settings instead.

  Background:
    Given the campaign app is installed
    And the app's notifications are on
    And location permission is while using with reduced accuracy
    And the user opens the app
    And the user starts the campaign "Spring leaflets"
    And a system alert is shown
    And the user leaves the app

  @campaign:2.2 @campaign:2.3
  Scenario: Never
    When the user sets location permission to never in Settings and returns
    And 2 seconds pass
    Then the screen does not show "Waiting for your answer"
    And the popup "Location is required" is shown
    And no campaign is running

  @campaign:2.2
  Scenario: Always
    When the user sets location permission to always in Settings and returns
    And 2 seconds pass
    Then the screen does not show "Waiting for your answer"
    And no campaign is running
    When the user starts the campaign "Spring leaflets"
    Then a system alert is shown
    When the user answers "Allow Once"
    Then the campaign "Spring leaflets" is active

  @campaign:2.2
  Scenario: Precise Location is switched on: the campaign starts when the question is gone
    When the user switches Precise Location on in Settings and returns
    Then no campaign is running
    When the user answers "Don't Allow"
    Then no system alert is shown
    And the campaign "Spring leaflets" is active
