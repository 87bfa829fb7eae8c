@ios @android
Feature: Faster and slower
  At speed a point is recorded each minute, so that the way can be seen. Standing still, a quarter of an hour is
  enough.

  Background:
    Given the employee is clocked in

  Rule: At speed

    @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: Driving, a point is recorded each minute
      When the user drives 60 km north at 20 m/s
      And 50 minutes pass
      Then the phone has recorded between 48 and 53 points
      And recorded points are at most 90 seconds apart
      And recorded points are at most 1.9 km apart

    @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: For as long as it lasts
      When the user drives 12 km north at 20 m/s
      And 10 minutes pass
      Then the phone has recorded between 9 and 12 points
      When the user walks 10 km north at 1 m/s
      And 1 hour passes
      Then the phone has recorded between 21 and 27 points

    @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: Behind the lock screen too
      When the user locks the phone
      And the user drives 24 km north at 20 m/s
      And 20 minutes pass
      Then the phone has recorded between 18 and 23 points
      And every recorded point is on the server

    @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: A red light does not slow it down
      When the user drives 40 km north at 20 m/s
      And 10 minutes pass
      And the user stops on the way for 40 seconds
      And 10 minutes pass
      Then recorded points are at most 90 seconds apart

    @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: Networks tell no speed, and the way between two positions does
      Given the GPS signal is indoors
      When the user drives 60 km north at 20 m/s
      And 30 minutes pass
      Then the phone has recorded between 28 and 31 points

    @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: Over a crash, and in the next shift
      When the user drives 200 km north at 20 m/s
      And 10 minutes pass
      And the app crashes
      And the user opens the app
      And 10 minutes pass
      Then the phone has recorded between 20 and 23 points
      And recorded points are at most 90 seconds apart
      When the employee clocks out
      And 5 minutes pass
      And the employee clocks in
      And 10 minutes pass
      Then the phone has recorded between 10 and 12 points
      And recorded points are at most 90 seconds apart

    @clock-in:FR-017
    Scenario: On foot and on a bicycle the usual interval holds
      When the user moves 20 km north at 5 m/s
      And 1 hour passes
      Then the phone has recorded 13 points

    @clock-in:FR-017
    Scenario Outline: Fast is from 36 km/h on (<speed>)
      When the user moves 60 km north at <speed>
      And 1 hour passes
      Then the phone has recorded between <least> and <most> points

      Examples:
        | speed   | least | most |
        | 35 km/h | 13    | 13   |
        | 36 km/h | 60    | 61   |

    @clock-in:FR-017 @clock-in:FR-018 @clock-in:EDGE-6
    Scenario: A courier's fast drive ends in an office
      When the user drives 36 km east at 20 m/s
      And 30 minutes pass
      Then the phone has recorded between 28 and 33 points
      And the last recorded point is within 1 m of the user
      When 2 hours pass
      Then the phone has recorded between 40 and 42 points
      And the last recorded point is within 1 m of the user
      And every recorded point is on the server
      And no gap is logged

  Rule: Standing still

    @clock-in:FR-018 @clock-in:US3.3
    Scenario: In one place, four points an hour are enough
      When 10 minutes pass
      Then the phone has recorded 3 points
      When 4 hours pass
      Then the phone has recorded 19 points
      And every recorded point is on the server

    @clock-in:FR-018 @clock-in:US3.3
    Scenario: Standing still causes fewer fixes than walking
      When the user leaves the app
      And 10 minutes pass
      And 2 hours pass
      Then the app has received at most 15 fixes
      And the phone has recorded 11 points
      When the user walks 10 km north at 1 m/s
      And 2 hours pass
      Then the phone has recorded between 34 and 36 points

    @clock-in:FR-018
    Scenario: Whoever walks on is followed at the usual interval again
      When 1 hour passes
      Then the phone has recorded 6 points
      When the user walks 10 km north at 1 m/s
      And 1 hour passes
      Then the phone has recorded between 17 and 19 points
      And the last recorded point is within 310 m of the user

    @clock-in:FR-018 @clock-in:US3.3 @clock-in:FR-009 @clock-in:US2.2
    Scenario: Positions that scatter are no movement
      Given positions scatter by 10 m
      When 4 hours pass
      Then the phone has recorded between 18 and 20 points
      When the employee opens the shift history
      And the employee opens shift 1 of the history
      # slack: with other seeds they scatter further
      Then the map's lines are 0 m long, give or take 25 m

    @clock-in:FR-018
    Scenario Outline: With a scatter of <scatter> a rest is no way, and a walk is as long as it is
      Given positions scatter by <scatter>
      When 4 hours pass
      # slack: with other seeds they scatter further
      Then the distance travelled is 0 m, give or take <tolerance>
      And the phone has recorded between 18 and 20 points
      When the user walks 3 km north at 1 m/s and arrives
      Then the distance travelled is 3 km, give or take <on the way>

      Examples:
        | scatter | tolerance | on the way |
        | 8 m     | 25 m      | 400 m      |
        | 30 m    | 80 m      | 650 m      |

    @clock-in:FR-018
    Scenario: With a drift of 8 m a rest is no way, and a walk is as long as it is
      Given positions drift by 8 m
      When 4 hours pass
      # slack: with other seeds they drift further
      Then the distance travelled is 0 m, give or take 20 m
      And the phone has recorded between 18 and 20 points
      When the user walks 3 km north at 1 m/s and arrives
      Then the distance travelled is 3 km, give or take 400 m

    Scenario: A stray at rest is no way
      When 1 hour passes
      And the next position is 300 m off and claims 5 m
      And 1 hour passes
      Then the distance travelled is 0 m, give or take 1 m
      And the phone has recorded between 10 and 11 points
      And the last recorded point is within 1 m of the user

    @clock-in:FR-018 @clock-in:FR-017 @clock-in:EDGE-6
    Scenario: From the desk into the car
      When 1 hour passes
      And the user drives 24 km north at 20 m/s
      And 20 minutes pass
      Then the phone has recorded between 23 and 28 points

    @clock-in:FR-017
    Scenario: A walk around many corners is still a walk
      When the user walks at 1.5 m/s through:
        | place            |
        | 52.2387, 21.0122 |
        | 52.2387, 21.0172 |
        | 52.2477, 21.0172 |
        | 52.2477, 21.0222 |
        | 52.2567, 21.0222 |
        | 52.2567, 21.0272 |
        | 52.2657, 21.0272 |
      And 65 minutes pass
      Then the phone has recorded 14 points
