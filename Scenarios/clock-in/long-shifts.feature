@ios @android
Feature: Long shifts
  After a day a shift is flagged, as its end may have been forgotten. Tracking goes on.

  Background:
    Given the employee is clocked in

  @clock-in:EDGE-5
  Scenario: After 24 hours the shift is flagged, and tracking goes on
    When the user walks 120 km north at 1 m/s
    And 23 hours pass
    And 59 minutes pass
    Then the shift is not flagged for review
    And the badge "For review" is not shown
    When 2 minutes pass
    Then the shift is flagged for review
    And the badge "For review" is shown in yellow
    And the screen shows "This shift is flagged for review"
    And the screen shows "Did you forget to clock out?"
    And the last "POST /api/shifts/*/review" request has "reason" = "longShift"
    And the last "POST /api/shifts/*/review" request has "atMs" = 1767686400000
    And the shift is active
    And location updates are on
    When 6 hours pass
    Then the phone has recorded 361 points
    And the shift server has received 1 review request
    When the employee clocks out
    Then every recorded point is on the server
    When the employee opens the shift history
    Then the list shows:
      | title                                   | detail                  |
      | Mon 2026-01-05 08:00 – 2026-01-06 14:01 | 361 points · for review |

  @clock-in:EDGE-5
  Scenario: Behind the lock screen too
    When the user locks the phone
    And 24 hours pass
    And 1 minute passes
    Then the shift is flagged for review
    And location updates are on

  @clock-in:EDGE-5
  Scenario: Offline, the flag follows when the network is back
    When the phone goes offline
    And 26 hours pass
    Then the shift server has received 0 review requests
    And the badge "For review" is shown
    When the phone comes back online
    Then within 1 second the shift is flagged for review

  @clock-in:EDGE-5
  Scenario: Noticed without a network, the flag outlives a crash
    When the phone goes offline
    And 24 hours and 1 minute pass
    Then the badge "For review" is shown
    When the app crashes
    And the user opens the app
    Then the badge "For review" is shown
    And the shift server has received 0 review requests
    When the phone comes back online
    Then within 1 second the shift is flagged for review
    And the shift server has received 1 review request

  @clock-in:EDGE-5
  Scenario: The next shift has a day of its own
    When 25 hours pass
    Then the shift is flagged for review
    When the employee clocks out
    And 1 hour passes
    And the employee clocks in
    And 23 hours and 59 minutes pass
    Then the shift is not flagged for review
    And the badge "For review" is not shown
    When 2 minutes pass
    Then the shift is flagged for review
    And the badge "For review" is shown in yellow
    And location updates are on
    And the shift server has received 2 review requests
    # A day after the second clock-in.
    And the last "POST /api/shifts/*/review" request has "atMs" = 1767780000000

  @clock-in:EDGE-5 @clock-in:EDGE-2
  Scenario: A restart does not make the shift any shorter
    When the user walks 120 km north at 1 m/s
    And 20 hours pass
    And the phone restarts
    And the user unlocks the phone
    And 3 hours pass
    Then the shift is not flagged for review
    When 61 minutes pass
    Then the shift is flagged for review

  @clock-in:EDGE-5
  Scenario: A forgotten clock-out over a weekend
    When the user walks 8 km north at 1 m/s
    And 8 hours pass
    And the user locks the phone
    And 64 hours pass
    Then the shift is flagged for review
    And the shift server has received 1 review request
    And location updates are on
    And the notification "Tracking your shift" is shown
    And every recorded point is on the server
    When the user unlocks the phone
    Then the elapsed time is "72:00:00"
    And the badge "For review" is shown
    When the employee clocks out
    Then the server has received the clock-out
    And the screen shows "You clocked out at 08:00."
    And no gap is logged

  @clock-in:EDGE-5
  Scenario: The phone's clock is set forward by a day; that is no long shift
    When 1 hour passes
    And the user sets the phone's clock forward by 24 hours
    And 1 hour passes
    Then the shift server has received 0 review requests
    And the badge "For review" is not shown
    And the elapsed time is "02:00:00"

  @clock-in:EDGE-5
  Scenario: Flagged once, whatever becomes of the app
    When 25 hours pass
    And the system ends the app
    And the user opens the app
    And 1 hour passes
    Then the shift is flagged for review
    And the badge "For review" is shown in yellow
    And the shift server has received 1 review request

  @clock-in:EDGE-5
  Scenario: After a crash the flag comes as exactly as before
    When 122 minutes pass
    And the app crashes
    And the user opens the app
    And 21 hours pass
    And 57 minutes pass
    Then the shift is not flagged for review
    When 1 minute passes
    Then the shift is flagged for review
