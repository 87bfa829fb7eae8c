@ios @android
Feature: Circles of other widths
  How well a position must be known is asked of each circle by itself: of a wide one it may be vague.

  @tour:UI-2 @tour:EDGE-3
  Scenario: A position that is good enough for the next point may be too vague for another
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title  | position         | radius | audio    |
      | Royal Way | 1     | Castle | 52.2333, 21.0122 | 300 m  | 1 minute |
      | Royal Way | 2     | Column | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running
    When the user travels to 52.2380, 21.0250
    And positions are accurate to 200 m
    And the user walks to 52.2405, 21.0122 at 1.5 m/s and arrives
    And 10 seconds pass
    Then the circle of point 2 is grey
    When positions are accurate to 90 m
    And 10 seconds pass
    Then the circle of point 2 is orange and pulsing
    And no point has been triggered
