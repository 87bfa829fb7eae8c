@ios
Feature: What ends tracking on iOS, and what brings it back
  An app that the system has ended is started again once the phone has moved some hundred metres. One that the courier has
  swiped away, or whose phone stands still after a restart, is not: that is the platform's, and the app says no more.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4
  Scenario: The system ends the app far from any circle
    When the user leaves the app
    And the user drives 3 km west at 30 km/h and arrives
    And the system ends the app
    Then location updates are off
    When the user drives 5 km west at 30 km/h and arrives
    And 1 minute passes
    Then location updates are on
    And the last recorded point is within 1 m of the user
    And recorded points are at most 20 seconds apart
    And every recorded point is on the server

  @delivery:TRACK-4
  Scenario: The app crashes, and nobody opens it
    When the user leaves the app
    And the user drives 1 km west at 30 km/h and arrives
    And the app crashes
    And the user drives 5 km west at 30 km/h and arrives
    And 1 minute passes
    Then location updates are on
    And the last recorded point is within 1 m of the user
    And recorded points are at most 20 seconds apart

  # The limit: I-73, I-88.
  @delivery:TRACK-4
  Scenario: After a restart a phone that stands still is not tracked, and one that moves is
    When the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    And the phone restarts
    And the user unlocks the phone
    And 20 minutes pass
    Then location updates are off
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier in grey
    When the user drives 3 km west at 30 km/h and arrives
    And 1 minute passes
    Then location updates are on
    And the last recorded point is within 15 m of the user

  # The limit: I-73, I-88.
  @delivery:TRACK-4
  Scenario: After a restart a phone that stands still is tracked once the app is opened
    When the user drives 300 m north at 30 km/h and arrives
    And the phone restarts
    And the user unlocks the phone
    And 10 minutes pass
    Then location updates are off
    When the user opens the app
    Then location updates are on

  @delivery:TRACK-4 @I-75
  Scenario: Without Background App Refresh an app that has ended is not tracked until it is opened
    Given Background App Refresh is off
    When the user leaves the app
    And the user drives 1 km west at 30 km/h and arrives
    Then location updates are on
    When the system ends the app
    And the user drives 5 km west at 30 km/h and arrives
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user

  # The limit: I-72.
  @delivery:TRACK-4
  Scenario: Swiped away, the app is not tracked until it is opened
    When the user quits the app
    And the user drives 3 km west at 30 km/h and arrives
    And 10 minutes pass
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user
