@ios @android
Feature: Long campaigns
  Some campaigns last longer than a day. Nothing is lost at the end of them.

  Background:
    Given the campaign app is installed
    And the campaigns are:
      | id  | name            | area    | audio         | length     |
      | c-1 | Spring leaflets | Mokotów | Spring jingle | 1 min 35 s |
      | c-2 | City run        | Wola    |               |            |
    And the campaign "Spring leaflets" is running

  @campaign:7.2 @campaign:5.2
  Scenario: Thirty hours on the way, and an hour without a network every four hours
    When the user moves 108 km north at 1 m/s
    And the following happens:
      | after    | event                           |
      | 4 hours  | the phone goes offline          |
      | 5 hours  | the phone comes back online     |
      | 9 hours  | the phone goes offline          |
      | 10 hours | the phone comes back online     |
      | 14 hours | the phone goes offline          |
      | 15 hours | the phone comes back online     |
      | 19 hours | the phone goes offline          |
      | 20 hours | the phone comes back online     |
      | 24 hours | the phone goes offline          |
      | 25 hours | the phone comes back online     |
      | 30 hours | the user completes the campaign |
    Then the campaign "Spring leaflets" is completed
    And within 1 second the server has received the completion of "Spring leaflets"
    And every recorded point is on the server
    And the completion says:
      | outcome  | completed                 |
      | elapsed  | 30 hours                  |
      | distance | 108 km, give or take 50 m |
    And the server has stored between 10790 and 10802 points

  @campaign:1.3 @campaign:7.1
  Scenario: Thirty hours on one spot
    When the user leaves the app
    And 30 hours pass
    And the user returns to the app
    Then the elapsed time is "30:00:00"
    And the phone has recorded 3601 points
    And the distance shown is "0.00 km"
    When the user completes the campaign
    Then every recorded point is on the server

  @campaign:4.2 @campaign:4.3
  Scenario: Three days, walked by day only
    When the following happens:
      | after    | event                           |
      | 8 hours  | the user pauses the campaign    |
      | 24 hours | the user resumes the campaign   |
      | 32 hours | the user pauses the campaign    |
      | 48 hours | the user resumes the campaign   |
      | 56 hours | the user completes the campaign |
    Then the completion says:
      | elapsed | 24 hours |
    And every recorded point is on the server
    And no point was recorded between 29000 seconds and 86000 seconds

  Scenario: What is sent takes from the battery, too
    Given the battery is at 100%
    And the battery drains
    When the user locks the phone
    And 5 hours pass
    Then the battery shows 83%
