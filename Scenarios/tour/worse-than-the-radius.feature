@ios @android
Feature: A position worse than the radius, for who is in the circle

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:UI-2
  Scenario Outline: In the circle, and then positions of <accuracy>, which do not count
    When the user walks 320 m north at 1.5 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is orange and pulsing
    When positions are accurate to <accuracy>
    And 10 seconds pass
    Then the circle of point 1 is orange and pulsing

    Examples:
      | accuracy |
      | 120 m    |
      | 310 m    |
