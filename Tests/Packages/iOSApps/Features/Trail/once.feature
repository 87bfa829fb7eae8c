Feature: Where am I?

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: One answer
    Given location permission is while using
    When the user opens the app
    And the user taps "Where am I?"
    And 15 seconds pass
    Then the screen shows "You are at 52.229, 21.013."
    And location updates are off

  Scenario: Nobody knows
    Given location permission is while using
    And there is no GPS signal
    When the user opens the app
    And the user taps "Where am I?"
    And 15 seconds pass
    Then the screen shows "Nobody knows. Try again under the open sky."

  Scenario: Not allowed
    Given location permission is denied
    When the user opens the app
    And the user taps "Where am I?"
    And 1 second passes
    Then the screen shows "You have not allowed Trail to know."
