@ios @android
Feature: Clocked out on a full phone, without a network

  @clock-in:FR-002 @clock-in:SESSION-1
  Scenario Outline: The clock-out reaches the server though the app has crashed, <time> after it was full
    Given the employee is clocked in
    And the user walks 400 km north at 1 m/s
    When 7 minutes pass
    And the phone goes offline
    And 2 hours pass
    And the phone's storage fills up
    And <time> pass
    And the employee clocks out
    And the app crashes
    And the user frees 10 MB of storage
    And the user opens the app
    And the phone comes back online
    And 1 minute passes
    Then the server has received the clock-out

    Examples:
      | time     |
      | 1 minute |
      | 1 hour   |
