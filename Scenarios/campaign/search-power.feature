@ios @android
Feature: Whatever becomes of the phone on the way
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 40 km north at 5 km/h

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
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And within 10 minutes every recorded point is on the server
    And no point was sent twice

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
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And within 10 minutes every recorded point is on the server
    And no point was sent twice

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
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And within 10 minutes every recorded point is on the server
    And no point was sent twice
