@ios
Feature: Whatever becomes of the phone during a shift, on iOS
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the employee is clocked in
    And the user walks 200 km north at 1 m/s

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
    Then the shift is active
    And location updates are on
    And the shift server has received 1 clock-in
    And within 30 minutes every recorded point is on the server
    And no point was sent twice
