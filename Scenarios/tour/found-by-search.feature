Feature: Stories that the search has found
  Each is the shortest that went wrong once.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @ios
  Scenario: A walk that is stopped without location is watched no more, also by a new process
    When the user quits the app
    And the user turns Location Services off
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And the user taps "Stop"
    And 1 minute passes
    Then the tour "Royal Way" is stopped
    And the platform watches 0 regions

  @android
  Scenario: A circle that an earlier process has had watched is not watched without the permission
    When the user sets location permission to while using in Settings and returns
    And the user taps "Stop"
    And the user taps "Continue"
    And 1 minute passes
    Then the platform watches 0 regions

  @android
  Scenario: The point is reached by positions where circles may not be watched any more
    When the user sets location permission to while using in Settings and returns
    And the user walks 320 m north at 1.5 m/s and arrives
    Then point 1 of the tour is active
