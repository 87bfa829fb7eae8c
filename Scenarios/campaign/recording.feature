@ios @android
Feature: Recording the route
  A point is recorded for every ten metres walked, and every half minute where the promoter stands still.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  Rule: Ten metres make a point

    @campaign:1.2 @campaign:6.2 @campaign:7.2
    Scenario: A walk along a street
      When the user walks 200 m north at 2 m/s
      And 100 seconds pass
      Then the phone has recorded 21 points
      And the distance travelled is 200 m, give or take 1 m
      And recorded points are at least 9 m apart
      And recorded points are at most 11 m apart
      And the map shows 1 line
      And the map's lines have 21 points

    @campaign:1.2
    Scenario: Nine metres are not enough
      When the user walks 9 m north at 3 m/s
      And 20 seconds pass
      Then the phone has recorded 1 point
      When the user walks 1 m north at 1 m/s
      And 2 seconds pass
      Then the phone has recorded 2 points
      And the distance travelled is 10 m, give or take 1 m

    @campaign:1.2
    Scenario: Small steps add up
      When the following happens:
        | after      | event                             |
        | 1 second   | the user walks 4 m north at 4 m/s |
        | 6 seconds  | the user walks 4 m north at 4 m/s |
        | 11 seconds | the user walks 4 m north at 4 m/s |
      And 2 seconds pass
      Then the phone has recorded 2 points
      And the last recorded point is within 1 m of the user

    @campaign:1.2
    Scenario: To and fro within ten metres is no walk
      When the user walks 8 m north at 2 m/s and arrives
      And the user walks 8 m south at 2 m/s and arrives
      And the user walks 8 m north at 2 m/s and arrives
      Then the phone has recorded 1 point
      When the user walks 2 m north at 2 m/s and arrives
      Then the phone has recorded 2 points

    @campaign:1.2
    Scenario: There and back is twenty times ten metres
      When the user walks 100 m north at 2 m/s
      And 50 seconds pass
      And the user turns back
      And 50 seconds pass
      Then the phone has recorded 21 points
      And the distance travelled is 200 m, give or take 1 m
      And the last recorded point is within 1 m of Warsaw

    @campaign:1.1
    Scenario: Each point keeps its time, speed and accuracy
      Given positions are accurate to 8 m
      When the user walks 50 m north at 2 m/s
      And 25 seconds pass
      Then the recorded points include:
        | point | at       | speed | accuracy |
        | 2     | 08:00:05 | 2 m/s | 8 m      |
        | 3     | 08:00:10 | 2 m/s | 8 m      |
        | 4     | 08:00:15 | 2 m/s | 8 m      |

    @campaign:1.1
    Scenario: Each point keeps its own, and not what the one before had
      Given positions are accurate to 8 m
      When the user walks 30 m north at 2 m/s and arrives
      And positions are accurate to 20 m
      And the user walks 20 m north at 1 m/s and arrives
      And 30 seconds pass
      Then the recorded points include:
        | point | at       | speed | accuracy |
        | 3     | 08:00:10 | 2 m/s | 8 m      |
        | 5     | 08:00:25 | 1 m/s | 20 m     |
      And the recorded points include:
        | point | at       | accuracy |
        | 7     | 08:01:05 | 20 m     |

    @campaign:1.1
    Scenario: What each point keeps outlives the app
      Given positions are accurate to 8 m
      When the phone goes offline
      And the user walks 30 m north at 2 m/s and arrives
      And positions are accurate to 20 m
      And the user walks 20 m north at 1 m/s and arrives
      And the app crashes
      And the phone comes back online
      And the user opens the app
      And the user completes the campaign
      Then the recorded points include:
        | point | at       | speed | accuracy |
        | 2     | 08:00:05 | 2 m/s | 8 m      |
        | 5     | 08:00:25 | 1 m/s | 20 m     |
      And every recorded point is on the server

    @campaign:1.2
    Scenario: With the phone in the pocket
      When the user walks 600 m north at 2 m/s
      And 10 seconds pass
      And the user locks the phone
      And 290 seconds pass
      Then the phone has recorded 61 points
      When the user unlocks the phone
      Then the map's lines have 61 points
      And the distance shown is "0.60 km"

    @campaign:1.2
    Scenario: With another app in front
      When the user walks 1200 m north at 2 m/s
      And the user leaves the app
      And 10 minutes pass
      Then the phone has recorded 121 points
      And at most 1 recorded point is waiting on the phone

  Rule: Standing still shows

    @campaign:1.3
    Scenario: Half a minute without a step
      When 29 seconds pass
      Then the phone has recorded 1 point
      When 1 second passes
      Then the phone has recorded 2 points
      When 30 seconds pass
      Then the phone has recorded 3 points
      And the recorded points include:
        | point | at       |
        | 2     | 08:00:30 |
        | 3     | 08:01:00 |
      And the distance travelled is 0 m, give or take 1 m

    @campaign:1.3
    Scenario: The half minute counts from the last point
      When the user walks 20 m north at 2 m/s
      And 10 seconds pass
      Then the phone has recorded 3 points
      When 29 seconds pass
      Then the phone has recorded 3 points
      When 1 second passes
      Then the phone has recorded 4 points
      And the last recorded point was recorded 0 seconds ago

    @campaign:1.1 @campaign:1.2 @campaign:1.3 @campaign:6.1 @campaign:7.2
    Scenario: A slow walk is recorded by time
      When the user walks 60 m north at 0.25 m/s
      And 29 seconds pass
      Then the map's marker is within 1 m of Warsaw
      When 1 second passes
      Then the last recorded point is within 1 m of the user
      And the map's marker is within 1 m of the user
      When 3 min 30 s pass
      Then the phone has recorded 9 points
      And the recorded points include:
        | point | at       | speed    | accuracy |
        | 2     | 08:00:30 | 0.25 m/s | 5 m      |
        | 8     | 08:03:30 | 0.25 m/s | 5 m      |
      And the last recorded point is within 1 m of the user
      And the distance travelled is 60 m, give or take 1 m

    @campaign:1.3
    Scenario: Standing still with another app in front
      When the user leaves the app
      And 1 hour passes
      Then the phone has recorded 121 points
      When the user returns to the app
      Then the elapsed time is "01:00:00"
      And the map's lines have 121 points

  Rule: A day's work

    @campaign:1.1 @campaign:1.2 @campaign:1.3
    Scenario: Walk, stop, walk
      When the following happens:
        | after       | event                               |
        | 0 seconds   | the user walks 100 m north at 2 m/s |
        | 50 seconds  | the user stands still               |
        | 110 seconds | the user walks 100 m east at 2 m/s  |
        | 160 seconds | the user stands still               |
      Then the phone has recorded 23 points
      And the distance travelled is 200 m, give or take 1 m
      And the last recorded point is within 1 m of the user
