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
