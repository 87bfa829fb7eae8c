@ios
Feature: Locations at the server's door
  What is no possible location is refused, and nothing of it is kept.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes

  @delivery:API-1 @delivery:TRACK-6
  Scenario: In the documented form
    When the courier sends a location with:
      | speed         | 36.5    |
      | heading       | 271     |
      | altitude      | 112.4   |
      | battery_level | 81      |
      | is_charging   | true    |
      | activity_type | driving |
    Then the request was answered
    And the last location on the server says:
      | accuracy | 5 m       |
      | speed    | 36.5 km/h |
      | heading  | 271       |
      | altitude | 112.4 m   |
      | battery  | 81%       |
      | charging | yes       |
      | activity | driving   |
      | route    | r-1       |

  @delivery:API-1
  Scenario: Where, and how exactly, is enough
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"latitude": 52.2311, "longitude": 21.0199, "accuracy": 7.5}
      """
    Then the request was answered
    And the last location on the server says:
      | accuracy | 7.5 m |
      | speed    | none  |
      | heading  | none  |
      | altitude | none  |
      | battery  | none  |
      | charging | no    |
      | route    | none  |
    When the administrator asks where the courier is
    Then the administrator sees the courier at 52.2311, 21.0199

  @delivery:API-1 @delivery:API-3
  Scenario: Two that had to wait
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767593400000, "latitude": 52.1, "longitude": 21.1, "accuracy": 5, "speed": 36},
        {"n": 2, "recorded_at_ms": 1767594000000, "latitude": 52.2, "longitude": 21.2, "accuracy": 8, "speed": 18}
      ]}
      """
    Then the answer has these members:
      | member      | value |
      | accepted[0] | 1     |
      | accepted[1] | 2     |
      | refused     | []    |
    When the courier asks where the courier was between 06:00 and 07:00
    Then the answer has these members:
      | member              | value                |
      | data[0].latitude    | 52.1                 |
      | data[0].recorded_at | 2026-01-05T06:10:00Z |
      | data[0].speed       | 36                   |
      | data[1].longitude   | 21.2                 |
      | data[1].recorded_at | 2026-01-05T06:20:00Z |
      | data[1].accuracy    | 8                    |

  @delivery:API-1
  Scenario Outline: No location of <who>
    When <who> sends a location
    Then the request was refused with <status>

    Examples:
      | who                         | status |
      | the customer of stop 1      | 403    |
      | the merchant "Bakery"       | 403    |
      | the administrator           | 403    |
      | somebody without an account | 401    |

  @delivery:API-1 @delivery:API-2
  Scenario: What was sent last is where the courier is
    When the courier sends a location with:
      | latitude  | 52.2311 |
      | longitude | 21.0199 |
    And the customer of stop 2 asks where the courier is
    Then the customer of stop 2 sees the courier at 52.2311, 21.0199

  @delivery:TRACK-7 @delivery:API-1
  Scenario Outline: <member> of <value>
    When the courier sends a location with:
      | <member>       | <value> |
      | recorded_at_ms | 0       |
    Then the request was refused with 400 because "<member>"
    And every location on the server tells "accuracy, speed, route"

    Examples:
      | member        | value  |
      | latitude      | 90.1   |
      | latitude      | -90.1  |
      | longitude     | 180.1  |
      | longitude     | -180.1 |
      | accuracy      | -1     |
      | accuracy      |        |
      | speed         | -0.1   |
      | heading       | 360.1  |
      | heading       | -1     |
      | battery_level | 101    |
      | battery_level | -1     |
      | is_charging   | maybe  |
      | activity_type | flying |

  @delivery:TRACK-7
  Scenario Outline: <member> of <value> is within its bounds
    When the courier sends a location with:
      | <member> | <value> |
    Then the request was answered

    Examples:
      | member        | value |
      | latitude      | -90   |
      | latitude      | 90    |
      | longitude     | 180   |
      | longitude     | -180  |
      | accuracy      | 0     |
      | speed         | 0     |
      | heading       | 0     |
      | heading       | 360   |
      | battery_level | 0     |
      | battery_level | 100   |

  @delivery:TRACK-7
  Scenario Outline: No event and no report with a place whose <member> is <value>
    When the courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"event_type": "entered", "stop_id": "stop-1", "geofence_radius": 50, <place>}
      """
    Then the request was refused with 400 because "<member>"
    And the server holds 1 geofence event of the courier
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-1", "status": "failed", "failure_reason": "Access denied", "location": {<place>}}
      """
    Then the request was refused with 400 because "<member>"
    And the server holds 0 reports with a place

    Examples:
      | member    | value  | place                                              |
      | latitude  | 90.1   | "latitude": 90.1, "longitude": 21, "accuracy": 5   |
      | latitude  | -90.1  | "latitude": -90.1, "longitude": 21, "accuracy": 5  |
      | longitude | 180.1  | "latitude": 52, "longitude": 180.1, "accuracy": 5  |
      | longitude | -180.1 | "latitude": 52, "longitude": -180.1, "accuracy": 5 |
      | accuracy  | -1     | "latitude": 52, "longitude": 21, "accuracy": -1    |

  @delivery:API-1 @delivery:API-2
  Scenario: What comes late is not where the courier is
    When the courier sends a location with:
      | latitude      | 52.2311 |
      | longitude     | 21.0199 |
      | activity_type | walking |
    And the courier sends a location with:
      | latitude       | 52.2399       |
      | activity_type  | driving       |
      | recorded_at_ms | 1767592800000 |
    And the customer of stop 2 asks where the courier is
    Then the customer of stop 2 sees the courier at 52.2311, 21.0199
    And the customer of stop 2 sees:
      | activity | walking |

  @delivery:API-2
  Scenario: How old the position is
    When the courier sends a location
    And 3 minutes pass
    And the customer of stop 2 asks where the courier is
    Then the customer of stop 2 sees the courier in grey
    And the customer of stop 2 sees:
      | position | 3 min old |

  @delivery:API-3
  Scenario Outline: Between <begin> and <end>
    # 06:10, 06:20 and 06:30.
    When the courier sends a location with:
      | recorded_at_ms | 1767593400000 |
    And the courier sends a location with:
      | recorded_at_ms | 1767594000000 |
    And the courier sends a location with:
      | recorded_at_ms | 1767594600000 |
    And the courier asks where the courier was between <begin> and <end>
    Then the courier sees:
      | locations | <count> |

    Examples:
      | begin | end   | count |
      | 06:00 | 07:00 | 3     |
      | 06:10 | 06:30 | 3     |
      | 06:11 | 06:30 | 2     |
      | 06:10 | 06:29 | 2     |
      | 06:15 | 06:25 | 1     |
      | 06:21 | 06:29 | 0     |
      | 06:31 | 07:00 | 0     |

  @delivery:API-3
  Scenario: The same hour of another day is not asked for
    # 06:10 on the day before, and on this one.
    When the courier sends a location with:
      | latitude       | 52.1          |
      | recorded_at_ms | 1767507000000 |
    And the courier sends a location with:
      | latitude       | 52.2          |
      | recorded_at_ms | 1767593400000 |
    And the administrator asks where the courier was between 06:00 and 07:00
    Then the administrator sees:
      | locations | 1 |
    And the answer has these members:
      | member              | value                |
      | data[0].latitude    | 52.2                 |
      | data[0].recorded_at | 2026-01-05T06:10:00Z |
