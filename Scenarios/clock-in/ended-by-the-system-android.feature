@android
Feature: The system ends the app, on Android
  Android starts the service again, as far as it may. The gap is logged.

  Background:
    Given the employee is clocked in

  @clock-in:EDGE-3
  Scenario: On the move
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 30 minutes pass
    Then location updates are on
    And within 1 second 1 gap is logged
    And a gap with the reason "app not running" is logged
    When the user opens the app
    And the employee clocks out
    Then every recorded point is on the server

  @clock-in:EDGE-3
  Scenario: In one place
    When the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 2 hours pass
    Then location updates are on
    And the foreground service notification is shown
    And the notification "Tracking your shift" is shown
    And the logged gaps are:
      | reason          | from       | to          |
      | app not running | 10 minutes | 721 seconds |

  @clock-in:EDGE-3 @clock-in:SC-008
  Scenario: Ended twice, each of the two gaps is logged
    When the user walks 40 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    And the system ends the app
    And 30 minutes pass
    And the system ends the app
    And 30 minutes pass
    Then location updates are on
    And the notification "Tracking your shift" is shown
    And the notification is visible for the whole time of tracking
    And the logged gaps are:
      | reason          | from         | to           |
      | app not running | 10 minutes   | 721 seconds  |
      | app not running | 2221 seconds | 2521 seconds |

  @clock-in:EDGE-3
  Scenario: With While Using nothing starts tracking, until the app is opened
    Given the user sets location permission to while using in Settings and returns
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user leaves the app
    And the system ends the app
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then location updates are on
    And within 1 second a gap with the reason "app not running" is logged

  @clock-in:EDGE-3
  Scenario: Stopped by force, the app waits until it is opened
    When the user walks 40 km north at 1 m/s
    And 12 minutes pass
    And the user force-stops the app
    And 2 hours pass
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And within 1 second the logged gaps are:
      | reason          | from       | to          |
      | app not running | 10 minutes | 132 minutes |

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
    And the user force-stops the app
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
    And the user opens the app
    Then location updates are on
    And a gap with the reason "app not running" is logged

  Scenario: Data deleted by the employee takes the shift with it, and no tracking is left behind
    When 12 minutes pass
    And the user clears the app's data
    And the user opens the app
    Then no shift is active
    And location updates are off
    And the foreground service notification is not shown
