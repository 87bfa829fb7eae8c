@ios @android
Feature: Without a network
  A cellar, a lift, a village: the network goes and comes back. No point is lost, none is doubled.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:5.2
  Scenario: The points wait, and go out when the network is back
    When the phone goes offline
    And the user walks 500 m north at 2 m/s
    And 250 seconds pass
    Then the phone has recorded 51 points
    And 51 recorded points are waiting on the phone
    And the server has stored 0 points
    When the phone comes back online
    Then the server has stored at least 48 points
    And within 60 seconds at most 1 recorded point is waiting on the phone
    When the user completes the campaign
    Then every recorded point is on the server
    And recorded points are at most 11 m apart

  @campaign:5.2
  Scenario: The network goes while an upload is under way
    Given the campaign server answers after 5 seconds
    When 62 seconds pass
    And the phone goes offline
    And 10 minutes pass
    And the phone comes back online
    Then within 1 minute at most 2 recorded points are waiting on the phone
    When the user completes the campaign
    And 10 seconds pass
    Then every recorded point is on the server

  @campaign:5.2
  Scenario: The network comes and goes
    When the user walks 2 km north at 2 m/s
    And the following happens:
      | after       | event                       |
      | 20 seconds  | the phone goes offline      |
      | 100 seconds | the phone comes back online |
      | 101 seconds | the phone goes offline      |
      | 250 seconds | the phone comes back online |
      | 260 seconds | the phone goes offline      |
      | 700 seconds | the phone comes back online |
    And 5 minutes pass
    Then the phone has recorded 201 points
    When the user completes the campaign
    Then every recorded point is on the server

  @campaign:5.2
  Scenario: The network lets nothing through
    When the network lets nothing through
    And 10 minutes pass
    Then the server has stored 0 points
    When the network works again
    Then within 2 min 30 s at most 2 recorded points are waiting on the phone

  @campaign:5.2 @campaign:4.5
  Scenario: Killed between recording and upload
    When the phone goes offline
    And the user walks 300 m north at 2 m/s
    And 150 seconds pass
    And the app crashes
    Then the server has stored 0 points
    When the phone comes back online
    And the user opens the app
    Then the server has stored 31 points
    And the campaign "Spring leaflets" is active
    When 1 minute passes
    And the user completes the campaign
    Then every recorded point is on the server

  @campaign:5.2 @campaign:2.4
  Scenario: The permission is taken away without a network
    When the phone goes offline
    And the user walks 300 m north at 2 m/s
    And 150 seconds pass
    And the user sets location permission to denied in Settings and returns
    Then the campaign "Spring leaflets" is paused
    And the popup "Tracking has stopped" is shown
    And 31 recorded points are waiting on the phone
    And the elapsed time is "00:02:30"
    When 1 hour passes
    And the phone comes back online
    Then within 1 second every recorded point is on the server
    And the server has stored 31 points
    And the campaign "Spring leaflets" is paused

  @campaign:5.2 @campaign:5.3
  Scenario: The reply to the completion is lost with the network
    Given the campaign server loses its reply to the next completion report
    When 2 minutes pass
    And the user completes the campaign
    And the phone goes offline
    And 30 minutes pass
    And the phone comes back online
    Then within 1 second the campaign server has received 2 completion reports
    And for 1 hour the campaign server has received 2 completion reports
    And every recorded point is on the server
    And the badge "Completed" is shown in blue
    And the screen shows "“Spring leaflets” is completed"
    And the screen does not show "refused"

  @campaign:5.2 @campaign:5.1
  Scenario: What has arrived is not sent again
    When 3 minutes pass
    Then the campaign server has received 3 uploads
    When the phone goes offline
    And 3 minutes pass
    And the phone comes back online
    And 2 minutes pass
    And the user completes the campaign
    Then every recorded point is on the server
    And no point was sent twice
