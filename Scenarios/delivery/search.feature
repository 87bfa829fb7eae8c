@ios @android
Feature: Whatever happens on the route
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:TRACK-5
  Scenario: Offline and ended by the system, no point is lost
    When any 4 of the following happen, in any order:
      | event                                              |
      | the phone goes offline                             |
      | the phone comes online again                       |
      | the system ends the app                            |
      | the user leaves the app                            |
      | the user opens the app                             |
      | the user drives 200 m north at 30 km/h and arrives |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    Then within 1 minute every recorded point is on the server
    And location updates are on

  @delivery:STATUS-1
  Scenario: An outcome is reported once, whatever becomes of the app
    Given the courier drives to stop 1
    When at most 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | 1 minute passes              |
    And the phone restarts
    And the app is in front, whatever has happened
    And the courier delivers the package with a signature
    And the app crashes
    And the phone is online
    And the user opens the app
    And 2 minutes pass
    Then stop 1 is delivered
    And the delivery server has received 1 status update

  @delivery:TRACK-4
  Scenario: The route goes on with its next stop
    When any 4 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | 1 minute passes            |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the next stop is 1
    And location updates are on
    And the circles of stop 1 are watched
    And no point was sent twice

  Scenario: The permission comes and goes
    When any 3 of the following happen, in any order:
      | event                                                                    |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | the user sets location permission to always in Settings and returns      |
      | the app crashes                                                          |
      | the user opens the app                                                   |
      | 1 minute passes                                                          |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the next stop is 1

  Scenario: Location Services come and go
    When at most 4 of the following happen, in any order:
      | event                                              |
      | the user turns Location Services off               |
      | the user turns Location Services on                |
      | the user leaves the app                            |
      | the user opens the app                             |
      | the phone restarts                                 |
      | the user unlocks the phone                         |
      | the user drives 200 m north at 30 km/h and arrives |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the next stop is 1

  @delivery:PRIVACY-2
  Scenario: Who does not share the position is not tracked
    When the user taps "Stop sharing my position"
    And any 3 of the following happen, in any order:
      | event                                                               |
      | the app crashes                                                     |
      | the phone restarts                                                  |
      | the user unlocks the phone                                          |
      | the user opens the app                                              |
      | the user leaves the app                                             |
      | the user sets location permission to never in Settings and returns  |
      | the user sets location permission to always in Settings and returns |
      | the user drives 200 m north at 30 km/h and arrives                  |
    And the phone restarts
    And the app is in front, whatever has happened
    Then location updates are off
    And the platform watches 0 regions

  @delivery:TRACK-1
  Scenario: After the last stop nothing is tracked
    When the courier delivers at all stops
    And any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | the user leaves the app      |
      | 1 minute passes              |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    Then within 1 second the route is completed
    And the order of stop 10 is delivered
    And location updates are off
    And the platform watches 0 regions

  @delivery:STATUS-1
  Scenario: What was entered on a full phone is kept
    Given the courier drives to stop 1
    When the phone goes offline
    And the phone's storage fills up
    And the courier delivers the package with a signature
    And any 3 of the following happen, in any order:
      | event                           |
      | the phone goes offline          |
      | the phone comes online again    |
      | the app crashes                 |
      | the user opens the app          |
      | 1 minute passes                 |
      | the user frees 10 MB of storage |
    And the user frees 10 MB of storage
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    Then within 1 second the order of stop 1 is delivered
    And the next stop is 2
    And the delivery server has received 1 status update

  Scenario: After the last stop nothing goes on in the app that was there
    When the courier delivers at all stops
    And any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the user leaves the app      |
      | the user returns to the app  |
      | 1 minute passes              |
    And the phone is online
    Then within 10 minutes the order of stop 10 is delivered
    And location updates are off
    And the platform watches 0 regions

  @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: The customer is told once of each, whatever becomes of the app
    When the courier drives to stop 1
    And any 3 of the following happen, in any order:
      | event                                              |
      | the phone goes offline                             |
      | the phone comes online again                       |
      | the app crashes                                    |
      | the user opens the app                             |
      | the user drives 300 m south at 30 km/h and arrives |
      | the user drives 300 m north at 30 km/h and arrives |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    And 2 minutes pass
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" once
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:GEO-1
  Scenario: What the server knows of a visit is told once, whatever becomes of the app
    When the courier drives to stop 1
    And 3 minutes pass
    And any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | the user leaves the app      |
      | 1 minute passes              |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    And the user drives 400 m north at 30 km/h and arrives
    And the app crashes
    And the user opens the app
    And 2 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius |
      | entered  | 500 m  |
      | entered  | 50 m   |
      | dwelling | 50 m   |
      | exited   | 50 m   |
    And the delivery server has received 4 geofence events

  @delivery:PRIVACY-2
  Scenario: The server knows of consent that was taken back and given again
    When the user taps "Stop sharing my position"
    And any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the phone restarts           |
      | the user unlocks the phone   |
      | the user opens the app       |
      | 1 minute passes              |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    And the user taps "Share my position"
    And the user taps "Agree"
    And the user drives 100 m north at 30 km/h and arrives
    And 1 minute passes
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees the courier live
    And location updates are on
