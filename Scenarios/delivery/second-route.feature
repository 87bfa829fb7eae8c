@ios @android
Feature: One route after the other
  A completed route makes way for the next one, of the same day or of another; what was delivered stays known.

  Background:
    Given the delivery route has 2 stops, 1 km apart
    And the delivery route is under way
    When the courier delivers at all stops
    And 1 minute passes
    Then the route is completed

  @delivery:UI-1 @delivery:NOTIFY-3 @delivery:MAP-4
  Scenario: A second one on the same day
    When a dispatcher arranges the route:
      | customer | position         | merchant |
      | Olga     | 52.2297, 21.0122 | Toys     |
      | Henryk   | 52.2369, 21.0122 | Toys     |
    And the user pulls to refresh
    Then the screen shows "1. Olga"
    And the order of stop 1 is pending
    When the courier starts the route
    Then the screen shows "Stop 1 of 2"
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:16 AM |
      | 2    | 8:21 AM |
    When the courier delivers at all stops
    And 1 minute passes
    Then the route is completed
    And the customer of stop 2 was told "Your package has been delivered!" once
    And the merchant "Toys" was told "Your package has been delivered!" 2 times
    And the merchant "Bakery" was told "Your package has been delivered!" 2 times

  @delivery:NOTIFY-1 @delivery:NOTIFY-2 @delivery:NOTIFY-5 @delivery:STATUS-2 @delivery:STATUS-7 @delivery:STATUS-8
  Scenario: Of the second one everybody is told as of the first
    When a dispatcher arranges the route:
      | customer | position         | merchant |
      | Olga     | 52.2297, 21.0122 | Toys     |
      | Henryk   | 52.2469, 21.0122 | Toys     |
    And the user pulls to refresh
    And the courier starts the route
    And the courier drives to stop 1
    And 1 minute passes
    Then the messages to the customer of stop 1 are:
      | message                         |
      | Your courier is 5 minutes away! |
      | Your courier has arrived!       |
    When the courier reports a failed delivery: "Access denied"
    And 1 minute passes
    Then the customer of stop 1 was told "Delivery attempt failed. Reason: Access denied" once
    And the merchant "Toys" was told "Delivery attempt failed. Reason: Access denied" once
    And a re-delivery of stop 1 is scheduled for "2026-01-06"
    And the report of stop 1 on the server says:
      | category | address |
      | device   | phone   |
    And the customer of stop 2 was told nothing
    When 40 minutes pass
    Then the customer of stop 2 was told "Your delivery is running late" once
    When the courier delivers the package with the PIN "9999"
    And 1 minute passes
    Then the popup "Stop 2 is still open" is shown
    And the popup says "PIN"
    And stop 2 is open

  @delivery:UI-3 @delivery:UI-5
  Scenario: What customers of the second one ask for and see
    When a dispatcher arranges the route:
      | customer | position         | merchant |
      | Olga     | 52.2297, 21.0122 | Toys     |
      | Henryk   | 52.2369, 21.0122 | Toys     |
    And the user pulls to refresh
    And the courier starts the route
    And the customer of stop 1 writes "I am in the garden" to the courier
    Then the popup says "1. Olga: I am in the garden"
    When the user taps "Close"
    And the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    Then the popup says "2. Henryk: New address: Side Street 3"
    When the user taps "Close"
    Then the stop 2 of the courier's app is at 52.2369, 21.0240
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status   | On the way |
      | progress | 0%         |
      | stops    | 0 of 2     |

  @delivery:TRACK-1
  Scenario: It is tracked, behind another app too
    Then location updates are off
    When a dispatcher arranges the route:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
      | Henryk   | 52.2469, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    And the user leaves the app
    And the user drives 2 km west at 30 km/h and arrives
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user
    And recorded points are at most 30 seconds apart

  @delivery:TRACK-4
  Scenario: It is tracked after a restart of the phone, and after a crash
    When a dispatcher arranges the route:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
      | Henryk   | 52.2469, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    And the phone restarts
    And the user unlocks the phone
    And the user drives 3 km west at 30 km/h and arrives
    And 1 minute passes
    Then location updates are on
    And the last recorded point is within 1 m of the user
    When the app crashes
    And the user opens the app
    And the courier delivers at all stops
    And 1 minute passes
    Then the route is completed
    And location updates are off
    And every recorded point is on the server

  Scenario: The next day
    When 1 day passes
    And a dispatcher arranges the route:
      | customer | position         | promised   |
      | Olga     | 52.2297, 21.0122 | 20 minutes |
    And the user pulls to refresh
    And the courier starts the route
    And the courier drives to stop 1
    And the courier delivers the package with the PIN "1234"
    And 1 minute passes
    Then the order of stop 1 is delivered
    And the customer of stop 1 was not told "Your delivery is running late"

  @delivery:TRACK-6
  Scenario: It is told apart from the one before
    When a dispatcher arranges the route:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
      | Henryk   | 52.2469, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    Then the last "POST /api/courier/route/*/start" request has the body:
      """json
      {"run": "run-phone-1767600660008-2", "started_at_ms": 1767600660008, "device_id": "phone"}
      """
    When the courier drives to stop 1
    Then the last "POST /api/courier/geofence/event" request has "route_id" = "r-1-2"
    When the delivery server answers with status 503
    And the user drives 1 km north at 30 km/h and arrives
    Then the last "POST /api/courier/location/update" request has "route_id" = "r-1-2"
    And the last "POST /api/courier/location/update" request has "run" = "run-phone-1767600660008-2"

  @delivery:MAP-1 @delivery:MAP-4
  Scenario: It has no times until its first position
    When the user drives 20 km east at 60 km/h and arrives
    And 20 hours pass
    And there is no GPS signal
    And a dispatcher arranges the route:
      | customer | position         | promised   |
      | Olga     | 52.2297, 21.0122 | 20 minutes |
      | Henryk   | 52.2369, 21.0122 | 30 minutes |
    And the user pulls to refresh
    And the courier starts the route
    And 1 minute passes
    Then the screen shows "Stop 1 of 2"
    And the map shows no marker
    And the screen does not show "Remaining"
    And the screen does not show "ETA"
    When the GPS signal comes back
    And 1 minute passes
    Then the map's marker is within 1 m of the user

  @delivery:STATUS-8
  Scenario: A report says the device on which its own route was started
    When a dispatcher arranges the route:
      | customer | position         | merchant |
      | Olga     | 52.2297, 21.0122 | Toys     |
      | Henryk   | 52.2469, 21.0122 | Toys     |
    And the courier sends the request "POST /api/courier/route/r-1-2/start" with:
      """json
      {"run": "run-tablet-1", "started_at_ms": 1767600660008, "device_id": "tablet"}
      """
    Then the request was answered
    When the courier reports stop 1 as failed with:
      | reason | Damaged package |
    Then the request was answered
    And the report of stop 1 on the server says:
      | category | package |
      | device   | tablet  |

  @delivery:PRIVACY-2
  Scenario: Who has taken the consent back is asked once more for the third, and may say no
    When a dispatcher arranges the route:
      | customer | position         |
      | Olga     | 52.2297, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    And 1 minute passes
    And the user taps "Stop sharing my position"
    And the courier delivers at all stops
    And 1 minute passes
    Then the route is completed
    When a dispatcher arranges the route:
      | customer | position         |
      | Henryk   | 52.2469, 21.0122 |
    And the user pulls to refresh
    And the courier starts the route
    Then the popup "Share your position?" is shown
    When the user taps "Not now"
    And the user drives 1 km west at 30 km/h and arrives
    Then the screen shows "Today's route"
    And location updates are off
    And the platform watches 0 regions

  @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario: Its customers see the courier from its start on, and the shop of the first one no more
    When a dispatcher arranges the route:
      | customer | position         | merchant |
      | Olga     | 52.2297, 21.0122 | Toys     |
      | Henryk   | 52.2469, 21.0122 | Toys     |
    And the customer of stop 1 asks where the courier is
    Then the request was refused with 403
    When the user pulls to refresh
    And the courier starts the route
    And 1 minute passes
    And the customer of stop 1 asks where the courier is
    Then the request was answered
    And the customer of stop 1 sees the courier live
    When the merchant "Bakery" asks where the courier is
    Then the request was refused with 403
