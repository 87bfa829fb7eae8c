@ios @android
Feature: While the final position is looked for
  The shift is over: nothing says that tracking was interrupted, or that it will go on.

  @clock-in:FR-013 @clock-in:FR-002
  Scenario: The dashboard does not say that tracking goes on
    Given the employee is clocked in
    When 7 minutes pass
    And there is no GPS signal
    And the employee clocks out
    And 2 seconds pass
    Then the screen shows "Clocking out…"
    And the badge "Tracking" is not shown
    And the screen does not show "Tracking was interrupted"
