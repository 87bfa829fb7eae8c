@ios @android
Feature: Pausing and resuming
  A pause stops the recording and the clock. What happens during a pause belongs to nobody's route.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:4.2 @campaign:7.3 @campaign:7.1
  Scenario: A break
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the user pauses the campaign
    Then the campaign "Spring leaflets" is paused
    And the badge "Paused" is shown in yellow
    And the badge "Active" is not shown
    And location updates are off
    And the button "Pause" is not shown
    And the button "Resume" is shown
    When 10 minutes pass
    Then the elapsed time is "00:00:50"
    And the phone has recorded 11 points
    And no point was recorded between 51 seconds and 650 seconds

  @campaign:4.3 @campaign:7.3 @campaign:7.1
  Scenario: The work goes on after the break
    When 50 seconds pass
    And the user pauses the campaign
    And 10 minutes pass
    And the user resumes the campaign
    Then the campaign "Spring leaflets" is active
    And the badge "Active" is shown in green
    And the elapsed time is "00:00:50"
    And location updates are on
    And the phone has recorded 3 points
    When 10 seconds pass
    Then the elapsed time is "00:01:00"
    When the user walks 50 m north at 2 m/s
    And 25 seconds pass
    Then the phone has recorded 8 points
    And the distance travelled is 50 m, give or take 1 m

  @campaign:1.3 @campaign:4.3
  Scenario: Standing still after the break shows, too
    When 50 seconds pass
    And the user pauses the campaign
    And 10 minutes pass
    And the user resumes the campaign
    And 2 minutes pass
    Then the phone has recorded 7 points
    And recorded points are at most 30 seconds apart
    And the last recorded point was recorded 0 seconds ago

  @campaign:4.2 @campaign:6.2 @campaign:7.2
  Scenario: The bus ride during the break is not walked
    When the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the user pauses the campaign
    And the user drives 3 km north at 60 km/h
    And 3 minutes pass
    And the user resumes the campaign
    And the user walks 100 m north at 2 m/s
    And 50 seconds pass
    Then the map shows 2 lines
    And the distance travelled is 200 m, give or take 1 m
    And the distance shown is "0.20 km"
    And the map's lines are 200 m long, give or take 1 m
    And no line of the map passes within 500 m of 52.2440, 21.0122

  @campaign:7.2 @campaign:6.2
  Scenario: Nor are two of them, over a crash
    When the user walks 100 m north at 2 m/s and arrives
    And the user pauses the campaign
    And the user drives 3 km north at 60 km/h and arrives
    And the user resumes the campaign
    And the user walks 100 m north at 2 m/s and arrives
    And the user pauses the campaign
    And the user drives 3 km north at 60 km/h and arrives
    And the user resumes the campaign
    And the user walks 100 m north at 2 m/s and arrives
    Then the distance shown is "0.30 km"
    And the map shows 3 lines
    When the app crashes
    And the user opens the app
    Then the distance shown is "0.30 km"
    And the map's lines are 300 m long, give or take 1 m
    When the user walks 100 m north at 2 m/s and arrives
    Then the distance shown is "0.40 km"

  @campaign:6.2 @campaign:7.2
  Scenario: Nor is the one in a pause that the promoter has not made
    When the user walks 100 m north at 2 m/s and arrives
    And Location Services are switched off
    And 1 second passes
    And the user taps "Close"
    And the user drives 3 km north at 60 km/h and arrives
    And the user turns Location Services on in Settings and returns
    And the user resumes the campaign
    And the user walks 100 m north at 2 m/s and arrives
    Then the map shows 2 lines
    And the distance shown is "0.20 km"
    And the map's lines are 200 m long, give or take 1 m

  @campaign:4.2 @campaign:4.3
  Scenario: Many short breaks
    When the following happens:
      | after       | event                         |
      | 10 seconds  | the user pauses the campaign  |
      | 20 seconds  | the user resumes the campaign |
      | 30 seconds  | the user pauses the campaign  |
      | 40 seconds  | the user resumes the campaign |
      | 50 seconds  | the user pauses the campaign  |
      | 90 seconds  | the user resumes the campaign |
      | 100 seconds | the user pauses the campaign  |
    And 1 hour passes
    Then the elapsed time is "00:00:40"
    And the campaign "Spring leaflets" is paused
    And every recorded point is on the server

  @campaign:4.2 @campaign:4.3
  Scenario: A pause of no time at all
    When 30 seconds pass
    And the user pauses the campaign
    And the user resumes the campaign
    And 30 seconds pass
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:01:00"

  @campaign:4.2
  Scenario: What the phone was asked for before the break is not recorded in it
    When the GPS signal is lost
    And 33 seconds pass
    Then the app has asked the phone for its location 1 time
    When the user pauses the campaign
    And 1 second passes
    And the GPS signal comes back
    And 1 minute passes
    Then the phone has recorded 1 point
    And location updates are off

  @campaign:4.2
  Scenario: A break with another app in front
    When 2 minutes pass
    And the user pauses the campaign
    And the user leaves the app for 2 hours and returns to it
    Then the campaign "Spring leaflets" is paused
    And the elapsed time is "00:02:00"
    And location updates are off
    And every recorded point is on the server

  @campaign:5.1
  Scenario: The points before the break do not wait for its end
    When the user walks 50 m north at 2 m/s
    And 25 seconds pass
    Then 6 recorded points are waiting on the phone
    When the user pauses the campaign
    Then 0 recorded points are waiting on the phone
    And every recorded point is on the server

  @campaign:5.1
  Scenario: After the break they go out minute by minute again
    When 50 seconds pass
    And the user pauses the campaign
    And 10 minutes pass
    And the user resumes the campaign
    And 59 seconds pass
    Then the campaign server has received 1 upload
    And 2 recorded points are waiting on the phone
    When 1 second passes
    Then the campaign server has received 2 uploads
    And at most 1 recorded point is waiting on the phone
    When 60 seconds pass
    Then the campaign server has received 3 uploads
