@ios @android
Feature: Whatever becomes of the phone on a tour
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @nightly
  Scenario: A night's rest, the charger and updates
    When any 4 of the following happen, in any order:
      | event                            |
      | the user locks the phone         |
      | the user unlocks the phone       |
      | the user connects the charger    |
      | the user disconnects the charger |
      | the app is updated               |
      | 70 minutes pass                  |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is active
    And location updates are on
    And only the circle of point 1 is watched

  @nightly
  Scenario: Notices, languages and updates
    When any 4 of the following happen, in any order:
      | event                                                  |
      | the app is updated                                     |
      | the user turns the app's notifications off in Settings |
      | the user turns the app's notifications on in Settings  |
      | the user returns to the app                            |
      | the user leaves the app                                |
      | the user changes the phone's language to "pl"          |
      | 7 minutes pass                                         |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is active
    And location updates are on
    And only the circle of point 1 is watched

  @nightly
  Scenario: Other clocks and zones
    When any 4 of the following happen, in any order:
      | event                                                 |
      | the user sets the phone's clock back by 40 minutes    |
      | the user sets the phone's clock forward by 40 minutes |
      | the phone's time zone changes to UTC+2                |
      | the app is updated                                    |
      | the user leaves the app                               |
      | the user opens the app                                |
      | 45 minutes pass                                       |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is active
    And location updates are on
    And only the circle of point 1 is watched
