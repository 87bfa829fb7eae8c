@ios @android
Feature: The courier's consent
  Nobody is tracked who has not agreed to it, and who does not agree any more is tracked no longer.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery app is installed
    And the app's notifications are on
    And location permission is always
    And the app is open

  @delivery:PRIVACY-2
  Scenario: Not now
    When the courier starts the route
    Then the popup "Share your position?" is shown
    And the popup says "deleted after 90 days"
    When the user taps "Not now"
    Then no popup is shown
    When the user drives 1 km north at 30 km/h and arrives
    Then the screen shows "Today's route"
    And location updates are off
    And the platform watches 0 regions
    And the delivery server has received 0 consents
    And the app has received 0 fixes
    And the server holds 0 locations of the courier
    When the courier sends a location
    Then the request was refused with 403 because "agreed"
    And the server holds 0 locations of the courier
    When the user quits the app
    And the user opens the app
    And the user drives 1 km north at 30 km/h and arrives
    Then location updates are off
    And the app has received 0 fixes

  @delivery:PRIVACY-2
  Scenario: Agreed
    When the courier starts the route
    And the user taps "Agree"
    And the user drives 1 km north at 30 km/h and arrives
    Then location updates are on
    And the delivery server has received 1 consent
    And the phone has recorded at least 6 points

  @delivery:PRIVACY-2
  Scenario: Taken back on the way
    When the courier starts the route
    And the user taps "Agree"
    And the user drives 400 m north at 30 km/h and arrives
    And the user taps "Stop sharing my position"
    Then location updates are off
    And the platform watches 0 regions
    And the badge "Not tracked" is shown
    And the screen shows "Customers cannot see where you are, as you do not share your position."
    And the delivery server has received 2 consents
    When the user drives 3 km north at 30 km/h and arrives
    Then the last recorded point is within 100 m of 52.2288, 21.0122
    And the last fix is within 70 m of 52.2288, 21.0122
    When the user taps "Share my position"
    And the user taps "Agree"
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    Then location updates are on
    And the last recorded point is within 100 m of the user
    And every recorded point is on the server

  @delivery:PRIVACY-2 @delivery:API-4
  Scenario: After it was taken back, the server keeps no place that a report was measured at
    When the courier starts the route
    And the user taps "Agree"
    And 1 minute passes
    And the user taps "Stop sharing my position"
    And the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-1", "status": "delivered", "proof": {"signature_url": "signatures/1.png"},
       "location": {"latitude": 52.229, "longitude": 21.0122, "accuracy": 5}}
      """
    Then the request was answered
    And the report of stop 1 on the server says:
      | status | delivered |
      | place  |           |
      | source |           |
    When the courier sends the request "POST /api/courier/geofence/event" with:
      """json
      {"event_type": "entered", "stop_id": "stop-2", "latitude": 52.23, "longitude": 21.01, "manual": true}
      """
    Then the request was answered
    And the geofence events of stop 2 are:
      | event   | radius | manual | position         |
      | entered | 50 m   | yes    | 52.2369, 21.0122 |

  @delivery:PRIVACY-2
  Scenario: The consent is asked for once
    When the courier starts the route
    And the user taps "Agree"
    And the courier delivers at all stops
    And the user quits the app
    And the user opens the app
    Then no popup is shown
    And the popup "Share your position?" has been shown 1 time

  @delivery:PRIVACY-2
  Scenario Outline: What was taken back stays taken back when <what>
    When the courier starts the route
    And the user taps "Agree"
    And the user drives 300 m north at 30 km/h and arrives
    And the user taps "Stop sharing my position"
    And <happens>
    And the user opens the app
    And the user drives 3 km north at 30 km/h and arrives
    Then location updates are off
    And the badge "Not tracked" is shown
    And the last recorded point is within 100 m of 52.2279, 21.0122
    And the last fix is within 60 m of 52.2279, 21.0122

    Examples:
      | what            | happens                |
      | the app is quit | the user quits the app |
      | the app crashes | the app crashes        |

  @delivery:PRIVACY-2
  Scenario: Not now, when it is asked for once more on the way
    When the courier starts the route
    And the user taps "Agree"
    And 1 minute passes
    And the user taps "Stop sharing my position"
    And the user taps "Share my position"
    Then the popup "Share your position?" is shown
    When the user taps "Not now"
    Then no popup is shown
    And the badge "Not tracked" is shown
    When the user drives 1 km west at 30 km/h and arrives
    Then location updates are off
    And the platform watches 0 regions
    And the delivery server has received 2 consents
    And the last fix is within 1 m of 52.2252, 21.0122
