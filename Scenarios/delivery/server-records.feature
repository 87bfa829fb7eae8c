@ios @android
Feature: What the server keeps of a route
  Each location with all that the phone told, each event at a circle with its times, and nothing for longer than 90 days.

  Background:
    Given the user is at 52.2200, 21.0122
    And the delivery route is under way

  @delivery:TRACK-6
  Scenario: What a location tells
    When the user drives 3 km north at 30 km/h
    And 5 minutes pass
    Then the server holds at least 15 locations of the courier
    And every location on the server tells "accuracy, speed, battery, charging, route, at"
    And every location of a moving courier tells "heading, activity"
    And the last location on the server says:
      | accuracy | 5 m     |
      | heading  | 0       |
      | charging | no      |
      | activity | driving |
      | moving   | yes     |
      | route    | r-1     |

  @delivery:GEO-1
  Scenario: Coming, staying and going
    When the courier drives to stop 1
    And 3 minutes pass
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And 1 minute passes
    Then the geofence events of stop 1 are:
      | event    | radius |
      | entered  | 500 m  |
      | entered  | 50 m   |
      | dwelling | 50 m   |
      | exited   | 50 m   |
    And the time at stop 1 is 3 minutes, give or take 30 seconds
    And every geofence event has a position and a distance within its radius, give or take 1 m
    And there are no geofence events of stop 3

  @delivery:PRIVACY-1
  Scenario: After 90 days a location is gone, and younger ones stay
    When 1 minute passes
    Then the server holds 1 location of the courier
    # 89 and 60 days before.
    When the courier sends a location with:
      | recorded_at_ms | 1759910400000 |
    And the courier sends a location with:
      | recorded_at_ms | 1762416000000 |
    Then the server holds 3 locations of the courier
    When 23 hours pass
    Then the server holds 3 locations of the courier
    When 1 hour passes
    Then the server holds 2 locations of the courier

  @delivery:PRIVACY-1
  Scenario: What is too old when it comes is not kept
    When 1 minute passes
    # 91 days before, alone and among those that had to wait.
    And the courier sends a location with:
      | recorded_at_ms | 1759737600000 |
    Then the request was answered
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1759737600000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5}
      ]}
      """
    Then the request was answered
    And the server holds 1 location of the courier
    # One of 91 days before, and one of 60.
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 2, "recorded_at_ms": 1759737600000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5},
        {"n": 3, "recorded_at_ms": 1762416000000, "latitude": 52.3, "longitude": 21.0, "accuracy": 5}
      ]}
      """
    Then the request was answered
    And the server holds 2 locations of the courier

  @delivery:PRIVACY-1
  Scenario: Nor is the place of an event or a report that is too old when it comes
    # 91 days before.
    When the courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"event_type": "entered", "stop_id": "stop-1", "latitude": 52.2297, "longitude": 21.0122, "geofence_radius": 50,
       "event_time_ms": 1759737600000}
      """
    Then the request was answered
    And the server holds 0 geofence events of the courier
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-1", "status": "failed", "failure_reason": "Access denied", "timestamp_ms": 1759737600000,
       "location": {"latitude": 52.2297, "longitude": 21.0122, "accuracy": 5}}
      """
    Then the request was answered
    And the order of stop 1 is failed
    And the server holds 0 reports with a place
