@android
Feature: Seeing that it works, on Android

  @clock-in:FR-012 @clock-in:US6.2 @clock-in:SC-008
  Scenario: The service has its notification for as long as tracking goes on
    Given the employee is clocked in
    When the user leaves the app
    Then for 8 hours the foreground service notification is shown
    When the user returns to the app
    And the employee clocks out
    Then the foreground service notification is not shown
    When the user leaves the app
    Then for 2 hours the foreground service notification is not shown
