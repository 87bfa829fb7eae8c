Feature: The car is found again

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The place is kept across launches
    Given location permission is while using
    When the user opens the app
    And the user taps "Park for 2 hours"
    And 5 seconds pass
    And the system ends the app
    And 1 hour passes
    And the user opens the app
    Then the screen shows "60 minutes left"
    And the screen shows "Your car is at 52.230, 21.012."
    And the metric "Parked" shows "1"

  Scenario: The user says no
    When the user opens the app
    And the user taps "Park for 30 minutes"
    Then the alert says "To find your car again."
    When the user answers "Don't Allow"
    Then the screen shows "Remember the place yourself."

  Scenario: Nobody knows where the phone is
    Given location permission is while using
    And there is no GPS signal
    When the user opens the app
    And the user taps "Park for 30 minutes"
    Then the screen shows "Looking for the place…"
    When 20 seconds pass
    Then the screen shows "Remember the place yourself."
