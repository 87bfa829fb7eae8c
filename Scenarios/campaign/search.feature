@ios @android
Feature: Whatever happens on the way
  Every order of a few events is played: what holds at the end holds at the end of all of them. Rules that hold in every
  scenario are looked at after each event.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 2 km north at 5 km/h

  Scenario: Offline and ended by the system, no point is lost
    When any 4 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the user leaves the app      |
      | the system ends the app      |
      | the user opens the app       |
      | 3 minutes pass               |
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 10 minutes every recorded point is on the server

  Scenario: The campaign is found again, whatever becomes of the app
    When any 4 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the system ends the app    |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | 40 seconds pass            |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the campaign "Spring leaflets" is active

  Scenario: The permission comes and goes
    When any 3 of the following happen, in any order:
      | event                                                                    |
      | the app crashes                                                          |
      | the user opens the app                                                   |
      | the user taps "Resume"                                                   |
      | the user taps "Pause"                                                    |
      | 40 seconds pass                                                          |
      | the user sets location permission to while using in Settings and returns |
      | the user sets location permission to never in Settings and returns       |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the screen shows "Spring leaflets"

  Scenario: A full phone
    Given the phone has 2 kB of free storage
    When any 4 of the following happen, in any order:
      | event                           |
      | the phone goes offline          |
      | the phone comes online again    |
      | the app crashes                 |
      | the user opens the app          |
      | 5 minutes pass                  |
      | the user frees 10 MB of storage |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the campaign "Spring leaflets" is active

  Scenario: A server that loses and refuses
    When any 3 of the following happen, each at most once, in any order:
      | event                   |
      | the phone goes offline  |
      | 3 minutes pass          |
      | 90 seconds pass         |
      | the user leaves the app |
      | the app crashes         |
      | the user opens the app  |
    And the campaign server loses its next reply
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 10 minutes every recorded point is on the server

  @nightly
  Scenario: Six events of a longer list
    When any 6 of the following happen, in any order:
      | event                                                                    |
      | the phone goes offline                                                   |
      | the phone comes online again                                             |
      | the user leaves the app                                                  |
      | the system ends the app                                                  |
      | the user opens the app                                                   |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | 3 minutes pass                                                           |
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 10 minutes every recorded point is on the server
