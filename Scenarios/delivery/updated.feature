@ios @android
Feature: The app is updated on the way
  What was recorded and reported is there, and the route goes on where it was; also with nobody looking.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4
  Scenario: With the app in front
    When the user drives 400 m north at 30 km/h and arrives
    And the app is updated to version "2.0"
    And the user opens the app
    And the courier drives to stop 1
    Then the courier was at stop 1
    And location updates are on
    When 1 minute passes
    Then every recorded point is on the server
    And the delivery server has received 2 geofence events

  @delivery:TRACK-4 @delivery:NOTIFY-1
  Scenario: Behind the lock screen
    When the user drives 100 m north at 30 km/h and arrives
    And the user locks the phone
    And the app is updated to version "2.0"
    And the courier drives to stop 1
    And 1 minute passes
    Then the courier was at stop 1
    And location updates are on
    And the customer of stop 1 was told "Your courier is 5 minutes away!" once

  Scenario: An outcome outlives the update
    When the courier drives to stop 1
    And the phone goes offline
    And the courier delivers the package with a signature
    And the app is updated to version "2.0"
    And the user opens the app
    Then stop 1 is delivered
    And the next stop is 2
    When the phone comes online
    And 1 minute passes
    Then the delivery server has received 1 status update
