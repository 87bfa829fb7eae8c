@android
Feature: The location is off while the phone restarts, on Android

  @clock-in:FR-014
  Scenario: Tracking goes on when the location is on again
    Given the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the user switches Location Services off
    And the phone restarts
    And the user unlocks the phone
    And 5 minutes pass
    And the user switches Location Services on
    And 20 minutes pass
    Then location updates are on

  @clock-in:FR-014 @clock-in:EDGE-3
  Scenario: Nor need anybody open the app once more after a crash
    Given the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the user switches Location Services off
    And the app crashes
    And the user opens the app
    And the user leaves the app
    And 5 minutes pass
    And the user switches Location Services on
    And 10 minutes pass
    Then location updates are on
