@ios @android
Feature: Whatever happens during a shift
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  Background:
    Given the employee is clocked in
    And the user walks 200 km north at 1 m/s

  Scenario: Offline and ended by the system, no point is lost
    When any 4 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the user leaves the app      |
      | the system ends the app      |
      | the user opens the app       |
      | 7 minutes pass               |
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 30 minutes every recorded point is on the server

  Scenario: The shift goes on, whatever becomes of the app
    When any 4 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | 7 minutes pass             |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the shift is active

  Scenario: Revoking the permission ends no shift
    When any 3 of the following happen, in any order:
      | event                                                                    |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | the user sets location permission to always in Settings and returns      |
      | the app crashes                                                          |
      | the user opens the app                                                   |
      | the user leaves the app                                                  |
      | 7 minutes pass                                                           |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the shift is active

  Scenario: A full phone
    Given the phone has 2 kB of free storage
    When any 4 of the following happen, in any order:
      | event                           |
      | the phone goes offline          |
      | the phone comes online again    |
      | the app crashes                 |
      | the user opens the app          |
      | 30 minutes pass                 |
      | the user frees 10 MB of storage |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the shift is active

  Scenario: Location Services come and go
    When at most 4 of the following happen, in any order:
      | event                                |
      | the user turns Location Services off |
      | the user turns Location Services on  |
      | the user leaves the app              |
      | the user opens the app               |
      | 12 minutes pass                      |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the shift is active

  @nightly
  Scenario: Five events of a longer list
    When any 5 of the following happen, in any order:
      | event                                                               |
      | the phone goes offline                                              |
      | the phone comes online again                                        |
      | the user sets location permission to never in Settings and returns  |
      | the user sets location permission to always in Settings and returns |
      | the system ends the app                                             |
      | the user opens the app                                              |
      | the phone restarts                                                  |
      | the user unlocks the phone                                          |
      | 7 minutes pass                                                      |
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 30 minutes every recorded point is on the server
