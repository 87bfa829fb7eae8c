@ios
Feature: What an app is told on iOS

  Scenario: Each request for permission counts, also where nobody is asked
    Given the app is open
    When the app asks for when-in-use permission
    And the user answers "Don't Allow"
    And the app asks for when-in-use permission
    Then the app has asked for permission 2 times
    And a system alert has been shown 1 time
    And the location permission alert has been shown 1 time

  Scenario: Each question of the system counts, also those that the app has not asked for
    Given location permission is while using
    And the app is open
    When the app asks for Always permission
    And the user answers "Change to Always Allow"
    Then a system alert has been shown 1 time
    When the user leaves the app
    And iOS reminds the user of the app's background use
    And the user answers "Always Allow"
    Then a system alert has been shown 2 times
    And the location permission alert has been shown 2 times
    And the app has asked for permission 1 time
