@ios
Feature: The app was not running before its shift was ended on another device
  Where the signal is away, too, when it is opened, the server hears of the gap when the shift is over; it lasts until the app
  was opened.

  @clock-in:EDGE-3
  Scenario: The gap is logged all the same
    Given the employee is clocked in
    When 12 minutes pass
    And the system ends the app
    And 20 minutes pass
    And the shift is ended on another device
    And 10 minutes pass
    And there is no GPS signal
    And the user opens the app
    And 10 minutes pass
    Then no shift is active
    And the logged gaps are:
      | reason          | from       | to         |
      | app not running | 10 minutes | 42 minutes |
