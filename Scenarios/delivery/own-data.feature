@ios @android
Feature: What is kept of a courier
  The courier can have all of it, and can have where they were erased: the server says what went and when, and keeps a proof
  of that.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 1 rates the delivery with 5 and writes "Very friendly"

  @delivery:PRIVACY-4
  Scenario: The courier has all of it
    Given the administrator asks where the courier is
    When the courier asks for all that is kept of the courier
    Then the request was answered
    And the answer holds of the courier:
      | locations       | 7 |
      | geofence events | 2 |
      | reports         | 1 |
      | consents        | 1 |
      | ratings         | 1 |
      | looks           | 1 |
      | erasures        | 0 |
    And the server holds 7 locations of the courier
    And the answer has these members:
      | member                             | value                    |
      | data.courier_id                    | courier-1                |
      | data.name                          | Anna                     |
      | data.phone                         | +48 600 100 001          |
      | data.vehicle_type                  | Van                      |
      | data.locations[0].latitude         | 52.2252                  |
      | data.locations[0].longitude        | 21.0122                  |
      | data.locations[0].recorded_at      | 2026-01-05T08:00:00Z     |
      | data.locations[0].speed            | 0                        |
      | data.locations[0].accuracy         | 5                        |
      | data.locations[5].recorded_at      | 2026-01-05T08:00:50Z     |
      | data.locations[5].speed            | 30                       |
      | data.geofence_events[0].stop_id    | stop-1                   |
      | data.geofence_events[0].event_type | entered                  |
      | data.geofence_events[1].longitude  | 21.0122                  |
      | data.reports[0].order_id           | order-1                  |
      | data.reports[0].status             | delivered                |
      | data.reports[0].longitude          | 21.0122                  |
      | data.consents[0].granted           | true                     |
      | data.consents[0].time              | 2026-01-05T08:00:00Z     |
      | data.ratings[0].order_id           | order-1                  |
      | data.ratings[0].rating             | 5                        |
      | data.ratings[0].feedback           | Very friendly            |
      | data.looks[0].user_id              | admin-1                  |
      | data.looks[0].what                 | current location         |
      | data.looks[0].time                 | 2026-01-05T08:02:00.088Z |

  @delivery:PRIVACY-4
  Scenario: What is erased is gone, whoever asks, and the proof stays
    When the courier has all that is kept of the courier erased
    Then the erasure says:
      | locations         | 7                                                                           |
      | geofence events   | 2                                                                           |
      | places of reports | 1                                                                           |
      | at                | 08:02:00                                                                    |
      | asked by          | courier-1                                                                   |
      | kept              | outcomes of orders, consents, audit log, proofs of erasure, ratings, routes |
    And the server holds 0 locations of the courier
    And the server holds 0 geofence events of the courier
    And the server holds 0 reports with a place
    And the order of stop 1 is delivered
    When the administrator asks where the courier is
    Then the request was refused with 404
    When the administrator asks where the courier was between 08:00 and 09:00
    Then the administrator sees:
      | locations | 0 |
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees no courier
    When the courier asks for all that is kept of the courier
    Then the answer holds of the courier:
      | locations       | 0 |
      | geofence events | 0 |
      | reports         | 0 |
      | consents        | 1 |
      | ratings         | 1 |
      | looks           | 2 |
      | erasures        | 1 |
    And the answer has these members:
      | member                             | value              |
      | data.erasures[0].asked_by          | courier-1          |
      | data.erasures[0].locations         | 7                  |
      | data.erasures[0].geofence_events   | 2                  |
      | data.erasures[0].places_of_reports | 1                  |
      | data.erasures[0].kept[0]           | outcomes of orders |
      | data.erasures[0].kept[1]           | consents           |
      | data.erasures[0].kept[2]           | audit log          |
      | data.erasures[0].kept[3]           | proofs of erasure  |
    When 1 hour passes
    And the courier asks for all that is kept of the courier
    Then the answer has these members:
      | member                     | value                    |
      | data.erasures[0].erased_at | 2026-01-05T08:02:00.088Z |
      | data.erasures[0].locations | 7                        |

  @delivery:PRIVACY-4
  Scenario: What is erased twice has two proofs, each of what went then
    When the courier has all that is kept of the courier erased
    And the user switches the phone off
    And 1 hour passes
    And the courier sends a location
    And the courier sends a location with:
      | latitude | 52.2311 |
    And the courier has all that is kept of the courier erased
    And the courier asks for all that is kept of the courier
    Then the answer holds of the courier:
      | locations       | 0 |
      | geofence events | 0 |
      | erasures        | 2 |
    And the answer has these members:
      | member                             | value                    |
      | data.erasures[0].erased_at         | 2026-01-05T08:02:00.088Z |
      | data.erasures[0].locations         | 7                        |
      | data.erasures[0].geofence_events   | 2                        |
      | data.erasures[0].places_of_reports | 1                        |
      | data.erasures[1].erased_at         | 2026-01-05T09:02:00.088Z |
      | data.erasures[1].locations         | 2                        |
      | data.erasures[1].geofence_events   | 0                        |
      | data.erasures[1].places_of_reports | 0                        |

  @delivery:PRIVACY-4
  Scenario: What was recorded before and comes late is not kept either, and what comes after is
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    And the courier has all that is kept of the courier erased
    And the phone comes online
    And 1 minute passes
    Then the server holds 0 locations of the courier
    When the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the server holds 4 locations of the courier

  @delivery:PRIVACY-4 @delivery:ACCESS-1
  Scenario Outline: It is nobody else's: <who>
    When <who> asks for all that is kept of the courier
    Then the request was refused with <status>
    When <who> has all that is kept of the courier erased
    Then the request was refused with <status>
    And the server holds 7 locations of the courier

    Examples:
      | who                         | status |
      | another courier             | 403    |
      | the customer of stop 1      | 403    |
      | the merchant "Bakery"       | 403    |
      | somebody without an account | 401    |

  @delivery:PRIVACY-4 @delivery:ACCESS-4
  Scenario: An administrator's look at all of it is in the audit log
    When the administrator asks for all that is kept of the courier
    Then the request was answered
    And the audit log is:
      | who     | what             | whose     |
      | admin-1 | all that is kept | courier-1 |

  @delivery:PRIVACY-4
  Scenario: What the phone has stored cannot be read before its first unlock
    When the phone restarts
    Then the app cannot read its storage
    When the user unlocks the phone
    And the user opens the app
    Then stop 1 is delivered
    When the user locks the phone
    And 10 minutes pass
    Then the app can read its storage

  @delivery:PRIVACY-4
  Scenario: What is kept of another courier is not told, and stays
    When another courier sends the request "POST /api/courier/consent" with:
      """json
      {"granted": true}
      """
    And another courier sends the request "POST /api/courier/location/update" with:
      """json
      {"latitude": 52.19, "longitude": 21.05, "accuracy": 5}
      """
    And the courier asks for all that is kept of the courier
    Then the answer holds of the courier:
      | locations | 7 |
      | consents  | 1 |
    When the courier has all that is kept of the courier erased
    Then the erasure says:
      | locations | 7 |
    When the administrator asks where the other courier is
    Then the administrator sees the courier at 52.1900, 21.0500

  @delivery:PRIVACY-4
  Scenario: What comes late is of the time that was erased
    When the phone goes offline
    And the courier drives to stop 2
    And 3 minutes pass
    And the courier delivers the package with a signature
    And the courier has all that is kept of the courier erased
    And the phone comes online
    And 1 minute passes
    Then the order of stop 2 is delivered
    And the server holds 0 locations of the courier
    And the server holds 0 geofence events of the courier
    And the server holds 0 reports with a place

  @delivery:PRIVACY-4
  Scenario Outline: What is late is told by how long it has waited: the clock is <clock>
    When <set>
    And the phone goes offline
    And the courier drives to stop 2
    And 3 minutes pass
    And the courier has all that is kept of the courier erased
    And the phone comes online
    And 1 minute passes
    Then the server holds 0 locations of the courier
    And the server holds 0 geofence events of the courier
    When the courier delivers the package with a signature
    And the courier drives to stop 3
    And 1 minute passes
    Then the geofence events of stop 3 are:
      | event   | radius |
      | entered | 500 m  |
      | entered | 50 m   |

    Examples:
      | clock  | set                                                   |
      | ahead  | the user sets the phone's clock forward by 10 minutes |
      | behind | the user sets the phone's clock back by 4 minutes     |

  @delivery:PRIVACY-4
  Scenario: When a route was begun, and which way was taken
    When the courier sends the request "POST /api/courier/route/r-1/way" with:
      """json
      {"stop_id": "stop-2", "way": {"via": {"latitude": 52.2275, "longitude": 21.0200}}}
      """
    Then the request was answered
    When the courier asks for all that is kept of the courier
    Then the answer has these members:
      | member                           | value                |
      | data.routes[0].route_id          | r-1                  |
      | data.routes[0].started_at        | 2026-01-05T08:00:00Z |
      | data.routes[0].device_id         | phone                |
      | data.routes[0].ways[0].stop_id   | stop-2               |
      | data.routes[0].ways[0].latitude  | 52.2275              |
      | data.routes[0].ways[0].longitude | 21.02                |

  @delivery:PRIVACY-4
  Scenario: Two of each are two, in their order
    Given the administrator asks where the courier is
    When the user taps "Stop sharing my position"
    And 1 minute passes
    And the user taps "Share my position"
    And the user taps "Agree"
    And the courier reports a failed delivery: "Access denied"
    And 1 minute passes
    And the customer of stop 2 rates the delivery with 2 and writes "Nobody rang"
    And the administrator asks where the courier was between 08:00 and 09:00
    And the courier asks for all that is kept of the courier
    Then the answer holds of the courier:
      | reports  | 2 |
      | consents | 3 |
      | ratings  | 2 |
      | looks    | 2 |
    And the answer has these members:
      | member                   | value            |
      | data.consents[0].granted | true             |
      | data.consents[1].granted | false            |
      | data.consents[2].granted | true             |
      | data.reports[0].order_id | order-1          |
      | data.reports[1].order_id | order-2          |
      | data.ratings[0].feedback | Very friendly    |
      | data.ratings[1].order_id | order-2          |
      | data.ratings[1].feedback | Nobody rang      |
      | data.looks[0].what       | current location |
      | data.looks[1].what       | location history |
