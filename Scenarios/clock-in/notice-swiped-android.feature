@android
Feature: A notice that was swiped away, on Android
  The notice that tracking goes on stands again with what is worth telling next, or after a quarter of an hour, and the
  history says when it was away.

  Background:
    Given the clock-in app is installed
    And the ongoing notifications is "can be swiped"
    And the employee is clocked in
    And the user leaves the app

  @clock-in:FR-012 @clock-in:SC-008 @I-110 @clock-in:US6.2
  Scenario: After a quarter of an hour at the latest from when the app misses it
    When the user dismisses the notification "Tracking your shift"
    And 15 minutes pass
    Then the notification "Tracking your shift" is not shown
    When 4 seconds pass
    Then the notification "Tracking your shift" is shown

  @clock-in:FR-012 @clock-in:SC-008 @I-110 @clock-in:US6.2
  Scenario: Swiped away again, it stands again a quarter of an hour after the app has missed it at rest
    When the user dismisses the notification "Tracking your shift"
    And 16 minutes pass
    Then the notification "Tracking your shift" is shown
    # The next position is due at 08:25.
    When the user dismisses the notification "Tracking your shift"
    And 23 minutes and 50 seconds pass
    Then the notification "Tracking your shift" is not shown
    When 20 seconds pass
    Then the notification "Tracking your shift" is shown

  @clock-in:FR-012
  Scenario: With what is worth telling next
    When the user dismisses the notification "Tracking your shift"
    And 6 minutes pass
    Then the notification "Tracking your shift" is not shown
    When the battery falls to 9%
    Then the notification "Tracking your shift" is shown

  @clock-in:FR-012
  Scenario: The history says when it was away
    When the user dismisses the notification "Tracking your shift"
    And 30 minutes pass
    And the user opens the app
    And the user taps "Shift history"
    Then the screen shows "notice away 08:00 – 08:15"

  @clock-in:FR-012 @I-110 @A-41
  Scenario: A maker lets it be swiped also where Android itself would keep it, here behind the lock screen
    When the user locks the phone
    And the user dismisses the notification "Tracking your shift"
    Then the notification "Tracking your shift" is not shown
    When 15 minutes 4 seconds pass
    Then the notification "Tracking your shift" is shown

  @clock-in:FR-012 @clock-in:SC-008 @I-110
  Scenario: Swiped away in two shifts, it stands again in the second one
    When the user dismisses the notification "Tracking your shift"
    And 10 minutes pass
    And the user returns to the app
    And the employee clocks out
    And 20 minutes pass
    Then 0 notifications are shown
    When the employee clocks in
    Then the notification "Tracking your shift" is shown
    When the user leaves the app
    And the user dismisses the notification "Tracking your shift"
    And 15 minutes pass
    Then the notification "Tracking your shift" is not shown
    When 4 seconds pass
    Then the notification "Tracking your shift" is shown
