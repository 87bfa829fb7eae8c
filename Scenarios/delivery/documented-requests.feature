@ios @android
Feature: What the courier's app sends
  Locations have the members of the document, several in one request where they had to wait; a report says where it was
  made.

  Background:
    Given the user is at 52.2200, 21.0122
    And the battery is at 80%
    And the delivery route is under way

  @delivery:API-1 @delivery:TRACK-6
  Scenario: A location by the names of the document
    When the user drives 6 km west at 60 km/h
    And 1 minute passes
    # What a server has stored it keeps as rows; what it could not take is to be seen as it was sent.
    And the delivery server answers with status 503
    And 1 minute passes
    Then the last "POST /api/courier/location/update" request has "route_id" = "r-1"
    And the last "POST /api/courier/location/update" request has "points[0].n" = 4
    And the last "POST /api/courier/location/update" request has "points[0].speed" = 60.0012
    And the last "POST /api/courier/location/update" request has "points[0].heading" = 270
    And the last "POST /api/courier/location/update" request has "points[0].accuracy" = 5
    And the last "POST /api/courier/location/update" request has "points[0].battery_level" = 80
    And the last "POST /api/courier/location/update" request has "points[0].is_charging" = false
    And the last "POST /api/courier/location/update" request has "points[0].activity_type" = "driving"
    When the delivery server works again
    Then within 6 minutes every recorded point is on the server
    And every location on the server tells "accuracy, speed, battery, charging, route, at"

  @delivery:API-1
  Scenario: The place of a location, to the letter
    Given the delivery server answers with status 503
    When 2 minutes pass
    Then the last "POST /api/courier/location/update" request has "points[0].latitude" = 52.22
    And the last "POST /api/courier/location/update" request has "points[0].longitude" = 21.0122
    And the last "POST /api/courier/location/update" request has "points[0].n" = 1

  Scenario: The start of a route, to the letter
    Then the last "POST /api/courier/route/r-1/start" request has the body:
      """json
      {"run": "run-phone-1767600000000-1", "started_at_ms": 1767600000000, "device_id": "phone"}
      """

  Scenario: What happens at a stop, to the letter
    When 1 minute passes
    And the user taps "Arrived"
    Then the last "POST /api/courier/geofence/event" request has the body:
      """json
      {"route_id": "r-1", "stop_id": "stop-1", "order_id": "order-1", "event_type": "entered",
       "latitude": 52.22, "longitude": 21.0122, "accuracy": 5, "geofence_radius": 50, "distance_from_center": 1079,
       "event_time_ms": 1767600060000, "dwell_time_seconds": null, "manual": true}
      """
    When the courier drives to stop 1
    And positions are accurate to 12 m
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the last "POST /api/courier/geofence/event" request has "event_type" = "exited"
    And the last "POST /api/courier/geofence/event" request has "accuracy" = 12

  Scenario: One report after the other, to the letter
    When 1 minute passes
    And the courier reports a failed delivery: "Customer not home"
    Then the last "POST /api/courier/delivery/status" request has the body:
      """json
      {"order_id": "order-1", "status": "failed", "timestamp_ms": 1767600060000,
       "location": {"latitude": 52.22, "longitude": 21.0122, "accuracy": 5},
       "proof": null, "failure_reason": "Customer not home"}
      """
    When the courier delivers the package with a signature
    And the user drives 500 m north at 30 km/h and arrives
    And the courier delivers the package with a signature
    Then the last "POST /api/courier/delivery/status" request has "order_id" = "order-3"
    And the last "POST /api/courier/delivery/status" request has "proof.signature_url" = "signatures/order-3.png"
    And the last "POST /api/courier/delivery/status" request has "timestamp_ms" = 1767600120002
    And the report of stop 3 was made within 60 m of the phone

  @delivery:API-4
  Scenario: A report says where it was made
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the report of stop 1 on the server says:
      | status    | delivered              |
      | accuracy  | 5 m                    |
      | source    | measured               |
      | signature | signatures/order-1.png |
      | photo     |                        |
      | reason    |                        |
    And the report of stop 1 was made within 60 m of the phone

  @delivery:API-4
  Scenario: A report that is made elsewhere says so
    When the user drives 300 m north at 30 km/h and arrives
    And the courier returns the package, because "Moved away"
    Then the report of stop 1 on the server says:
      | status | returned         |
      | place  | 52.2224, 21.0122 |
      | source | measured         |
      | reason | Moved away       |
    And the report of stop 1 was made within 60 m of the phone

  @delivery:API-4 @delivery:PRIVACY-2
  Scenario: Where the phone knows no place, the report says that it is the address
    When the user taps "Stop sharing my position"
    And the courier drives to stop 1
    And the courier delivers the package with a photo
    Then the report of stop 1 on the server says:
      | place    | 52.2297, 21.0122   |
      | accuracy | 50 m               |
      | source   | address            |
      | photo    | photos/order-1.jpg |
    When the courier delivers the package with a signature
    Then the report of stop 2 on the server says:
      | place  | 52.2369, 21.0122 |
      | source | address          |
    And the last fix is within 1 m of 52.2200, 21.0122

  @delivery:API-4
  Scenario: Where nothing has told the place on the way, the report says that it is the address
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And there is no GPS signal
    And the courier drives to stop 2
    And the courier delivers the package with a signature
    Then the report of stop 2 on the server says:
      | place    | 52.2369, 21.0122 |
      | accuracy | 50 m             |
      | source   | address          |

  @delivery:API-4 @delivery:STATUS-7
  Scenario Outline: A report with the place "<place>" and the accuracy "<accuracy>"
    When the courier reports stop 1 as delivered with:
      | PIN      | 1234       |
      | place    | <place>    |
      | accuracy | <accuracy> |
    Then the request was refused with 400 because "<reason>"
    And the order of stop 1 is in transit
    And the server holds 0 reports with a place

    Examples:
      | place            | accuracy | reason   |
      |                  | 5        | location |
      | 52.2297, 21.0122 |          | accuracy |
      | 52.2297, 21.0122 | -1       | accuracy |

  @delivery:API-4
  Scenario: A report with its place is taken, and the place is kept
    When the courier reports stop 1 as delivered with:
      | PIN      | 1234             |
      | place    | 52.2301, 21.0133 |
      | accuracy | 0                |
    Then the request was answered
    And the report of stop 1 on the server says:
      | place    | 52.2301, 21.0133 |
      | accuracy | 0 m              |
      | PIN      | 1234             |
    And the server holds 1 report with a place

  @delivery:STATUS-8
  Scenario Outline: A failure has a category: <reason>
    When the courier reports a failed delivery: "<reason>"
    Then the report of stop 1 on the server says:
      | reason   | <reason>   |
      | category | <category> |
      | device   | phone      |

    Examples:
      | reason            | category |
      | Customer not home | customer |
      | Wrong address     | address  |
      | Access denied     | address  |
      | Customer refused  | customer |
      | Damaged package   | package  |

  @delivery:STATUS-8
  Scenario Outline: An outcome has a category, whatever its reason, or none: <outcome>
    When the courier reports stop 3 as <outcome> with:
      | photo        | p-1           |
      | reason       | Access denied |
      | items        | Rolls         |
      | missing      | Broken        |
      | left at      | Porch         |
      | next attempt | 2026-01-06    |
    Then the request was answered
    And the report of stop 3 on the server says:
      | category | <category> |
      | device   | phone      |

    Examples:
      | outcome   | category |
      | damaged   | package  |
      | attempted | customer |
      | partial   |          |
      | returned  |          |

  @delivery:STATUS-8
  Scenario: A report from another device names that, and not the one that began the route
    When the courier reports stop 1 as failed with:
      | reason | Damaged package |
      | device | tablet          |
    Then the request was answered
    And the report of stop 1 on the server says:
      | category | package |
      | device   | tablet  |

  @delivery:STATUS-8
  Scenario: A report that names no device is of the one that began the route, whatever was heard from another since
    When the courier reports stop 1 as failed with:
      | reason | Damaged package |
      | device | tablet          |
    And the courier sends the request "POST /api/courier/route/r-1/start" with:
      """json
      {"started_at_ms": 1767600060000, "device_id": "tablet"}
      """
    Then the request was answered
    When the courier reports stop 2 as failed with:
      | reason | Wrong address |
    Then the report of stop 2 on the server says:
      | category | address |
      | device   | phone   |
    And the report of stop 1 on the server says:
      | device | tablet |

  @delivery:STATUS-8
  Scenario: Another failure, and a delivery, have none of these
    When the courier reports a failed delivery: "Other", with the notes "Flooded street"
    Then the report of stop 1 on the server says:
      | category | other          |
      | notes    | Flooded street |
      | device   | phone          |
    When the courier delivers the package with a signature
    Then the report of stop 2 on the server says:
      | category |       |
      | device   | phone |

  @delivery:API-4
  Scenario: Who has come to rest without a signal reports the address, not where the last position was
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And there is no GPS signal
    And the courier drives to stop 2
    And 2 minutes pass
    And the courier delivers the package with a signature
    Then the report of stop 2 on the server says:
      | place    | 52.2369, 21.0122 |
      | accuracy | 50 m             |
      | source   | address          |

  @delivery:API-4
  Scenario: Where the app was before it crashed is not where a report is made
    When the user drives 300 m north at 30 km/h and arrives
    And there is no GPS signal
    And the app crashes
    And the user opens the app
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the report of stop 1 on the server says:
      | place    | 52.2297, 21.0122 |
      | accuracy | 50 m             |
      | source   | address          |

  @delivery:API-4
  Scenario: A few steps on foot make no place unknown
    When the user drives 1 km west at 30 km/h and arrives
    And 3 minutes pass
    And the user walks 9 m east at 0.5 m/s and arrives
    And 30 seconds pass
    And the courier reports a failed delivery: "Access denied"
    Then the report of stop 1 was made within 15 m of the phone
