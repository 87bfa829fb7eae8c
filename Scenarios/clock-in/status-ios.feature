@ios
Feature: Seeing that it works, on iOS

  @clock-in:FR-012 @clock-in:US6.2
  Scenario: The indicator of iOS is there while another app is in front
    Given the employee is clocked in
    When the user leaves the app
    Then for 8 hours the blue location indicator is shown
    And the notification "Tracking your shift" is shown
    When the user returns to the app
    And the employee clocks out
    And the user leaves the app
    Then for 2 hours the blue location indicator is not shown

  @clock-in:US6.3
  Scenario: A point that cannot be true is not confirmed, and the true one is
    Given the employee is clocked in
    When the user walks 3 km north at 1 m/s
    And 298 seconds pass
    And the next position is 300 km off and claims 5 m
    And 2 seconds pass
    Then 1 recorded point is marked as impossible
    And no note is shown
    When 2 seconds pass
    Then a note says "Location recorded"
