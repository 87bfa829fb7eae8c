@ios @android
Feature: When the courier will be where
  Each open stop has its time of arrival: the way there at the pace of a town, and three minutes for each stop before it.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:MAP-4
  Scenario: Every stop of a route that has just begun
    When 10 seconds pass
    Then the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:01 AM |
      | 2    | 8:06 AM |
      | 3    | 8:11 AM |
      | 4    | 8:16 AM |
      | 5    | 8:21 AM |
      | 6    | 8:27 AM |
      | 7    | 8:32 AM |
      | 8    | 8:37 AM |
      | 9    | 8:42 AM |
      | 10   | 8:47 AM |
    And the screen shows "Stop 1 of 10"
    And the metric "Remaining" is "10.3 km"

  @delivery:MAP-4
  Scenario: Who waits comes later to every stop
    When 10 minutes pass
    Then the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:11 AM |
      | 2    | 8:16 AM |
      | 3    | 8:21 AM |
      | 4    | 8:26 AM |
      | 5    | 8:31 AM |
      | 6    | 8:37 AM |
      | 7    | 8:42 AM |
      | 8    | 8:47 AM |
      | 9    | 8:52 AM |
      | 10   | 8:57 AM |

  @delivery:MAP-4
  Scenario: What is done has no time any more, and what is left is counted anew
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    Then the ETAs of the open stops are:
      | stop | ETA     |
      | 2    | 8:03 AM |
      | 3    | 8:08 AM |
      | 4    | 8:13 AM |
      | 5    | 8:18 AM |
      | 6    | 8:23 AM |
      | 7    | 8:28 AM |
      | 8    | 8:33 AM |
      | 9    | 8:39 AM |
      | 10   | 8:44 AM |
    And the screen shows "Stop 2 of 10"
    And the metric "Remaining" is "9.6 km"

  @delivery:MAP-4
  Scenario: A stop out of its order
    When the user taps point 3 of the map
    Then the screen shows "Stop 3 of 10"
    And the metric "ETA" is "8:11 AM"

  @delivery:MAP-4 @delivery:MAP-1
  Scenario: After a crash where there is no signal, the place that was known last tells them
    When the user drives 1 km south at 30 km/h and arrives
    And 1 minute passes
    And there is no GPS signal
    And the app crashes
    And the user opens the app
    Then the map's marker is within 1 m of the user
    And the screen shows "Stop 1 of 10"
    And the metric "Remaining" is "11.6 km"
    And the metric "ETA" is "8:07 AM"
    And the screen shows "ETA 8:12 AM"
