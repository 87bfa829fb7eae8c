@ios @android
Feature: Whatever happens during a shift
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  Background:
    Given the employee is clocked in
    And the user walks 200 km north at 1 m/s

  @clock-in:FR-005 @clock-in:FR-006
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
    And the app is in front, whatever has happened
    Then within 1 second every recorded point is on the server
    And the server has received the clock-in
    And location updates are on

  @clock-in:FR-014 @clock-in:EDGE-3
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
    And the app is in front, whatever has happened
    Then the shift is active
    And the badge "Tracking" is shown in green
    And location updates are on
    And the shift server has received 1 clock-in
    And no point was sent twice

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
    And the app is in front, whatever has happened
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
    And the app is in front, whatever has happened
    Then the shift is active
    And location updates are on

  Scenario: Location Services come and go
    When at most 4 of the following happen, in any order:
      | event                                |
      | the user turns Location Services off |
      | the user turns Location Services on  |
      | the user leaves the app              |
      | the user opens the app               |
      | 12 minutes pass                      |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the shift is active
    And the server has received the clock-in

  @clock-in:FR-006
  Scenario: The server is slow, loses what it says and fails, and the app simply runs on
    Given the network takes 5 seconds each way
    And the next answer of the shift server is lost
    When any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the user leaves the app      |
      | the user returns to the app  |
      | 5 seconds pass               |
      | 7 minutes pass               |
    And the phone is online
    Then within 10 seconds every recorded point is on the server
    And the shift is active

  @clock-in:FR-002 @clock-in:US1.4
  Scenario: Clocked out once, whatever becomes of the app
    When 12 minutes pass
    And the shift server loses its next reply
    And the employee clocks out
    And any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | the user leaves the app      |
      | 1 minute passes              |
    And the phone is online
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    Then within 1 second the server has received the clock-out
    And no shift is active
    And location updates are off
    And 0 notifications are shown

  @clock-in:FR-013
  Scenario: Without location nothing is tracked, and the employee sees it
    When any 3 of the following happen, in any order:
      | event                                |
      | the app crashes                      |
      | the user opens the app               |
      | the user leaves the app              |
      | the user turns Location Services off |
      | the user turns Location Services on  |
      | 12 minutes pass                      |
    And Location Services are off
    And the phone restarts
    And the app is in front, whatever has happened
    Then the shift is active
    And the badge "Paused" is shown

  @clock-in:FR-013
  Scenario: Taken away in Settings, the tracking ends, and the shift does not
    When the user sets location permission to never in Settings and returns
    And any 3 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | the user leaves the app    |
      | 12 minutes pass            |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the shift is active
    And location updates are off
    And the badge "Paused" is shown

  Scenario: Ended on another device, it ends here
    When the shift is ended on another device
    And any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | 7 minutes pass               |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    And 30 minutes pass
    Then no shift is active
    And location updates are off
    And 0 notifications are shown

  Scenario: Taken away in Settings, nothing is tracked until it is given back
    When the user sets location permission to never in Settings and returns
    And any 3 of the following happen, in any order:
      | event                        |
      | the user leaves the app      |
      | the user returns to the app  |
      | the user locks the phone     |
      | the user unlocks the phone   |
      | the phone goes offline       |
      | the phone comes online again |
      | 12 minutes pass              |
    Then the shift is active
    And location updates are off

  Scenario: The time without permission is a gap, whatever becomes of the app
    When the user sets location permission to never in Settings and returns
    And 12 minutes pass
    And any 3 of the following happen, in any order:
      | event                      |
      | the app crashes            |
      | the phone restarts         |
      | the user unlocks the phone |
      | the user opens the app     |
      | the user leaves the app    |
      | 1 minute passes            |
    And the phone restarts
    And the app is in front, whatever has happened
    And the user sets location permission to always in Settings and returns
    Then within 1 minute a gap with the reason "no permission" is logged
    And 1 gap is logged
    And location updates are on
    And the shift server has received 1 clock-in

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
    And the app is in front, whatever has happened
    Then within 30 minutes every recorded point is on the server
