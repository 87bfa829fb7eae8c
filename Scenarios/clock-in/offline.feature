@ios @android
Feature: Without a network
  Points are kept on the phone, for two days and more. When the network is back they go to the server, each with the
  time at which it was recorded.

  Background:
    Given the employee is clocked in
    And the user walks 400 km north at 1 m/s

  Rule: Kept on the phone

    @clock-in:FR-005 @clock-in:US4.1
    Scenario: A shift in a cellar
      Given the phone is offline
      When 30 minutes pass
      Then the phone has recorded 7 points
      And 6 recorded points are waiting on the phone
      And the server has stored 1 point
      And the badge "Tracking" is shown

    @clock-in:FR-005 @clock-in:US4.1
    Scenario: Behind the lock screen, a whole shift without a network
      Given the phone is offline
      When the user locks the phone
      And 8 hours pass
      Then 96 recorded points are waiting on the phone

    @clock-in:FR-005 @clock-in:US4.1
    Scenario: Kept over the end of the app
      Given the phone is offline
      When 30 minutes pass
      And the system ends the app
      And the user opens the app
      Then the phone has recorded at least 7 points
      And the shift is active
      And at least 6 recorded points are waiting on the phone
      When the phone comes back online
      Then within 1 second every recorded point is on the server

    @clock-in:FR-005 @clock-in:US4.1
    Scenario: Two shifts without a network from beginning to end, and the app crashes in each
      Given the employee clocks out
      And 1 minute passes
      And the phone is offline
      When the employee clocks in
      And 12 minutes pass
      And the app crashes
      And the user opens the app
      And 12 minutes pass
      And the employee clocks out
      And the app crashes
      And the user opens the app
      And the employee clocks in
      And 12 minutes pass
      And the app crashes
      And the user opens the app
      And the employee opens the shift history
      Then the list shows:
        | title                              | detail                      |
        | Mon 2026-01-05 08:25 – in progress | 4 points                    |
        | Mon 2026-01-05 08:01 – 08:25       | 6 points · not all sent yet |
        | Mon 2026-01-05 08:00 – 08:00       | 1 point                     |
      When the phone comes back online
      And 10 seconds pass
      Then the shift server has received 3 clock-ins
      And the shift server has received 2 clock-outs
      And the list shows:
        | title                              | detail   |
        | Mon 2026-01-05 08:25 – in progress | 4 points |
        | Mon 2026-01-05 08:01 – 08:25       | 6 points |
        | Mon 2026-01-05 08:00 – 08:00       | 1 point  |
      And the badge "Not sent yet" is not shown
      When the employee opens shift 2 of the history
      Then the map shows 6 points that can be tapped

    @clock-in:FR-016 @clock-in:US4.4 @clock-in:SC-007
    Scenario: 48 hours offline
      Given the phone is offline
      When the user locks the phone
      And 48 hours pass
      Then the phone has recorded 577 points
      And 576 recorded points are waiting on the phone
      When the phone comes back online
      Then within 1 second every recorded point is on the server
      And no gap is logged
      # slack: SC-004 allows 60 seconds
      And every recorded point reached the server within 60 seconds of being online

    @clock-in:FR-016 @clock-in:US4.4
    Scenario: 48 hours offline on a phone with 10 MB left
      Given the phone has 10 MB of free storage
      And the phone is offline
      When 48 hours pass
      Then 576 recorded points are waiting on the phone
      And the screen does not show "lost"
      And the notification "Storage nearly full" is not shown
      And the app has stored at most 60 kB

    @clock-in:FR-016 @clock-in:US4.4
    Scenario: 48 hours at the wheel, offline, with 1 MB left
      Given the phone has 1 MB of free storage
      And the phone is offline
      When the user drives 3600 km north at 20 m/s
      And 48 hours pass
      Then the phone has recorded 2881 points
      When the phone comes back online
      And the employee clocks out
      Then within 1 second the server has received the clock-out
      And every recorded point is on the server
      And no gap with the reason "storage full" is logged

    @clock-in:FR-016 @clock-in:US4.4
    Scenario: 48 hours offline, over the end of the app and a restart
      Given the phone is offline
      When 16 hours pass
      And the system ends the app
      And the user opens the app
      And 16 hours pass
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And 16 hours pass
      Then at least 576 recorded points are waiting on the phone
      When the phone comes back online
      Then within 1 second every recorded point is on the server

    @clock-in:FR-016
    Scenario: Four days offline
      Given the phone is offline
      When 96 hours pass
      And the phone comes back online
      Then within 1 second every recorded point is on the server
      And the phone has recorded 1153 points

  Rule: Sent when the network is back

    @clock-in:FR-006 @clock-in:US4.2 @clock-in:SC-004
    Scenario: Within a minute
      Given the phone is offline
      When 6 hours pass
      And the phone comes back online
      Then within 1 second every recorded point is on the server
      # slack: SC-004 allows 60 seconds
      And every recorded point reached the server within 60 seconds of being online

    @clock-in:FR-006 @clock-in:SC-004
    Scenario: Behind the lock screen too
      Given the phone is offline
      When the user locks the phone
      And 6 hours pass
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server

    @clock-in:FR-006 @clock-in:SC-004
    Scenario: Over a slow network
      Given the network takes 2 seconds each way
      And the phone is offline
      When 24 hours pass
      And the phone comes back online
      Then within 60 seconds every recorded point is on the server

    @clock-in:FR-006 @clock-in:US4.2
    Scenario: Two shifts of one day, and both wait
      When the phone goes offline
      And 30 minutes pass
      And the employee clocks out
      And 1 hour passes
      And the employee clocks in
      And 20 minutes pass
      And the employee opens the shift history
      Then the list shows:
        | title                              | detail                      |
        | Mon 2026-01-05 09:30 – in progress | 5 points                    |
        | Mon 2026-01-05 08:00 – 08:30       | 7 points · not all sent yet |
      When the phone comes back online
      And 10 seconds pass
      Then every recorded point is on the server
      And the list shows:
        | title                              | detail   |
        | Mon 2026-01-05 09:30 – in progress | 5 points |
        | Mon 2026-01-05 08:00 – 08:30       | 7 points |

    @clock-in:FR-006 @clock-in:FR-007 @clock-in:SC-004 @clock-in:SC-007 @clock-in:US4.2
    Scenario: A network that comes and goes
      When the following happens:
        | after       | event                       |
        | 10 minutes  | the phone goes offline      |
        | 62 minutes  | the phone comes back online |
        | 64 minutes  | the phone goes offline      |
        | 65 minutes  | the phone comes back online |
        | 100 minutes | the phone goes offline      |
        | 200 minutes | the phone comes back online |
        | 4 hours     | the user locks the phone    |
        | 5 hours     | the phone goes offline      |
        | 8 hours     | the phone comes back online |
      And 1 minute passes
      Then every recorded point is on the server
      # slack: SC-004 allows 60 seconds
      And every recorded point reached the server within 60 seconds of being online
      And the phone has recorded 97 points
      And recorded points are at least 299 seconds apart
      And recorded points are at most 301 seconds apart

    @clock-in:SC-007 @clock-in:FR-007 @clock-in:US4.2
    Scenario: Points recorded between two seconds keep the times to the millisecond
      When the employee clocks out
      And 500 milliseconds pass
      And the employee clocks in
      And 6 minutes pass
      And the phone goes offline
      And 1 hour passes
      And the app crashes
      And the user opens the app
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server
      And the timestamps of all points are unchanged

    @clock-in:FR-007 @clock-in:FR-010 @clock-in:US2.3 @clock-in:US4.2 @clock-in:SC-007
    Scenario: Points keep the times at which they were recorded
      When 3 minutes pass
      And the phone goes offline
      And 5 hours pass
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server
      And recorded points are at least 299 seconds apart
      And recorded points are at most 301 seconds apart
      When the employee clocks out
      And the employee opens the shift history
      And the employee opens shift 1 of the history
      And the user taps point 13 of the map
      Then the screen shows "Recorded Mon 2026-01-05 09:00:00"
      When the user taps point 40 of the map
      Then the screen shows "Recorded Mon 2026-01-05 11:15:00"

    @clock-in:FR-007 @clock-in:SC-007
    Scenario: The phone's clock is set while points wait
      Given the phone is offline
      When 30 minutes pass
      And the user sets the phone's clock back by 2 hours
      And 30 minutes pass
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server
      And the phone has recorded 13 points

    @clock-in:FR-007 @clock-in:SC-007
    Scenario: The phone's clock is set forward and back while points wait, and the app crashes
      Given the phone is offline
      When 30 minutes pass
      And the user sets the phone's clock forward by 2 hours
      And 30 minutes pass
      And the app crashes
      And the user sets the phone's clock back by 2 hours
      And the user opens the app
      And 30 minutes pass
      And the employee clocks out
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server
      And the timestamps of all points are unchanged
      And the screen does not show "refused"

    @clock-in:FR-007 @clock-in:SC-007
    Scenario: The phone changes its time zone while points wait
      Given the phone is offline
      When 30 minutes pass
      And the phone's time zone changes to UTC+2
      And 30 minutes pass
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server
      And recorded points are at most 301 seconds apart

    @clock-in:US4.3 @clock-in:FR-009
    Scenario: In the route they stand at their right places
      When 20 minutes pass
      And the phone goes offline
      And 40 minutes pass
      And the phone comes back online
      And 20 minutes pass
      And the employee clocks out
      Then every recorded point is on the server
      When the employee opens the shift history
      And the employee opens shift 1 of the history
      Then the map shows 17 points that can be tapped
      And the map shows 1 line
      And the map's lines have 17 points
      And the map's lines are 4.8 km long, give or take 2 m
      And the map's lines join its points in their order
      When the user taps point 9 of the map
      Then the screen shows "Recorded Mon 2026-01-05 08:40:00"
      When the user taps point 15 of the map
      Then the screen shows "Recorded Mon 2026-01-05 09:10:00"

    @clock-in:US4.3 @clock-in:SC-009
    Scenario: They stand there before they are sent, too
      When 20 minutes pass
      And the phone goes offline
      And 40 minutes pass
      And the employee clocks out
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                       |
        | Mon 2026-01-05 08:00 – 09:00 | 13 points · not all sent yet |
      When the employee opens shift 1 of the history
      Then the map shows 13 points that can be tapped
      And the route is shown after at most 2 taps
      And the map's lines are 3.6 km long, give or take 2 m
      When the user taps point 13 of the map
      Then the screen shows "Recorded Mon 2026-01-05 09:00:00"
      When the app crashes
      And the user opens the app
      And the employee opens the shift history
      And the employee opens shift 1 of the history
      Then the map shows 13 points that can be tapped
      And the map's lines are 3.6 km long, give or take 2 m

    @clock-in:SC-009
    Scenario: So do those of two shifts that wait
      When the phone goes offline
      And 30 minutes pass
      And the employee clocks out
      And 1 hour passes
      And the employee clocks in
      And 20 minutes pass
      And the employee clocks out
      And the employee opens the shift history
      And the employee opens shift 2 of the history
      Then the map shows 7 points that can be tapped
      And the map's lines are 1.8 km long, give or take 1 m
      When the user taps "Back"
      And the employee opens shift 1 of the history
      Then the map shows 5 points that can be tapped
      And the route is shown after at most 2 taps

    @clock-in:US4.3 @clock-in:US4.2 @clock-in:FR-009
    Scenario: They stand there on a new phone too, after two outages and an upload of which a part was taken
      When 22 minutes pass
      And the phone goes offline
      And 40 minutes pass
      And the shift server accepts only the first 3 points of the next upload
      And the phone comes back online
      And 20 minutes pass
      And the phone goes offline
      And 20 minutes pass
      And the phone comes back online
      And the employee clocks out
      And 10 minutes pass
      Then every recorded point is on the server
      When the user reinstalls the app
      And the user opens the app
      And the employee opens the shift history
      And the employee opens shift 1 of the history
      Then the map shows 21 points that can be tapped
      And the map shows 1 line
      And the map's lines have 21 points
      And the map's lines are 6 km long, give or take 2 m
      And the map's lines join its points in their order

  Rule: Each arrives once

    @clock-in:FR-006
    Scenario: The server's answer is lost
      Given the shift server loses its reply to the next upload
      When 30 minutes pass
      Then every recorded point is on the server
      And the server has received the same upload 2 times

    @clock-in:FR-006
    Scenario: Every third request and every third answer is lost
      Given the network loses one in 3 requests
      And the network loses one in 3 answers
      When 4 hours pass
      And the employee clocks out
      And 1 hour passes
      Then every recorded point is on the server
      And the server has received the clock-out
      And no gap is logged

    @clock-in:FR-006
    Scenario Outline: A server in trouble (<status>) is asked again
      Given the shift server answers the next upload with status <status>
      When 5 minutes pass
      Then 1 recorded point is waiting on the phone
      And within 10 seconds every recorded point is on the server

      Examples:
        | status |
        | 500    |
        | 503    |
        | 401    |
        | 429    |

    @clock-in:FR-006
    Scenario: A server that is down for a whole shift is not asked without end
      When the shift server is down
      And 8 hours pass
      Then the shift server has received at most 130 uploads
      When the employee clocks out
      And the shift server is up again
      And 10 minutes pass
      Then every recorded point is on the server
      And the server has received the clock-out

    @clock-in:FR-006
    Scenario: What the server refuses is told
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      Then the screen does not show "refused"
      When the employee opens the shift history
      Then the list shows:
        | title                              | detail                    |
        | Mon 2026-01-05 08:00 – in progress | 5 points · partly refused |
      When the user taps "Back"
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      And the server has received the same upload 1 times
      When the employee opens the shift history
      Then the list shows:
        | title                        | detail                    |
        | Mon 2026-01-05 08:00 – 08:20 | 5 points · partly refused |

    @clock-in:FR-006
    Scenario Outline: What the server has refused is told all the same when <what>
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And <happens>
      And the user opens the app
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      When the app crashes
      And the user opens the app
      Then the screen shows "The server refused a part of a shift."
      When the employee opens the shift history
      Then the list shows:
        | title                        | detail                    |
        | Mon 2026-01-05 08:00 – 08:20 | 5 points · partly refused |

      Examples:
        | what            | happens                |
        | the app crashes | the app crashes        |
        | the app is quit | the user quits the app |

    @clock-in:FR-006
    Scenario: What the server has refused is told all the same when the phone restarts
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."

    @clock-in:FR-006
    Scenario: What is refused out of sight after the clock-out is told when the app is opened
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When the phone goes offline
      And 20 minutes pass
      And the employee clocks out
      And the user leaves the app
      And 10 minutes pass
      And the system ends the app
      And the phone comes back online
      And 1 hour passes
      And the system ends the app
      And the user opens the app
      Then the screen shows "The server refused a part of a shift."

    @clock-in:FR-006
    Scenario: A clock-out that is refused is told in the history, too
      Given the shift server answers "POST /api/shifts/*/clock-out" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      When the app crashes
      And the user opens the app
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                    |
        | Mon 2026-01-05 08:00 – 08:20 | 5 points · partly refused |
      When the user taps "Back"
      Then the screen shows "The server refused a part of a shift."

    @clock-in:FR-006
    Scenario: A clock-in that is refused is told, too
      Given the employee clocks out
      And the shift server answers "POST /api/shifts" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 10 minutes pass
      And the employee clocks in
      And 20 minutes pass
      Then the screen does not show "refused"
      When the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      When the app crashes
      And the user opens the app
      Then the screen shows "The server refused a part of a shift."
      When the employee opens the shift history
      Then the list shows:
        | title                        | detail                    |
        | Mon 2026-01-05 08:10 – 08:30 | 5 points · partly refused |
        | Mon 2026-01-05 08:00 – 08:00 | 1 point                   |

    @clock-in:FR-006
    Scenario: So are interruptions that are refused
      Given the shift server answers "POST /api/shifts/*/gaps" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And there is no GPS signal
      And 20 minutes pass
      And the GPS signal comes back
      And 10 minutes pass
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."

    @clock-in:FR-006
    Scenario: Of each of two shifts it is told that something was refused
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      When the employee clocks in
      And 10 minutes pass
      Then the screen does not show "refused"
      When the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      When the app crashes
      And the user opens the app
      And the employee opens the shift history
      Then the list shows:
        | title                        | detail                    |
        | Mon 2026-01-05 08:20 – 08:30 | 3 points · partly refused |
        | Mon 2026-01-05 08:00 – 08:20 | 5 points · partly refused |

    @clock-in:FR-006
    Scenario: What is refused of a shift during the next one is told at the end of that
      Given the shift server answers "POST /api/shifts/*/clock-out" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When the phone goes offline
      And 20 minutes pass
      And the employee clocks out
      And the employee clocks in
      And the phone comes back online
      And 10 minutes pass
      Then the screen does not show "refused"
      When the employee opens the shift history
      Then the list shows:
        | title                              | detail                    |
        | Mon 2026-01-05 08:20 – in progress | 3 points                  |
        | Mon 2026-01-05 08:00 – 08:20       | 5 points · partly refused |
      When the user taps "Back"
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."

    @clock-in:FR-006
    Scenario: What was refused is told of a shift that was ended on another device, too
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And the shift is ended on another device
      And the employee opens the shift history
      Then the screen shows "partly refused"
      When the user taps "Back"
      Then no shift is active
      And the screen shows "The server refused a part of a shift."

    @clock-in:FR-006
    Scenario: What was refused of a shift is told no more when the next one is over
      Given the shift server answers "POST /api/shifts/*/points" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 20 minutes pass
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      When the phone goes offline
      And the employee clocks in
      And 2 minutes pass
      And the employee clocks out
      Then the screen does not show "refused"
      When the employee opens the shift history
      Then the list shows:
        | title                        | detail                     |
        | Mon 2026-01-05 08:20 – 08:22 | 1 point · not all sent yet |
        | Mon 2026-01-05 08:00 – 08:20 | 5 points · partly refused  |

    @clock-in:FR-006
    Scenario: The server takes a part of them
      Given the phone is offline
      When 1 hour passes
      And the shift server accepts only the first 5 points of the next upload
      And the phone comes back online
      And 1 minute passes
      Then every recorded point is on the server

    @clock-in:FR-006
    Scenario: A server that takes none of them is asked again, under another key
      Given the phone is offline
      When 30 minutes pass
      And the shift server accepts only the first 0 points of the next upload
      And the phone comes back online
      Then the badge "Not sent yet" is shown
      And the screen shows "could not be read"
      And within 10 seconds every recorded point is on the server
      And the badge "Not sent yet" is not shown
      When the employee clocks out
      Then the screen does not show "refused"

    Scenario: What the server has refused is not sent again after a restart
      Given the shift server answers "POST /api/shifts/*/clock-out" with status 400 and:
        """json
        {"error": "no", "reason": "invalid"}
        """
      When 6 minutes pass
      And the employee clocks out
      Then the screen shows "The server refused a part of a shift."
      And the badge "Sending" is not shown
      When the app crashes
      And the user opens the app
      And 10 minutes pass
      Then the shift server has received 1 clock-out
      And the badge "Sending" is not shown
