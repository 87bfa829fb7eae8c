@ios @android
Feature: What is known of a visit
  The server knows when the courier came, how long the courier stayed, and where that was.

  Background:
    Given the user is at 52.2200, 21.0122
    And the delivery route is under way

  @delivery:GEO-1
  Scenario: Entered, stayed and left
    When the courier drives to stop 1
    And 3 minutes pass
    And the courier delivers the package with a signature
    And the user drives 200 m north at 30 km/h and arrives
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event    | radius | manual |
      | entered  | 500 m  | no     |
      | entered  | 50 m   | no     |
      | dwelling | 50 m   | no     |
      | exited   | 50 m   | no     |
    And every geofence event has a position and a distance within its radius, give or take 1 m

  @delivery:GEO-1
  Scenario: Nobody stays
    When the courier drives to stop 1
    And 30 seconds pass
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event   | radius |
      | entered | 500 m  |
      | entered | 50 m   |
      | exited  | 50 m   |
    And there are no geofence events of stop 2
