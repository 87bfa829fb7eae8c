@ios @android
Feature: Intervals that are set otherwise
  At speed no interval is longer than the one that was set, and at rest none is shorter.

  Background:
    Given the clock-in app is installed

  @clock-in:FR-017 @clock-in:FR-003
  Scenario Outline: Set to <interval>, positions are not recorded less often at speed
    Given points are recorded every <interval>
    And the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 20 minutes pass
    Then the phone has recorded <points> points

    Examples:
      | interval   | points |
      | 15 seconds | 81     |
      | 30 seconds | 41     |

  @clock-in:FR-018 @clock-in:FR-003
  Scenario Outline: Set to <interval>, positions are not recorded more often at rest
    Given points are recorded every <interval>
    And the employee is clocked in
    When 8 hours pass
    Then the phone has recorded <points> points

    Examples:
      | interval   | points |
      | 30 minutes | 17     |
      | 1 hour     | 9      |
