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
  Scenario: The server takes no location in the clear
    When 1 minute passes
    And the courier sends a location over plain HTTP
    Then the request was refused with 403 because "HTTPS"
    And the server holds 1 location of the courier
    When the courier sends a location
    Then the request was answered
    And the server holds 2 locations of the courier

  @delivery:PRIVACY-3
  Scenario Outline: Nor does it tell <who> any
    When 1 minute passes
    And <who> asks over plain HTTP where the courier is
    Then the request was refused with 403 because "HTTPS"
    When <who> asks where the courier is
    Then the request was answered

    Examples:
      | who                    |
      | the administrator      |
      | the courier            |
      | the customer of stop 1 |
      | the merchant "Bakery"  |

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
