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

  @clock-in:US3.2 @I-95 @I-102
  Scenario: In Low Power Mode tracking goes on when that has ended, which is when the phone is charged to 80 %
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%
    And the employee is clocked in
    When the user locks the phone
    And 10 minutes pass
    And the battery falls to 15%
    And Low Power Mode is on
    And 30 minutes pass
    And the user connects the charger
    And 92 min 30 s pass
    Then location updates are off
    And the notification "Tracking is paused" is shown
    When 1 minute passes
    Then location updates are on
    And the notification "Battery low" is not shown
    And the shift is active
    And within 1 second the logged gaps are:
      | reason      | from       | to          |
      | low battery | 10 minutes | 133 minutes |
    And every recorded point is on the server

  @clock-in:US3.2 @I-75 @I-95
  Scenario Outline: Where <setting>, tracking goes on when the phone is unlocked
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%
    And the employee is clocked in
    When the user locks the phone
    And 10 minutes pass
    And the battery falls to 15%
    And <setting>
    And 30 minutes pass
    And the user connects the charger
    And 1 hour passes
    Then location updates are off
    And the notification "Tracking is paused" is shown
    When the user unlocks the phone
    Then location updates are on
    And the notification "Battery low" is not shown
    And within 1 second the logged gaps are:
      | reason      | from       | to          |
      | low battery | 10 minutes | 100 minutes |
    And every recorded point is on the server

    Examples:
      | setting                       |
      | Low Power Mode is on          |
      | Background App Refresh is off |

  @clock-in:US3.2 @I-75 @I-95
  Scenario: Without Background App Refresh tracking goes on a quarter of an hour after it is on again
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%
    And Background App Refresh is off
    And the employee is clocked in
    When the user locks the phone
    And 10 minutes pass
    And the battery falls to 15%
    And 30 minutes pass
    And the user connects the charger
    And 5 hours pass
    Then location updates are off
    When Background App Refresh is on
    And 14 minutes and 30 seconds pass
    Then location updates are off
    And within 1 minute location updates are on

  @clock-in:US3.2 @I-71 @I-95 @I-105
  Scenario Outline: When <something ends the app> meanwhile, tracking goes on when the app is opened
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%
    And the employee is clocked in
    When the user leaves the app
    And 10 minutes pass
    And the battery falls to 15%
    And 10 minutes pass
    And <something ends the app>
    And 1 minute passes
    And the user connects the charger
    And 5 hours pass
    Then location updates are off
    And the app is not running
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the notification "Battery low" is not shown
    And within 1 second the logged gaps are:
      | reason      | from       | to          |
      | low battery | 10 minutes | 321 minutes |
    And every recorded point is on the server

    Examples:
      | something ends the app              |
      | the user closes the app             |
      | the app is updated to version "2.0" |

  @clock-in:US3.2 @I-95
  Scenario Outline: When <the user puts it away> it goes on when the phone has been charging for a quarter of an hour
    Given the clock-in app is installed
    And the app stops tracking when the battery is below 20%
    And the employee is clocked in
    When <the user puts it away>
    And 10 minutes pass
    And the battery falls to 15%
    And 30 minutes pass
    And the user connects the charger
    And 14 min 30 s pass
    Then location updates are off
    When 1 minute passes
    Then location updates are on
    And the notification "Tracking your shift" is shown

    Examples:
      | the user puts it away    |
      | the user locks the phone |
      | the user leaves the app  |
