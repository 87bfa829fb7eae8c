@ios @android
Feature: Interruptions on the map
  A line joins points between which there was tracking. It never leads over an interruption, whatever its reason, and
  not after the points came back from the server either.

  Background:
    Given the employee is clocked in
    And the user walks 40 km north at 1 m/s

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: No signal for a while
    When 20 minutes pass
    And there is no GPS signal
    And 20 minutes pass
    And the GPS signal comes back
    And 20 minutes pass
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2 @clock-in:EDGE-3
  Scenario: The app was not running for a while
    When 20 minutes pass
    And the app crashes
    And 21 minutes pass
    And the user opens the app
    And 20 minutes pass
    Then 1 gap is logged
    And a gap with the reason "app not running" is logged
    When the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order
    And the server has 2 points marked as the beginning of a stretch

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: Location was switched off for a while
    When 20 minutes pass
    And the user switches Location Services off
    And 20 minutes pass
    And the user switches Location Services on
    And 20 minutes pass
    Then the logged gaps are:
      | reason        | from       | to         |
      | no permission | 20 minutes | 40 minutes |
    When the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: Location was switched off for a moment, where there was no signal anyway
    When 21 minutes pass
    And there is no GPS signal
    And 1 minute passes
    And the user switches Location Services off
    And 1 minute passes
    And the user switches Location Services on
    And the GPS signal comes back
    And 17 minutes pass
    Then 1 gap is logged
    And a gap with the reason "no permission" is logged
    When the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: There was no signal for a moment, and none was due
    When 21 minutes pass
    And there is no GPS signal
    And 2 minutes pass
    And the GPS signal comes back
    And 17 minutes pass
    Then no gap is logged
    When the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 1 line
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: The phone was off for a while
    When 20 minutes pass
    And the user switches the phone off
    And 21 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 20 minutes pass
    Then 1 gap is logged
    And a gap with the reason "phone off" is logged
    When the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: One after the other, each for another reason
    When 20 minutes pass
    And there is no GPS signal
    And 20 minutes pass
    And the GPS signal comes back
    And 20 minutes pass
    And the user switches the phone off
    And 21 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 20 minutes pass
    And the user switches Location Services off
    And 20 minutes pass
    And the user switches Location Services on
    And 20 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 4 lines
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: The second shift of the day has its own interruption, on a new phone too
    When 20 minutes pass
    And the employee clocks out
    And 10 minutes pass
    And the employee clocks in
    And 20 minutes pass
    And there is no GPS signal
    And 20 minutes pass
    And the GPS signal comes back
    And 20 minutes pass
    And the employee clocks out
    And the user reinstalls the app
    And the user opens the app
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order
    When the user taps "Back"
    And the employee opens shift 2 of the history
    Then the map shows 1 line

  @clock-in:FR-009
  Scenario: The app crashes where there is no signal, which is one interruption
    When 12 minutes pass
    And there is no GPS signal
    And 12 minutes pass
    And the app crashes
    And 3 minutes pass
    And the user opens the app
    And 12 minutes pass
    And the GPS signal comes back
    And 20 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2
  Scenario: Points had to make room
    When the user walks 400 km north at 1 m/s
    And 20 minutes pass
    And the phone goes offline
    And the phone has 10 kB of free storage
    And 24 hours pass
    And the phone comes back online
    And 20 minutes pass
    And the employee clocks out
    Then a gap with the reason "storage full" is logged
    When the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 2 lines
    And the map's lines join its points in their order

  @clock-in:FR-009 @clock-in:US2.2
  Scenario Outline: At <speed> every point is on the line
    When the user drives 100 km north at <speed>
    And 30 minutes pass
    And the employee clocks out
    And the employee opens the shift history
    And the employee opens shift 1 of the history
    Then the map shows 31 points that can be tapped
    And the map's lines have 31 points
    And the map's lines join its points in their order

    Examples:
      | speed    |
      | 55 km/h  |
      | 85 km/h  |
      | 110 km/h |
      | 140 km/h |
