@android
Feature: Stopped among the active apps, on Android
  "Stop" ends the app with its service. The circle of the next point starts it again, and the story is told.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title  | position         | radius | audio    |
      | Royal Way | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
      | Royal Way | 2     | Column | 52.2369, 21.0122 | 100 m  | 1 minute |
    And the tour "Royal Way" is running

  @tour:STATE-2 @tour:REQ-4 @tour:REQ-2
  Scenario: The circle of the next point starts the app
    When the user stops the app in the list of active apps
    And the user walks 380 m north at 1.5 m/s and arrives
    Then the audio of point 1 is playing
    When 1 minute passes
    Then the points triggered so far are "1"
    And the foreground service notification is shown
