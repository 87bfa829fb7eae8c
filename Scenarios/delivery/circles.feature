@ios @android
Feature: The circles around a stop
  At 500 metres the courier approaches, at 50 metres the courier is there; each is told once.

  Background:
    Given the user is at 52.2200, 21.0122
    And the delivery route is under way

  @delivery:NOTIFY-1 @delivery:GEO-1
  Scenario: Approaching
    Then the circles of stop 1 are watched
    When the user drives 560 m north at 30 km/h and arrives
    And 10 seconds pass
    Then the delivery server has received 0 geofence events
    And the customer of stop 1 was told nothing
    When the user drives 60 m north at 30 km/h and arrives
    And 10 seconds pass
    Then the delivery server has received 1 geofence event
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once
    When the user drives 80 m north at 30 km/h and arrives
    Then the delivery server has received 1 geofence event
    And the courier has not arrived at stop 1
    When the user drives 300 m south at 30 km/h and arrives
    And the user drives 300 m north at 30 km/h and arrives
    Then the delivery server has received 1 geofence event
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once

  @delivery:NOTIFY-2 @delivery:GEO-1
  Scenario: Arriving, staying and leaving
    When the courier drives to stop 1
    Then the courier was at stop 1
    And the delivery server has received 2 geofence events
    And the customer of stop 1 was told "Your courier has arrived!" once
    When 2 minutes 30 seconds pass
    Then the delivery server has received 3 geofence events
    When the courier delivers the package with a signature
    And the user drives 200 m north at 30 km/h and arrives
    And 1 minute passes
    Then the delivery server has received 4 geofence events

  @delivery:NOTIFY-2
  Scenario: Once for each stop, also for who turns round
    When the courier drives to stop 1
    And the user drives 300 m south at 30 km/h and arrives
    And the courier drives to stop 1
    And 1 minute passes
    Then the delivery server has received 4 geofence events
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-2 @delivery:UI-1
  Scenario: Told by the courier where the receiver cannot
    Given the GPS signal is lost
    When the user taps "Arrived"
    Then the courier was at stop 1
    And the delivery server has received 1 geofence event
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-1
  Scenario: Who only passes a later stop does not approach it
    When the user drives 1400 m north at 30 km/h and arrives
    Then the courier has not arrived at stop 2
    And the customer of stop 2 was told nothing

  # The stop is 1,079 metres to the north.
  @delivery:NOTIFY-2
  Scenario: Who stays 54 metres away has not arrived
    When the user drives 1025 m north at 30 km/h and arrives
    And 5 minutes pass
    Then the courier has not arrived at stop 1
    And the customer of stop 1 was not told "Your courier has arrived!"

  @delivery:NOTIFY-2
  Scenario: Who stops 44 metres away has arrived
    When the user drives 1035 m north at 30 km/h and arrives
    And 10 seconds pass
    Then the courier is at stop 1
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-2
  Scenario: A position of 51 metres does not tell an arrival
    Given positions are accurate to 51 m
    When the courier drives to stop 1
    And 1 minute passes
    Then the courier has not arrived at stop 1
    And the customer of stop 1 was not told "Your courier has arrived!"

  @delivery:NOTIFY-2
  Scenario: A position of 50 metres does
    Given positions are accurate to 50 m
    When the courier drives to stop 1
    And 1 minute passes
    Then the courier is at stop 1
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-2
  Scenario: A wild position tells no arrival
    Given the next position is 1 km north of the truth and claims 5 m
    When 30 seconds pass
    And the user drives 100 m south at 30 km/h and arrives
    Then the courier has not arrived at stop 1

  @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: What happened without a network is told later, once
    When the phone goes offline
    And the courier drives to stop 1
    Then the delivery server has received 0 geofence events
    When the phone comes online
    And 1 minute passes
    Then the delivery server has received 2 geofence events
    And the customer of stop 1 was told "Your courier has arrived!" once
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once

  @delivery:MAP-4
  Scenario: Who stands at the stop arrives now, and not a minute ago
    When the phone goes offline
    And the courier drives to stop 1
    And the phone comes online
    And 1 minute passes
    Then the metric "ETA" is "8:03 AM"
    And the screen shows "ETA 8:38 AM"
