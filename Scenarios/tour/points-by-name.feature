@ios @android
Feature: Points of a tour by their titles
  A point can be named by its number or by its title.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio     |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 5 minutes |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 5 minutes |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 5 minutes |
    And the tour "Royal Way" is running

  Scenario: A walk from point to point
    When the user walks to point "Castle" of the tour
    Then point "Castle" of the tour is active
    And the audio of point "Castle" is playing
    And the next point is "Column"
    And only the circle of point "Column" is watched
    When 5 minutes pass
    And the user walks to point 2 of the tour
    Then point "Castle" of the tour is shown as completed
    And the circle of point "Column" is orange and pulsing
    And the map shows a circle of 100 m around point "Column"
    And the points triggered so far are "Castle, Column"
