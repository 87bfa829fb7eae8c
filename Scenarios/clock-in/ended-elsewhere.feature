@ios @android
Feature: A shift that is ended on another device
  The employee ends the shift at a terminal or on a second phone. It ends here too as soon as the server says so, and
  what was recorded here is kept and sent.

  Background:
    Given the employee is clocked in
    And the user walks 40 km north at 1 m/s
    And 11 minutes pass

  @clock-in:FR-002 @clock-in:US1.4
  Scenario: The server answers the next points with a conflict
    When the shift is ended on another device
    And 10 minutes pass
    Then no shift is active
    And location updates are off
    And 0 notifications are shown
    And the screen shows "Your shift was ended on another device at 08:11"
    And the server has received no clock-out
    And the button "Clock in" is shown
    When the employee clocks in
    And 10 minutes pass
    Then the shift is active
    And every recorded point is on the server

  @clock-in:FR-002 @clock-in:US1.4
  Scenario: Behind the lock screen it ends with the next point, which the server answers
    When the user locks the phone
    And the shift is ended on another device
    And 239 seconds pass
    Then location updates are on
    When 1 second passes
    Then location updates are off
    And no shift is active
    And 0 notifications are shown
    And the phone has recorded 4 points

  @clock-in:FR-002 @clock-in:US1.4
  Scenario: The server answers so where an interruption is told, too
    When the user switches Location Services off in Settings and returns
    And the shift is ended on another device
    And 1 minute passes
    Then the shift is active
    When the user switches Location Services on in Settings and returns
    Then no shift is active
    And location updates are off
    And 0 notifications are shown
    And the screen shows "Your shift was ended on another device at 08:11"

  @clock-in:FR-002
  Scenario: Afterwards the app has nothing more to do, on the way home either
    When the shift is ended on another device
    And 10 minutes pass
    Then no shift is active
    And the platform watches 0 regions
    When what the app was told so far is set aside
    And the user drives 20 km north at 20 m/s and arrives
    And 1 hour passes
    Then the app was told nothing

  @clock-in:FR-002 @clock-in:FR-006
  Scenario: What was recorded offline before the end is sent
    When the phone goes offline
    And 20 minutes pass
    And the shift is ended on another device
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    When 5 minutes pass
    Then no shift is active
    And the screen shows "Your shift was ended on another device at 08:31"
    And 0 recorded points are waiting on the phone

  @clock-in:FR-002 @clock-in:FR-006
  Scenario: A conflict that does not say so ends nothing
    When the shift server answers with status 409
    And 20 minutes pass
    Then the shift is active
    And location updates are on
    When the shift server works again
    And 6 minutes pass
    Then every recorded point is on the server

  @clock-in:FR-002 @clock-in:US1.4
  Scenario: The history tells it before the next point does
    When the shift is ended on another device
    And the employee opens the shift history
    And the user taps "Back"
    Then no shift is active
    And location updates are off

  @clock-in:FR-002
  Scenario: Clocked out here a moment later
    When the shift is ended on another device
    And the employee clocks out
    Then no shift is active
    And location updates are off
    And the screen shows "was ended on another device"
    And the screen does not show "refused"

  @clock-in:FR-002
  Scenario: Of the shift before, the next one tells nothing
    When the phone goes offline
    And the shift is ended on another device
    And the employee clocks out
    And the employee clocks in
    And the phone comes back online
    And 10 minutes pass
    Then the shift is active
    When the employee clocks out
    Then the screen shows "You clocked out at 08:21."
    And location updates are off
    And the screen does not show "another device"

  @clock-in:EDGE-3
  Scenario: A gap that goes on is logged, until the employee hears of the end
    When 7 minutes pass
    And Location Services are switched off
    And 10 minutes pass
    And the shift is ended on another device
    And 5 minutes pass
    And the employee opens the shift history
    Then no shift is active
    And the logged gaps are:
      | reason        | from       | to         |
      | no permission | 18 minutes | 33 minutes |
