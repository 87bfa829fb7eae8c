Feature: Somebody calls

  Background:
    Given the app "Parking" is installed
    And the user is at 52.2297, 21.0122

  Scenario: The warning is not missed
    Given location permission is while using
    When the user opens the app
    And the user taps "Park for 30 minutes"
    And 24 minutes pass
    And a phone call comes in
    And the user accepts the phone call
    And 2 minutes pass
    And the phone call ends
    Then the screen shows "Your time is nearly up."
