Feature: What is near

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: Live updates ask by themselves
    When the user opens the app
    Then the app has not asked for permission
    When the user taps "Start"
    Then the alert says "To show what is near you."
    When the user answers "Allow While Using App"
    And 10 seconds pass
    Then the list shows:
      | title    |
      | Blue Cup |
      | Corner   |

  Scenario: The user says no
    When the user opens the app
    And the user taps "Start"
    And the user answers "Don't Allow"
    Then the screen shows "Allow location to see what is near."

  Scenario: Only about where the user is
    Given location permission is while using with reduced accuracy
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    Then the screen shows "Only about here"
    And the screen shows "Two Spoons"

  Scenario: The list follows the user
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the user walks 1.5 km north at 5 km/h
    And the user arrives
    And 2 seconds pass
    Then the list shows:
      | title      |
      | Two Spoons |

  Scenario: Who stops is followed no more
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the user taps "Stop"
    Then location updates are off
    And the screen shows "Find a café"

  Scenario: The permission is taken away meanwhile
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the user sets location permission to never in Settings and returns
    Then the screen shows "Allow location to see what is near."
    When the user sets location permission to while using in Settings and returns
    And 5 seconds pass
    Then the screen shows "Blue Cup"

  Scenario: Inside a house
    Given location permission is while using
    And there is no GPS signal
    When the user opens the app
    And the user taps "Start"
    And 1 minute passes
    Then the screen does not show "Blue Cup"

  Scenario: Three hours in the pocket
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the user leaves the app
    And 3 hours pass
    And the user opens the app
    And 5 seconds pass
    Then the screen shows "Blue Cup"
    And location updates are on

  Scenario: Nothing is near
    Given location permission is while using
    And the user is at 52.3000, 21.0122
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    Then the screen shows "No café within 500 m"

  Scenario: The app is ended and started anew
    Given location permission is while using
    When the user opens the app
    And the user taps "Start"
    And 10 seconds pass
    And the system ends the app
    And the user opens the app
    Then the screen shows "Find a café"
    When the user taps "Start"
    And 10 seconds pass
    Then the screen shows "Corner"
