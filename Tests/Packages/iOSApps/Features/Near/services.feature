Feature: Location Services are off

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: They are turned on later
    Given location permission is while using
    And Location Services are off
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    Then the screen shows "Allow location to see what is near."
    When the user switches Location Services on in Settings and returns
    And 10 seconds pass
    Then the screen shows "Blue Cup"
