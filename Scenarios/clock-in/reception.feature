@ios @android
Feature: Where satellites are hard to hear
  What there is gets recorded. A point that is less accurate, or only repeats the last known position, is marked.

  Rule: No signal

    @clock-in:EDGE-1 @clock-in:FR-015 @clock-in:US6.4
    Scenario: The last known position is repeated and marked
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 7 minutes pass
      And there is no GPS signal
      And 4 minutes pass
      Then the phone has recorded 3 points
      And 1 recorded point repeats the last known position
      And the last recorded point is within 1 m of 52.2324, 21.0122
      And 1 recorded point is flagged as inaccurate
      And the badge "Signal lost" is shown in yellow
      And the screen shows "Your location cannot be determined here."
      And location updates are on

    @clock-in:US6.4 @clock-in:FR-015
    Scenario: The indicator is as before when the signal is back
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 7 minutes pass
      And there is no GPS signal
      And 19 minutes pass
      Then the badge "Signal lost" is shown
      And the screen shows "Your location cannot be determined here."
      When the GPS signal comes back
      Then within 1 second the badge "Tracking" is shown in green
      And the badge "Signal lost" is not shown
      And the screen does not show "cannot be determined"
      And the last recorded point is within 1 m of the user
      And 4 recorded points are flagged as inaccurate
      And within 1 second 1 gap is logged
      And a gap with the reason "no signal" is logged
      When the employee clocks out
      Then every recorded point is on the server

    @clock-in:EDGE-1 @clock-in:FR-015
    Scenario: The gap is as long as the signal was away, by the intervals
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 7 minutes pass
      And there is no GPS signal
      And 19 minutes pass
      And the GPS signal comes back
      And 5 minutes pass
      Then 4 recorded points repeat the last known position
      And 4 recorded points are flagged as inaccurate
      And a gap with the reason "no signal" is logged

    @clock-in:FR-015
    Scenario: It is repeated by a process that has not recorded it, too
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 12 minutes pass
      And there is no GPS signal
      And 10 minutes pass
      Then 2 recorded points repeat the last known position
      When the app crashes
      And 3 minutes pass
      And the user opens the app
      And 7 minutes pass
      Then 4 recorded points repeat the last known position
      And 4 recorded points are flagged as inaccurate
      And the last recorded point is within 1 m of 52.2351, 21.0122
      And every recorded point is on the server

    @clock-in:EDGE-1
    Scenario: A short tunnel between two intervals leaves no trace
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 6 minutes pass
      And there is no GPS signal
      And 2 minutes pass
      And the GPS signal comes back
      And 12 minutes pass
      Then the phone has recorded 5 points
      And 0 recorded points repeat the last known position
      And no gap is logged

    @clock-in:FR-015
    Scenario: Where the shift before was is not repeated in the next one
      Given the employee is clocked in
      When 12 minutes pass
      And the employee clocks out
      And there is no GPS signal
      And the user walks 20 km north at 1 m/s
      And 10 minutes pass
      And the employee clocks in
      And 20 minutes pass
      Then no points were recorded
      When the GPS signal comes back
      And 1 minute passes
      Then the phone has recorded 1 point
      And 0 recorded points repeat the last known position
      And 0 recorded points are flagged as inaccurate
      When there is no GPS signal
      And 6 minutes pass
      Then 1 recorded point repeats the last known position

    @clock-in:FR-015
    Scenario: The receiver repeats an old position
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 6 minutes pass
      And the receiver repeats its last position for 10 minutes
      And 20 minutes pass
      Then the phone has recorded 7 points
      And 2 recorded points are flagged as inaccurate
      And the last recorded point is within 1 m of the user

  Rule: A weak signal

    @clock-in:EDGE-1 @clock-in:FR-015
    Scenario: Indoors, inaccurate positions are recorded and marked
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 6 minutes pass
      And positions are accurate to 80 m
      And 30 minutes pass
      Then the phone has recorded 8 points
      And 6 recorded points are flagged as inaccurate
      And 0 recorded points repeat the last known position
      And the badge "Low accuracy" is shown in yellow
      And no gap is logged
      When positions are accurate to 5 m
      And 5 minutes pass
      Then the badge "Tracking" is shown
      And 6 recorded points are flagged as inaccurate

    @clock-in:FR-015
    Scenario Outline: Accurate to <accuracy>, <count> of them are marked
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 6 minutes pass
      And positions are accurate to <accuracy>
      And 30 minutes pass
      Then the phone has recorded 8 points
      And <count> recorded points are flagged as inaccurate

      Examples:
        | accuracy | count |
        | 50 m     | 0     |
        | 51 m     | 6     |

    @clock-in:EDGE-1 @clock-in:FR-015 @clock-in:FR-008 @clock-in:US2.1 @clock-in:US2.2 @clock-in:FR-009
    Scenario: Points that are marked look different on the server too
      Given the employee is clocked in
      When the user walks 20 km north at 1 m/s
      And 6 minutes pass
      And the GPS signal is weak
      And 10 minutes pass
      And the GPS signal is good
      And 10 minutes pass
      And the employee clocks out
      Then every recorded point is on the server
      And 2 recorded points are flagged as inaccurate
      When the employee opens the shift history
      And the employee opens shift 1 of the history
      Then the map shows 6 points that can be tapped
      # What lies within 1500 m is no way.
      And the map's lines have 3 points
      When the user taps point 3 of the map
      Then the screen shows "accurate to 1500 m · low accuracy"
      When the user taps point 2 of the map
      Then the screen shows "accurate to 5 m"
      And the screen does not show "low accuracy"

    @clock-in:FR-009 @clock-in:US2.2
    Scenario: Points that are marked are joined where they lie further apart than they may be off
      Given the employee is clocked in
      And positions are accurate to 120 m
      When the user walks 20 km north at 1 m/s
      And 31 minutes pass
      And the employee clocks out
      Then 6 recorded points are flagged as inaccurate
      When the employee opens the shift history
      And the employee opens shift 1 of the history
      Then the map shows 1 line
      And the map's lines have 7 points

    Scenario: A building in which the shift goes on for hours
      Given the employee is clocked in
      And there is a building of 300 m around 52.2387, 21.0122
      When the user walks to 52.2387, 21.0122 at 1 m/s
      And 4 hours pass
      Then the phone has recorded at least 15 points
      And the shift is active
      And location updates are on
      When the employee clocks out
      Then within 1 second the server has received the clock-out
      And every recorded point is on the server

  Rule: A whole shift through a city

    @clock-in:SC-003
    Scenario: Eight hours under the open sky
      Given the employee is clocked in
      And positions scatter by 8 m
      When the user walks 40 km north at 1 m/s
      And 8 hours pass
      # slack: SC-003 asks for 50 m
      Then at least 95% of the recorded points are accurate to 50 m or better
      # slack: SC-003 asks for 50 m
      And at least 95% of the points are within 50 m of the truth
      And 0 recorded points are flagged as inaccurate
      And every recorded point is on the server

    @clock-in:SC-003
    Scenario: A vague position that comes first is not taken for the better one that follows
      Given the employee is clocked in
      When the user walks 40 km north at 1 m/s
      And the following happens:
        | after       | event                  |
        | 290 seconds | the GPS signal is weak |
        | 310 seconds | the GPS signal is good |
        | 590 seconds | the GPS signal is weak |
        | 610 seconds | the GPS signal is good |
        | 890 seconds | the GPS signal is weak |
        | 910 seconds | the GPS signal is good |
      And 10 minutes pass
      # slack: SC-003 asks for 50 m
      Then at least 95% of the points are better than 50 m
      And the phone has recorded 6 points

    @clock-in:SC-003
    Scenario Outline: Where <trouble>, fewer are
      Given the employee is clocked in
      And <trouble>
      When the user walks 40 km north at 1 m/s
      And 8 hours pass
      Then fewer than 95% of the points are within 50 m of the truth

      Examples:
        | trouble                   |
        | positions scatter by 60 m |
        | positions drift by 40 m   |

    @clock-in:FR-007 @clock-in:SC-001
    Scenario: A receiver whose positions are of twenty years ago
      Given the receiver's week count has rolled over
      And the employee is clocked in
      When the user walks 3 km north at 1 m/s
      And 50 minutes pass
      Then the distance travelled is 3 km, give or take 1 m
      # slack: SC-001 allows 30 seconds
      And every point was recorded within 30 seconds of its interval
      When the employee clocks out
      Then within 1 second the server has received the clock-out
      And every recorded point is on the server

    @clock-in:SC-003
    Scenario: Eight hours under the open sky, with a stray position now and then
      Given the employee is clocked in
      And positions scatter by 15 m
      And one in 50 positions is off by 300 m
      When the user walks 40 km north at 1 m/s
      And 8 hours pass
      # slack: SC-003 asks for 50 m
      Then at least 95% of the recorded points are accurate to 50 m or better
      And at least 95% of the points are within 50 m of the truth
      And the phone has recorded between 95 and 130 points

    @clock-in:EDGE-1 @clock-in:FR-015 @clock-in:SC-001
    Scenario: A shift through a tunnel city
      Given the employee is clocked in
      And there is a tunnel of 400 m around 52.2477, 21.0122
      And there is an urban canyon of 800 m around 52.2747, 21.0122
      And there is a tunnel of 900 m around 52.3107, 21.0122
      And there is a building of 500 m around 52.3557, 21.0122
      And the receiver needs 30 seconds to find satellites again
      When the user walks 22 km north at 1 m/s
      And 6 hours pass
      Then the phone has recorded between 72 and 76 points
      And a gap with the reason "no signal" is logged
      And location updates are on
      And recorded points are at most 330 seconds apart
      When the employee clocks out
      Then within 1 second the server has received the clock-out
      And every recorded point is on the server
      And the badge "Off duty" is shown
      When the employee opens the shift history
      And the employee opens shift 1 of the history
      And the user taps point 31 of the map
      Then the screen shows "last known position"
      When the user taps point 20 of the map
      Then the screen does not show "last known position"

    @clock-in:FR-015 @clock-in:FR-017
    Scenario: At the wheel through the same tunnels
      Given the employee is clocked in
      And there is a tunnel of 400 m around 52.2477, 21.0122
      And there is a tunnel of 900 m around 52.3107, 21.0122
      When the user drives 22 km north at 15 m/s
      And 30 minutes pass
      Then the phone has recorded between 26 and 28 points
      And 2 recorded points are flagged as inaccurate
      When the employee clocks out
      Then every recorded point is on the server

    @clock-in:FR-003 @clock-in:FR-007
    Scenario: A position that is a little old keeps its time
      Given the employee is clocked in
      And the user walks 40 km north at 1 m/s
      When 4 minutes pass
      And 52 seconds pass
      And the receiver repeats its last position for 1 minute
      And 10 seconds pass
      Then the recorded points include:
        | point | at       |
        | 2     | 08:04:52 |
