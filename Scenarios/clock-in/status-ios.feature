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
