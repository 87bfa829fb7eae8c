@android
Feature: The phone restarts during a shift, on Android
  Android tells the app when the phone has started, so tracking goes on at once.

  @clock-in:SC-006 @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-008
  Scenario Outline: Tracking goes on within a minute, <movement>
    Given the employee is clocked in
    When the user moves 60 km north at <speed>
    And 17 minutes pass
    And the phone restarts
    And 5 minutes pass
    And the user unlocks the phone
    And 1 minute passes
    Then location updates are on
    And the foreground service notification is shown
    # slack: SC-006 allows 60 seconds
    And tracking resumed within 60 seconds of the phone's start
    And the phone has recorded <points> points
    And the notification "Tracking your shift" is shown
    And the notification is visible for the whole time of tracking

    Examples:
      | movement | speed  | points |
      | on foot  | 1 m/s  | 5      |
      | at speed | 20 m/s | 20     |

  @clock-in:SC-006 @clock-in:FR-014 @clock-in:EDGE-2
  Scenario: Tracking goes on within a minute, standing still
    Given the employee is clocked in
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 minute passes
    Then location updates are on
    # slack: SC-006 allows 60 seconds
    And tracking resumed within 60 seconds of the phone's start
    And the logged gaps are:
      | reason    | from       | to         |
      | phone off | 10 minutes | 17 minutes |

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @A-42
  Scenario: Allowed only while using the app, tracking waits for the app to be opened
    Given the employee is clocked in
    And the user sets location permission to while using in Settings and returns
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    And the notification "Tracking is paused" is shown
    When the user opens the app
    Then location updates are on
    And the badge "Tracking" is shown
    And within 1 second a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @A-58 @A-77
  Scenario Outline: Where <the app was stopped> before, tracking waits for the app to be opened
    Given the employee is clocked in
    When the user walks 60 km north at 1 m/s
    And 17 minutes pass
    And <the app was stopped>
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown
    And within 1 second the logged gaps are:
      | reason    | from       | to         |
      | phone off | 15 minutes | 77 minutes |

    Examples:
      | the app was stopped                                 |
      | the user sets battery use to restricted in Settings |
      | the user force-stops the app                        |

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @A-77
  Scenario: With restricted battery use, tracking waits for the app to be opened
    Given the employee is clocked in
    And the app's battery use is restricted
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then location updates are on
    And the badge "Tracking" is shown
    And within 1 second a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @A-68
  Scenario: Stopped by force before, tracking waits for the app to be opened
    Given the employee is clocked in
    When 17 minutes pass
    And the user force-stops the app
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown
