@ios @android
Feature: One point after the other
  Only the next point of the tour can start, wherever the walker is.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |

  @tour:EDGE-1 @tour:REQ-1 @tour:SC-2 @tour:STATE-1
  Scenario: Who skips the first point hears nothing
    Given the tour "Royal Way" is running
    When the user travels to 52.2360, 21.0150
    And 10 seconds pass
    And the user walks to 52.2369, 21.0122 at 1.5 m/s and arrives
    Then no point has been triggered
    And point 2 of the tour is not reached
    And the next point is 1
    When 5 minutes pass
    Then no point has been triggered
    And the phone holds no audio file
    When the user walks to 52.2333, 21.0122 at 1.5 m/s and arrives
    Then the points triggered so far are "1"

  @tour:REQ-1
  Scenario: The numbers count, not the order in which the server names the points
    Given the tour server answers "GET /api/tours" with:
      """json
      {"tours": [{"id": "t-2", "title": "Royal Way", "points": [
        {"number": 3, "title": "Cathedral", "lat": 52.2405, "lng": 21.0122, "radiusM": 100,
         "audio": {"id": "t-2-3", "lengthMs": 60000}},
        {"number": 1, "title": "Castle", "lat": 52.2333, "lng": 21.0122, "radiusM": 100,
         "audio": {"id": "t-2-1", "lengthMs": 60000}},
        {"number": 2, "title": "Column", "lat": 52.2369, "lng": 21.0122, "radiusM": 100,
         "audio": {"id": "t-2-2", "lengthMs": 60000}}
      ]}]}
      """
    And the tour "Royal Way" is running
    Then the next point is 1
    And only the circle of point 1 is watched
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    And the points triggered so far are "1"
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3"

  @tour:REQ-1 @tour:SC-3
  Scenario: Ten comes after nine
    Given the published tours are:
      | tour | point | title    | position         | radius | audio      |
      | Long | 10    | Tenth    | 52.2603, 21.0122 | 100 m  | 10 seconds |
      | Long | 11    | Eleventh | 52.2630, 21.0122 | 100 m  | 10 seconds |
      | Long | 1     | First    | 52.2360, 21.0122 | 100 m  | 10 seconds |
      | Long | 2     | Second   | 52.2387, 21.0122 | 100 m  | 10 seconds |
      | Long | 3     | Third    | 52.2414, 21.0122 | 100 m  | 10 seconds |
      | Long | 4     | Fourth   | 52.2441, 21.0122 | 100 m  | 10 seconds |
      | Long | 5     | Fifth    | 52.2468, 21.0122 | 100 m  | 10 seconds |
      | Long | 6     | Sixth    | 52.2495, 21.0122 | 100 m  | 10 seconds |
      | Long | 7     | Seventh  | 52.2522, 21.0122 | 100 m  | 10 seconds |
      | Long | 8     | Eighth   | 52.2549, 21.0122 | 100 m  | 10 seconds |
      | Long | 9     | Ninth    | 52.2576, 21.0122 | 100 m  | 10 seconds |
    And the tour "Long" is running
    When the user walks 3650 m north at 3 m/s and arrives
    Then the points triggered so far are "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11"
    When 30 seconds pass
    Then the tour "Long" is completed

  @tour:EDGE-1 @tour:STATE-1 @tour:STATE-2 @tour:REQ-1 @tour:SC-3
  Scenario: Who takes a way around the second point gets it before the third
    Given the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user walks at 1.5 m/s through:
      | place            |
      | 52.2369, 21.0172 |
      | 52.2405, 21.0122 |
    And the user arrives
    And 2 minutes pass
    Then the points triggered so far are "1"
    And point 3 of the tour is not reached
    When the user walks to 52.2369, 21.0122 at 1.5 m/s and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2"
    When the user walks to 52.2405, 21.0122 at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3"

  @tour:EDGE-1 @tour:EDGE-6
  Scenario: Who skips ahead while a story is heard has nothing queued
    Given the published tours are:
      | tour      | point | title     | position         | radius | audio      |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 30 minutes |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute   |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute   |
    And the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user walks at 1.5 m/s through:
      | place            |
      | 52.2369, 21.0172 |
      | 52.2405, 21.0122 |
    And the user arrives
    Then the audio of point 1 is playing
    And point 2 of the tour is not reached
    And point 3 of the tour is not reached
    When 30 minutes pass
    Then point 1 of the tour is completed
    And the audio is not playing
    And point 3 of the tour is not reached

  @tour:EDGE-2
  Scenario: Who walks back hears nothing a second time
    Given the tour "Royal Way" is running
    When the user walks 720 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2"
    When the user walks 720 m south at 1.5 m/s and arrives
    And the user walks 720 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2"
    And point 1 of the tour is completed
    And point 2 of the tour is completed
    And the phone holds no audio file
    And the next point is 3

  @tour:EDGE-2
  Scenario: Out of the circle and back in, the story goes on and does not begin again
    Given the published tours are:
      | tour      | point | title  | position         | radius | audio     |
      | Royal Way | 1     | Castle | 52.2333, 21.0122 | 100 m  | 5 minutes |
      | Royal Way | 2     | Column | 52.2369, 21.0122 | 100 m  | 1 minute  |
    And the tour "Royal Way" is running
    When the user walks 320 m north at 2 m/s and arrives
    And the user walks 100 m south at 2 m/s and arrives
    Then the circle of point 1 is grey
    When the user walks 100 m north at 2 m/s and arrives
    Then the circle of point 1 is orange and pulsing
    And the audio of point 1 is playing
    And the points triggered so far are "1"
    When 195 seconds pass
    Then point 1 of the tour is completed
    And the audio is not playing
    And the points triggered so far are "1"
    And for 10 minutes the audio is not playing

  @tour:EDGE-2 @tour:EDGE-6
  Scenario: Out of the circle of a queued point and back in, its story is heard once
    Given the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    Then point 2 of the tour is queued
    When the user walks 120 m south at 1.5 m/s and arrives
    And the user walks 120 m north at 1.5 m/s and arrives
    And the user plays the audio
    And 2 minutes pass
    Then point 2 of the tour is completed
    And the points triggered so far are "1, 2"
    And for 5 minutes the audio is not playing

  @tour:EDGE-2
  Scenario: Who walks the way back after the last point hears nothing
    Given the tour "Royal Way" is running
    When the user walks 1130 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the tour "Royal Way" is completed
    When the user walks 1130 m south at 1.5 m/s and arrives
    And the user walks 800 m north at 1.5 m/s and arrives
    Then the points triggered so far are "1, 2, 3"
    And the tour "Royal Way" is completed
    And the phone holds no audio file

  @tour:EDGE-2
  Scenario: Who stops and goes on at a point that was heard does not hear it again
    Given the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user stops the tour
    And the user walks 200 m south at 1.5 m/s and arrives
    And the user continues the tour "Royal Way"
    And the user walks 200 m north at 1.5 m/s and arrives
    And 20 seconds pass
    Then the points triggered so far are "1"
    And the phone holds no audio file
    And the next point is 2

  @tour:STATE-2
  Scenario: Only the next circle is watched
    Given the tour "Royal Way" is running
    Then only the circle of point 1 is watched
    When the user walks 320 m north at 1.5 m/s and arrives
    Then only the circle of point 2 is watched
    When the user walks 400 m north at 1.5 m/s and arrives
    Then only the circle of point 3 is watched
    When the user walks 400 m north at 1.5 m/s and arrives
    Then the platform watches 0 regions

  @tour:STATE-1 @tour:UI-1 @tour:REQ-2
  Scenario: Before it is started the tour waits for nobody
    Given the tour app is installed
    And location permission is always
    When the user opens the app
    And the user opens the tour "Royal Way"
    Then the tour "Royal Way" is not started
    When the user walks 320 m north at 1.5 m/s and arrives
    Then the tour "Royal Way" is not started
    And the circle of point 1 is grey
    And the circle of point 2 is grey
    And the circle of point 3 is grey
    And no audio player is shown
    And location updates are off
    And the platform watches 0 regions
    When the user starts the tour "Royal Way"
    Then the tour "Royal Way" is active
    And within 1 second point 1 of the tour is active
    And the audio of point 1 is playing

  @tour:SC-2 @tour:STATE-1
  Scenario: The second point waits for the end of the first
    Given the tour "Royal Way" is running
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user pauses the audio
    And the user walks 400 m north at 1.5 m/s and arrives
    And 10 minutes pass
    Then the points triggered so far are "1"
    And point 2 of the tour is queued
    When the user plays the audio
    And 45 seconds pass
    Then the points triggered so far are "1"
    When 5 seconds pass
    Then the points triggered so far are "1, 2"
    And point 1 of the tour is completed

  @tour:SC-5 @tour:SC-3
  Scenario: A recorded walk past every point
    Given the user is at the start of the route "routes/royal-way.gpx"
    And the tour "Royal Way" is running
    When the user follows the route "routes/royal-way.gpx" and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2, 3"
    And the tour "Royal Way" is completed

  @tour:REQ-1 @tour:STATE-1
  Scenario: Begun anew with a point less, it is walked as it is now
    Given the tour "Royal Way" is running
    When the user walks 1130 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the tour "Royal Way" is completed
    When an editor publishes the tour "Royal Way":
      | point | title  | position         | radius | audio    |
      | 1     | Palace | 52.2405, 21.0122 | 100 m  | 1 minute |
      | 2     | Garden | 52.2441, 21.0122 | 100 m  | 1 minute |
    And the user taps "All tours"
    And the user pulls to refresh
    And the user opens the tour "Royal Way"
    Then the screen shows "1. Castle"
    When the user taps "Start again"
    Then the screen shows "1. Palace"
    And the screen does not show "Castle"
    When 70 seconds pass
    And the user walks 400 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the points triggered so far are "1, 2, 3, 1, 2"
    And the tour "Royal Way" is completed

  @tour:STATE-1
  Scenario: A tour of one point grows by one
    Given the published tours are:
      | tour | point | title  | position         | radius | audio    |
      | Park | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
    And the tour "Park" is running
    When the user walks 330 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the tour "Park" is completed
    When the user taps "Start again"
    And 2 minutes pass
    Then the points triggered so far are "1, 1"
    When an editor publishes the tour "Park":
      | point | title  | position         | radius | audio    |
      | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
      | 2     | Palace | 52.2369, 21.0122 | 100 m  | 1 minute |
    And the user taps "All tours"
    And the user pulls to refresh
    And the user opens the tour "Park"
    And the user taps "Start again"
    And 70 seconds pass
    And the user walks 400 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the points triggered so far are "1, 1, 1, 2"
    And the tour "Park" is completed
