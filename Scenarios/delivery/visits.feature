@ios @android
Feature: How long the courier was where
  Each visit of a stop begins with an arrival and ends with leaving. What positions do not show is not counted.

  Background:
    Given the delivery route has 2 stops, 1 km apart
    And the delivery route is under way

  @delivery:NOTIFY-2 @delivery:GEO-1
  Scenario: Told too early, far from the stop
    When the user drives 300 m north at 30 km/h and arrives
    And the user taps "Arrived"
    And the courier drives to stop 1
    And 3 minutes pass
    Then the courier is at stop 1
    And the geofence events of stop 1 are:
      | event    | radius | manual |
      | entered  | 50 m   | yes    |
      | exited   | 50 m   | no     |
      | entered  | 50 m   | no     |
      | dwelling | 50 m   | no     |
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-2 @delivery:GEO-1 @delivery:METRIC-2
  Scenario: Told at a door that lies elsewhere than the map has it
    When the user drives 880 m north at 30 km/h and arrives
    And the user taps "Arrived"
    And 3 minutes pass
    Then the courier is at stop 1
    When the courier delivers the package with a signature
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event    | radius | manual |
      | entered  | 500 m  | no     |
      | entered  | 50 m   | yes    |
      | dwelling | 50 m   | no     |
      | exited   | 50 m   | no     |
    And the time at stop 1 is 3 minutes 20 seconds, give or take 15 seconds

  @delivery:NOTIFY-2 @delivery:GEO-1 @delivery:METRIC-2
  Scenario: The courier comes a second time
    When the courier drives to stop 1
    And 3 minutes pass
    And the user drives 300 m south at 30 km/h and arrives
    And the courier drives to stop 1
    And 1 minute passes
    And the courier delivers the package with a photo
    And the courier drives to stop 2
    Then the geofence events of stop 1 are:
      | event    | radius |
      | entered  | 500 m  |
      | entered  | 50 m   |
      | dwelling | 50 m   |
      | exited   | 50 m   |
      | entered  | 50 m   |
      | exited   | 50 m   |
    And the time at stop 1 is 4 minutes 29 seconds, give or take 2 seconds
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:GEO-1
  Scenario: Who stays a second time is told to stay once more, after a crash too
    When the courier drives to stop 1
    And 3 minutes pass
    And the user drives 300 m south at 30 km/h and arrives
    And the app crashes
    And the user opens the app
    And the courier drives to stop 1
    And 3 minutes pass
    And the user drives 300 m south at 30 km/h and arrives
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event    | radius | manual |
      | entered  | 500 m  | no     |
      | entered  | 50 m   | no     |
      | dwelling | 50 m   | no     |
      | exited   | 50 m   | no     |
      | entered  | 50 m   | no     |
      | dwelling | 50 m   | no     |
      | exited   | 50 m   | no     |

  @delivery:GEO-1 @delivery:GEO-2 @delivery:METRIC-2
  Scenario: The last stop, where nobody is followed any more
    When the courier delivers at all stops
    And 1 minute passes
    Then the geofence events of stop 2 are:
      | event    | radius | manual |
      | entered  | 500 m  | no     |
      | entered  | 50 m   | no     |
      | dwelling | 50 m   | no     |
      | exited   | 50 m   | yes    |
    And the last "POST /api/courier/geofence/event" request has "distance_from_center" = 0
    And the time at stop 2 is 3 minutes, give or take 10 seconds

  @delivery:GEO-1 @delivery:GEO-2 @delivery:METRIC-2
  Scenario: The phone is off when the courier leaves
    When the courier drives to stop 1
    And 3 minutes pass
    And the user walks 40 m north at 1.5 m/s and arrives
    And the user walks 35 m south at 1.5 m/s and arrives
    And 1 minute passes
    And the user switches the phone off
    And the user drives 3 km north at 30 km/h and arrives
    And 40 minutes pass
    And the user switches the phone on
    And the user unlocks the phone
    And the user opens the app
    And 2 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius | dwell     |
      | entered  | 500 m  |           |
      | entered  | 50 m   |           |
      | dwelling | 50 m   | 2 minutes |
      | exited   | 50 m   | 4 minutes |
    And the time at stop 1 is 4 minutes, give or take 1 second

  @delivery:GEO-1 @delivery:METRIC-2
  Scenario: The app does not run for a while, and the courier is still there
    When the courier drives to stop 1
    And 30 seconds pass
    And the user quits the app
    And 10 minutes pass
    And the user opens the app
    And 3 minutes pass
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event    | radius |
      | entered  | 500 m  |
      | entered  | 50 m   |
      | dwelling | 50 m   |
      | exited   | 50 m   |
    And the time at stop 1 is 13 minutes 47 seconds, give or take 8 seconds

  @delivery:GEO-1 @delivery:METRIC-2
  Scenario: No satellites on the way from the stop
    When the courier drives to stop 1
    And 1 minute passes
    And there is no GPS signal
    And the user drives 900 m north at 30 km/h and arrives
    And 30 minutes pass
    And the GPS signal comes back
    And the user drives 50 m south at 30 km/h and arrives
    And 1 minute passes
    Then the time at stop 1 is 1 minute, give or take 10 seconds

  @delivery:GEO-2 @delivery:PRIVACY-2
  Scenario: Who does not share the position any more leaves unseen
    When the courier drives to stop 1
    And 1 minute passes
    And the user taps "Stop sharing my position"
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event   | radius |
      | entered | 500 m  |
      | entered | 50 m   |

  @delivery:GEO-2
  Scenario: There is no signal any more, and then the app ends
    When the courier drives to stop 1
    And 10 minutes pass
    And there is no GPS signal
    And 5 minutes pass
    And the app crashes
    And the user drives 3 km east at 30 km/h and arrives
    And the GPS signal comes back
    And the user opens the app
    And 2 minutes pass
    Then the time at stop 1 is 10 minutes 4 seconds, give or take 1 second

  @delivery:METRIC-2
  Scenario Outline: The phone's clock is set <direction> while the courier is there
    When the courier drives to stop 1
    And 1 minute passes
    And the user sets the phone's clock <direction> by 40 minutes
    And 2 minutes pass
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    Then the time at stop 1 is 3 minutes 14 seconds, give or take 2 seconds

    Examples:
      | direction |
      | back      |
      | forward   |

  @delivery:GEO-1
  Scenario: A stop that is done is come to no more
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the user drives 300 m north at 30 km/h and arrives
    And the courier drives to stop 1
    And 3 minutes pass
    Then the geofence events of stop 1 are:
      | event   | radius |
      | entered | 500 m  |
      | entered | 50 m   |
      | exited  | 50 m   |
