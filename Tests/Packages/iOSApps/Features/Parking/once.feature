Feature: The user allows it once

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The place is found and kept
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And the user answers "Allow Once"
    And 10 seconds pass
    Then the screen shows "Your car is at 52.230, 21.012."
    When the user leaves the app
    And 10 minutes pass
    And the user opens the app
    Then the screen shows "Your car is at 52.230, 21.012."
    And no system alert is shown
