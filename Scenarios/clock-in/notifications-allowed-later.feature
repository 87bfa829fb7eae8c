@ios @android
Feature: Notifications that are allowed during a shift
  Who refused them and allows them later sees the notices as soon as the app looks. Nobody has swiped them away until then.

  Background:
    Given the clock-in app is installed
    And the user is in Warsaw
    And location permission is always
    And the user opens the app
    And the employee clocks in
    And the user answers "Don't Allow"

  @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
  Scenario: The notice stands when the employee comes back
    When 2 minutes pass
    And the user switches the app's notifications on in Settings
    And the user leaves the app and returns to it
    Then the screen does not show "Notifications are off"
    And the notification "Tracking your shift" is shown

  @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
  Scenario: And with the next position where the employee does not come back
    When 2 minutes pass
    And the user leaves the app
    And the user switches the app's notifications on in Settings
    And 4 minutes pass
    Then the notification "Tracking your shift" is shown

  @clock-in:FR-012
  Scenario: The history does not say that it was swiped away
    When 2 minutes pass
    And the user switches the app's notifications on in Settings
    And 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    Then the screen shows "4 points"
    And the screen does not show "notice away"

  @clock-in:US3.2
  Scenario: The battery's notice comes too
    When the battery falls to 15%
    And the user switches the app's notifications on in Settings
    And the user leaves the app and returns to it
    Then the notification "Battery low" is shown
