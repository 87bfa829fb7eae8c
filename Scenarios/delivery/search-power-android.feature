@android
Feature: Whatever becomes of the phone on the route, on Android
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

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
    Then the next stop is 1
    And location updates are on
    And the circles of stop 1 are watched
    And within 10 minutes every recorded point is on the server
