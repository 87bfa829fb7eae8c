@ios
Feature: The system ends the app, on iOS
  iOS starts the app again when the phone has moved on; with the permission While Using it does not. The gap is logged.

  Background:
    Given the employee is clocked in

  @clock-in:EDGE-3 @clock-in:SC-008
  Scenario: On the move, iOS starts the app again by itself
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 30 minutes pass
    Then the app is in the background
    And location updates are on
    And the notification "Tracking your shift" is shown
    And within 1 second the logged gaps are:
      | reason          | from       | to           |
      | app not running | 10 minutes | 1002 seconds |
    And the phone has recorded 9 points
    And the notification is visible for the whole time of tracking
    When 1 hour passes
    Then the phone has recorded 21 points
    When the user opens the app
    And the employee clocks out
    Then every recorded point is on the server
    And 1 gap is logged

  @clock-in:EDGE-3
  Scenario: Ended twice, each of the two gaps is logged
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 30 minutes pass
    And the system ends the app
    And 30 minutes pass
    Then location updates are on
    And the logged gaps are:
      | reason          |
      | app not running |
      | app not running |

  @clock-in:EDGE-3
  Scenario: In one place nothing starts it, until it is opened
    When the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 2 hours pass
    Then location updates are off
    And no point was recorded between 721 seconds and 7920 seconds
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown
    And within 1 second the logged gaps are:
      | reason          | from       | to          |
      | app not running | 10 minutes | 132 minutes |

  @clock-in:EDGE-3
  Scenario: With While Using nothing starts it, until it is opened
    Given the user sets location permission to while using in Settings and returns
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then location updates are on
    And within 1 second a gap with the reason "app not running" is logged
    And the screen shows "Background location is off"

  @clock-in:EDGE-3
  Scenario: With approximate location no region is watched, and changes of place start it
    Given the user switches Precise Location off in Settings and returns
    When the user drives 60 km north at 10 m/s
    And the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 1 hour passes
    Then location updates are on
    And a gap with the reason "app not running" is logged

  @clock-in:EDGE-3
  Scenario: The gap is logged although the app was ended offline
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And the phone goes offline
    And 12 minutes pass
    And the system ends the app
    And 1 hour passes
    And the phone comes back online
    Then within 1 second a gap with the reason "app not running" is logged
    And every recorded point is on the server

  @clock-in:EDGE-3
  Scenario: Opened only to clock out, where there is no signal, the gap is logged
    When 12 minutes pass
    And there is no GPS signal
    And the system ends the app
    And 30 minutes pass
    And the user opens the app
    And the employee clocks out
    Then within 15 seconds the server has received the clock-out
    And the logged gaps are:
      | reason          | from       | to         |
      | app not running | 10 minutes | 42 minutes |

  @clock-in:EDGE-3
  Scenario: The app crashes
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the app crashes
    And 30 minutes pass
    Then location updates are on
    And a gap with the reason "app not running" is logged

  @clock-in:FR-002
  Scenario: After the shift iOS starts the app no more
    When 12 minutes pass
    And the employee clocks out
    And 1 minute passes
    And the system ends the app
    And the user drives 40 km north at 20 m/s
    And 40 minutes pass
    Then the app is not running
    And the app has been started 1 time
    And the platform watches 0 regions
