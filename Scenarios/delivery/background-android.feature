@android
Feature: Ended in the background, on Android
  The system starts the app again after a restart of the phone, and where it watches a circle for it.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4
  Scenario: The phone restarts, and nobody opens the app
    When the user drives 300 m north at 30 km/h and arrives
    And the phone restarts
    And the user unlocks the phone
    And 1 minute passes
    Then location updates are on
    When the courier drives to stop 1
    Then the courier was at stop 1
    And the last recorded point is within 150 m of the user

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

  @delivery:GEO-1 @delivery:METRIC-2
  Scenario: The system ends the app at a stop, and the circle tells when the courier leaves
    When the courier drives to stop 1
    And 3 minutes pass
    And the user leaves the app
    And the system ends the app
    And 10 minutes pass
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    Then the time at stop 1 is 13 minutes 21 seconds, give or take 2 seconds

  @delivery:TRACK-1
  Scenario: Who is tracked sees it
    When the user leaves the app
    Then the foreground service notification is shown
    And location updates are on
    When the user drives 2 km west at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 1 m of the user
    And recorded points are at most 15 seconds apart

  @delivery:TRACK-3
  Scenario: Standing costs little
    Given the battery is at 80%
    And the battery drains
    When the user drives 200 m north at 30 km/h and arrives
    And the user locks the phone
    And 12 hours pass
    Then the courier's pace is resting
    And the battery is at least 74%
