@android
Feature: Whatever becomes of the phone on the way, on Android
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    And the user walks 40 km north at 5 km/h

  @nightly
  Scenario: Stopped, restricted and updated
    When any 4 of the following happen, in any order:
      | event                                                 |
      | the user stops the app in the list of active apps     |
      | the app is updated                                    |
      | the user turns Battery Saver on                       |
      | the user turns Battery Saver off                      |
      | the user sets battery use to restricted in Settings   |
      | the user sets battery use to unrestricted in Settings |
      | the user opens the app                                |
      | the user locks the phone                              |
      | the user unlocks the phone                            |
      | 12 minutes pass                                       |
    And the app's battery use is unrestricted
    And the phone restarts
    And the app is in front, whatever has happened
    Then the campaign "Spring leaflets" is active
    And location updates are on
    And within 10 minutes every recorded point is on the server
