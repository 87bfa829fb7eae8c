Feature: The first start

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122

  Scenario: Asked and started in one breath
    When the user opens the app
    Then the app has not asked for permission
    When the user taps "Start"
    Then the alert says "To record the way you go."
    And the screen shows "Waiting for your answer"
    When the user answers "Allow While Using App"
    And the user walks 500 m north at 5 km/h
    And 6 minutes pass
    Then the screen shows "Recording"
    And the screen shows "500 m"
    And the app has asked for permission 1 time

  Scenario: The user says no
    When the user opens the app
    And the user taps "Start"
    And the user answers "Don't Allow"
    Then the screen shows "Allow location in Settings to record your tour."
    When the user sets location permission to while using in Settings and returns
    And the user walks 100 m north at 5 km/h
    And 2 minutes pass
    Then the screen shows "Recording"
    And the screen shows "100 m"

  Scenario: Allowed for once
    When the user opens the app
    And the user taps "Start"
    And the user answers "Allow Once"
    And 10 seconds pass
    Then the screen shows "Recording"
    When the user taps "Pause"
    And the user leaves the app
    And 1 day passes
    And the user opens the app
    And the user taps "Go on"
    Then the alert says "To record the way you go."
