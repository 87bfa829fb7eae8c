@ios @android
Feature: What a position comes with
  Each record says how good it is, and how the phone was; what is impossible is not taken, and what is old goes.

  Background:
    Given the user is at 52.2180, 21.0122
    And the battery is at 80%
    And the delivery route is under way

  @delivery:TRACK-6 @delivery:API-1
  Scenario: Everything that is known
    When the user drives 2 km north at 30 km/h and arrives
    And 1 minute passes
    Then every location on the server tells "accuracy, speed, battery, charging, route"
    And every location of a moving courier tells "heading, activity"

  @delivery:TRACK-6
  Scenario: The charger
    When the user connects the charger
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the last location on the server says:
      | charging | yes |
      | route    | r-1 |

  @delivery:TRACK-7 @delivery:API-1
  Scenario Outline: <what> is refused
    When the courier sends a location with:
      | <member> | <value> |
    Then the request was refused with 400 because "<member>"
    And the server holds 0 locations of the courier

    Examples:
      | what                | member    | value |
      | A latitude of 91    | latitude  | 91    |
      | A latitude of -91   | latitude  | -91   |
      | A longitude of 181  | longitude | 181   |
      | A longitude of -181 | longitude | -181  |
      | A negative accuracy | accuracy  | -1    |
      | A negative speed    | speed     | -1    |
      | A heading of 361    | heading   | 361   |
      | A negative heading  | heading   | -1    |

  @delivery:TRACK-7
  Scenario Outline: <value> percent of charge
    When the courier sends a location with:
      | battery_level | <value> |
    Then the request was refused with 400 because "battery_level"
    And the server holds 0 locations of the courier

    Examples:
      | value |
      | 101   |
      | -1    |

  @delivery:TRACK-7 @delivery:API-1
  Scenario Outline: Of several locations the one with <member> of <value> is refused, and the other is taken
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r1", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767600000000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5,
         "battery_level": 80, "<member>": <value>},
        {"n": 2, "recorded_at_ms": 1767600010000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5,
         "battery_level": 80}
      ]}
      """
    Then the request was answered
    And the server holds 1 location of the courier

    Examples:
      | member  | value |
      | speed   | -1    |
      | heading | 361   |
      | heading | -1    |

  @delivery:TRACK-7 @delivery:API-1
  Scenario Outline: Alone among the waiting ones, and impossible: <location>
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r1", "route_id": "r-1", "points": [{"n": 1, "recorded_at_ms": 1767600000000, <location>}]}
      """
    Then the request was answered
    And the server holds 0 locations of the courier

    Examples:
      | location                                                                  |
      | "latitude": 90.1, "longitude": 21.0, "accuracy": 5, "battery_level": 80   |
      | "latitude": -90.1, "longitude": 21.0, "accuracy": 5, "battery_level": 80  |
      | "latitude": 52.2, "longitude": 180.1, "accuracy": 5, "battery_level": 80  |
      | "latitude": 52.2, "longitude": -180.1, "accuracy": 5, "battery_level": 80 |
      | "latitude": 52.2, "longitude": 21.0, "accuracy": -1, "battery_level": 80  |
      | "latitude": 52.2, "longitude": 21.0, "accuracy": 5, "battery_level": 101  |
      | "latitude": 52.2, "longitude": 21.0, "accuracy": 5, "battery_level": -1   |

  @delivery:TRACK-7 @delivery:API-1
  Scenario: Among the waiting ones those on the bounds are taken
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r1", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767600000000, "latitude": 90, "longitude": 180, "accuracy": 0,
         "speed": 0, "heading": 0, "battery_level": 0},
        {"n": 2, "recorded_at_ms": 1767600010000, "latitude": -90, "longitude": -180, "accuracy": 0,
         "speed": 0, "heading": 360, "battery_level": 100}
      ]}
      """
    Then the request was answered
    And the server holds 2 locations of the courier

  @delivery:TRACK-7 @delivery:API-1
  Scenario: What lies on the bounds is taken
    When the courier sends a location with:
      | latitude      | 90  |
      | heading       | 360 |
      | battery_level | 0   |
      | accuracy      | 0   |
    Then the request was answered

  @delivery:PRIVACY-2
  Scenario: Without consent the server takes nothing
    When 1 minute passes
    Then the server holds 1 location of the courier
    When the user taps "Stop sharing my position"
    And 1 minute passes
    And the courier sends a location
    Then the request was refused with 403 because "agreed"
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767600000000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5}
      ]}
      """
    Then the request was refused with 403 because "agreed"
    And the server holds 1 location of the courier
    When the courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"event_type": "entered", "stop_id": "stop-1", "latitude": 52.2297, "longitude": 21.0122, "geofence_radius": 50}
      """
    Then the request was refused with 403 because "agreed"
    And the server holds 0 geofence events of the courier

  @delivery:TRACK-6
  Scenario: What the phone knew
    When the user drives 6 km west at 60 km/h
    And 2 minutes pass
    Then the last location on the server says:
      | accuracy | 5 m     |
      | speed    | 60 km/h |
      | heading  | 270     |
      | battery  | 80%     |
      | charging | no      |
      | activity | driving |
      | route    | r-1     |

  @delivery:TRACK-6
  Scenario: What the phone does not know is not made up
    When 1 minute passes
    Then the last location on the server says:
      | heading  | none   |
      | altitude | none   |
      | activity | none   |
      | speed    | 0 km/h |
      | moving   | no     |
    When the user drives 500 m north at 30 km/h
    And 1 minute passes
    Then the last location on the server says:
      | heading  | 0       |
      | altitude | none    |
      | activity | driving |

  @delivery:TRACK-6
  Scenario: By networks no speed is told, though the courier drives
    When 1 minute passes
    And the GPS signal is indoors
    And the user drives 2 km north at 30 km/h
    And 2 minutes pass
    Then the last location on the server says:
      | moving  | yes  |
      | speed   | none |
      | heading | none |

  @delivery:TRACK-6
  Scenario: At rest after a way the heading of the way is not told any more
    When the user drives 500 m north at 30 km/h and arrives
    And the user switches Location Services off
    And 30 seconds pass
    And the user switches Location Services on
    And 1 minute passes
    Then the last location on the server says:
      | at      | 08:01:30 |
      | heading | none     |
      | speed   | 0 km/h   |
      | moving  | no       |

  @delivery:TRACK-6
  Scenario: How high it was
    When the user follows the route "routes/hill.gpx" at 30 km/h
    And the user arrives
    And 1 minute passes
    Then every location of a moving courier tells "altitude, heading, activity"
    And the last location on the server says:
      | altitude | 112 m |

  @delivery:TRACK-6
  Scenario: What the phone knew without a network is told as it was, also after a crash
    When the phone goes offline
    And the user follows the route "routes/hill.gpx" at 30 km/h
    And the user arrives
    And the app crashes
    And the battery is at 40%
    And the user connects the charger
    # What a server has stored it keeps as rows; what it could not take is to be seen as it was sent.
    And the delivery server answers with status 503
    And the phone comes online
    And the user opens the app
    And 1 minute passes
    Then the last "POST /api/courier/location/update" request has "points[3].altitude" = 94
    And the last "POST /api/courier/location/update" request has "points[3].heading" = 270
    And the last "POST /api/courier/location/update" request has "points[3].battery_level" = 80
    And the last "POST /api/courier/location/update" request has "points[3].is_charging" = false
    And the last "POST /api/courier/location/update" request has "points[3].activity_type" = "driving"
    When the delivery server works again
    Then within 30 seconds every recorded point is on the server
    And every location on the server tells "accuracy, speed, battery, charging, route, at"
    And every location of a moving courier tells "altitude, heading, activity"

  @delivery:TRACK-6
  Scenario: Networks tell no height, and what they do not tell is not made up
    When the user follows the route "routes/hill.gpx" at 30 km/h
    And the user arrives
    And the GPS signal is indoors
    And the user drives 2 km north at 30 km/h
    And 2 minutes pass
    Then the last location on the server says:
      | altitude | none |
      | speed    | none |

  @delivery:TRACK-6
  Scenario: Whether it was charging, and no more
    When the user connects the charger
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the last location on the server says:
      | charging | yes |
    When the user disconnects the charger
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the last location on the server says:
      | charging | no |

  @delivery:TRACK-6
  Scenario: What the phone knew later, and otherwise
    Given positions are accurate to 20 m
    When the user drives 2 km north at 30 km/h and arrives
    And the battery is at 60%
    And the user walks 300 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then the last location on the server says:
      | accuracy | 20 m    |
      | battery  | 60%     |
      | activity | walking |
