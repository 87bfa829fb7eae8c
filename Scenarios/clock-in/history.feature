@ios @android
Feature: Looking back
  The history lists all shifts. A tap shows a shift's route, a tap on a point when it was recorded.

  Background:
    Given the employee is clocked in
    And the user walks at 1 m/s through:
      | place            |
      | 52.2387, 21.0122 |
      | 52.2387, 21.0269 |
      | 52.2297, 21.0269 |
      | 52.2297, 21.0122 |

  @clock-in:FR-008 @clock-in:US2.1
  Scenario: All points of a shift are on the map
    When 1 hour passes
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 13 points that can be tapped
    And the map's lines have 13 points
    And the map's lines join its points in their order
    And the map's lines are 3443 m long, give or take 1 m
    # They surround this place, 500 m away on each side.
    And no line of the map passes within 495 m of 52.2342, 21.01955
    And the screen shows "Mon 2026-01-05 08:00 – 09:00"

  @clock-in:FR-008 @clock-in:US2.1
  Scenario: Points in one place are all on the map
    Given the user stops on the way
    When 1 hour passes
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 6 points that can be tapped
    When the user taps point 5 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:40:00"
    When the user taps point 6 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:55:00"

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: They are joined in the order of their times
    When 1 hour passes
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 1 line
    And the map's lines have 13 points
    And the map's lines join its points in their order
    And the map's lines are 3443 m long, give or take 1 m
    When the user taps point 1 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:00:00"
    When the user taps point 13 of the map
    Then the screen shows "Recorded Mon 2026-01-05 09:00:00"

  @clock-in:FR-010 @clock-in:US2.3
  Scenario: A tap on a point tells when it was recorded
    When 1 hour passes
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the screen does not show "Recorded"
    When the user taps point 1 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:00:00 · accurate to 5 m"
    When the user taps point 4 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:15:00 · accurate to 5 m"
    When the user taps point 13 of the map
    Then the screen shows "Recorded Mon 2026-01-05 09:00:00 · accurate to 5 m"

  @clock-in:SC-009 @clock-in:FR-008
  Scenario: From the history, one tap shows the route
    When 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the user taps the row "Mon 2026-01-05 08:00 – 08:30"
    Then the map shows 7 points that can be tapped
    And the route is shown after at most 2 taps

  @clock-in:SC-005 @clock-in:SC-009 @clock-in:FR-008 @clock-in:US2.1
  Scenario: A route of 289 points is on the map within 3 seconds
    When the user walks 90 km north at 1 m/s
    And 24 hours pass
    And the employee clocks out
    And the network takes 1 second each way
    And the employee opens the shift history
    And 3 seconds pass
    And the employee opens shift 1 of the history
    Then within 3 seconds the map shows 289 points that can be tapped
    And the map's lines have 289 points

  @clock-in:SC-005 @clock-in:FR-008
  Scenario: A route of 50 points and more
    When the user walks 90 km north at 1 m/s
    And 250 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then within 1 second the map shows 51 points that can be tapped
    And within 1 second the map's lines have 51 points
    And the map's lines are 15 km long, give or take 1 m

  @clock-in:SC-005
  Scenario Outline: A route of <points> points costs little to build
    Given the history has a finished shift of <points> points
    When the employee opens the shift history
    And the employee opens shift <place> of the history
    Then within 1 second the map shows <points> points that can be tapped
    And the map's lines have <points> points
    And the route is built within 0.5 seconds of computing

    Examples:
      | points | place |
      | 50     | 2     |
      | 5000   | 2     |

    @nightly
    Examples: As long as can be
      | points | place |
      | 50000  | 2     |

  @clock-in:FR-008 @clock-in:FR-010
  Scenario: The route of the shift that goes on
    When 30 minutes pass
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 7 points that can be tapped
    When 5 minutes pass
    Then the map shows 8 points that can be tapped
    When the user taps point 8 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:35:00"

  @clock-in:FR-008
  Scenario: The route of the shift that goes on is whole after a crash
    When 30 minutes pass
    And the app crashes
    And the user opens the app
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 7 points that can be tapped
    When 5 minutes pass
    Then the map shows 8 points that can be tapped

  @clock-in:FR-008
  Scenario: Without a network, too
    When 30 minutes pass
    And the phone goes offline
    And 20 minutes pass
    And the app crashes
    And the user opens the app
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 11 points that can be tapped
    When the user taps point 2 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:05:00"

  @clock-in:FR-008 @clock-in:SC-009 @clock-in:US2.1
  Scenario: Points of the shift before do not get into the route
    When 30 minutes pass
    And the employee clocks out
    And 1 hour passes
    And the employee clocks in
    And 10 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 3 points that can be tapped
    When the user taps "Back"
    And the employee opens shift 2 of the history
    Then the map shows 7 points that can be tapped
    And the route is shown after at most 2 taps

  @clock-in:SC-009 @clock-in:FR-008
  Scenario: Offline the history is there, and the route of a shift of long ago is not
    When 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the user taps "Back"
    And the phone goes offline
    And the employee opens the shift history
    Then the list shows:
      | title                        | detail   |
      | Mon 2026-01-05 08:00 – 08:30 | 7 points |
    And the screen shows "You are offline."
    When the employee opens shift 1 of the history
    Then the screen shows "You are offline."
    And the button "Try again" is shown
    When the phone comes back online
    And the user taps "Try again"
    Then the map shows 7 points that can be tapped

  @clock-in:FR-008
  Scenario: What has come since is there when the history is opened again
    Given the history has a finished shift of 50 points
    When the employee opens the shift history
    And the employee opens shift 2 of the history
    Then the map shows 50 points that can be tapped
    When the user taps "Back"
    And the user taps "Back"
    And the history has a finished shift of 60 points
    And the employee opens the shift history
    Then the screen shows "60 points"
    When the employee opens shift 3 of the history
    Then the map shows 60 points that can be tapped

  @clock-in:SC-009
  Scenario: A shift far down the list is as near
    Given the history has a finished shift of 50 points
    And the history has a finished shift of 60 points
    And the history has a finished shift of 70 points
    And the history has a finished shift of 80 points
    When the employee opens the shift history
    And the employee opens shift 5 of the history
    Then the map shows 80 points that can be tapped
    And the route is shown after at most 2 taps

  @clock-in:SC-009
  Scenario Outline: The server answers the history with <status>
    When 30 minutes pass
    And the employee clocks out
    And the next answer of the shift server has status <status>
    And the employee opens the shift history
    Then the screen shows "The server reported an error (<status>)."
    And the list shows:
      | title                        |
      | Mon 2026-01-05 08:00 – 08:30 |
    When the user taps "Try again"
    Then the button "Try again" is not shown
    When the employee opens shift 1 of the history
    Then the map shows 7 points that can be tapped

    Examples:
      | status |
      | 500    |
      | 503    |

  @clock-in:SC-009 @clock-in:FR-008
  Scenario: The server answers a route with an error, and the app offers to try again
    When 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the next answer of the shift server has status 503
    And the employee opens shift 1 of the history
    Then the screen shows "The server reported an error (503)."
    And the button "Try again" is shown
    When the user taps "Try again"
    Then the map shows 7 points that can be tapped
    And the button "Try again" is not shown

  @clock-in:SC-009
  Scenario: The routes of two shifts within a minute are two taps away each
    When 5 seconds pass
    And the employee clocks out
    And 15 seconds pass
    And the employee clocks in
    And 5 seconds pass
    And the employee clocks out
    And the employee opens the shift history
    And the user taps the row "Mon 2026-01-05 08:00 – 08:00 (2)"
    And the user taps point 1 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:00:00"
    When the user taps "Back"
    And the user taps the row "Mon 2026-01-05 08:00 – 08:00"
    And the user taps point 1 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:00:20"
    And the route is shown after at most 2 taps

  @clock-in:FR-008
  Scenario: The server cannot tell the points just now
    When 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the next answer of the shift server has status 503
    And the employee opens shift 1 of the history
    Then the button "Try again" is shown
    When the user taps "Try again"
    Then the map shows 7 points that can be tapped

  @clock-in:FR-008 @clock-in:SC-009
  Scenario: A new phone shows the shifts that the server has
    When 30 minutes pass
    And the employee clocks out
    And the user reinstalls the app
    And the user opens the app
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 7 points that can be tapped
    And the route is shown after at most 2 taps

  @clock-in:EDGE-5
  Scenario: A new phone knows how long each shift is, and which one is for review
    When 25 hours pass
    And the employee clocks out
    And 1 hour passes
    And the employee clocks in
    And 10 minutes pass
    And the employee clocks out
    And the user reinstalls the app
    And the user opens the app
    And the employee opens the shift history
    Then the list shows:
      | title                                   | detail                  |
      | Tue 2026-01-06 10:00 – 10:10            | 3 points                |
      | Mon 2026-01-05 08:00 – 2026-01-06 09:00 | 111 points · for review |

  @clock-in:FR-010 @clock-in:US2.3
  Scenario: Each of two shifts tells the times of its own points
    When 30 minutes pass
    And the employee clocks out
    And 1 hour passes
    And the employee clocks in
    And 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 2 of the history
    And the user taps point 3 of the map
    Then the screen shows "Recorded Mon 2026-01-05 08:10:00"
    When the user taps "Back"
    And the employee opens shift 1 of the history
    Then the screen does not show "Recorded"
    When the user taps point 2 of the map
    Then the screen shows "Recorded Mon 2026-01-05 09:35:00"
    When the phone's time zone changes to UTC+1
    Then the screen shows "Recorded Mon 2026-01-05 10:35:00"

  @clock-in:FR-010
  Scenario: The time of a point stays on the screen while others come
    When 30 minutes pass
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    And the user taps point 3 of the map
    And 5 minutes pass
    Then the map shows 8 points that can be tapped
    And the screen shows "Recorded Mon 2026-01-05 08:10:00"

  @clock-in:FR-010 @clock-in:US2.3
  Scenario: Times are shown in the phone's time zone
    When 30 minutes pass
    And the employee clocks out
    And the phone's time zone changes to UTC+1
    And the employee opens the shift history
    Then the list shows:
      | title                        |
      | Mon 2026-01-05 09:00 – 09:30 |
    When the employee opens shift 1 of the history
    And the user taps point 2 of the map
    Then the screen shows "Recorded Mon 2026-01-05 09:05:00"

  @clock-in:FR-010 @clock-in:US2.3
  Scenario: West of where it was recorded, a point may be of the day before
    When 30 minutes pass
    And the employee clocks out
    And the phone's time zone changes to UTC-9
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    And the user taps point 2 of the map
    Then the screen shows "Recorded Sun 2026-01-04 23:05:00"

  @clock-in:SC-009 @clock-in:FR-009
  Scenario: The oldest of 41 shifts is as near as the latest
    Given the history has a finished shift of 21 points
    And the history has a finished shift of 22 points
    And the history has a finished shift of 23 points
    And the history has a finished shift of 24 points
    And the history has a finished shift of 25 points
    And the history has a finished shift of 26 points
    And the history has a finished shift of 27 points
    And the history has a finished shift of 28 points
    And the history has a finished shift of 29 points
    And the history has a finished shift of 30 points
    And the history has a finished shift of 31 points
    And the history has a finished shift of 32 points
    And the history has a finished shift of 33 points
    And the history has a finished shift of 34 points
    And the history has a finished shift of 35 points
    And the history has a finished shift of 36 points
    And the history has a finished shift of 37 points
    And the history has a finished shift of 38 points
    And the history has a finished shift of 39 points
    And the history has a finished shift of 40 points
    And the history has a finished shift of 41 points
    And the history has a finished shift of 42 points
    And the history has a finished shift of 43 points
    And the history has a finished shift of 44 points
    And the history has a finished shift of 45 points
    And the history has a finished shift of 46 points
    And the history has a finished shift of 47 points
    And the history has a finished shift of 48 points
    And the history has a finished shift of 49 points
    And the history has a finished shift of 50 points
    And the history has a finished shift of 51 points
    And the history has a finished shift of 52 points
    And the history has a finished shift of 53 points
    And the history has a finished shift of 54 points
    And the history has a finished shift of 55 points
    And the history has a finished shift of 56 points
    And the history has a finished shift of 57 points
    And the history has a finished shift of 58 points
    And the history has a finished shift of 59 points
    And the history has a finished shift of 60 points
    When the employee opens the shift history
    And the employee opens shift 41 of the history
    Then the map shows 60 points that can be tapped
    And the route is shown after at most 2 taps

  @clock-in:SC-009
  Scenario: So is a shift of forty days ago
    When 30 minutes pass
    And the employee clocks out
    And 40 days pass
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 7 points that can be tapped
    And the route is shown after at most 2 taps
