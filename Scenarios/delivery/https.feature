@ios @android
Feature: Nothing travels in the clear
  The app sends everything over HTTPS, and the server neither takes nor tells anything otherwise.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 2 stops, 1 km apart
    And the delivery route is under way

  @delivery:PRIVACY-3
  Scenario: A whole route
    When the user drives 500 m north at 30 km/h and arrives
    And the user taps "Arrived"
    And the courier drives to stop 1
    And the user taps "Other ways"
    And the user taps "Back to the next stop"
    And the courier delivers the package with a signature
    And the phone goes offline
    And the courier drives to stop 2
    And the courier reports a failed delivery: "Access denied"
    And the phone comes online
    And 2 minutes pass
    Then every recorded point is on the server
    And the app has sent nothing in the clear

  @delivery:PRIVACY-3
  Scenario: Points that there was no room for are told over HTTPS as well
    When the phone goes offline
    And the phone's storage fills up
    And the user drives 1 km north at 30 km/h and arrives
    And the phone comes online
    And 5 minutes pass
    Then the delivery server has received 1 "POST /api/courier/route/*/pruned" request
    And the app has sent nothing in the clear

  @delivery:PRIVACY-3
  Scenario: What a customer writes in the clear reaches nobody
    When the customer of stop 1 writes "I am at the back" to the courier
    And the customer of stop 1 does the same over plain HTTP
    Then the request was refused with 403 because "HTTPS"
    When the user taps "Close"
    Then for 1 minute no popup is shown

  @delivery:PRIVACY-3
  Scenario: The server takes no location in the clear
    When 1 minute passes
    And the courier sends a location over plain HTTP
    Then the request was refused with 403 because "HTTPS"
    And the server holds 1 location of the courier
    When the courier sends a location
    Then the request was answered
    And the server holds 2 locations of the courier

  @delivery:PRIVACY-3
  Scenario Outline: What it does for <who> over HTTPS only: <what>
    When 1 minute passes
    And <who> <what>
    Then the request was answered
    When <who> does the same over plain HTTP
    Then the request was refused with 403 because "HTTPS"

    Examples:
      | who                    | what                                                     |
      | the administrator      | asks where the courier is                                |
      | the courier            | asks where the courier is                                |
      | the customer of stop 1 | asks where the courier is                                |
      | the merchant "Bakery"  | asks where the courier is                                |
      | the administrator      | asks where the courier was between 00:00 and 23:59       |
      | the courier            | asks for all that is kept of the courier                 |
      | the courier            | sends the request "GET /api/courier/route"               |
      | the courier            | sends the request "GET /api/courier/route/r-1/ways"      |
      | the courier            | has all that is kept of the courier erased               |
      | the customer of stop 1 | looks at the tracking                                    |
      | the customer of stop 1 | writes "I am at the back" to the courier                 |
      | the customer of stop 1 | changes the address to "Mill Road 7" at 52.2340, 21.0122 |
      | the customer of stop 1 | adds the instructions "Second door"                      |

  @delivery:PRIVACY-3
  Scenario Outline: What it takes of <who> over HTTPS only: <request>
    When 1 minute passes
    And the courier delivers the package with a signature
    And <who> sends the request "<request>" with:
      """json
      <body>
      """
    Then the request was answered
    When <who> does the same over plain HTTP
    Then the request was refused with 403 because "HTTPS"

    Examples:
      | who                    | request                            | body                                                                                                   |
      | the courier            | POST /api/courier/consent          | {"granted": true}                                                                                      |
      | the courier            | POST /api/courier/route/r-1/start  | {"started_at_ms": 1767600060000}                                                                       |
      | the courier            | POST /api/courier/route/r-1/pruned | {"route_id": "r-1", "pruned": 1}                                                                       |
      | the courier            | POST /api/courier/route/r-1/way    | {"stop_id": "stop-2", "way": {}}                                                                       |
      | the courier            | POST /api/courier/geofence/event   | {"event_type": "entered", "stop_id": "stop-2", "latitude": 52, "longitude": 21, "geofence_radius": 50} |
      | the customer of stop 1 | POST /api/order/order-1/rating     | {"rating": 5}                                                                                          |

  @delivery:PRIVACY-3
  Scenario: A report is taken over HTTPS only
    When the courier reports stop 1 as failed with:
      | reason | Access denied |
    Then the request was answered
    When the courier does the same over plain HTTP
    Then the request was refused with 403 because "HTTPS"
    And the server holds 1 report with a place

  @delivery:PRIVACY-3
  Scenario: Behind another app, and after a restart of the phone
    When the user leaves the app
    And the courier drives to stop 1
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 1 minute passes
    Then every recorded point is on the server
    And the app has sent nothing in the clear
    When the user taps "Stop sharing my position"
    Then the delivery server has received 2 consents
    And the app has sent nothing in the clear
