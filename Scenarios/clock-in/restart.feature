@ios @android
Feature: The phone restarts during a shift
  Nobody has to do anything: when the phone is ready again, tracking goes on.

  Background:
    Given the employee is clocked in
    And the user walks 200 km north at 1 m/s

  @clock-in:FR-014 @clock-in:EDGE-2
  Scenario: Tracking goes on by itself
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 20 minutes pass
    Then location updates are on
    And the shift is active
    And the app is in the background
    And the phone has recorded at least 7 points
    And the last recorded point is within 310 m of the user
    And the server has received no clock-out
    When the user opens the app
    Then the badge "Tracking" is shown in green

  @clock-in:FR-014 @clock-in:EDGE-2
  Scenario: The time without tracking is a gap, and says that the phone was off
    When 17 minutes pass
    And the user switches the phone off
    And 40 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And 20 minutes pass
    Then 1 gap is logged
    And a gap with the reason "phone off" is logged
    When the user opens the app
    And the employee clocks out
    Then every recorded point is on the server
    And the clock-out has a position

  @clock-in:FR-014 @clock-in:SC-007
  Scenario: What was recorded offline before the restart is not lost
    When 10 minutes pass
    And the phone goes offline
    And 1 hour passes
    And the phone restarts
    And the user unlocks the phone
    And 30 minutes pass
    And the phone comes back online
    Then within 1 second every recorded point is on the server
    And the phone has recorded at least 20 points
    And recorded points are at most 330 seconds apart

  Scenario: The elapsed time counts through the restart
    When 30 minutes pass
    And the user switches the phone off
    And 15 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And 15 minutes pass
    And the user opens the app
    Then the elapsed time is "01:00:00"

  @clock-in:FR-014 @clock-in:EDGE-2
  Scenario: The phone is dead and recharged during the shift
    When 2 hours pass
    And the phone switches itself off
    And 90 minutes pass
    And the user connects the charger
    And the user switches the phone on
    And the user unlocks the phone
    And 2 hours pass
    Then the shift is active
    And location updates are on
    And 1 gap is logged
    And a gap with the reason "phone off" is logged
    And the phone has recorded between 46 and 51 points
    And every recorded point is on the server
    When the user opens the app
    Then the elapsed time is "05:30:00"

  @clock-in:EDGE-2
  Scenario: Restarted twice before anybody unlocks it
    When 17 minutes pass
    And the phone restarts
    And 5 minutes pass
    And the phone restarts
    And 5 minutes pass
    And the user unlocks the phone
    And 20 minutes pass
    Then location updates are on
    And the shift is active
    And 1 gap is logged
    And a gap with the reason "phone off" is logged

  @clock-in:FR-014
  Scenario: Three restarts in a shift
    When the following happens:
      | after       | event                      |
      | 30 minutes  | the phone restarts         |
      | 31 minutes  | the user unlocks the phone |
      | 60 minutes  | the phone restarts         |
      | 61 minutes  | the user unlocks the phone |
      | 90 minutes  | the phone restarts         |
      | 91 minutes  | the user unlocks the phone |
      | 120 minutes | the user opens the app     |
    Then 3 gaps are logged
    And the shift is active
    And the phone has recorded at least 24 points
    When the employee clocks out
    Then every recorded point is on the server

  @clock-in:FR-014
  Scenario: The second shift of the day goes on as well
    When 17 minutes pass
    And the employee clocks out
    And 1 hour passes
    And the employee clocks in
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 20 minutes pass
    Then location updates are on
    And the shift is active
    And the app is in the background
    And the last recorded point is within 310 m of the user

  @clock-in:FR-014 @clock-in:EDGE-2
  Scenario: After a shift a restart starts nothing
    When 17 minutes pass
    And the employee clocks out
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    And 0 notifications are shown
    And the phone has recorded 4 points

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-96 @A-69
  Scenario: The phone restarts behind the lock screen and nobody unlocks it for an hour
    When 17 minutes pass
    And the phone restarts
    And 1 hour passes
    Then location updates are off
    When the user unlocks the phone
    And 20 minutes pass
    Then location updates are on
    And 1 gap is logged

  @clock-in:FR-014
  Scenario: A restart in the middle of clocking in
    When the employee clocks out
    And there is no GPS signal
    And the employee clocks in
    And the phone restarts
    And the GPS signal comes back
    And the user unlocks the phone
    And 20 minutes pass
    Then the shift is active
    And the shift server has received at most 2 clock-ins
    And the clock-in has no position
    And location updates are on

  Scenario: Each gap has its own reason where there has never been a signal
    Given the employee clocks out
    And there is no GPS signal
    When 1 minute passes
    And the employee clocks in
    And 12 minutes pass
    And the user switches the phone off
    And 20 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 10 minutes pass
    And the employee clocks out
    And 1 minute passes
    Then the logged gaps are:
      | reason    | from        | to          |
      | no signal | 1 minute    | 685 seconds |
      | phone off | 685 seconds | 33 minutes  |
      | no signal | 33 minutes  | 43 minutes  |

  Scenario: A crash just after the clock-in reports no second one
    Then the shift server has received 1 clock-in
    When the app crashes
    And the user opens the app
    And 6 minutes pass
    Then the shift server has received 1 clock-in
    And the shift is active
