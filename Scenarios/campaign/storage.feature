@ios @android
Feature: A full phone
  Photos and films take all the room there is. The campaign goes on as well as it can, and says so.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:1.1 @campaign:5.1
  Scenario: The storage is full, the network is there
    When 30 seconds pass
    And the phone's storage fills up
    And the user walks 400 m north at 2 m/s
    And 200 seconds pass
    Then the campaign "Spring leaflets" is active
    And the badge "Storage full" is shown in red
    And at most 21 recorded points are waiting on the phone
    When the user frees 10 MB of storage
    And 2 minutes pass
    Then the badge "Storage full" is not shown
    When the user completes the campaign
    Then every recorded point is on the server
    And the server has received the completion of "Spring leaflets"

  @campaign:4.2 @campaign:4.5
  Scenario: The pause is kept all the same
    When 2 minutes pass
    And the phone's storage fills up
    And the user pauses the campaign
    Then the campaign "Spring leaflets" is paused
    When the user frees 10 MB of storage
    And 2 minutes pass
    And the user resumes the campaign
    And 2 minutes pass
    And the app crashes
    And the user opens the app
    Then the campaign "Spring leaflets" is active
    And the elapsed time is "00:04:00"

  @campaign:5.1
  Scenario: What the server has leaves a phone on which room becomes scarce
    Given the phone has 80 kB of free storage
    When the user walks 30 km north at 5 km/h and arrives
    Then the app has stored at most 30 kB
    And at most 12 recorded points are waiting on the phone

  @campaign:6.2 @campaign:7.2 @campaign:4.5
  Scenario: Started anew there, the app draws what the phone still has, and counts the whole way
    Given the phone has 80 kB of free storage
    When the user walks 30 km north at 5 km/h and arrives
    Then the map's lines are 30 km long, give or take 1 m
    When the app crashes
    And the user opens the app
    Then the distance shown is "30.00 km"
    And the map's lines are 2.73 km long, give or take 8 m
    And the map's marker is within 1 m of the user

  @campaign:5.2
  Scenario: The storage is full and the network is away
    When the phone goes offline
    And the phone's storage fills up
    And the user walks 400 m north at 2 m/s
    And 200 seconds pass
    Then the campaign "Spring leaflets" is active
    And the badge "Storage full" is shown in red
    When the user frees 10 MB of storage
    And the phone comes back online
    And 2 minutes pass
    Then the badge "Storage full" is not shown
    When the user completes the campaign
    Then the server has received the completion of "Spring leaflets"
    And the server has stored at least 5 points

  @campaign:5.2
  Scenario: What makes room on a full phone is old
    When the phone goes offline
    And the user walks 3 km north at 2 m/s
    And 10 minutes pass
    And the phone's storage fills up
    And 5 minutes pass
    And the user frees 10 MB of storage
    And the phone comes back online
    And the user completes the campaign
    And 1 minute passes
    Then the 100 newest recorded points are on the server
    And the server has received the completion of "Spring leaflets"

  @campaign:4.2 @campaign:4.5
  Scenario: The pause outlives a crash though the storage is full
    When 2 minutes pass
    And the phone's storage fills up
    And the user pauses the campaign
    And the app crashes
    And the user opens the app
    Then the campaign "Spring leaflets" is paused
    And the elapsed time is "00:02:00"

  @campaign:4.4 @campaign:4.5
  Scenario Outline: Completed on a full phone without a network, and the app is ended before the report is sent (<name>)
    Given the user completes the campaign
    And the user starts the campaign "<name>"
    When the phone goes offline
    And the user walks 100 m north at 2 m/s
    And 50 seconds pass
    And the phone's storage fills up
    And the user completes the campaign
    Then the badge "Storage full" is not shown
    When the user kills the app
    And the user frees 10 MB of storage
    And the phone comes back online
    And the user opens the app
    Then no campaign is running
    And the server has received the completion of "<name>"
    And every recorded point is on the server
    And the completion found every point on the server
    And the completion says:
      | outcome  | completed |
      | elapsed  | 50 s      |
      | distance | 100 m     |
      | points   | 11        |

    Examples:
      | name            |
      | Spring leaflets |
      | City run        |
