@ios @android
Feature: A shift that ended on a full phone

  @clock-in:SC-009
  Scenario: It is listed as long as its points are on the phone
    Given the employee is clocked in
    And the user walks 40 km north at 1 m/s
    When the phone goes offline
    And 21 minutes pass
    And the phone's storage fills up
    And the employee clocks out
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And the employee opens the shift history
    Then the list shows:
      | title                        | detail                      |
      | Mon 2026-01-05 08:00 – 08:21 | 5 points · not all sent yet |
    When the employee opens shift 1 of the history
    Then the route is shown after at most 2 taps
    And the map shows 5 points that can be tapped
