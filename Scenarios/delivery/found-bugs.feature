@ios @android
Feature: Bugs that were found
  Each of these went wrong once.

  @delivery:TRACK-1 @delivery:TRACK-4
  Scenario: The system ends the app far from any stop
    Given the delivery route has 3 stops, 20 km apart
    And the delivery route is under way
    When the user goes to the home screen
    And 1 minute passes
    And the system ends the app
    And the user moves 15 km north at 30 km/h
    And 29 minutes pass
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees the courier live

  Scenario Outline: A phone with <room> of room drives fifty stops without a network
    Given the phone has <room> of free storage
    And the delivery route has 50 stops, 900 m apart
    And the delivery route is under way
    When the phone goes offline
    And the courier delivers at all stops
    Then the route is completed

    Examples:
      | room  |
      | 30 kB |
      | 40 kB |
      | 70 kB |

  @delivery:STATUS-7
  Scenario: The stop of an open sheet is closed elsewhere
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way
    When the phone goes offline
    And the courier delivers the package with a photo
    And the user taps "Deliver"
    And the courier reports stop 1 as failed with:
      | reason | Customer not home |
    And the courier reports stop 2 as failed with:
      | reason | Customer not home |
    And the phone comes online
    And 1 minute passes
    Then the popup "Stop 1 was settled elsewhere" is shown
    When the user taps "Close"
    Then no popup is shown
    And the screen shows "Stop 3 of 3"
    And stop 1 is failed
    And stop 2 is failed

  @delivery:STATUS-7
  Scenario: Two reports are refused, and both reasons are read
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way
    When the phone goes offline
    And the courier delivers the package with the PIN "1111"
    And the courier delivers the package with the PIN "2222"
    And the phone comes online
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    When the user taps "Close"
    Then the popup "Stop 2 is still open" is shown
    When the user taps "Close"
    Then no popup is shown

  @delivery:STATUS-7
  Scenario: The last report is refused, and the route goes on, tracked
    Given the delivery route has 2 stops, 1 km apart
    And the delivery route is under way
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And the phone goes offline
    And the courier delivers the package with the PIN "9999"
    Then the route is completed
    And location updates are off
    When the phone comes online
    And 1 minute passes
    Then the popup "Stop 2 is still open" is shown
    And the next stop is 2
    And the order of stop 2 is in transit
    And location updates are on

  @delivery:STATUS-7
  Scenario: A refusal that nobody has read outlives the app
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way
    When the phone goes offline
    And the courier delivers the package with the PIN "1111"
    And the user goes to the home screen
    And the phone comes online
    And the system ends the app
    And the user opens the app
    Then the popup "Stop 1 is still open" is shown

  @delivery:NOTIFY-2
  Scenario: Two stops in one house
    Given the delivery route is:
      | customer | position         |
      | Olga     | 52.2387, 21.0122 |
      | Henryk   | 52.2387, 21.0122 |
    And the delivery route is under way
    When the courier drives to stop 1
    And the courier delivers the package with a photo
    And 1 minute passes
    Then the customer of stop 2 was told "Your courier has arrived!" once

  @delivery:PRIVACY-2 @delivery:GEO-1
  Scenario: Who is not tracked tells no place
    Given the delivery route has 3 stops, 5 km apart
    And the delivery route is under way
    When the user taps "Stop sharing my position"
    And the courier drives to stop 1
    And the user drives 2 km east at 30 km/h and arrives
    And the user taps "Arrived"
    # The place is the address, wherever the courier is.
    Then the geofence events of stop 1 are:
      | event   | radius | distance | position         | manual |
      | entered | 50 m   |          | 52.2746, 21.0122 | yes    |

  @delivery:GEO-1
  Scenario: A stay goes on after a gap in tracking
    Given the delivery route has 3 stops, 1 km apart
    And the delivery route is under way
    When the courier drives to stop 1
    And 30 seconds pass
    And the user switches Location Services off
    And 5 seconds pass
    And the user switches Location Services on
    And 10 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius |
      | entered  | 500 m  |
      | entered  | 50 m   |
      | dwelling | 50 m   |

  Scenario: A clock that was set is not counted as work after a restart
    Given the delivery route is under way
    When 5 minutes pass
    And the user sets the phone's clock forward by 40 minutes
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the screen shows "Stop 1 of"
