@ios @android
Feature: Ended in the middle, and gone on with
  Whatever becomes of the app, what was recorded and reported is there, and the route goes on where it was.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:TRACK-4
  Scenario Outline: <end> on the way
    When the user drives 400 m north at 30 km/h and arrives
    And <ended>
    And the user opens the app
    And the courier drives to stop 1
    Then the courier was at stop 1
    And location updates are on
    And the last recorded point is within 150 m of the user
    When 1 minute passes
    Then every recorded point is on the server
    And the delivery server has received 2 geofence events

    Examples:
      | end        | ended                   |
      | A crash    | the app crashes         |
      | Force-quit | the user quits the app  |
      | Memory     | the system ends the app |

  Scenario: An outcome outlives the app
    When the courier drives to stop 1
    And the phone goes offline
    And the courier delivers the package with a signature
    And the app crashes
    And the user opens the app
    Then stop 1 is delivered
    And the next stop is 2
    When the phone comes online
    And 1 minute passes
    Then the delivery server has received 1 status update
    And stop 1 is delivered

  @delivery:TRACK-4
  Scenario: The phone restarts on the way
    When the user drives 400 m north at 30 km/h and arrives
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And the courier drives to stop 1
    Then the courier was at stop 1
    And the last recorded point is within 150 m of the user

  # The limit: I-67, A-42.
  @delivery:TRACK-4
  Scenario Outline: Allowed only while in use, an app that <what> is not tracked until it is opened
    When the user sets location permission to while using in Settings and returns
    And the user leaves the app
    And the user drives 300 m west at 30 km/h and arrives
    And <ended>
    And the user drives 3 km west at 30 km/h and arrives
    And 10 minutes pass
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user

    Examples:
      | what                 | ended                   |
      | the system has ended | the system ends the app |
      | has crashed          | the app crashes         |

  # The limit: I-67, A-42.
  @delivery:TRACK-4
  Scenario: Allowed only while in use, a phone that has restarted is not tracked until the app is opened
    When the user sets location permission to while using in Settings and returns
    And the user drives 300 m west at 30 km/h and arrives
    And the phone restarts
    And the user unlocks the phone
    And the user drives 3 km west at 30 km/h and arrives
    And 10 minutes pass
    Then location updates are off
    When the user opens the app
    And 30 seconds pass
    Then location updates are on
    And the last recorded point is within 1 m of the user

  @delivery:TRACK-4 @delivery:GEO-1
  Scenario: A stay outlives the app
    When the courier drives to stop 1
    And 30 seconds pass
    And the app crashes
    And the user opens the app
    And 3 minutes pass
    Then the delivery server has received 3 geofence events

  @delivery:GEO-1
  Scenario: A stay outlives a restart of the phone, and is told as soon as it is long enough
    When the courier drives to stop 1
    And 1 minute passes
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 3 minutes pass
    Then the geofence events of stop 1 are:
      | event    | radius | dwell     |
      | entered  | 500 m  |           |
      | entered  | 50 m   |           |
      | dwelling | 50 m   | 2 minutes |
