@ios @android
Feature: The circle of a walk that was never saved
  Where the storage is full a crash takes the walk; a circle would outlive both, so none is watched until the walk is saved.

  @tour:STATE-1 @tour:STATE-2
  Scenario: It is watched once there was room for the walk
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed
    And the app's notifications are on
    And location permission is always
    When the phone's storage fills up
    And the user opens the app
    And the user starts the tour "Royal Way"
    Then the badge "Not saved" is shown in red
    When the user walks 20 m north at 1.5 m/s and arrives
    Then the platform watches 0 regions
    When the app crashes
    And the user opens the app
    Then the tour "Royal Way" is not started
    And the badge "Not saved" is not shown
    And the platform watches 0 regions
    When the user starts the tour "Royal Way"
    And the user frees 10 MB of storage
    And the user walks 20 m north at 1.5 m/s and arrives
    Then the badge "Not saved" is not shown
    And the platform watches 1 region
    When the app crashes
    And the user walks 360 m north at 1.5 m/s and arrives
    And 2 minutes pass
    Then the points triggered so far are "1"
