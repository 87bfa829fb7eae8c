@ios
Feature: A refusal behind a clock-in that comes to nothing, on iOS

  @clock-in:FR-006
  Scenario: On iOS the grant Allow Once is over, and the clock-in comes to nothing
    Given the clock-in app is installed
    And the app's notifications are on
    And the user is in Warsaw
    And the shift server answers "POST /api/shifts/*/points" with status 400 and:
      """json
      {"error": "no", "reason": "invalid"}
      """
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow Once"
    And the user taps "Not now"
    And 20 minutes pass
    And the employee clocks out
    Then the screen shows "The server refused a part of a shift."
    When the user leaves the app for 2 hours and returns to it
    Then the screen shows "The server refused a part of a shift."
    When the employee clocks in
    Then the popup "Your location during shifts" is shown
    And the location permission alert has been shown 1 time
    When the user taps "Not now"
    Then no shift is active
    And the screen shows "The server refused a part of a shift."
