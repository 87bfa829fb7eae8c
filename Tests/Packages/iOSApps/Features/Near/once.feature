Feature: The user allows it once

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: It is asked again the next day
    When the user opens the app
    And the user taps "Start"
    And the user answers "Allow Once"
    And 10 seconds pass
    Then the screen shows "Blue Cup"
    When the user taps "Stop"
    And the user leaves the app
    And 1 day passes
    And the user opens the app
    And the user taps "Start"
    Then a system alert is shown
