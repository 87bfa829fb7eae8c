Feature: The phone is restarted

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The time goes on
    Given location permission is while using
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And 5 seconds pass
    And the phone restarts
    And the user unlocks the phone
    And 9 minutes pass
    And the user opens the app
    Then the screen shows "Your car is at 52.230, 21.012."
    And the screen shows "21 minutes left"
    And the button "Leave" is shown
