@ios @android
Feature: Whatever happens during a shift that began on a full phone
  Every order of a few events is played: what holds at the end holds at the end of all of them.

  @clock-in:FR-014
  Scenario: Once there is room the shift is kept
    Given the clock-in app is installed
    And location permission is always
    And the user is in Warsaw
    And the user opens the app
    And the phone's storage fills up
    And the user walks 200 km north at 1 m/s
    When the employee clocks in
    And at most 3 of the following happen, in any order:
      | event                        |
      | 1 minute passes              |
      | the phone goes offline       |
      | the phone comes online again |
      | the user leaves the app      |
      | the user opens the app       |
    And the user frees 10 MB of storage
    And 15 minutes pass
    And the app crashes
    And the phone restarts
    And the app is in front, whatever has happened
    Then the shift is active
    And location updates are on
