Feature: The clock of the phone is set

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The end of the time stands by the wall clock
    Given location permission is while using
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And 5 seconds pass
    And the user sets the phone's clock forward by 10 minutes
    And 1 minute passes
    Then the screen shows "19 minutes left"
