@ios @android
Feature: Arrivals that are heard of late
  Who stands at the door has arrived, whenever the server has heard of it.

  @delivery:UI-3 @delivery:API-5
  Scenario: The courier is at the door for six minutes without a network, and still there when the server hears of it
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way
    When the phone goes offline
    And the courier drives to stop 1
    And 6 minutes pass
    And the phone comes online
    And 1 minute passes
    Then the courier is at stop 1
    And the server holds 3 geofence events of the courier
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status | Arrived |
