@ios @android
Feature: Positions that cannot be true
  What implies more than 300 km/h is not believed until a second position agrees with it, and no line leads there.

  @clock-in:FR-009 @clock-in:FR-008
  Scenario: The position at the clock-in was the wrong one
    Given the employee is clocked in
    When 1 second passes
    And the user jumps 5 km north
    And 10 seconds pass
    And the user walks 3 km north at 1 m/s
    And 50 minutes pass
    Then the distance travelled is 3 km, give or take 20 m
    When the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 1 line
    And no line of the map passes within 4 km of Warsaw
    And the phone has recorded 12 points
    And the map shows 11 points that can be tapped

  @clock-in:FR-009 @clock-in:US2.1 @clock-in:US2.2
  Scenario: The same route comes from the server
    Given the employee is clocked in
    When 1 second passes
    And the user jumps 5 km north
    And 10 seconds pass
    And the user walks 3 km north at 1 m/s
    And 50 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 1 line
    And no line of the map passes within 4 km of Warsaw
    And the phone has recorded 12 points
    And the map shows 11 points that can be tapped
    And the map's lines have 11 points

  Scenario: The position at the clock-out is doubtful, and the phone is asked again
    Given the employee is clocked in
    And 7 minutes pass
    When the user jumps 50 km north
    And the employee clocks out
    Then within 3 seconds the server has received the clock-out

  @clock-in:FR-003
  Scenario: The true position of the same moment is recorded as well
    Given the employee is clocked in
    When the user walks 3 km north at 1 m/s
    And 298 seconds pass
    And the next position is 300 km off and claims 5 m
    And 25 minutes pass
    Then 1 recorded point is marked as impossible
    And the phone has recorded 7 points
    And the distance travelled is 1500 m, give or take 1 m

  @clock-in:FR-008 @clock-in:US2.1 @clock-in:FR-009 @clock-in:US2.2
  Scenario Outline: <distance> beside the way after five minutes, and <impossible> of the points cannot be true
    Given the employee is clocked in
    When the user walks 3 km north at 1 m/s
    And 298 seconds pass
    And the next position is <distance> east of the truth and claims 5 m
    And 25 minutes pass
    Then the phone has recorded <points> points
    And <impossible> recorded points are marked as impossible
    When the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 6 points that can be tapped
    And the map shows 1 line
    And the map's lines have 6 points
    And the map's lines are 1500 m long, give or take 1 m

    Examples:
      | distance | points | impossible |
      | 24.9 km  | 6      | 0          |
      | 25.1 km  | 7      | 1          |

  @clock-in:FR-008 @clock-in:US2.1
  Scenario: In a train at 290 km/h all points are true
    Given the employee is clocked in
    When the user moves 100 km north at 290 km/h
    And 10 minutes pass
    And the employee clocks out
    Then the phone has recorded 11 points
    When the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 11 points that can be tapped
