@android
Feature: What ends tracking on Android, and what brings it back
  The app's service is started again where the system has ended it, and after a restart of the phone once that is unlocked.
  An app that was stopped among the active apps starts once the phone moves; one that was stopped by force does not.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4
  Scenario: The system ends the app far from any circle
    When the user leaves the app
    And the user drives 3 km west at 30 km/h and arrives
    And the system ends the app
    And 1 minute passes
    Then location updates are on
    When the user drives 5 km west at 30 km/h and arrives
    And 1 minute passes
    Then the last recorded point is within 1 m of the user
    And recorded points are at most 75 seconds apart
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

  @delivery:TRACK-4
  Scenario: Swiped away, the app goes on
    When the user quits the app
    And 1 minute passes
    Then location updates are on
    When the user drives 3 km west at 30 km/h and arrives
    And 30 seconds pass
    Then the last recorded point is within 1 m of the user

  @delivery:TRACK-4
  Scenario: The phone restarts and stands still, and is tracked as soon as it is unlocked
    When the user drives 300 m north at 30 km/h and arrives
    And the phone restarts
    And 10 minutes pass
    Then location updates are off
    When the user unlocks the phone
    And 10 seconds pass
    Then location updates are on

  # The limit: A-74, A-78.
  @delivery:TRACK-4
  Scenario: Stopped among the active apps, the app is tracked again once the phone moves
    When the user stops the app in the list of active apps
    And 10 minutes pass
    Then location updates are off
    When the user drives 3 km west at 30 km/h and arrives
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user

  @delivery:TRACK-1 @A-77
  Scenario: With restricted battery use, the app is not tracked out of sight until it is opened
    Given the user sets battery use to restricted in Settings
    And the user returns to the app
    When the user leaves the app
    And the user drives 3 km west at 30 km/h and arrives
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user

  @delivery:TRACK-4 @A-77
  Scenario Outline: With restricted battery use, <what> is not tracked until it is opened
    Given the user sets battery use to restricted in Settings
    When the user locks the phone
    And <ended>
    And the user unlocks the phone
    And the user drives 3 km west at 30 km/h and arrives
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user

    Examples:
      | what                     | ended                   |
      | an app that has ended    | the system ends the app |
      | a phone that has started | the phone restarts      |

  # The limit: A-49.
  @delivery:TRACK-4
  Scenario: Stopped by force, the app is not tracked until it is opened
    When the user force-stops the app
    And the user drives 3 km west at 30 km/h and arrives
    And 10 minutes pass
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user
