@ios @android
Feature: Tours along ways that somebody has gone
  Three different devices have recorded these ways, with their standstills, detours and errors; each way has a tour of
  five points along it.

  @tour:REQ-1 @tour:SC-5 @tour:SC-3
  Scenario: A walk by a lake, there and back, read out with GPSBabel
    Given the user is at the start of the route "routes/lake.gpx"
    And the published tours are:
      | tour | point | title  | position             | radius | audio      |
      | Lake | 1     | Shore  | 45.770342, 14.356472 | 100 m  | 30 seconds |
      | Lake | 2     | Reeds  | 45.768118, 14.356315 | 100 m  | 30 seconds |
      | Lake | 3     | Bay    | 45.765891, 14.356644 | 100 m  | 30 seconds |
      | Lake | 4     | Meadow | 45.766525, 14.360364 | 100 m  | 30 seconds |
      | Lake | 5     | Path   | 45.768926, 14.359449 | 100 m  | 30 seconds |
    And the tour "Lake" is running
    When the user follows the route "routes/lake.gpx" and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2, 3, 4, 5"
    And the tour "Lake" is completed

  @tour:REQ-1 @tour:SC-5
  Scenario: A round through a village that begins in the circle of the last point, from a Garmin eTrex 20x
    Given the user is at the start of the route "routes/village.gpx"
    And the published tours are:
      | tour    | point | title  | position             | radius | audio      |
      | Village | 1     | Well   | 45.272587, 13.711926 | 100 m  | 30 seconds |
      | Village | 2     | Mill   | 45.278362, 13.716049 | 100 m  | 30 seconds |
      | Village | 3     | Chapel | 45.280242, 13.720928 | 100 m  | 30 seconds |
      | Village | 4     | Pond   | 45.276799, 13.720182 | 100 m  | 30 seconds |
      | Village | 5     | Square | 45.274018, 13.714913 | 100 m  | 30 seconds |
    And the tour "Village" is running
    When the user follows the route "routes/village.gpx" and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2, 3, 4, 5"
    And the tour "Village" is completed

  @tour:REQ-1 @tour:SC-5
  Scenario: A run along a river, a position every two seconds
    Given the user is at the start of the route "routes/river.gpx"
    And the published tours are:
      | tour  | point | title  | position        | radius | audio      |
      | River | 1     | Lock   | 45.8396, 4.8284 | 100 m  | 30 seconds |
      | River | 2     | Ferry  | 45.8383, 4.8255 | 100 m  | 30 seconds |
      | River | 3     | Bridge | 45.8368, 4.8230 | 100 m  | 30 seconds |
      | River | 4     | Quay   | 45.8346, 4.8213 | 100 m  | 30 seconds |
      | River | 5     | Island | 45.8325, 4.8190 | 100 m  | 30 seconds |
    And the tour "River" is running
    When the user follows the route "routes/river.gpx" and arrives
    And 1 minute passes
    Then the points triggered so far are "1, 2, 3, 4, 5"
    And the tour "River" is completed
