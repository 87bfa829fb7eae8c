@ios @android
Feature: Who may know where the courier is
  The courier, the merchants and customers of orders that are on the way, and administrators, whose every look is taken
  down.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes

  @delivery:API-2 @delivery:ACCESS-1 @delivery:ACCESS-2 @delivery:ACCESS-3 @delivery:ACCESS-4
  Scenario Outline: <who> may see the courier
    When <who> asks where the courier is
    Then the request was answered
    And <who> sees the courier live
    And <who> sees the courier within 100 m of the phone

    Examples:
      | who                    |
      | the customer of stop 1 |
      | the customer of stop 2 |
      | the merchant "Bakery"  |
      | the merchant "Books"   |
      | the courier            |
      | the administrator      |

  @delivery:API-2 @delivery:ACCESS-1 @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> may not
    When <who> asks where the courier is
    Then the request was refused with <status>
    And the audit log is empty

    Examples:
      | who                            | status |
      | another courier                | 403    |
      | another customer               | 403    |
      | the merchant "Flowers"         | 403    |
      | somebody without an account    | 401    |
      | somebody with a forged account | 401    |

  @delivery:ACCESS-1 @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> may not see a courier who brings them nothing
    When <who> asks where the other courier is
    Then the request was refused with 403

    Examples:
      | who                    |
      | the customer of stop 2 |
      | the merchant "Bakery"  |
      | the courier            |

  @delivery:API-5 @delivery:ACCESS-2 @delivery:ACCESS-3 @delivery:ACCESS-4
  Scenario Outline: <who> sees the courier on the way to stop 2
    When <who> looks at the tracking of stop 2
    Then the request was answered
    And <who> sees the courier live
    And the answer has these members:
      | member                  | value            |
      | data.order_id           | order-2          |
      | data.order_status       | out_for_delivery |
      | data.courier.courier_id | courier-1        |

    Examples:
      | who                    |
      | the customer of stop 2 |
      | the merchant "Books"   |
      | the administrator      |

  @delivery:API-5
  Scenario: An order that nobody knows
    When the customer of stop 1 sends the request "GET /api/order/order-99/tracking"
    Then the request was refused with 404 because "order-99"

  @delivery:API-5 @delivery:ACCESS-1 @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> and the order of stop 1
    When <who> looks at the tracking of stop 1
    Then the request was refused with <status>

    Examples:
      | who                         | status |
      | the customer of stop 2      | 403    |
      | the merchant "Books"        | 403    |
      | another courier             | 403    |
      | the courier                 | 403    |
      | somebody without an account | 401    |

  @delivery:API-3 @delivery:ACCESS-1 @delivery:ACCESS-4
  Scenario Outline: Where the courier was, for <who>
    When <who> asks where the courier was between 08:00 and 09:00
    Then the request was answered
    And <who> sees "Locations"

    Examples:
      | who               |
      | the courier       |
      | the administrator |

  @delivery:API-3 @delivery:ACCESS-1 @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: Where the courier was is nothing for <who>
    When <who> asks where the courier was between 08:00 and 09:00
    Then the request was refused with <status>

    Examples:
      | who                         | status |
      | another courier             | 403    |
      | the customer of stop 1      | 403    |
      | the merchant "Bakery"       | 403    |
      | somebody without an account | 401    |

  @delivery:API-3 @delivery:ACCESS-1
  Scenario: Where another courier was is nothing for the courier
    When the courier sends the request "GET /api/courier/location/history/courier-2"
    Then the request was refused with 403
    # The ways begin where the courier is.
    When the courier sends the request "GET /api/courier/route/r-2/ways"
    Then the request was refused with 403 because "another courier"

  @delivery:ACCESS-1 @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> and what belongs to the courier alone: <request>
    When <who> sends the request "<request>"
    Then the request was refused with 403

    Examples:
      | who                    | request                         |
      | the merchant "Bakery"  | GET /api/courier/route          |
      | the merchant "Bakery"  | GET /api/courier/route/r-1/ways |
      | the merchant "Bakery"  | GET /api/courier/data/courier-1 |
      | the customer of stop 1 | GET /api/courier/route          |
      | the customer of stop 1 | GET /api/courier/route/r-1/ways |
      | the customer of stop 1 | GET /api/courier/data/courier-1 |

  @delivery:API-3
  Scenario: The time must be said
    When the courier sends the request "GET /api/courier/location/history/courier-1"
    Then the request was refused with 400 because "start_time"

  @delivery:API-3
  Scenario: Times that run backwards
    When the courier asks where the courier was between 09:00 and 08:00
    Then the request was refused with 400 because "end_time"

  @delivery:API-3
  Scenario: A time in which nothing was recorded
    When the courier asks where the courier was between 06:00 and 07:00
    Then the courier sees:
      | locations | 0 |

  @delivery:ACCESS-4
  Scenario: Every look of an administrator is taken down
    When the administrator asks where the courier is
    Then the audit log names "current location"
    When 1 minute passes
    And the administrator asks where the courier was between 08:00 and 09:00
    Then the audit log names "location history"
    When 1 hour passes
    And the administrator looks at the tracking of stop 3
    Then the audit log names "order tracking"
    When the customer of stop 3 looks at the tracking
    Then the audit log is:
      | who     | what             | whose     | at       |
      | admin-1 | current location | courier-1 | 08:01:48 |
      | admin-1 | location history | courier-1 | 08:02:48 |
      | admin-1 | order tracking   | courier-1 | 09:02:48 |

  @delivery:ACCESS-1
  Scenario: Nobody writes for another courier
    # 06:10.
    When another courier sends a location with:
      | recorded_at_ms | 1767593400000 |
    Then the request was refused with 403 because "another courier"
    When another courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767593400000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5}
      ]}
      """
    Then the request was refused with 403 because "another courier"
    When another courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"event_type": "entered", "stop_id": "stop-1", "latitude": 52, "longitude": 21, "geofence_radius": 50}
      """
    Then the request was refused with 403 because "another courier"
    And the server knows of no arrival at stop 1
    When another courier sends the request "POST /api/courier/route/r-1/way" with:
      """json
      {"stop_id": "stop-1", "way": {"via": {"latitude": 52.2275, "longitude": 21.02}}}
      """
    Then the request was refused with 403 because "another courier"
    When the customer of stop 1 sends a location
    Then the request was refused with 403
    When the customer of stop 1 sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767593400000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5, "battery_level": 80}
      ]}
      """
    Then the request was refused with 403
    When the courier asks where the courier was between 06:00 and 07:00
    Then the courier sees:
      | locations | 0 |
    When the courier sends a location with:
      | recorded_at_ms | 1767593400000 |
    And the courier asks where the courier was between 06:00 and 07:00
    Then the courier sees:
      | locations | 1 |
    When another courier reports stop 1 as failed with:
      | reason | Customer not home |
    Then the request was refused with 403
    And the order of stop 1 is in transit

  @delivery:ACCESS-4
  Scenario: Each look has its own entry, also one that finds nothing
    When the administrator asks where the courier is
    And the administrator asks where the courier is
    And the administrator asks where the other courier is
    Then the request was refused with 404
    And the audit log is:
      | who     | what             | whose     |
      | admin-1 | current location | courier-1 |
      | admin-1 | current location | courier-1 |
      | admin-1 | current location | courier-2 |

  @delivery:ACCESS-1 @delivery:ACCESS-4
  Scenario: The administrator sees every courier, and each courier writes for themselves
    When another courier sends the request "POST /api/courier/consent" with:
      """json
      {"granted": true}
      """
    And another courier sends the request "POST /api/courier/location/update" with:
      """json
      {"latitude": 52.19, "longitude": 21.05, "accuracy": 5}
      """
    Then the request was answered
    When another courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "run-phone-1767600000000-1", "route_id": "r-2", "points": [
        {"n": 99, "recorded_at_ms": 1767593400000, "latitude": 52.2, "longitude": 21.0, "accuracy": 5}
      ]}
      """
    Then the request was refused with 403 because "is not one of this courier"
    When the courier asks where the courier was between 06:00 and 07:00
    Then the courier sees:
      | locations | 0 |
    When the administrator asks where the other courier is
    Then the administrator sees the courier at 52.1900, 21.0500
    When the administrator asks where the other courier was between 08:00 and 09:00
    Then the answer has these members:
      | member            | value |
      | data[0].latitude  | 52.19 |
      | data[0].longitude | 21.05 |
    When the administrator sends the request "GET /api/order/order-1001/tracking"
    Then the request was answered
    When the administrator sends the request "GET /api/courier/data/courier-2"
    Then the answer has these members:
      | member                     | value |
      | data.name                  | Bruno |
      | data.locations[0].latitude | 52.19 |
    And the audit log is:
      | who     | what             | whose     | at       |
      | admin-1 | current location | courier-2 | 08:01:48 |
      | admin-1 | location history | courier-2 | 08:01:48 |
      | admin-1 | order tracking   | courier-2 | 08:01:48 |
      | admin-1 | all that is kept | courier-2 | 08:01:48 |

  @delivery:ACCESS-1 @delivery:API-2 @delivery:API-3
  Scenario: Two couriers, and each reads the own positions
    Given the courier sends a location with:
      | latitude | 52.2311 |
    When another courier sends the request "POST /api/courier/consent" with:
      """json
      {"granted": true}
      """
    And another courier sends the request "POST /api/courier/location/update" with:
      """json
      {"latitude": 52.19, "longitude": 21.05, "accuracy": 8}
      """
    And another courier asks where the other courier is
    Then the answer has these members:
      | member          | value     |
      | data.courier_id | courier-2 |
      | data.latitude   | 52.19     |
    When the courier asks where the courier is
    Then the answer has these members:
      | member          | value     |
      | data.courier_id | courier-1 |
      | data.latitude   | 52.2311   |
    When the courier asks where the courier was between 08:01 and 09:00
    Then the courier sees:
      | locations | 1 |
