@ios @android
Feature: Positions as they are
  Receivers are off, lose their signal between walls, and now and then are wrong by a kilometre.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio     |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 200 m  | 4 minutes |
      | Royal Way | 2     | Column    | 52.2360, 21.0122 | 200 m  | 1 minute  |
      | Royal Way | 3     | Cathedral | 52.2387, 21.0122 | 200 m  | 1 minute  |

  @tour:EDGE-3 @tour:REQ-3 @tour:UI-2
  Scenario: A poor receiver, and a circle that is wide enough
    Given positions are accurate to 150 m
    And the tour "Royal Way" is running
    When the user walks 300 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And the circle of point 1 is orange and pulsing

  @tour:EDGE-3
  Scenario: Worse than the radius never triggers
    Given the tour app is installed
    And region events come 1 hour late
    And positions are accurate to 250 m
    And location permission is while using
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Not now"
    And the user walks 400 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then no point has been triggered
    When positions are accurate to 20 m
    And 10 seconds pass
    Then the points triggered so far are "1"

  @tour:EDGE-3
  Scenario: A wild position does not trigger
    Given the tour "Royal Way" is running
    When 5 seconds pass
    And the next position is 400 m north of the truth and claims 5 m
    And 1 minute passes
    Then no point has been triggered
    And the map's marker is within 1 m of the user

  @tour:EDGE-3
  Scenario: A wild position that is not too far to walk to does not trigger either
    Given the tour "Royal Way" is running
    When 5 seconds pass
    And there is no GPS signal
    And 30 seconds pass
    And the GPS signal comes back
    And the next position is 400 m north of the truth and claims 5 m
    And 1 minute passes
    Then no point has been triggered
    And the map's marker is within 1 m of the user

  @tour:EDGE-3
  Scenario: Not even where it is the first of all
    Given the tour app is installed
    And location permission is always
    And the next position is 400 m north of the truth and claims 5 m
    When the user opens the app
    And the user starts the tour "Royal Way"
    And 1 minute passes
    Then no point has been triggered

  @tour:EDGE-3 @tour:REQ-1
  Scenario: Through a tunnel
    Given the tour "Royal Way" is running
    And there is a tunnel of 150 m around 52.2333, 21.0122
    When the user walks 500 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    When the user walks 150 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

  @tour:REQ-1 @tour:UI-2
  Scenario: Circles that overlap
    Given the published tours are:
      | tour   | point | title | position         | radius | audio    |
      | Square | 1     | West  | 52.2333, 21.0122 | 300 m  | 1 minute |
      | Square | 2     | East  | 52.2333, 21.0142 | 300 m  | 1 minute |
      | Square | 3     | North | 52.2343, 21.0132 | 300 m  | 1 minute |
    And the tour "Square" is running
    When the user walks 150 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And point 2 of the tour is queued
    And point 3 of the tour is not reached
    And the circle of point 1 is orange and pulsing
    And the circle of point 2 is orange and pulsing
    And the circle of point 3 is grey
    When the user walks 120 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the points triggered so far are "1, 2, 3"
    And the tour "Square" is completed

  @tour:REQ-3 @tour:REQ-2 @tour:SC-1
  Scenario: Each point has its own radius
    Given the published tours are:
      | tour  | point | title | position         | radius | audio      |
      | Rings | 1     | Wide  | 52.2333, 21.0122 | 300 m  | 10 seconds |
      | Rings | 2     | Small | 52.2369, 21.0122 | 100 m  | 10 seconds |
    And the tour "Rings" is running
    Then the map shows a circle of 300 m around point 1
    And the map shows a circle of 100 m around point 2
    When the user walks 95 m north at 1.5 m/s and arrives
    Then no point has been triggered
    When the user walks 15 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And the audio of point 1 is playing
    When the user walks 580 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    When the user walks 20 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    And the audio of point 2 is playing

  @tour:REQ-2 @tour:SC-1
  Scenario Outline: Who comes from the <side> is as near at the same distance
    Given the user is at <from>
    And the published tours are:
      | tour | point | title | position         | radius | audio      |
      | One  | 1     | Here  | 52.2369, 21.0122 | 100 m  | 10 seconds |
      | One  | 2     | There | 52.2469, 21.0122 | 100 m  | 10 seconds |
    And the tour "One" is running
    When the user walks 290 m <way> at 1.5 m/s and arrives
    Then no point has been triggered
    When the user walks 20 m <way> at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And the audio of point 1 is playing

    Examples:
      | side | from              | way  |
      | west | 52.2369, 21.00632 | east |
      | east | 52.2369, 21.01808 | west |

  @tour:UI-2
  Scenario: On the edge of circles as wide as each point has them
    Given the published tours are:
      | tour  | point | title | position         | radius | audio     |
      | Rings | 1     | Wide  | 52.2333, 21.0122 | 300 m  | 9 minutes |
      | Rings | 2     | Less  | 52.2378, 21.0122 | 150 m  | 1 minute  |
    And the tour "Rings" is running
    When the user walks 95 m north at 1 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is grey
    When the user walks 15 m north at 1 m/s and arrives
    And 2 seconds pass
    Then the circle of point 1 is orange and pulsing
    When the user walks 635 m north at 2 m/s and arrives
    And 2 seconds pass
    Then the circle of point 2 is grey
    When the user walks 15 m north at 1 m/s and arrives
    And 2 seconds pass
    Then the circle of point 2 is orange and pulsing
