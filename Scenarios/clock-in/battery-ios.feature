@ios
Feature: The charged battery on iOS
  iOS starts the app for work that needs a charger. Positions begin again out of sight only where they are always allowed.

  @clock-in:US3.2 @I-54
  Scenario: Allowed only while in use, the employee is told to open the app
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%
    And location permission is while using
    And the employee is clocked in
    When the user locks the phone
    And the battery falls to 15%
    And 10 minutes pass
    And the user connects the charger
    And 15 min 30 s pass
    Then the app is suspended
    When 4 min 30 s pass
    Then location updates are off
    And the notification "Battery low" is not shown
    When the user unlocks the phone
    Then location updates are on
    And within 1 second the logged gaps are:
      | reason          | from       | to         |
      | low battery     | 0 minutes  | 25 minutes |
      | app not running | 25 minutes | 30 minutes |
