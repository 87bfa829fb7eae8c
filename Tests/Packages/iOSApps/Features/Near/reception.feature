Feature: Reception comes and goes

  Background:
    Given the app "Near" is installed
    And the user is at 52.2297, 21.0122

  Scenario: Under the open sky again, the cafés are found
    Given location permission is while using
    And there is no GPS signal
    When the user opens the app
    And the user taps "Start"
    And 1 minute passes
    And the GPS signal comes back
    And 10 seconds pass
    Then the screen shows "Blue Cup"
