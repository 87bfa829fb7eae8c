@ios
Feature: Whatever becomes of the phone on a tour, on iOS
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
  Scenario: Low Power Mode, other languages and updates
    When any 4 of the following happen, in any order:
      | event                                         |
      | the user turns Low Power Mode on              |
      | the user turns Low Power Mode off             |
      | the app is updated                            |
      | the user quits the app                        |
      | the user changes the phone's language to "pl" |
      | the user opens the app                        |
      | the user leaves the app                       |
      | 12 minutes pass                               |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the tour "Royal Way" is active
    And location updates are on
    And only the circle of point 1 is watched
