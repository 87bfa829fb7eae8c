Feature: What may go wrong on the way

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using
    And the user opens the app
    And the user taps "Start"
    And the user walks 5 km north at 5 km/h

  Scenario: The permission is taken away and given back
    When 6 minutes pass
    And the user sets location permission to never in Settings and returns
    Then the screen shows "Allow location in Settings to record your tour."
    And location updates are off
    When the user sets location permission to while using in Settings and returns
    And 1 minute passes
    Then the screen shows "Recording"
    And location updates are on

  Scenario: Location Services are turned off and on
    When 6 minutes pass
    And the user turns Location Services off
    Then the screen shows "Allow location in Settings to record your tour."
    When the user turns Location Services on
    And 1 minute passes
    Then the screen shows "Recording"

  Scenario: Only about where the user is
    When the user turns Precise Location off in Settings and returns
    And 30 minutes pass
    Then the screen shows "Your position is only approximate. Turn on Precise Location."

  Scenario: A canyon without reception
    When 6 minutes pass
    And there is no GPS signal
    And 5 minutes pass
    Then the screen shows "No signal. The tour goes on when there is one."
    When the GPS signal comes back
    And 1 minute passes
    Then the screen shows "Recording"
