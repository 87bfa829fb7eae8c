@ios @android
Feature: A full storage
  Before the storage is full the employee is warned. Then the oldest points that are not sent make room, and the server
  is told how many.

  Background:
    Given the employee is clocked in
    And the user walks 400 km north at 1 m/s

  @clock-in:EDGE-7 @clock-in:FR-005 @clock-in:US4.1
  Scenario: The employee is warned before the storage is full
    Given the phone has 20 kB of free storage
    And the phone is offline
    When 9 hours pass
    Then the notification "Storage nearly full" is not shown
    When 16 hours pass
    Then the notification "Storage nearly full" is shown
    And the badge "Storage nearly full" is shown in yellow
    And the screen shows "The phone's storage is nearly full"
    And 300 recorded points are waiting on the phone
    And the screen does not show "lost"
    When 8 hours pass
    Then the screen shows "50 points lost"

  @clock-in:EDGE-7
  Scenario: The newest points are the ones that are kept
    Given the phone has 10 kB of free storage
    And the phone is offline
    When 48 hours pass
    Then the notification "Storage nearly full" is shown
    And the screen shows "Unsent locations that had to make room"
    And the phone has recorded 577 points
    When the phone comes back online
    And the employee clocks out
    Then within 1 second the server has received the clock-out
    And the 100 newest recorded points are on the server
    And a gap with the reason "storage full" is logged
    And the last recorded point is within 1 m of the user

  @clock-in:EDGE-7
  Scenario: Points that are sent make room first
    Given the phone has 10 kB of free storage
    When 48 hours pass
    Then every recorded point is on the server
    And the notification "Storage nearly full" is not shown
    When the employee clocks out
    Then the clock-out says:
      | points | gaps | pruned |
      | 577    | 0    | 0      |

  @clock-in:EDGE-7
  Scenario: A full disk on the last day of the week
    When the user walks 400 km north at 1 m/s
    And 40 hours pass
    And the phone goes offline
    And 4 hours pass
    And the phone's storage fills up
    And 4 hours pass
    Then the notification "Storage nearly full" is shown
    And the shift is active
    When the user frees 10 MB of storage
    And 1 hour passes
    Then the notification "Storage nearly full" is not shown
    When the phone comes back online
    And the employee clocks out
    Then within 1 second the server has received the clock-out

  @clock-in:EDGE-7 @clock-in:FR-005 @clock-in:US4.1
  Scenario: Freed in time, nothing is lost
    Given the phone has 10 kB of free storage
    And the phone is offline
    When 15 hours pass
    Then the notification "Storage nearly full" is shown
    When the user frees 10 MB of storage
    And 33 hours pass
    Then the notification "Storage nearly full" is not shown
    When the phone comes back online
    Then within 1 second every recorded point is on the server
    When the employee clocks out
    Then the clock-out says:
      | pruned |
      | 0      |

  @clock-in:EDGE-7
  Scenario: Clocking in on a full phone
    When the employee clocks out
    And the phone's storage fills up
    And the employee clocks in
    And 20 minutes pass
    Then the shift is active
    And the notification "Storage nearly full" is shown
    And every recorded point is on the server

  @clock-in:EDGE-7 @clock-in:FR-006
  Scenario: Clocked in on a full phone and out of reach, what only the app holds makes no room and waits
    When the employee clocks out
    And the phone's storage fills up
    And the employee clocks in
    And 20 minutes pass
    And the phone goes offline
    And 6 minutes pass
    And the user turns Location Services off
    And 1 minute passes
    And the user turns Location Services on
    And 11 minutes pass
    Then the screen does not show "lost"
    When the phone comes back online
    Then within 1 second every recorded point is on the server
    When the employee clocks out
    Then the clock-out says:
      | gaps | pruned |
      | 1    | 0      |

  @clock-in:EDGE-7
  Scenario: Freed while the app was ended, the warning goes
    Given the phone has 10 kB of free storage
    And the phone is offline
    When 15 hours pass
    Then the notification "Storage nearly full" is shown
    When the system ends the app
    And the user frees 10 MB of storage
    And the user opens the app
    And 1 minute passes
    Then the notification "Storage nearly full" is not shown

  @clock-in:EDGE-7
  Scenario: Still nearly full when the app starts anew, the employee is warned as before
    Given the phone has 10 kB of free storage
    And the phone is offline
    When 15 hours pass
    Then the badge "Storage nearly full" is shown in yellow
    When the app crashes
    And the user opens the app
    Then the badge "Storage nearly full" is shown in yellow
    And the screen shows "The phone's storage is nearly full"
    And the notification "Storage nearly full" is shown

  @clock-in:EDGE-7
  Scenario: Full once more, the employee is warned once more
    Given the phone has 10 kB of free storage
    And the phone is offline
    When 15 hours pass
    Then the notification "Storage nearly full" is shown
    When the user frees 10 MB of storage
    And 1 hour passes
    Then the notification "Storage nearly full" is not shown
    And the badge "Storage nearly full" is not shown
    When the phone has 5 kB of free storage
    And 4 hours pass
    Then the notification "Storage nearly full" is shown
    And the badge "Storage nearly full" is shown in yellow
    And the screen does not show "lost"

  @clock-in:EDGE-7
  Scenario: After the shift the warning goes
    Given the phone has 10 kB of free storage
    And the phone is offline
    When 15 hours pass
    And the employee clocks out
    Then the badge "Sending" is shown
    And the badge "Storage nearly full" is not shown
    When the user frees 10 MB of storage
    And the phone comes online again
    And 10 minutes pass
    # Room was held for the clock-out.
    Then the shift server knows of 0 lost points
    And the app has stored at most 300 bytes
    When the employee opens the shift history
    Then the screen does not show "lost"

  @clock-in:FR-014 @clock-in:FR-005
  Scenario: Filled up in the middle of the shift, which goes on after a restart
    Given 1 hour passes
    And the phone goes offline
    And the phone's storage fills up
    When 1 hour passes
    And the phone restarts
    And the user unlocks the phone
    And 20 minutes pass
    Then the shift is active
    And location updates are on
    And the last recorded point is within 310 m of the user
    And at least 10 recorded points are waiting on the phone
    When the user opens the app
    Then the badge "Storage full" is not shown
    When the phone comes back online
    Then within 1 second every recorded point is on the server

  @clock-in:FR-010
  Scenario: A point that is still on the phone tells its time, though the others cannot be loaded
    Given the phone has 10 kB of free storage
    When 48 hours pass
    And the system ends the app
    And the phone goes offline
    And the user opens the app
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the screen shows "You are offline."
    When the user taps point 1 of the map
    Then the screen shows "Recorded Wed 2026-01-07 08:00:00"
    And the button "Try again" is shown

  @clock-in:EDGE-7
  Scenario: What is on the server makes room for what is not
    When 10 hours pass
    And the phone goes offline
    And 10 hours pass
    And the phone's storage fills up
    And 2 hours pass
    And the phone comes back online
    And the employee clocks out
    Then within 1 second the server has received the clock-out
    And every recorded point is on the server
    And the clock-out says:
      | points | pruned |
      | 265    | 0      |

  Scenario: Clocked in with room for the shift and for little else, and the app crashes
    When the employee clocks out
    And the phone has 460 bytes of free storage
    And the employee clocks in
    And 7 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 21 minutes pass
    Then the shift is active
    And the phone has recorded at least 5 points
    When the employee clocks out
    Then the server has received the clock-out
    And the last recorded point is within 100 m of the user

  @clock-in:EDGE-7
  Scenario: Clocked in with room for a number of points and not for the shift, the app crashes and tells what it has lost
    When the employee clocks out
    And the phone has 200 bytes of free storage
    And the employee clocks in
    And the phone goes offline
    And 23 minutes pass
    And the app crashes
    And the user opens the app
    Then no shift is active
    When the phone comes back online
    And 1 minute passes
    Then the shift server knows of 4 lost points

  @clock-in:EDGE-7
  Scenario: Clocked in with room for a point and not for what it belongs to, nothing is stored that nobody could send
    When the employee clocks out
    And the phone has 120 bytes of free storage
    And the phone goes offline
    And the employee clocks in
    And 7 minutes pass
    And the user turns Location Services off
    And 1 minute passes
    And the user turns Location Services on
    And 23 minutes pass
    Then the screen does not show "lost"
    When the phone comes back online
    Then within 1 second every recorded point is on the server
    When the phone goes offline
    And 11 minutes pass
    And the app crashes
    And the user opens the app
    Then no shift is active

  @clock-in:EDGE-7
  Scenario: The first points that the second shift loses are told of, too
    When the employee clocks out
    And the phone goes offline
    And the employee clocks in
    And the phone has 10 kB of free storage
    And 17 hours pass
    And the phone comes back online
    And the employee clocks out
    Then within 1 second the server has received the clock-out
    And the clock-out says:
      | points | pruned |
      | 205    | 50     |
    And a gap with the reason "storage full" is logged
