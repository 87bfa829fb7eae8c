@android
Feature: A phone whose maker lets no app start by itself, on Android
  Makers have switches of their own that keep an app from starting. Everything is found again when the app is opened.

  Background:
    Given the maker's killer is "autostart off"
    And the employee is clocked in
    And the user walks 60 km north at 1 m/s

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @A-77
  Scenario: After a restart tracking waits for the app to be opened
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown
    And within 1 second the logged gaps are:
      | reason    | from       | to         |
      | phone off | 15 minutes | 77 minutes |

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @A-77
  Scenario: What waits when the system has ended the app is sent when it is opened
    When 11 minutes pass
    And the phone goes offline
    And 31 minutes pass
    And the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the system ends the app
    And the phone comes back online
    And 8 hours pass
    Then 6 recorded points are waiting on the phone
    And the server has received no clock-out
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the clock-out
