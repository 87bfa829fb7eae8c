@ios @android
Feature: Whatever happens at startup
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  Background:
    Given the pet listing app is installed
    And the user is in Warsaw

  @startup:SC-001
  Scenario: Browsing is never blocked
    Given location permission is denied
    When any 5 of the following happen, in any order:
      | event                        |
      | the user opens the app       |
      | the user leaves the app      |
      | the app crashes              |
      | the phone goes offline       |
      | the phone comes online again |
      | 1 minute passes              |
    And the phone restarts
    And the user unlocks the phone
    And the phone is online
    And the user opens the app
    And the user taps "Cancel"
    Then within 1 second all listings are shown

  @startup:FR-013
  Scenario: The popup appears once per session
    Given location permission is denied
    When any 5 of the following happen, in any order:
      | event                                  |
      | the user opens the app                 |
      | the user leaves the app                |
      | the user taps "Cancel"                 |
      | the user taps "Go to Settings"         |
      | the user returns to the app            |
      | the user leaves the startup screen     |
      | the user returns to the startup screen |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the popup "Location is off" has been shown 1 time this session
    And a popup is shown

  @startup:SC-002
  Scenario: The permission comes and goes
    Given location permission is while using
    When any 4 of the following happen, in any order:
      | event                                                                    |
      | the user opens the app                                                   |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | 1 minute passes                                                          |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the app is active
    When the user sets location permission to always in Settings and returns
    Then the listings are those near Warsaw, nearest first
    And no popup is shown
    And the screen does not show that it is loading

  Scenario: Slow servers and impatient users
    Given the listing server answers after 10 seconds
    And location permission is while using
    When any 4 of the following happen, in any order:
      | event                        |
      | the user opens the app       |
      | the user leaves the app      |
      | the user pulls to refresh    |
      | the phone goes offline       |
      | the phone comes online again |
      | 3 seconds pass               |
    And the phone restarts
    And the user unlocks the phone
    And the phone is online
    And the user opens the app
    Then within 1 minute the listings are those near Warsaw, nearest first

  Scenario: Location Services come and go
    Given location permission is while using
    When at most 4 of the following happen, in any order:
      | event                                |
      | the user turns Location Services off |
      | the user turns Location Services on  |
      | the user opens the app               |
      | the user leaves the app              |
      | the user taps "Cancel"               |
      | 1 minute passes                      |
    And the phone restarts
    And the user unlocks the phone
    And Location Services are on
    And the user opens the app
    Then within 1 minute the listings are those near Warsaw, nearest first

  Scenario: No position goes out without the permission
    Given location permission is while using
    And the first fix takes 5 seconds
    When the user opens the app
    And any 3 of the following happen, in any order:
      | event                                                                    |
      | the user sets location permission to never in Settings and returns       |
      | the user sets location permission to while using in Settings and returns |
      | the user turns Location Services off                                     |
      | the user turns Location Services on                                      |
      | the user pulls to refresh                                                |
      | 3 seconds pass                                                           |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the app is active

  Scenario: A bad network and an impatient user, and the app simply runs on
    Given location permission is while using
    And the network takes 2 seconds each way
    When the user opens the app
    And any 3 of the following happen, in any order:
      | event                                  |
      | the user pulls to refresh              |
      | the user leaves the startup screen     |
      | the user returns to the startup screen |
      | the phone goes offline                 |
      | the phone comes online again           |
      | 3 seconds pass                         |
    And the phone is online
    And 1 minute passes
    Then the screen does not show that it is loading
