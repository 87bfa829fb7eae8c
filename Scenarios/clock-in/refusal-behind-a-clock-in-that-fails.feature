@android
Feature: A refusal behind a clock-in that comes to nothing

  @clock-in:FR-006
  Scenario: A clock-in that comes to nothing does not hide that something was refused
    Given the employee is clocked in
    And the user walks 40 km north at 1 m/s
    And the shift server answers "POST /api/shifts/*/points" with status 400 and:
      """json
      {"error": "no", "reason": "invalid"}
      """
    When 20 minutes pass
    And the employee clocks out
    Then the screen shows "The server refused a part of a shift."
    When the user sets location permission to denied in Settings
    And the user opens the app
    And the employee clocks in
    And the user taps "Not now"
    Then no shift is active
    And the screen shows "The server refused a part of a shift."
