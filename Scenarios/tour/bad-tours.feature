@ios @android
Feature: Tours that cannot be walked
  What is wrong with a tour is said where it is published, and no answer of a server takes a walker's points away.

  Background:
    Given the user is in Warsaw
    And the tour app is installed

  @tour:REQ-3
  Scenario Outline: A radius of <radius>
    Given no tours are published
    When an editor publishes the tour "Old Town":
      | point | title | position         | radius   | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | <radius> | 1 minute |
    Then the tour "Old Town" was refused: "Point 1 of “Old Town” has a radius of <radius>; expected 100 m to 300 m"
    When the user opens the app
    Then the screen shows "There are no tours."

    Examples:
      | radius |
      | 99 m   |
      | 301 m  |
      | 0 m    |
      | 5 km   |

  @tour:REQ-3
  Scenario Outline: Not only the first point's radius counts: <radius>
    Given no tours are published
    When an editor publishes the tour "Old Town":
      | point | title | position         | radius   | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | 200 m    | 1 minute |
      | 2     | Well  | 52.2369, 21.0122 | 100 m    | 1 minute |
      | 3     | Tower | 52.2405, 21.0122 | <radius> | 1 minute |
    Then the tour "Old Town" was refused: "Point 3 of “Old Town” has a radius of <radius>; expected 100 m to 300 m"
    When the user opens the app
    Then the screen shows "There are no tours."

    Examples:
      | radius |
      | 99 m   |
      | 301 m  |

  @tour:REQ-3
  Scenario Outline: The radius at the edge of what is allowed: <radius>
    When an editor publishes the tour "Old Town":
      | point | title | position         | radius   | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | <radius> | 1 minute |
    And the user opens the app
    And the user opens the tour "Old Town"
    Then the map shows a circle of <radius> around point 1

    Examples:
      | radius |
      | 100 m  |
      | 300 m  |

  @tour:REQ-1
  Scenario: A sequence that is none
    Given no tours are published
    When an editor publishes the tour "Twice":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 1     | Well  | 52.2369, 21.0122 | 100 m  | 1 minute |
    Then the tour "Twice" was refused: "Two points of “Twice” have the number 1"
    When an editor publishes the tour "Twice at its end":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 2     | Well  | 52.2369, 21.0122 | 100 m  | 1 minute |
      | 2     | Tower | 52.2405, 21.0122 | 100 m  | 1 minute |
    Then the tour "Twice at its end" was refused: "have the number 2"
    When an editor publishes the tour "Gap":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 3     | Well  | 52.2369, 21.0122 | 100 m  | 1 minute |
    Then the tour "Gap" was refused: "leaves a number out"
    When an editor publishes the tour "Late":
      | point | title | position         | radius | audio    |
      | 2     | Gate  | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 3     | Well  | 52.2369, 21.0122 | 100 m  | 1 minute |
    Then the tour "Late" was refused: "leaves a number out"
    When the user opens the app
    Then the screen shows "There are no tours."

  @tour:REQ-1
  Scenario: A sequence that is none takes no published tour's place
    When an editor publishes the tour "Royal Way":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 3     | Well  | 52.2369, 21.0122 | 100 m  | 1 minute |
    Then the tour "Royal Way" was refused: "leaves a number out"
    When the user opens the app
    Then the list shows:
      | title     | detail   |
      | Royal Way | 5 points |
    When the user opens the tour "Royal Way"
    Then the screen shows "1. Castle"

  Scenario: A point without audio
    Given no tours are published
    When an editor publishes the tour "Silent":
      | point | title | position         | radius | audio |
      | 1     | Gate  | 52.2333, 21.0122 | 100 m  |       |
    Then the tour "Silent" was refused: "Point 1 of “Silent” has no audio"
    When the user opens the app
    Then the screen shows "There are no tours."

  Scenario: An answer that is none, and another attempt
    Given the next answer of the tour server is malformed
    When the user opens the app
    Then the screen shows "Could not load the tours."
    When the user taps "Try again"
    Then the list shows:
      | title     | detail   |
      | Royal Way | 5 points |

  @tour:STATE-1
  Scenario: Malformed answers on the way lose no point
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    Given the tour server's answers are malformed
    When the app crashes
    And the user opens the app
    Then point 1 of the tour is active
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

  @tour:STATE-1 @tour:REQ-1
  Scenario: Without a network the tour goes on
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the phone goes offline
    And the user quits and reopens the app
    And the user walks 720 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

  @tour:REQ-1
  Scenario: A tour that is changed on the way stays as it was begun
    Given location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    And an editor publishes the tour "Royal Way":
      | point | title  | position         | radius | audio    |
      | 1     | Market | 52.2441, 21.0122 | 100 m  | 1 minute |
      | 2     | Moved  | 52.3333, 21.0122 | 100 m  | 1 minute |
    And the user quits and reopens the app
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And the screen shows "1. Castle"
    When 1 minute passes
    And the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    And the screen shows "2. Column"

  @tour:REQ-1 @tour:STATE-1
  Scenario: Changed on the way, stopped and continued, it is still the tour that was begun
    Given location permission is always
    And the app's notifications are on
    When the user opens the app
    And the user starts the tour "Royal Way"
    And an editor publishes the tour "Royal Way":
      | point | title  | position         | radius | audio    |
      | 1     | Market | 52.2441, 21.0122 | 100 m  | 1 minute |
      | 2     | Moved  | 52.3333, 21.0122 | 100 m  | 1 minute |
    And the user taps "All tours"
    And the user pulls to refresh
    And the user opens the tour "Royal Way"
    Then the screen shows "1. Castle"
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the points triggered so far are "1"
    When the user stops the tour
    And the user taps "All tours"
    And the user pulls to refresh
    And the user continues the tour "Royal Way"
    Then the screen shows "2. Column"
    And only the circle of point 2 is watched
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"

  @tour:REQ-1
  Scenario: A tour that is withdrawn on the way is walked to its end
    Given the published tours are:
      | tour      | point | title  | position         | radius | audio    |
      | Royal Way | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column | 52.2369, 21.0122 | 100 m  | 1 minute |
    And location permission is always
    When the user opens the app
    And the user starts the tour "Royal Way"
    Given no tours are published
    When the user quits and reopens the app
    And the user walks 720 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2"
    And the tour "Royal Way" is completed
