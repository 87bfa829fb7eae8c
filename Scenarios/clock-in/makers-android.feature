@android
Feature: A phone whose maker keeps apps from starting, on Android
  Makers have switches of their own: apps do not start by themselves, or sleep when nobody has used them for days.
  Everything is found again when the app is opened.

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @A-77
  Scenario: After a restart tracking waits for the app to be opened
    Given the maker's killer is "autostart off"
    And the employee is clocked in
    When the user walks 60 km north at 1 m/s
    And 17 minutes pass
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
  Scenario Outline: What waits for <time> is sent when the app is opened: <killer>
    Given the maker's killer is "<killer>"
    And the employee is clocked in
    When the user walks 60 km north at 1 m/s
    And 11 minutes pass
    And the phone goes offline
    And 31 minutes pass
    And the employee clocks out
    And the user leaves the app
    And <time> pass
    And the system ends the app
    And the phone comes back online
    And 8 hours pass
    Then 6 recorded points are waiting on the phone
    And the server has received no clock-out
    When the user opens the app
    Then within 1 second every recorded point is on the server
    And the server has received the clock-out

    Examples:
      | killer        | time       |
      | autostart off | 10 minutes |
      | sleeping apps | 73 hours   |
