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
    # 08:00:40, which comes 20 seconds later.
    When the courier sends a location with:
      | latitude       | 52.2297       |
      | longitude      | 21.0122       |
      | speed          |               |
      | activity_type  | stationary    |
      | recorded_at_ms | 1767600040000 |
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
      | data.last_updated  | 2026-01-05T08:00:40Z |
      | data.is_moving     | false                |
      | data.activity_type | stationary           |

  @delivery:API-2
  Scenario Outline: Whether a courier moves of whom no activity is known: at <speed> km/h
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"latitude": 52.2311, "longitude": 21.0199, "accuracy": 7.5, "speed": <speed>}
      """
    And the customer of stop 2 asks where the courier is
    Then the answer has these members:
      | member             | value    |
      | data.latitude      | 52.2311  |
      | data.speed         | <speed>  |
      | data.is_moving     | <moving> |
      | data.activity_type | unknown  |

    Examples:
      | speed | moving |
      | 0     | false  |
      | 12.5  | true   |

  @delivery:API-2
  Scenario: Where a courier is by what the phone has sent
    When the user drives 3 km west at 30 km/h
    And 1 minute 5 seconds pass
    And the administrator asks where the courier is
    Then the answer has these members:
      | member             | value   |
      | data.accuracy      | 5       |
      | data.speed         | 30      |
      | data.heading       | 270     |
      | data.is_moving     | true    |
      | data.activity_type | driving |

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
  Scenario: Where the courier was is told with the time at which that was
    When the phone goes offline
    And the courier sends a location with:
      | latitude       | 52.2297       |
      | longitude      | 21.0199       |
      | recorded_at_ms | 1767600050000 |
    And 20 seconds pass
    And the customer of stop 2 looks at the tracking
    Then the answer has these members:
      | member                                     | value                |
      | data.courier.current_location.latitude     | 52.2297              |
      | data.courier.current_location.longitude    | 21.0199              |
      | data.courier.current_location.last_updated | 2026-01-05T08:00:50Z |
      | data.delivery_address.longitude            | 21.0122              |

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
  Scenario: How an order stands once the whole route is over, for the administrator
    Given the courier delivers at all stops
    When 1 minute passes
    And the administrator looks at the tracking of stop 10
    Then the answer has these members:
      | member                                 | value          |
      | success                                | true           |
      | data.order_id                          | order-10       |
      | data.order_status                      | delivered      |
      | data.delivery_status                   | delivered      |
      | data.courier.name                      | Anna           |
      | data.courier.current_location.latitude | 52.2945        |
      | data.route.total_stops                 | 10             |
      | data.route.completed_stops             | 10             |
      | data.route.current_stop                | null           |
      | data.route.eta                         | null           |
      | data.route.distance_remaining          | null           |
      | data.delivery_address.latitude         | 52.2945        |
      | data.delivery_address.address          | Long Street 91 |

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

  @delivery:API-1 @delivery:API-6
  Scenario: A location among several that is none is refused by its number, with the reason
    When the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"run": "r9", "route_id": "r-1", "points": [
        {"n": 1, "recorded_at_ms": 1767600050000, "latitude": 52.2, "longitude": 21, "accuracy": 5},
        {"n": 2, "recorded_at_ms": 1767600055000, "latitude": 99, "longitude": 21, "accuracy": 5}
      ]}
      """
    Then the answer has these members and no others:
      | member            | value                                                |
      | success           | true                                                 |
      | route_revision    | 0                                                    |
      | accepted[0]       | 1                                                    |
      | refused[0].n      | 2                                                    |
      | refused[0].reason | latitude: expected a number from -90 to 90, found 99 |

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

  @delivery:PRIVACY-4 @delivery:STATUS-8
  Scenario: Nothing of what a phone has told is left out
    When the courier sends a location with:
      | latitude       | 52.2311       |
      | longitude      | 21.0199       |
      | accuracy       | 7.5           |
      | speed          | 36.5          |
      | heading        | 271           |
      | altitude       | 110.25        |
      | battery_level  | 81            |
      | is_charging    | true          |
      | activity_type  | walking       |
      | recorded_at_ms | 1767594000000 |
    # One that names a device: nothing is kept of that.
    And the courier sends the request "POST /api/courier/location/update" with:
      """json
      {"route_id": "r-1", "latitude": 52.2312, "longitude": 21.0201, "accuracy": 12, "heading": 5.5, "altitude": -3,
       "battery_level": 80, "is_charging": false, "activity_type": "driving", "device_id": "phone-9"}
      """
    Then the request was answered
    When the courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"route_id": "r-1", "stop_id": "stop-2", "order_id": "order-2", "event_type": "dwelling", "geofence_radius": 50,
       "latitude": 52.24, "longitude": 21.02, "distance_from_center": 12.5, "event_time_ms": 1767594000000,
       "dwell_time_seconds": 95, "manual": true}
      """
    Then the request was answered
    When the courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"stop_id": "stop-3", "event_type": "entered", "geofence_radius": 500, "latitude": 52.25, "longitude": 21.03,
       "distance_from_center": 480, "event_time_ms": 1767594060000}
      """
    Then the request was answered
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-5", "status": "returned", "failure_reason": "Wrong size", "timestamp_ms": 1767594120000,
       "location": {"latitude": 52.26, "longitude": 21.04, "accuracy": 7.25}}
      """
    Then the request was answered
    When the courier reports stop 2 as partial with:
      | photo     | https://example.org/2.jpg |
      | items     | Novel                     |
      | missing   | Out of stock              |
      | recipient | Ola                       |
      | relation  | neighbour                 |
      | signature | https://example.org/2.png |
      | notes     | At the back               |
    Then the request was answered
    When the courier reports stop 4 as failed with:
      | reason | Access denied |
    Then the request was answered
    When the courier reports stop 3 as attempted with:
      | left at      | Behind the shed  |
      | notice       | yes              |
      | next attempt | 2026-01-06       |
      | device       | phone-7          |
      | place        | 52.2320, 21.0300 |
      | accuracy     | 20               |
    Then the request was answered
    When the courier asks for all that is kept of the courier
    Then the answer has these members and no others:
      | member                                       | value                     |
      | success                                      | true                      |
      | data.courier_id                              | courier-1                 |
      | data.name                                    | Anna                      |
      | data.phone                                   | +48 600 100 001           |
      | data.photo_url                               | /photos/anna.jpg          |
      | data.vehicle_type                            | Van                       |
      | data.locations[0].latitude                   | 52.2311                   |
      | data.locations[0].longitude                  | 21.0199                   |
      | data.locations[0].accuracy                   | 7.5                       |
      | data.locations[0].speed                      | 36.5                      |
      | data.locations[0].heading                    | 271                       |
      | data.locations[0].altitude                   | 110.25                    |
      | data.locations[0].battery_level              | 81                        |
      | data.locations[0].is_charging                | true                      |
      | data.locations[0].activity_type              | walking                   |
      | data.locations[0].route_id                   | r-1                       |
      | data.locations[0].recorded_at                | 2026-01-05T06:20:00Z      |
      | data.locations[0].uploaded_at                | 2026-01-05T08:01:00Z      |
      | data.locations[1].latitude                   | 52.2252                   |
      | data.locations[1].longitude                  | 21.0122                   |
      | data.locations[1].accuracy                   | 5                         |
      | data.locations[1].speed                      | 0                         |
      | data.locations[1].heading                    | null                      |
      | data.locations[1].altitude                   | null                      |
      | data.locations[1].battery_level              | 100                       |
      | data.locations[1].is_charging                | false                     |
      | data.locations[1].activity_type              | unknown                   |
      | data.locations[1].route_id                   | r-1                       |
      | data.locations[1].recorded_at                | 2026-01-05T08:00:00Z      |
      | data.locations[1].uploaded_at                | 2026-01-05T08:00:30Z      |
      | data.locations[2].latitude                   | 52.2312                   |
      | data.locations[2].longitude                  | 21.0201                   |
      | data.locations[2].accuracy                   | 12                        |
      | data.locations[2].speed                      | null                      |
      | data.locations[2].heading                    | 5.5                       |
      | data.locations[2].altitude                   | -3                        |
      | data.locations[2].battery_level              | 80                        |
      | data.locations[2].is_charging                | false                     |
      | data.locations[2].activity_type              | driving                   |
      | data.locations[2].route_id                   | r-1                       |
      | data.locations[2].recorded_at                | 2026-01-05T08:01:00Z      |
      | data.locations[2].uploaded_at                | 2026-01-05T08:01:00Z      |
      | data.geofence_events[0].stop_id              | stop-2                    |
      | data.geofence_events[0].order_id             | order-2                   |
      | data.geofence_events[0].route_id             | r-1                       |
      | data.geofence_events[0].event_type           | dwelling                  |
      | data.geofence_events[0].geofence_radius      | 50                        |
      | data.geofence_events[0].latitude             | 52.24                     |
      | data.geofence_events[0].longitude            | 21.02                     |
      | data.geofence_events[0].distance_from_center | 12.5                      |
      | data.geofence_events[0].event_time           | 2026-01-05T06:20:00Z      |
      | data.geofence_events[0].dwell_time_seconds   | 95                        |
      | data.geofence_events[0].manual               | true                      |
      | data.geofence_events[1].stop_id              | stop-3                    |
      | data.geofence_events[1].order_id             | null                      |
      | data.geofence_events[1].route_id             | null                      |
      | data.geofence_events[1].event_type           | entered                   |
      | data.geofence_events[1].geofence_radius      | 500                       |
      | data.geofence_events[1].latitude             | 52.25                     |
      | data.geofence_events[1].longitude            | 21.03                     |
      | data.geofence_events[1].distance_from_center | 480                       |
      | data.geofence_events[1].event_time           | 2026-01-05T06:21:00Z      |
      | data.geofence_events[1].dwell_time_seconds   | null                      |
      | data.geofence_events[1].manual               | false                     |
      | data.reports[0].order_id                     | order-5                   |
      | data.reports[0].status                       | returned                  |
      | data.reports[0].time                         | 2026-01-05T06:22:00Z      |
      | data.reports[0].latitude                     | 52.26                     |
      | data.reports[0].longitude                    | 21.04                     |
      | data.reports[0].accuracy                     | 7.25                      |
      | data.reports[0].source                       | measured                  |
      | data.reports[0].signature_url                | null                      |
      | data.reports[0].photo_url                    | null                      |
      | data.reports[0].recipient_name               | null                      |
      | data.reports[0].recipient_relation           | null                      |
      | data.reports[0].failure_reason               | Wrong size                |
      | data.reports[0].notes                        | null                      |
      | data.reports[0].delivered_items              | null                      |
      | data.reports[0].missing_reason               | null                      |
      | data.reports[0].left_at_location             | null                      |
      | data.reports[0].notice_left                  | false                     |
      | data.reports[0].next_attempt_date            | null                      |
      | data.reports[0].device_id                    | phone                     |
      | data.reports[1].order_id                     | order-2                   |
      | data.reports[1].status                       | partial                   |
      | data.reports[1].time                         | 2026-01-05T08:01:00Z      |
      | data.reports[1].latitude                     | 52.2369                   |
      | data.reports[1].longitude                    | 21.0122                   |
      | data.reports[1].accuracy                     | 50                        |
      | data.reports[1].source                       | address                   |
      | data.reports[1].signature_url                | https://example.org/2.png |
      | data.reports[1].photo_url                    | https://example.org/2.jpg |
      | data.reports[1].recipient_name               | Ola                       |
      | data.reports[1].recipient_relation           | neighbour                 |
      | data.reports[1].failure_reason               | null                      |
      | data.reports[1].notes                        | At the back               |
      | data.reports[1].delivered_items[0]           | Novel                     |
      | data.reports[1].missing_reason               | Out of stock              |
      | data.reports[1].left_at_location             | null                      |
      | data.reports[1].notice_left                  | false                     |
      | data.reports[1].next_attempt_date            | null                      |
      | data.reports[1].device_id                    | phone                     |
      | data.reports[2].order_id                     | order-4                   |
      | data.reports[2].status                       | failed                    |
      | data.reports[2].time                         | 2026-01-05T08:01:00Z      |
      | data.reports[2].latitude                     | 52.2513                   |
      | data.reports[2].longitude                    | 21.0122                   |
      | data.reports[2].accuracy                     | 50                        |
      | data.reports[2].source                       | address                   |
      | data.reports[2].signature_url                | null                      |
      | data.reports[2].photo_url                    | null                      |
      | data.reports[2].recipient_name               | null                      |
      | data.reports[2].recipient_relation           | null                      |
      | data.reports[2].failure_reason               | Access denied             |
      | data.reports[2].notes                        | null                      |
      | data.reports[2].delivered_items              | null                      |
      | data.reports[2].missing_reason               | null                      |
      | data.reports[2].left_at_location             | null                      |
      | data.reports[2].notice_left                  | false                     |
      | data.reports[2].next_attempt_date            | null                      |
      | data.reports[2].device_id                    | phone                     |
      | data.reports[3].order_id                     | order-3                   |
      | data.reports[3].status                       | attempted                 |
      | data.reports[3].time                         | 2026-01-05T08:01:00Z      |
      | data.reports[3].latitude                     | 52.232                    |
      | data.reports[3].longitude                    | 21.03                     |
      | data.reports[3].accuracy                     | 20                        |
      | data.reports[3].source                       | address                   |
      | data.reports[3].signature_url                | null                      |
      | data.reports[3].photo_url                    | null                      |
      | data.reports[3].recipient_name               | null                      |
      | data.reports[3].recipient_relation           | null                      |
      | data.reports[3].failure_reason               | null                      |
      | data.reports[3].notes                        | null                      |
      | data.reports[3].delivered_items              | null                      |
      | data.reports[3].missing_reason               | null                      |
      | data.reports[3].left_at_location             | Behind the shed           |
      | data.reports[3].notice_left                  | true                      |
      | data.reports[3].next_attempt_date            | 2026-01-06                |
      | data.reports[3].device_id                    | phone-7                   |
      | data.consents[0].granted                     | true                      |
      | data.consents[0].time                        | 2026-01-05T08:00:00Z      |
      | data.ratings                                 | []                        |
      | data.looks                                   | []                        |
      | data.erasures                                | []                        |
      | data.routes[0].route_id                      | r-1                       |
      | data.routes[0].started_at                    | 2026-01-05T08:00:00Z      |
      | data.routes[0].device_id                     | phone                     |
      | data.routes[0].clock_ahead_ms                | null                      |
      | data.routes[0].ways                          | []                        |
