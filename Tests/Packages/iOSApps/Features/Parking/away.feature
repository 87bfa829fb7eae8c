Feature: The user looks elsewhere meanwhile

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: A note is saved at once where the app is left
    Given location permission is while using
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And 5 seconds pass
    And the user enters "Level 3" into "Note"
    And the user leaves the app
    And the system ends the app
    And the user opens the app
    Then the field "Note" shows "Level 3"

  Scenario: The user allows it later
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And the user answers "Don't Allow"
    And the user taps "Settings"
    Then the Settings app is shown
    When the user sets location permission to while using in Settings
    And the user returns to the app
    And 10 seconds pass
    Then the screen shows "Your car is at 52.230, 21.012."

  Scenario: Whoever allows it too late is elsewhere
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And the user answers "Don't Allow"
    And 6 minutes pass
    And the user sets location permission to while using in Settings
    And the user returns to the app
    And 10 seconds pass
    Then the screen shows "Remember the place yourself."
