@ios @android
Feature: A full phone that starts the app anew
  What the storage cannot take is sent from memory. A process that starts afterwards neither uses its numbers again nor
  hides what was lost.

  Background:
    Given the employee is clocked in
    And the user walks 400 km north at 1 m/s

  @clock-in:EDGE-7 @clock-in:FR-007
  Scenario: Sent from memory, and the app crashes
    When 7 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 10 minutes pass
    Then the screen does not show "lost"
    When the employee clocks out
    Then every recorded point is on the server
    And the clock-out says:
      | points | pruned |
      | 9      | 0      |

  @clock-in:EDGE-7 @clock-in:FR-007
  Scenario: Sent from memory, and the phone starts anew
    When 7 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And the user frees 10 MB of storage
    And the user opens the app
    And 10 minutes pass
    And the employee clocks out
    Then every recorded point is on the server
    And the clock-out says:
      | pruned |
      | 0      |

  @clock-in:EDGE-7 @clock-in:FR-007
  Scenario: What was stored before waits for its turn, and the app crashes
    When the phone goes offline
    And 27 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the phone comes back online
    And 1 minute passes
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 10 minutes pass
    And the employee clocks out
    Then every recorded point is on the server

  @clock-in:EDGE-1 @clock-in:FR-009
  Scenario: Where the newest points are on the server only, no line leads back to the last place that the phone knows
    When the phone goes offline
    And 27 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the phone comes back online
    And 1 minute passes
    And there is no GPS signal
    And the app crashes
    And the user opens the app
    And 1 minute passes
    Then the badge "Signal lost" is shown in yellow
    When the user frees 10 MB of storage
    And the GPS signal comes back
    And 5 minutes pass
    And the employee clocks out
    Then every recorded point is on the server
    When the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 3 lines
    And the map's lines are 3 km long, give or take 1 m

  @clock-in:EDGE-7
  Scenario: Full twice, and the app crashes twice
    When 7 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 10 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And 10 minutes pass
    And the employee clocks out
    Then every recorded point is on the server

  @clock-in:EDGE-7
  Scenario: Only in memory, and the app crashes: the number is told
    When 7 minutes pass
    And the phone goes offline
    And the phone's storage fills up
    And 20 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    Then the screen shows "2 points lost"
    When the phone comes back online
    And 10 minutes pass
    Then the shift server knows of 2 lost points
    When the employee clocks out
    Then the clock-out says:
      | points | pruned |
      | 9      | 2      |
    And the server has stored 7 points

  @clock-in:EDGE-7
  Scenario: What is lost twice is counted together
    When 7 minutes pass
    And the phone goes offline
    And the phone's storage fills up
    And 20 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    Then the screen shows "2 points lost"
    When 10 minutes pass
    And the phone's storage fills up
    And 20 minutes pass
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    # Beside what was in memory, older ones have made room.
    Then the screen shows "9 points lost"
    When the phone comes back online
    And 10 minutes pass
    Then the shift server knows of 9 lost points
    When the employee clocks out
    Then the clock-out says:
      | points | pruned |
      | 15     | 9      |
    And the server has stored 6 points

  @clock-in:EDGE-7
  Scenario Outline: On a phone that is still full the number is told as well: <ended>
    When 7 minutes pass
    And the phone goes offline
    And the phone's storage fills up
    And 20 minutes pass
    And <ended>
    And the user opens the app
    Then the badge "Storage full" is shown
    And the screen shows "4 points lost"
    When the user frees 10 MB of storage
    And the phone comes back online
    And 10 minutes pass
    Then the shift server knows of 4 lost points
    When the employee clocks out
    Then the clock-out says:
      | points | pruned |
      | 9      | 4      |
    And the server has stored 5 points
    When the user reinstalls the app
    And the user opens the app
    And the employee opens the shift history
    Then the screen shows "4 lost"

    Examples:
      | ended                   |
      | the app crashes         |
      | the system ends the app |

  @clock-in:EDGE-7
  Scenario: On a phone that is still full after its restart the number is told as well
    When 7 minutes pass
    And the phone goes offline
    And the phone's storage fills up
    And 20 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the badge "Storage full" is shown
    And the screen shows "4 points lost"
    When the user frees 10 MB of storage
    And the phone comes back online
    And 10 minutes pass
    Then the shift server knows of 4 lost points
