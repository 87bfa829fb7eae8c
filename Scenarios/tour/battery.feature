@ios @android
Feature: The battery on a tour
  The way is followed for hours with the phone in the pocket. What that takes is measured.

  Background:
    Given the user is in Warsaw
    And the published tours are:
      | tour      | point | title    | position         | radius | audio     |
      | Royal Way | 1     | Castle   | 52.2333, 21.0122 | 100 m  | 5 minutes |
      | Royal Way | 2     | Column   | 52.2513, 21.0122 | 100 m  | 5 minutes |
      | Royal Way | 3     | Far away | 52.3800, 21.0122 | 100 m  | 5 minutes |
    And the tour "Royal Way" is running
    And the battery is at 100%
    And the battery drains

  @tour:BATTERY-1
  Scenario: Two hours on foot with the phone in the pocket
    When the user locks the phone
    And the user walks 8 km north at 1.1 m/s
    And 2 hours pass
    Then the points triggered so far are "1, 2"
    And the battery is at least 92%
    And the battery is at most 98%
    And positions and uploads have taken at most 6% of the battery

  @tour:BATTERY-1
  Scenario: Two hours on foot with the tour on the screen
    When the user walks 8 km north at 1.1 m/s
    And 2 hours pass
    Then the points triggered so far are "1, 2"
    And the battery is at least 80%
    And positions and uploads have taken at most 6% of the battery

  @tour:BATTERY-1
  Scenario: A tour that was stopped takes nothing any more
    When the user walks 320 m north at 1.5 m/s and arrives
    And the user stops the tour
    And the user locks the phone
    And 1 minute passes
    And what the app was told so far is set aside
    And 24 hours pass
    Then the app was told nothing
    And location updates are off
    And positions and uploads have taken at most 1% of the battery
