@ios @android
Feature: Whatever happens on the way
  Every order of a few events is played: what holds at the end holds at the end of all of them. Rules that hold in every
  scenario are looked at after each event.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 2 km north at 5 km/h

  @campaign:5.2 @campaign:4.5
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
    And the app is in front, whatever has happened
    Then within 2 minutes every recorded point is on the server
    And location updates are on

  @campaign:4.5
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
    And the app is in front, whatever has happened
    Then the campaign "Spring leaflets" is active
    And the badge "Active" is shown in green
    And location updates are on
    And within 2 minutes every recorded point is on the server
    And no point was sent twice

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
    And the app is in front, whatever has happened
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
    And the app is in front, whatever has happened
    Then the campaign "Spring leaflets" is active
    And location updates are on

  @campaign:5.3
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
    And the app is in front, whatever has happened
    Then within 2 minutes every recorded point is on the server

  @campaign:5.2 @campaign:5.3
  Scenario: The server is slow, loses what it says and fails, and the app simply runs on
    Given the network takes 5 seconds each way
    And the next answer of the campaign server is lost
    When any 3 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the user leaves the app      |
      | the user returns to the app  |
      | 5 seconds pass               |
      | 1 minute passes              |
      | 90 seconds pass              |
    And the phone is online
    And the network takes 0 seconds each way
    Then within 4 minutes every recorded point is on the server
    And the campaign "Spring leaflets" is active

  Scenario: The clock is set, and the time that has run is still right
    When any 4 of the following happen, in any order:
      | event                                                 |
      | the user sets the phone's clock back by 40 minutes    |
      | the user sets the phone's clock forward by 40 minutes |
      | the phone restarts                                    |
      | the user unlocks the phone                            |
      | the user opens the app                                |
      | the app crashes                                       |
      | the user turns Location Services off                  |
      | 1 minute passes                                       |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the screen shows "Spring leaflets"

  @campaign:2.4
  Scenario: Without location the campaign is paused and nothing is recorded
    When any 4 of the following happen, in any order:
      | event                                |
      | the app crashes                      |
      | the system ends the app              |
      | the user opens the app               |
      | the user turns Location Services off |
      | the user turns Location Services on  |
      | the user taps "Close"                |
      | the user taps "Resume"               |
      | 40 seconds pass                      |
    And Location Services are off
    And the phone restarts
    And the app is in front, whatever has happened
    Then the campaign "Spring leaflets" is paused
    And location updates are off

  @campaign:4.4 @campaign:1.4
  Scenario: Completed once, whatever becomes of the app
    When 2 minutes pass
    And the campaign server loses its next reply
    And the user completes the campaign
    And any 4 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | 1 minute passes              |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    Then within 1 second the server has received the completion of "Spring leaflets"
    And the completion found every point on the server
    And no campaign is running
    And location updates are off

  Scenario: Ended on another device, it ends here
    When 2 minutes pass
    And the campaign is ended on another device
    And any 4 of the following happen, in any order:
      | event                        |
      | the phone goes offline       |
      | the phone comes online again |
      | the app crashes              |
      | the user opens the app       |
      | 2 minutes pass               |
    And the phone is online
    And the phone restarts
    And the app is in front, whatever has happened
    And 15 minutes pass
    Then no campaign is running
    And location updates are off

  @campaign:2.4
  Scenario: Taken away and given back, it waits for the promoter
    When the user sets location permission to never in Settings and returns
    And any 4 of the following happen, in any order:
      | event                                                                    |
      | the user sets location permission to while using in Settings and returns |
      | the user turns Location Services off                                     |
      | the user turns Location Services on                                      |
      | the app crashes                                                          |
      | the user opens the app                                                   |
      | the user leaves the app                                                  |
      | 40 seconds pass                                                          |
    And the phone restarts
    And the app is in front, whatever has happened
    Then the campaign "Spring leaflets" is paused
    And location updates are off

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
    And the app is in front, whatever has happened
    Then within 10 minutes every recorded point is on the server
