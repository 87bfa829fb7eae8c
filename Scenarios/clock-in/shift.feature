@ios @android
Feature: A shift from clock-in to clock-out
  Clocking in starts the tracking, clocking out stops it. There is nothing else to do.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And location permission is always
    And the user is in Warsaw
    And the user opens the app

  Rule: Tracking begins with the shift

    @clock-in:FR-001 @clock-in:US1.1
    Scenario: Clocking in starts the tracking
      Then the badge "Off duty" is shown
      And location updates are off
      When the employee clocks in
      Then the shift is active
      And location updates are on
      And the badge "Tracking" is shown in green
      And the phone has recorded 1 point
      And the last recorded point is within 1 m of Warsaw
      And the server has received the clock-in
      And the clock-in has a position
      And every recorded point is on the server
      And no popup is shown
      When the user leaves the app
      And 5 minutes pass
      Then the phone has recorded 2 points
      And location updates are on

    @clock-in:FR-001 @clock-in:FR-003
    Scenario: Nothing is recorded before the shift
      When 2 hours pass
      And the user walks 3 km north at 1 m/s
      And 30 minutes pass
      Then no points were recorded
      And the server has received no clock-in
      And 0 notifications are shown
      And the app has asked the phone for its location 0 times

    @clock-in:FR-001 @clock-in:FR-015
    Scenario: Without a position the shift begins all the same, and the first position is added when it comes
      Given there is no GPS signal
      When the employee clocks in
      Then the shift is active
      And the elapsed time is "00:00:00"
      When 30 seconds pass
      Then the server has received the clock-in
      And the clock-in has no position
      And no points were recorded
      When the GPS signal comes back
      And 5 minutes pass
      Then the phone has recorded at least 1 point
      And the last recorded point is within 1 m of the user
      And every recorded point is on the server

    @clock-in:FR-001
    Scenario: A slow first position holds nothing up
      Given the first fix takes 5 seconds
      When the employee clocks in
      Then the shift is active
      And within 10 seconds the server has received the clock-in
      And the clock-in has a position
      And the phone has recorded 1 point

    @clock-in:FR-001 @clock-in:FR-005
    Scenario: Clocking in without a network
      Given the phone is offline
      When the employee clocks in
      Then the shift is active
      And the badge "Tracking" is shown
      And the phone has recorded 1 point
      And the server has received no clock-in
      And 1 recorded point is waiting on the phone
      When the phone comes back online
      Then within 1 second the server has received the clock-in
      And within 1 second every recorded point is on the server

    Scenario: During a shift there is no second clock-in
      When the employee clocks in
      Then the button "Clock in" is not shown
      When the user taps "Shift history"
      Then the list shows:
        | title                              |
        | Mon 2026-01-05 08:00 – in progress |
      And the shift server has received 1 clock-in

    Scenario: The clock-in goes to the server once, though its answer is lost
      Given the shift server loses its reply to the next clock-in
      When the employee clocks in
      And 2 minutes pass
      Then the shift server has received 2 clock-ins
      And the server has received the clock-in
      When the user taps "Shift history"
      Then the list shows:
        | title                              |
        | Mon 2026-01-05 08:00 – in progress |

  Rule: Tracking ends with the shift

    @clock-in:FR-002 @clock-in:US1.4 @clock-in:FR-003
    Scenario: Clocking out stops the tracking
      When the employee clocks in
      And the user walks 3 km north at 1 m/s
      And 20 minutes pass
      And the employee clocks out
      Then the shift is over
      And location updates are off
      And the badge "Off duty" is shown
      And the screen shows "You clocked out at 08:20."
      And 0 notifications are shown
      And the server has received the clock-out
      And the clock-out has a position
      And every recorded point is on the server
      When the user leaves the app
      And 2 hours pass
      Then no point was recorded between 1201 seconds and 8400 seconds

    Scenario: The clock-out counts what was recorded
      When the employee clocks in
      And the user walks 10 km north at 1 m/s
      And 1 hour passes
      And the employee clocks out
      Then the phone has recorded 13 points
      And the clock-out says:
        | points | gaps | pruned |
        | 13     | 0    | 0      |
      And no gap is logged

    @clock-in:FR-002
    Scenario: After the shift the app has nothing more to do
      When the employee clocks in
      And 7 minutes pass
      And the employee clocks out
      And 1 second passes
      And what the app was told so far is set aside
      And 15 hours pass
      Then the app was told nothing

    @clock-in:FR-002
    Scenario: Nor on the way home
      When the employee clocks in
      And 7 minutes pass
      And the employee clocks out
      And 1 second passes
      And what the app was told so far is set aside
      And the user drives 20 km north at 20 m/s and arrives
      And 1 hour passes
      Then the app was told nothing

    @clock-in:FR-002
    Scenario: Nor after the second shift of the day, in which the app has crashed
      When the employee clocks in
      And 7 minutes pass
      And the employee clocks out
      And 1 hour passes
      And the employee clocks in
      And 7 minutes pass
      And the app crashes
      And the user opens the app
      And 7 minutes pass
      And the employee clocks out
      Then location updates are off
      When 1 second passes
      And what the app was told so far is set aside
      And the user drives 20 km north at 20 m/s and arrives
      And 10 hours pass
      Then the app was told nothing

    @clock-in:FR-002
    Scenario: Nor after a shift whose last position came late
      Given the first fix takes 4 seconds
      When the employee clocks in
      And 7 minutes pass
      And the employee clocks out
      And 5 seconds pass
      Then the shift is over
      When what the app was told so far is set aside
      And 15 hours pass
      Then the app was told nothing

    @clock-in:FR-002
    Scenario: Somebody who changes their mind goes on working
      When the employee clocks in
      And 10 minutes pass
      And the user taps "Clock out"
      Then the popup "Clock out?" is shown
      And the popup offers "Clock out" and "Keep working"
      When the user taps "Keep working"
      Then no popup is shown
      When the user walks 1 km north at 1 m/s
      And 10 minutes pass
      Then the shift is active
      And the phone has recorded at least 4 points
      And the server has received no clock-out

    @clock-in:FR-002
    Scenario: Clocking out where there is no signal takes the last known position
      When the employee clocks in
      And 7 minutes pass
      And there is no GPS signal
      And the employee clocks out
      Then location updates are off
      And within 15 seconds the shift is over
      And the server has received the clock-out
      And the clock-out has a position
      And the screen shows "You clocked out at 08:07."

    @clock-in:FR-002
    Scenario: A shift in which there never was a signal
      Given there is no GPS signal
      When the employee clocks in
      And 20 minutes pass
      And the employee clocks out
      Then within 15 seconds the server has received the clock-out
      And the clock-out has no position
      And no points were recorded
      And the logged gaps are:
        | reason    | from      | to         |
        | no signal | 0 seconds | 20 minutes |

    @clock-in:FR-002 @clock-in:US1.4 @clock-in:FR-005 @clock-in:FR-006
    Scenario: Clocking out without a network
      When the employee clocks in
      And the user walks 5 km north at 1 m/s
      And 12 minutes pass
      And the phone goes offline
      And 30 minutes pass
      And the employee clocks out
      Then the shift is over
      And location updates are off
      And the server has received no clock-out
      And 6 recorded points are waiting on the phone
      And the badge "Sending" is shown
      When 3 hours pass
      And the phone comes back online
      Then within 1 second the server has received the clock-out
      And every recorded point is on the server
      And the badge "Sending" is not shown

    @clock-in:FR-002 @clock-in:FR-006 @clock-in:SC-007
    Scenario: Clocking out without a network, and the app is ended before it could send anything
      When the employee clocks in
      And the user walks 5 km north at 1 m/s
      And 12 minutes pass
      And the phone goes offline
      And 30 minutes pass
      And the employee clocks out
      And the system ends the app
      And 1 hour passes
      And the phone comes back online
      And the user opens the app
      Then the shift is over
      And the server has received the clock-out
      And every recorded point is on the server
      And the badge "Off duty" is shown
      And location updates are off

    @clock-in:FR-002
    Scenario: The app is ended while it looks for the final position
      When the employee clocks in
      And 7 minutes pass
      And there is no GPS signal
      And the employee clocks out
      And the system ends the app
      And the user opens the app
      Then the shift is over
      And location updates are off
      And within 1 second the server has received the clock-out
      And the clock-out has a position

    @clock-in:FR-002
    Scenario: The phone is locked while the app looks for the final position
      When the employee clocks in
      And 7 minutes pass
      And there is no GPS signal
      And the employee clocks out
      And the user locks the phone
      And 1 minute passes
      Then the server has received the clock-out
      And the clock-out has a position

    @clock-in:FR-001 @clock-in:FR-002
    Scenario: Two shifts on one day
      When the employee clocks in
      And the user walks 20 km north at 1 m/s
      And 1 hour passes
      And the employee clocks out
      And 1 hour passes
      And the employee clocks in
      And 30 minutes pass
      Then the phone has recorded 7 points
      And every recorded point is on the server
      When the employee clocks out
      Then the shift server has received 2 clock-ins
      And the shift server has received 2 clock-outs
      When the employee opens the shift history
      Then the list shows:
        | title                        | detail    |
        | Mon 2026-01-05 10:00 – 10:30 | 7 points  |
        | Mon 2026-01-05 08:00 – 09:00 | 13 points |
