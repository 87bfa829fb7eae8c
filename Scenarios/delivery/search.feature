@ios @android
Feature: Whatever happens on the route
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  Scenario: Offline and ended by the system, no point is lost
    When any 4 of the following happen, in any order:
      | event                                              |
      | the phone goes offline                             |
      | the phone comes online again                       |
      | the system ends the app                            |
      | the user leaves the app                            |
      | the user opens the app                             |
      | the user drives 200 m north at 30 km/h and arrives |
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 10 minutes every recorded point is on the server

  Scenario: An outcome is reported once, whatever becomes of the app
    Given the courier drives to stop 1
    When at most 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | 1 minute passes              |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And the courier delivers the package with a signature
    And the app crashes
    And the phone is online
    And the user opens the app
    And 2 minutes pass
    Then stop 1 is delivered
    And the delivery server has received 1 status update

  Scenario: The route goes on with its next stop
    When any 4 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the user quits the app     |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | 1 minute passes            |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the next stop is 1

  Scenario: The permission comes and goes
    When any 3 of the following happen, in any order:
      | event                                                                    |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | the user sets location permission to always in Settings and returns      |
      | the app crashes                                                          |
      | the user opens the app                                                   |
      | 1 minute passes                                                          |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the next stop is 1

  Scenario: Location Services come and go
    When at most 4 of the following happen, in any order:
      | event                                              |
      | the user turns Location Services off               |
      | the user turns Location Services on                |
      | the user leaves the app                            |
      | the user opens the app                             |
      | the phone restarts                                 |
      | the user unlocks the phone                         |
      | the user drives 200 m north at 30 km/h and arrives |
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then the next stop is 1
