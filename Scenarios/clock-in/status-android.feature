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

  @clock-in:FR-012 @clock-in:SC-008
  Scenario: Swiped away, it comes back with the next news
    Given the employee is clocked in
    When the user walks 5 km north at 1 m/s
    And the user leaves the app
    And the user dismisses the notification "Tracking your shift"
    And 11 minutes pass
    Then the notification "Tracking your shift" is shown
