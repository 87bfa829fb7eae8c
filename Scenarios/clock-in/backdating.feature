@ios @android
Feature: A clock that is set before clocking in, or out
  The history shows when a shift began and ended by the server's clock, and what the phone said beside it. More than
  five minutes between them, offline time aside, have somebody look at the shift.

  Background:
    Given the clock-in app is installed
    And location permission is always
    And the app's notifications are on
    And the app is open

  Rule: The clock-in

    Scenario: Two hours back, clocked in, and set right again
      When the user sets the phone's clock back by 2 hours
      And the employee clocks in
      And 1 minute passes
      Then the shift is flagged for review
      And the badge "For review" is shown in yellow
      And the screen shows "This phone's clock is not right"
      When the user sets the phone's clock forward by 2 hours
      And 29 minutes pass
      And the employee clocks out
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                                               |
        | Mon 2026-01-05 08:00 – 08:30 | 4 points · the phone said 06:00 – 08:30 · for review |

    @clock-in:SC-007
    Scenario Outline: Off by <time> <direction>, <network>
      When the phone goes <network>
      And the user sets the phone's clock <direction> by <time>
      And the employee clocks in
      And 30 minutes pass
      And the employee clocks out
      And the phone comes back online
      And 1 minute passes
      Then the shift <is> flagged for review
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – 08:30"
      And the screen shows "the phone said <claim>"
      And the screen <shows> "for review"
      And every recorded point is on the server

      Examples:
        | time                 | direction | network | is     | claim         | shows         |
        | 4 minutes 59 seconds | back      | offline | is not | 07:55 – 08:25 | does not show |
        | 5 minutes 1 second   | back      | offline | is     | 07:54 – 08:24 | shows         |
        | 4 minutes 59 seconds | forward   | offline | is not | 08:04 – 08:34 | does not show |
        | 5 minutes 1 second   | forward   | offline | is     | 08:05 – 08:35 | shows         |
        | 2 hours              | back      | offline | is     | 06:00 – 06:30 | shows         |

    Scenario Outline: Online, off by <time> <direction>
      When the user sets the phone's clock <direction> by <time>
      And the employee clocks in
      And 30 minutes pass
      Then the shift <is> flagged for review
      And the badge "For review" is <shown>
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – in progress"
      And the screen shows "the phone said <claim>"

      Examples:
        | time                 | direction | is     | claim            | shown     |
        | 4 minutes 59 seconds | back      | is not | 07:55            | not shown |
        | 5 minutes 1 second   | back      | is     | 07:54            | shown     |
        | 4 minutes 59 seconds | forward   | is not | 08:04            | not shown |
        | 5 minutes 1 second   | forward   | is     | 08:05            | shown     |
        | 2 hours              | back      | is     | 06:00            | shown     |
        | 2 days               | back      | is     | 2026-01-03 08:00 | shown     |

    Scenario: Offline, set back before clocking in and set right before the network returns
      When the phone goes offline
      And the user sets the phone's clock back by 2 hours
      And the employee clocks in
      And 10 minutes pass
      And the user sets the phone's clock forward by 2 hours
      And 20 minutes pass
      And the phone comes back online
      And 1 minute passes
      Then the shift is flagged for review
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – in progress"
      And the screen shows "the phone said 06:00"

    Scenario: The same, and the phone restarts in between
      When the phone goes offline
      And the user sets the phone's clock back by 2 hours
      And the employee clocks in
      And 10 minutes pass
      And the user sets the phone's clock forward by 2 hours
      And 10 minutes pass
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And 10 minutes pass
      And the phone comes back online
      And 1 minute passes
      Then the shift is flagged for review
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – in progress"
      And the screen shows "the phone said 06:00"

    Scenario: Ten hours without a network are not late
      When the phone goes offline
      And the employee clocks in
      And 10 hours pass
      And the employee clocks out
      And 3 hours pass
      And the phone comes back online
      And 1 minute passes
      Then the shift is not flagged for review
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – 18:00"
      And the screen does not show "the phone said"

    @clock-in:FR-006
    Scenario: Offline, and the app and the phone start again
      When the phone goes offline
      And the employee clocks in
      And 1 hour passes
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And 1 hour passes
      And the employee clocks out
      And the phone restarts
      And 1 hour passes
      And the user unlocks the phone
      And the phone comes back online
      And the user opens the app
      And 1 minute passes
      Then the shift is not flagged for review
      And every recorded point is on the server
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – 10:00"
      And the screen does not show "the phone said"

  Rule: The clock-out

    Scenario Outline: Set <direction> by <time> before clocking out, <network>
      When the employee clocks in
      And 20 minutes pass
      And the phone <network>
      And the user sets the phone's clock <direction> by <time>
      And 10 minutes pass
      And the employee clocks out
      Then the screen shows "You clocked out at"
      When 10 minutes pass
      And the user sets the phone's clock <back> by <time>
      And the phone comes back online
      And 1 minute passes
      Then the shift <is> flagged for review
      When the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – 08:30"
      And the screen shows "the phone said 08:00 – <claim>"

      Examples:
        | time                 | direction | back    | network      | is     | claim |
        | 2 hours              | forward   | back    | goes offline | is     | 10:30 |
        | 2 hours              | back      | forward | goes offline | is     | 06:30 |
        | 4 minutes 59 seconds | forward   | back    | goes offline | is not | 08:34 |
        | 5 minutes 1 second   | forward   | back    | goes offline | is     | 08:35 |
        | 4 minutes 59 seconds | back      | forward | goes offline | is not | 08:25 |
        | 5 minutes 1 second   | back      | forward | goes offline | is     | 08:24 |

    Scenario: What the phone alone knows is as long as the shift was
      When the phone goes offline
      And the employee clocks in
      And 20 minutes pass
      And the user sets the phone's clock back by 2 hours
      And 10 minutes pass
      And the employee clocks out
      And the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – 08:30"
      And the screen shows "the phone said 08:00 – 06:30"

    Scenario: What the server has told is known without a network
      When the user sets the phone's clock back by 2 hours
      And the employee clocks in
      And 20 minutes pass
      And the phone goes offline
      And the app crashes
      And the user opens the app
      And 10 minutes pass
      And the employee clocks out
      And the employee opens the shift history
      Then the screen shows "Mon 2026-01-05 08:00 – 08:30"
      And the screen shows "the phone said 06:00 – 06:30"
      And the screen shows "for review"

    Scenario: The farewell tells the time that counts
      When the user sets the phone's clock back by 2 hours
      And the employee clocks in
      And 30 minutes pass
      And the employee clocks out
      Then the screen shows "You clocked out at 08:30."

  Rule: What the server has told is known without a network

    Scenario: When two shifts were, what the phone said, and which one is for review
      When the user sets the phone's clock back by 4 minutes
      And the employee clocks in
      And 30 minutes pass
      And the employee clocks out
      And the user sets the phone's clock forward by 4 minutes
      And 1 hour passes
      And the employee clocks in
      And 20 minutes pass
      And the user sets the phone's clock forward by 3 hours
      And 10 minutes pass
      And the employee clocks out
      And the phone goes offline
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                                               |
        | Mon 2026-01-05 09:30 – 10:00 | 4 points · the phone said 09:30 – 13:00 · for review |
        | Mon 2026-01-05 08:00 – 08:30 | 4 points · the phone said 07:56 – 08:26              |

    Scenario: Of the second shift it has heard the beginning alone
      When the user sets the phone's clock back by 2 hours
      And the employee clocks in
      And 30 minutes pass
      And the employee clocks out
      And the user sets the phone's clock forward by 2 hours
      And the shift server answers "POST /api/shifts/*/clock-out" with status 503
      And the phone goes offline
      And 1 hour passes
      And the employee clocks in
      And 30 minutes pass
      And the employee clocks out
      And the phone comes back online
      And 10 minutes pass
      And the phone goes offline
      And the employee opens the shift history
      Then the server has received the clock-in
      And the list shows:
        | title                        | detail                                               |
        | Mon 2026-01-05 09:30 – 10:00 | 4 points · not all sent yet                          |
        | Mon 2026-01-05 08:00 – 08:30 | 4 points · the phone said 06:00 – 06:30 · for review |

    Scenario: An end that the phone cannot tell, as its clock was set while it was off
      When the employee clocks in
      And 30 minutes pass
      And the user switches the phone off
      And 10 minutes pass
      And the user switches the phone on
      And the user sets the phone's clock forward by 2 hours
      And the user unlocks the phone
      And the user opens the app
      And 20 minutes pass
      # Without the server the phone would take the two hours for time at work.
      Then the elapsed time is "03:00:00"
      When the employee clocks out
      Then the screen shows "You clocked out at 09:00."
      When the phone goes offline
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                                               |
        | Mon 2026-01-05 08:00 – 09:00 | 7 points · the phone said 08:00 – 11:00 · for review |
      When the app crashes
      And the user opens the app
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                                               |
        | Mon 2026-01-05 08:00 – 09:00 | 7 points · the phone said 08:00 – 11:00 · for review |
