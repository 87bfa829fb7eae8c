@ios @android
Feature: Whatever becomes of the phone at startup
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw
    And location permission is while using

  @nightly
  Scenario: Updates, languages, savers and clocks
    When any 4 of the following happen, in any order:
      | event                                              |
      | the user opens the app                             |
      | the user leaves the app                            |
      | the app is updated                                 |
      | the user changes the phone's language to "pl"      |
      | the user locks the phone                           |
      | the user unlocks the phone                         |
      | the user sets the phone's clock back by 40 minutes |
      | 70 minutes pass                                    |
    And the phone restarts
    And the app is in front, whatever has happened
    Then within 1 minute the listings are those near Warsaw, nearest first
