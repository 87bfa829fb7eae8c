@ios @android
Feature: A tour that was never saved

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

  @tour:STATE-1 @tour:STATE-2
  Scenario: A crash takes the walk that there was no room for, and its circle
    When the phone's storage fills up
    And the user opens the app
    And the user starts the tour "Royal Way"
    Then the badge "Not saved" is shown in red
    When the user walks 320 m north at 1.5 m/s and arrives
    And the app crashes
    And the user opens the app
    Then the tour "Royal Way" is not started
    And the badge "Not saved" is not shown
    And the platform watches 0 regions
