@ios @android
Feature: The answers of the delivery server, member by member
  Every member that the document names is there, says what is so, and nothing else is told.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And 1 minute passes

  @delivery:API-1 @delivery:API-2 @delivery:API-6
  Scenario: Where a courier is
    When the courier sends a location with:
      | latitude      | 52.2311 |
      | longitude     | 21.0199 |
      | accuracy      | 7.5     |
      | speed         | 36.5    |
      | heading       | 271     |
      | activity_type | walking |
    And the customer of stop 2 asks where the courier is
    Then the answer has these members and no others:
      | member             | value                |
      | success            | true                 |
      | data.courier_id    | courier-1            |
      | data.latitude      | 52.2311              |
      | data.longitude     | 21.0199              |
      | data.accuracy      | 7.5                  |
      | data.speed         | 36.5                 |
      | data.heading       | 271                  |
      | data.last_updated  | 2026-01-05T08:01:00Z |
      | data.is_moving     | true                 |
      | data.activity_type | walking              |

  @delivery:API-2
  Scenario: Where a courier is who stands
    When 5 seconds pass
    And the courier sends a location with:
      | latitude      | 52.2297    |
      | longitude     | 21.0122    |
      | speed         |            |
      | activity_type | stationary |
    And the administrator asks where the courier is
    Then the answer has these members and no others:
      | member             | value                |
      | success            | true                 |
      | data.courier_id    | courier-1            |
      | data.latitude      | 52.2297              |
      | data.longitude     | 21.0122              |
      | data.accuracy      | 5                    |
      | data.speed         | null                 |
      | data.heading       | null                 |
      | data.last_updated  | 2026-01-05T08:01:05Z |
      | data.is_moving     | false                |
      | data.activity_type | stationary           |

  @delivery:API-2 @delivery:API-6
  Scenario: Of whom nothing is known, nothing is told
    When the administrator asks where the other courier is
    Then the request was refused with 404 because "courier-2"

  @delivery:API-3 @delivery:API-6
  Scenario: Where a courier was
    # 06:10, 06:20 and 06:30.
    When the courier sends a location with:
      | latitude       | 52.1          |
      | longitude      | 21.1          |
      | accuracy       | 5             |
      | speed          | 10            |
      | recorded_at_ms | 1767593400000 |
    And the courier sends a location with:
      | latitude       | 52.2          |
      | longitude      | 21.2          |
      | accuracy       | 12.25         |
      | recorded_at_ms | 1767594000000 |
    And the courier sends a location with:
      | latitude       | 52.3          |
      | longitude      | 21.3          |
      | recorded_at_ms | 1767594600000 |
    And the administrator asks where the courier was between 06:10 and 06:20
    Then the answer has these members and no others:
      | member              | value                |
      | success             | true                 |
      | data[0].latitude    | 52.1                 |
      | data[0].longitude   | 21.1                 |
      | data[0].recorded_at | 2026-01-05T06:10:00Z |
      | data[0].speed       | 10                   |
      | data[0].accuracy    | 5                    |
      | data[1].latitude    | 52.2                 |
      | data[1].longitude   | 21.2                 |
      | data[1].recorded_at | 2026-01-05T06:20:00Z |
      | data[1].speed       | null                 |
      | data[1].accuracy    | 12.25                |

  @delivery:API-3
  Scenario: Where a courier was in a time in which nothing was told
    When the courier asks where the courier was between 03:00 and 04:00
    Then the answer has these members and no others:
      | member  | value |
      | success | true  |
      | data    | []    |

  @delivery:API-3 @delivery:API-6
  Scenario: A time that ends before it begins
    When the courier asks where the courier was between 07:00 and 06:00
    Then the request was refused with 400 because "end_time"

  @delivery:API-5 @delivery:API-6
  Scenario Outline: How an order stands that is on its way, for <who>
    When the courier sends a location with:
      | latitude  | 52.2297 |
      | longitude | 21.0122 |
    And <who> looks at the tracking of stop 2
    Then the answer has these members and no others:
      | member                                     | value                    |
      | success                                    | true                     |
      | data.order_id                              | order-2                  |
      | data.order_status                          | out_for_delivery         |
      | data.delivery_status                       | pending                  |
      | data.courier.courier_id                    | courier-1                |
      | data.courier.name                          | Anna                     |
      | data.courier.phone                         | +48 600 100 001          |
      | data.courier.photo_url                     | /photos/anna.jpg         |
      | data.courier.rating                        | null                     |
      | data.courier.vehicle_type                  | Van                      |
      | data.courier.current_location.latitude     | 52.2297                  |
      | data.courier.current_location.longitude    | 21.0122                  |
      | data.courier.current_location.last_updated | 2026-01-05T08:01:00Z     |
      | data.route.total_stops                     | 10                       |
      | data.route.completed_stops                 | 0                        |
      | data.route.current_stop                    | 1                        |
      | data.route.eta                             | 2026-01-05T08:06:08.185Z |
      | data.route.distance_remaining              | 1.07                     |
      | data.route.traffic                         | light                    |
      | data.delivery_address.latitude             | 52.2369                  |
      | data.delivery_address.longitude            | 21.0122                  |
      | data.delivery_address.address              | Long Street 11           |

    Examples:
      | who                    |
      | the customer of stop 2 |
      | the merchant "Books"   |
      | the administrator      |

  @delivery:API-5
  Scenario Outline: How an order stands that is over, for <who>
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the customer of stop 1 rates the delivery with 4
    And <who> looks at the tracking of stop 1
    Then the answer has these members and no others:
      | member                          | value            |
      | success                         | true             |
      | data.order_id                   | order-1          |
      | data.order_status               | delivered        |
      | data.delivery_status            | delivered        |
      | data.courier.courier_id         | courier-1        |
      | data.courier.name               | Anna             |
      | data.courier.phone              | +48 600 100 001  |
      | data.courier.photo_url          | /photos/anna.jpg |
      | data.courier.rating             | 4                |
      | data.courier.vehicle_type       | Van              |
      | data.courier.current_location   | null             |
      | data.route.total_stops          | 10               |
      | data.route.completed_stops      | 1                |
      | data.route.current_stop         | 2                |
      | data.route.eta                  | null             |
      | data.route.distance_remaining   | null             |
      | data.route.traffic              | null             |
      | data.delivery_address.latitude  | 52.2297          |
      | data.delivery_address.longitude | 21.0122          |
      | data.delivery_address.address   | Long Street 1    |

    Examples:
      | who                    |
      | the customer of stop 1 |
      | the merchant "Bakery"  |

  @delivery:API-5
  Scenario: How an order of another courier stands, who has not begun
    When another customer looks at the tracking
    Then the answer has these members and no others:
      | member                          | value                |
      | success                         | true                 |
      | data.order_id                   | order-1001           |
      | data.order_status               | pending              |
      | data.delivery_status            | pending              |
      | data.courier.courier_id         | courier-2            |
      | data.courier.name               | Bruno                |
      | data.courier.phone              | +48 600 100 002      |
      | data.courier.photo_url          | /photos/bruno.jpg    |
      | data.courier.rating             | null                 |
      | data.courier.vehicle_type       | Cargo bike           |
      | data.courier.current_location   | null                 |
      | data.route.total_stops          | 2                    |
      | data.route.completed_stops      | 0                    |
      | data.route.current_stop         | 1                    |
      | data.route.eta                  | 2026-01-05T08:20:00Z |
      | data.route.distance_remaining   | null                 |
      | data.route.traffic              | null                 |
      | data.delivery_address.latitude  | 52.19                |
      | data.delivery_address.longitude | 21.0122              |
      | data.delivery_address.address   | Long Street 1        |

  @delivery:API-4 @delivery:API-6
  Scenario: What a report is answered with
    When the courier reports stop 1 as delivered with:
      | PIN | 1234 |
    Then the answer has these members and no others:
      | member   | value     |
      | success  | true      |
      | order_id | order-1   |
      | status   | delivered |
    When the courier reports stop 1 as failed with:
      | reason | Other |
      | notes  | Gone  |
    Then the answer has these members and no others:
      | member  | value                                              |
      | success | false                                              |
      | error   | The order “order-1” has been reported as delivered |
      | reason  | reported-otherwise                                 |

  @delivery:API-1 @delivery:API-6
  Scenario: What a location is answered with
    When the courier sends a location
    Then the answer has these members and no others:
      | member      | value |
      | success     | true  |
      | accepted[0] | 1     |
      | refused     | []    |
    When the courier sends a location with:
      | latitude | 91 |
    Then the request was refused with 400 because "latitude: expected a number from -90 to 90, found 91"

  @delivery:API-6
  Scenario Outline: Whether it was answered, or why not: <request>
    When <who> sends the request "<request>"
    Then the request was answered
    When somebody without an account sends the request "<request>"
    Then the request was refused with 401 because "Sign in first"

    Examples:
      | who                    | request                                  |
      | the courier            | GET /api/courier/route                   |
      | the courier            | GET /api/courier/route/r-1/ways          |
      | the courier            | GET /api/courier/data/courier-1          |
      | the customer of stop 1 | GET /api/order/order-1/tracking          |
      | the courier            | POST /api/courier/data/courier-1/erasure |

  @delivery:API-6
  Scenario Outline: Whether it was done, or why not: <request>
    When <who> sends the request "<request>" with:
      """json
      <right>
      """
    Then the request was answered
    When <who> sends the request "<request>" with:
      """json
      <wrong>
      """
    Then the request was refused with 400 because "<reason>"

    Examples:
      | who                    | request                              | right                                                                                                  | wrong            | reason       |
      | the courier            | POST /api/courier/consent            | {"granted": false}                                                                                     | {}               | granted      |
      | the courier            | POST /api/courier/route/r-1/start    | {"started_at_ms": 1767600060000}                                                                       | {}               | started      |
      | the courier            | POST /api/courier/route/r-1/pruned   | {"route_id": "r-1", "pruned": 1}                                                                       | {}               | pruned       |
      | the courier            | POST /api/courier/route/r-1/way      | {"stop_id": "stop-1", "way": {}}                                                                       | {}               | stop_id      |
      | the courier            | POST /api/courier/geofence/event     | {"event_type": "entered", "stop_id": "stop-1", "latitude": 52, "longitude": 21, "geofence_radius": 50} | {}               | event_type   |
      | the customer of stop 1 | POST /api/order/order-1/message      | {"message": "Ring twice"}                                                                              | {}               | message      |
      | the customer of stop 1 | POST /api/order/order-1/address      | {"address": "Long Street 2", "latitude": 52.2297, "longitude": 21.0122}                                | {"address": "A"} | latitude     |
      | the customer of stop 1 | POST /api/order/order-1/instructions | {"instructions": "Ring twice"}                                                                         | {}               | instructions |

  @delivery:API-6
  Scenario Outline: A request that nobody knows is refused with a reason: <request>
    When the courier sends the unknown request "<request>"
    Then the request was refused with <status> because "<reason>"

    Examples:
      | request                                        | status | reason                                    |
      | GET /api/courier/wages                         | 404    | There is nothing at /api/courier/wages    |
      | POST /api/courier/location                     | 404    | There is nothing at /api/courier/location |
      | POST /api/courier/route                        | 405    | can only be used with GET                 |
      | DELETE /api/courier/location/history/courier-1 | 405    | can only be used with GET                 |

  @delivery:API-6
  Scenario: Whether a rating was taken, or why not
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the customer of stop 1 sends the request "POST /api/order/order-1/rating" with:
      """json
      {"rating": 5}
      """
    Then the request was answered
    When the customer of stop 1 sends the request "POST /api/order/order-1/rating" with:
      """json
      {"rating": 6}
      """
    Then the request was refused with 400 because "rating"

  @delivery:API-6
  Scenario Outline: <who> is told why not
    When <who> asks where the courier is
    Then the request was refused with <status> because "<reason>"

    Examples:
      | who                            | status | reason        |
      | somebody without an account    | 401    | Sign in first |
      | somebody with a forged account | 401    | Sign in first |
      | another customer               | 403    | may not see   |
      | another courier                | 403    | may not see   |

  @delivery:API-6
  Scenario Outline: A body that says nothing of the document is refused with a reason: <body>
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      <body>
      """
    Then the request was refused with 400 because "<location>"
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      <body>
      """
    Then the request was refused with 400 because "<report>"

    Examples:
      | body       | location | report   |
      | {"granted" | JSON     | JSON     |
      | []         | latitude | order_id |
