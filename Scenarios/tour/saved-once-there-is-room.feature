@ios @android
Feature: A tour that is saved as soon as there is room

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title     | position         | radius | audio    |
      | Royal Way | 1     | Castle    | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column    | 52.2369, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 3     | Cathedral | 52.2405, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed
    And the app's notifications are on
    And location permission is always

  @tour:STATE-1
  Scenario: Once there is room the walk is saved, before the next point is reached
    When the phone's storage fills up
    And the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    Then point 1 of the tour is completed
    And the badge "Not saved" is shown in red
    When the user frees 10 MB of storage
    And 10 minutes pass
    Then the badge "Not saved" is not shown
    When the app crashes
    And the user opens the app
    Then the tour "Royal Way" is active
    And point 1 of the tour is completed

  @tour:STATE-1
  Scenario: Once there is room the walk that was stopped is saved, with the next look at the app
    When the phone's storage fills up
    And the user opens the app
    And the user starts the tour "Royal Way"
    And the user walks 320 m north at 1.5 m/s and arrives
    And 1 minute passes
    And the user stops the tour
    Then the badge "Not saved" is shown in red
    When the user frees 10 MB of storage
    And the user leaves the app for 10 minutes and returns to it
    Then the badge "Not saved" is not shown
    When the user quits and reopens the app
    And the user continues the tour "Royal Way"
    Then point 1 of the tour is completed
