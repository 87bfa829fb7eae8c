@android
Feature: Whatever becomes of the phone during a shift, on Android
  Every order of a few events is played: a night's rest, the charger, updates, notices and other clocks. What holds at the
  end holds at the end of all of them.

  Background:
    Given the employee is clocked in
    And the user walks 200 km north at 1 m/s

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
    Then the shift is active
    And location updates are on
    And the shift server has received 1 clock-in
    And within 30 minutes every recorded point is on the server
