@ios @android
Feature: A tour from its first point to its last
  The stories start by themselves, one after the other, and the walker never takes the phone out of the pocket.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |

  @tour:SC-1 @tour:REQ-2
  Scenario: The first story starts where it belongs
    Given the tour "Royal Way" is running
    When the user walks 290 m north at 1.5 m/s and arrives
    Then no point has been triggered
    And the phone holds no audio file
    When the user walks 30 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1"
    And the audio of point 1 is playing

  @tour:REQ-1 @tour:SC-3 @tour:STATE-1
  Scenario: Every point once, in order
    Given the tour "Royal Way" is running
    Then the next point is 1
    When the user walks 320 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
    And point 2 of the tour is not reached
    And the points triggered so far are "1"
    When 1 minute passes
    Then point 1 of the tour is completed
    And point 2 of the tour is not reached
    And the next point is 2
    And the phone holds no audio file
    When the user walks 400 m north at 1.5 m/s and arrives
    Then point 2 of the tour is active
    And point 3 of the tour is not reached
    And the points triggered so far are "1, 2"
    When 1 minute passes
    Then point 2 of the tour is completed
    And point 3 of the tour is not reached
    And the next point is 3
    When the user walks 400 m north at 1.5 m/s and arrives
    Then point 3 of the tour is active
    And the tour "Royal Way" is active
    When 1 minute passes
    Then point 3 of the tour is completed
    And the tour "Royal Way" is completed
    And the points triggered so far are "1, 2, 3"
    And location updates are off
    And the phone holds no audio file
    And the platform watches 0 regions

  @tour:REQ-4 @tour:SC-4 @tour:REQ-2
  Scenario: The phone stays locked in the pocket
    Given the tour "Royal Way" is running
    When the user locks the phone
    And the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And location updates are on
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the audio of point 2 is playing
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3"
    And the audio of point 3 is playing
    And the app is in the background

  @tour:UI-1 @tour:UI-2 @tour:UI-3
  Scenario: Grey, orange, green
    Given the tour "Royal Way" is running
    Then point 1 of the tour is shown as not reached
    And the circle of point 1 is grey
    And point 2 of the tour is shown as not reached
    And the circle of point 2 is grey
    When the user walks 320 m north at 1.5 m/s and arrives
    Then point 1 of the tour is shown as active
    And the circle of point 1 is orange and pulsing
    And point 2 of the tour is shown as not reached
    And the circle of point 2 is grey
    When 1 minute passes
    Then point 1 of the tour is shown as completed
    And the circle of point 1 is green with a check
    And point 2 of the tour is shown as not reached
    And the circle of point 2 is grey
    And point 3 of the tour is shown as not reached
    And the circle of point 3 is grey
    When the user walks 800 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then point 2 of the tour is shown as completed
    And point 3 of the tour is shown as completed
    And the circle of point 2 is green with a check
    And the circle of point 3 is green with a check
    And the badge "Completed" is shown in blue

  Scenario: The way to the next point
    Given the tour "Royal Way" is running
    When 2 seconds pass
    Then the metric "To point 1" shows "401 m"
    And the map's marker is within 1 m of the user
    When the user walks 100 m north at 1.5 m/s and arrives
    And 2 seconds pass
    Then the metric "To point 1" shows "301 m"
    When the user walks 220 m north at 1.5 m/s and arrives
    And 2 seconds pass
    Then the metric "To point 2" shows "481 m"
    And the audio player is ready
