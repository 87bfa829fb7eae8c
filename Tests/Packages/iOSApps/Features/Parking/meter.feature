Feature: The meter runs

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the user opens the app

  Scenario: It ticks every minute
    When the user taps "Park for 30 minutes"
    Then the screen shows "30 minutes left"
    When 10 minutes pass
    Then the screen shows "20 minutes left"

  Scenario: It warns five minutes before the end
    When the user taps "Park for 30 minutes"
    And 24 minutes pass
    Then the screen shows "6 minutes left"
    When 1 minute passes
    Then the screen shows "Your time is nearly up."
    When 5 minutes pass
    Then the screen shows "Your time is up."

  Scenario: The phone was in the pocket
    When the user taps "Park for 2 hours"
    And the user leaves the app
    And 90 minutes pass
    And the user returns to the app
    Then the screen shows "30 minutes left"

  Scenario: The time ran out in the pocket
    When the user taps "Park for 30 minutes"
    And the user leaves the app
    And 1 day passes
    And the user returns to the app
    Then the screen shows "Your time is up."

  Scenario: It is extended
    When the user taps "Park for 30 minutes"
    And 20 minutes pass
    And the user taps "15 minutes more"
    Then the screen shows "25 minutes left"
    And the metric "Price" shows "2.25"
