@ios
Feature: Ended in the background, on iOS
  The system starts the app again where it watches a circle for it.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4 @delivery:NOTIFY-1
  Scenario: The system ends the app before a stop
    When the user leaves the app
    And the user drives 300 m north at 30 km/h and arrives
    And the system ends the app
    And the courier drives to stop 1
    And 1 minute passes
    Then location updates are on
    And the courier was at stop 1
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once

  @delivery:TRACK-1
  Scenario: Who is tracked sees it
    When the user leaves the app
    Then the blue location indicator is shown
    And location updates are on
    When the user drives 2 km west at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 1 m of the user
    And recorded points are at most 30 seconds apart

  @delivery:TRACK-4
  Scenario: The phone restarts, and nobody opens the app
    When the phone restarts
    And the user unlocks the phone
    And the courier drives to stop 1
    And 1 minute passes
    Then the courier was at stop 1

  @delivery:TRACK-3
  Scenario: Standing costs little
    Given the battery is at 80%
    And the battery drains
    When the user drives 200 m north at 30 km/h and arrives
    And the user locks the phone
    And 12 hours pass
    Then the courier's pace is resting
    And the battery is at least 62%

  @delivery:BATTERY-2
  Scenario: A phone that saves power saves it at the charger too
    Given the battery is at 50%
    And Low Power Mode is on
    When the user connects the charger
    And the user drives 6 km west at 60 km/h and arrives
    Then the courier's pace is saving
    And recorded points are at least 25 seconds apart
    And recorded points are at most 30 seconds apart

  @delivery:GEO-1 @delivery:METRIC-2
  Scenario: The system ends the app at a stop, and the circle tells when the courier leaves
    When the courier drives to stop 1
    And 3 minutes pass
    And the user leaves the app
    And the system ends the app
    And 10 minutes pass
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    Then the time at stop 1 is 14 minutes, give or take 4 seconds

  Scenario: With nothing left to send, nothing is asked of the system
    When the user drives 300 m north at 30 km/h and arrives
    And the user leaves the app
    And 5 minutes pass
    Then the platform holds no work "delivery.uploads"
    And every recorded point is on the server

  @delivery:TRACK-4
  Scenario: The phone has moved before the first unlock
    When the user drives 300 m north at 30 km/h and arrives
    And the phone restarts
    And the user drives 3 km west at 30 km/h and arrives
    And 1 minute passes
    Then location updates are off
    When the user unlocks the phone
    And the user drives 2 km west at 30 km/h and arrives
    Then location updates are on

  @delivery:TRACK-4
  Scenario: A phone that moves before its first unlock is followed no further without a route
    When the courier delivers at all stops
    And the phone restarts
    And the user drives 3 km west at 30 km/h and arrives
    And the user unlocks the phone
    And the user drives 2 km west at 30 km/h and arrives
    Then location updates are off

  @delivery:BATTERY-3
  Scenario: Put away before the points have gone, what waits is left to the platform
    When 1 minute passes
    And the delivery server is down
    And the user drives 300 m north at 30 km/h and arrives
    And the user leaves the app
    And 1 second passes
    Then the work "delivery.uploads" waits

  @delivery:BATTERY-3
  Scenario Outline: <end>, and the courier opens it before the platform does
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And the user leaves the app
    Then the work "delivery.uploads" waits
    When <ends>
    And the phone comes online
    And the user opens the app
    Then within 30 seconds every recorded point is on the server
    And the platform holds no work "delivery.uploads"

    Examples:
      | end                     | ends                    |
      | The system ends the app | the system ends the app |
      | The app crashes         | the app crashes         |
