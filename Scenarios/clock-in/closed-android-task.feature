@android
Feature: The employee closes the app, on an Android phone that ends services with their task
  No documentation says that services outlive the swipe from recents on every phone, so the gap is told where they do not.

  @clock-in:EDGE-4
  Scenario: On a phone that ends the process with the task, the gap is logged
    Given the clock-in app is installed
    And the swipe from recents is "stops services"
    And the employee is clocked in
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user closes the app
    And 30 minutes pass
    And the user opens the app
    Then location updates are on
    And within 1 second a gap with the reason "app not running" is logged
