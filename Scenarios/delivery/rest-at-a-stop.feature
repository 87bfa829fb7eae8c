@ios @android
Feature: Five minutes at rest, at a stop
  The position that is asked for to see how long the courier stays is no movement.

  @delivery:TRACK-3
  Scenario: At the door as anywhere
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    When the courier drives to stop 1
    And 4 minutes 50 seconds pass
    Then the badge "On the way" is shown in green
    When 20 seconds pass
    Then the courier's pace is resting
    And the badge "Standing" is shown
