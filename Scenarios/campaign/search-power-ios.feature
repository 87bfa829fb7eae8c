@ios
Feature: Whatever becomes of the phone on the way, on iOS
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 40 km north at 5 km/h

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
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And within 10 minutes every recorded point is on the server
    And no point was sent twice
