Feature: Reminders that the hiker was asked about

  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122
    And location permission is always
    And the user opens the app
    And the user taps "Remind me at huts"

  Scenario Outline: Asked when they are wanted, and seen where they are allowed: <answer>
    Then the notification permission alert is shown
    When the user answers "<answer>"
    And the user leaves the app
    And the user walks 2 km north at 5 km/h
    And 40 minutes pass
    Then <count> notification is shown

    Examples:
      | answer      | count |
      | Allow       | 1     |
      | Don't Allow | 0     |
