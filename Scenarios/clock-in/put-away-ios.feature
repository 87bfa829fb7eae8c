@ios
Feature: Clocked out offline, and the phone is put away, on iOS
  What waits is handed to iOS, which sends it in the background: neither the lock nor Low Power Mode keeps it back.

  Background:
    Given the employee is clocked in
    And 11 minutes pass
    And the phone goes offline
    And 1 hour passes

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @I-94
  Scenario Outline: Behind the lock screen for <time>
    When the employee clocks out
    And the user locks the phone
    And <time> pass
    Then 4 recorded points are waiting on the phone
    And the server has received no clock-out
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the server has received the clock-out
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

    Examples:
      | time       |
      | 20 minutes |
      | 70 minutes |
      | 5 hours    |

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @I-94 @I-95
  Scenario Outline: The system has ended the app, and <setting>
    Given <setting>
    When the employee clocks out
    And the user locks the phone
    And 10 minutes pass
    And the system ends the app
    And 1 hour passes
    Then 4 recorded points are waiting on the phone
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the server has received the clock-out
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

    Examples:
      | setting                       |
      | Low Power Mode is on          |
      | Background App Refresh is off |
