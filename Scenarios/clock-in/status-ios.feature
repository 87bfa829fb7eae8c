@ios
Feature: Seeing that it works, on iOS

  @clock-in:FR-012 @clock-in:US6.2
  Scenario: The indicator of iOS is there while another app is in front
    Given the employee is clocked in
    When the user leaves the app
    Then for 8 hours the blue location indicator is shown
    When the user returns to the app
    And the employee clocks out
    And the user leaves the app
    Then the blue location indicator is not shown

  @clock-in:FR-012 @clock-in:SC-008
  Scenario: Swiped away, the notification comes back with the next point
    Given the employee is clocked in
    When the user walks 5 km north at 1 m/s
    And the user leaves the app
    And the user dismisses the notification "Tracking your shift"
    And 11 minutes pass
    Then the notification "Tracking your shift" is shown
