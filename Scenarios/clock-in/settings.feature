@ios @android
Feature: Set otherwise
  The intervals and what a low battery means can be set.

  Background:
    Given the clock-in app is installed

  @clock-in:FR-003 @clock-in:US1.2 @clock-in:SC-001
  Scenario Outline: Every <interval>
    Given points are recorded every <interval>
    And the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And 2 hours pass
    Then the phone has recorded <points> points
    And every point was recorded within 1 second of its interval
    And every recorded point is on the server

    Examples:
      | interval   | points |
      | 30 seconds | 241    |
      | 1 minute   | 121    |
      | 10 minutes | 13     |
      | 1 hour     | 3      |

  @clock-in:FR-003 @clock-in:US1.2
  Scenario: Every ten minutes, also behind another app
    Given points are recorded every 10 minutes
    And the employee is clocked in
    When the user leaves the app
    And the user walks 20 km north at 1 m/s
    And 2 hours pass
    Then the phone has recorded 13 points
    And recorded points are at least 590 m apart
    And recorded points are at most 610 m apart

  @clock-in:FR-003 @clock-in:US1.2
  Scenario: Every ten minutes, also after a crash and in the next shift
    Given points are recorded every 10 minutes
    And the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And 25 minutes pass
    And the app crashes
    And the user opens the app
    And 1 hour passes
    Then the phone has recorded 10 points
    And every point was recorded within 1 second of its interval
    When the employee clocks out
    And 10 minutes pass
    And the employee clocks in
    And 1 hour passes
    Then the phone has recorded 7 points
    And every point was recorded within 1 second of its interval

  @clock-in:FR-003 @clock-in:FR-004 @clock-in:SC-001
  Scenario Outline: Every <interval> behind the lock screen
    Given points are recorded every <interval>
    And the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And the user locks the phone
    And 4 hours pass
    Then the phone has recorded <points> points
    And every point was recorded within 1 second of its interval
    And no gap is logged

    Examples:
      | interval   | points |
      | 30 seconds | 481    |
      | 2 hours    | 3      |

  @clock-in:FR-017 @clock-in:EDGE-6 @clock-in:SC-001
  Scenario: Every 15 seconds at speed
    Given points are recorded every 15 seconds while driving
    And the employee is clocked in
    When the user drives 20 km north at 20 m/s
    And 10 minutes pass
    Then the phone has recorded 41 points
    And every point was recorded within 1 second of its interval

  @clock-in:FR-016 @clock-in:US4.4
  Scenario: Every 15 seconds at speed for 48 hours, offline, with 1 MB left
    Given points are recorded every 15 seconds while driving
    And the employee is clocked in
    And the phone has 1 MB of free storage
    And the phone is offline
    When the user drives 3600 km north at 20 m/s
    And 48 hours pass
    Then 11520 recorded points are waiting on the phone
    And the screen does not show "lost"
    When the phone comes back online
    And the employee clocks out
    Then within 1 second the server has received the clock-out
    And every recorded point is on the server
    And the clock-out says:
      | points | pruned |
      | 11521  | 0      |

  @clock-in:FR-016 @clock-in:US4.4
  Scenario: So too with positions that scatter, over the end of the app, and in two shifts
    Given points are recorded every 15 seconds while driving
    And the employee is clocked in
    And positions scatter by 8 m
    And the phone has 1 MB of free storage
    And the phone is offline
    When the user drives 3600 km north at 20 m/s
    And 20 hours pass
    And the employee clocks out
    And the employee clocks in
    And 14 hours pass
    And the app crashes
    And the user opens the app
    And 14 hours pass
    Then the screen does not show "lost"
    When the phone comes back online
    And the employee clocks out
    Then within 1 second the server has received the clock-out
    And every recorded point is on the server
    And the clock-out says:
      | pruned |
      | 0      |
    When the employee opens the shift history
    Then the screen does not show "lost"

  @clock-in:US3.3 @clock-in:FR-018
  Scenario Outline: In <mode> mode a rest of four hours has <points> points
    Given the app tracks in <mode> mode
    And the employee is clocked in
    When 10 minutes pass
    Then the phone has recorded 3 points
    When 4 hours pass
    Then the phone has recorded <points> points

    Examples:
      | mode     | points |
      | balanced | 19     |
      | precise  | 51     |

  @clock-in:US3.3
  Scenario Outline: On foot it is the same in <mode> mode
    Given the app tracks in <mode> mode
    And the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And 2 hours pass
    Then the phone has recorded 25 points

    Examples:
      | mode     |
      | balanced |
      | precise  |

  @clock-in:FR-018 @clock-in:US3.3 @clock-in:SC-001
  Scenario: Every hour standing still
    Given points are recorded every 60 minutes while standing still
    And the employee is clocked in
    When 6 hours and 20 minutes pass
    Then the phone has recorded 9 points
    And every point was recorded within 1 second of its interval
