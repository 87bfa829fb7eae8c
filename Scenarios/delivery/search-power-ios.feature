@ios
Feature: Whatever becomes of the phone on the route, on iOS
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

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
    Then the next stop is 1
    And location updates are on
    And the circles of stop 1 are watched
    And within 10 minutes every recorded point is on the server
    And no point was sent twice
