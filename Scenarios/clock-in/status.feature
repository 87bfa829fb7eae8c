@ios @android
Feature: Seeing that it works
  The dashboard and a notification say whether the shift is being tracked.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And location permission is always
    And the user is in Warsaw
    And the user opens the app

  @clock-in:FR-013 @clock-in:US6.1
  Scenario: The dashboard during a shift
    When the employee clocks in
    Then the badge "Tracking" is shown in green
    And the badge "Off duty" is not shown
    And the metric "Points" shows "1"
    When the user walks 4 km north at 1 m/s
    And 1 hour passes
    Then the badge "Tracking" is shown in green
    And the metric "Points" shows "13"
    And the metric "Points" does not show "1"
    And the elapsed time is "01:00:00"

  @clock-in:FR-013 @clock-in:US6.1
  Scenario: The dashboard outside shifts
    Then the badge "Off duty" is shown in gray
    And the badge "Tracking" is not shown
    When the employee clocks in
    And the employee clocks out
    Then the badge "Off duty" is shown in gray
    And the badge "Tracking" is not shown
    When the employee clocks in
    Then the badge "Tracking" is shown in green
    When the app crashes
    And the user opens the app
    Then the badge "Tracking" is shown in green
    And the badge "Off duty" is not shown

  @clock-in:FR-012 @clock-in:US6.2
  Scenario: A notification that stays
    Then 0 notifications are shown
    When the employee clocks in
    Then the notification "Tracking your shift" is shown
    When the user leaves the app
    Then for 8 hours the notification "Tracking your shift" is shown
    And the phone has recorded at least 33 points
    When the user returns to the app
    And the employee clocks out
    Then the notification "Tracking your shift" is not shown

  @clock-in:FR-012 @clock-in:SC-008
  Scenario: From the first to the last moment of a whole shift
    When the employee clocks in
    And the user walks 40 km north at 1 m/s
    And the user locks the phone
    Then for 8 hours the notification "Tracking your shift" is shown
    When the user unlocks the phone
    And the employee clocks out
    Then 0 notifications are shown

  @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
  Scenario: And of the next one
    When the employee clocks in
    And 1 hour passes
    And the employee clocks out
    And 1 hour passes
    Then 0 notifications are shown
    When the employee clocks in
    And the user leaves the app
    Then for 2 hours the notification "Tracking your shift" is shown
    And the notification is visible for the whole time of tracking
    When the user returns to the app
    And the employee clocks out
    Then 0 notifications are shown

  @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
  Scenario: A new process of the app announces the shift as well
    When the employee clocks in
    And 12 minutes pass
    And the app crashes
    And the user opens the app
    Then the notification "Tracking your shift" is shown
    When the user leaves the app
    Then for 2 hours the notification "Tracking your shift" is shown
    And the notification is visible for the whole time of tracking

  @clock-in:FR-012 @clock-in:SC-008
  Scenario: The second shift of the day is announced as the first one
    When the employee clocks in
    And 16 minutes pass
    And the employee clocks out
    And 1 hour passes
    Then 0 notifications are shown
    When the employee clocks in
    And the user locks the phone
    Then for 1 hour the notification "Tracking your shift" is shown
    When the user unlocks the phone
    And the employee clocks out
    Then 0 notifications are shown
    And the notification is visible for the whole time of tracking

  @clock-in:FR-012 @clock-in:SC-008
  Scenario: A shift that has lost its signal and its network is still announced
    When the employee clocks in
    And the phone goes offline
    And there is no GPS signal
    And the user leaves the app
    Then for 2 hours the notification "Tracking your shift" is shown

  @clock-in:US6.3
  Scenario: A recorded point is briefly confirmed
    When the employee clocks in
    Then a note says "Location recorded"
    When 2 seconds pass
    Then a note says "Location recorded"
    When 2 seconds pass
    Then no note is shown
    When the user walks 4 km north at 1 m/s
    And 296 seconds pass
    Then a note says "Location recorded"
    When 3 seconds pass
    Then no note is shown

  @clock-in:US6.3
  Scenario: Who looks back at other shifts sees it too
    When the employee clocks in
    And the user walks 4 km north at 1 m/s
    And 1 minute passes
    And the employee opens the shift history
    And 239 seconds pass
    Then no note is shown
    When 1 second passes
    Then a note says "Location recorded"
    When the employee opens shift 1 of the history
    And 299 seconds pass
    Then no note is shown
    When 1 second passes
    Then a note says "Location recorded"

  @clock-in:US6.3 @clock-in:US6.4
  Scenario: Where nothing could be recorded nothing is confirmed
    Given there is no GPS signal
    When the employee clocks in
    Then for 10 minutes no note is shown
    And no points were recorded
    And the badge "Signal lost" is shown in yellow
    When the GPS signal comes back
    Then a note says "Location recorded"
    And the badge "Tracking" is shown in green

  @clock-in:US6.3 @clock-in:FR-015
  Scenario: An inaccurate one is confirmed as such
    Given positions are accurate to 120 m
    When the employee clocks in
    And 26 seconds pass
    Then a note says "Location recorded with low accuracy"
    And the badge "Low accuracy" is shown in yellow
    And 1 recorded point is flagged as inaccurate

  @clock-in:US6.3
  Scenario: Who is just asked something sees it too
    When the employee clocks in
    And the user taps "Clock out"
    And 299 seconds pass
    Then the popup "Clock out?" is shown
    And no note is shown
    When 1 second passes
    Then a note says "Location recorded"
    And the popup "Clock out?" is shown

  @clock-in:US6.3
  Scenario: A last known position that is repeated is not confirmed
    When the employee clocks in
    And the user walks 4 km north at 1 m/s
    And 7 minutes pass
    And there is no GPS signal
    Then for 10 minutes no note is shown
    And 2 recorded points repeat the last known position
    When the GPS signal comes back
    Then a note says "Location recorded"

  @clock-in:US6.3
  Scenario: Nothing pops up that was recorded behind the lock screen
    When the employee clocks in
    And the user locks the phone
    And 5 minutes and 1 second pass
    Then the phone has recorded 2 points
    When the user unlocks the phone
    Then no note is shown

  @clock-in:US6.4 @clock-in:FR-013
  Scenario: Signal lost, and back
    When the employee clocks in
    And there is no GPS signal
    And 4 minutes pass
    Then the badge "Tracking" is shown
    When 1 minute passes
    And 30 seconds pass
    Then the badge "Signal lost" is shown in yellow
    And the screen shows "Tracking goes on as soon as there is a signal."
    And the badge "Tracking" is not shown
    When the GPS signal comes back
    Then within 1 second the badge "Tracking" is shown in green
    And the badge "Signal lost" is not shown
    And the screen does not show "as soon as there is a signal"

  @clock-in:US6.4
  Scenario Outline: Lost for <time> in one place, and back within a minute
    When the employee clocks in
    And 7 minutes pass
    And there is no GPS signal
    And <time> pass
    Then the badge "Signal lost" is shown in yellow
    When the GPS signal comes back
    Then within 1 second the badge "Tracking" is shown in green

    Examples:
      | time                   |
      | 20 minutes             |
      | 27 minutes             |
      | 34 minutes             |
      | 2 hours and 40 minutes |

  @clock-in:US6.4
  Scenario: Out of a long tunnel, on foot
    Given there is a tunnel of 900 m around 52.2477, 21.0122
    When the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 48 minutes pass
    Then the badge "Signal lost" is shown in yellow
    When 90 seconds pass
    Then the badge "Tracking" is shown in green

  @clock-in:US6.4
  Scenario: It does not flicker while there is none
    When the employee clocks in
    And 7 minutes pass
    And there is no GPS signal
    And 6 minutes pass
    Then for 3 hours the badge "Signal lost" is shown in yellow

  @clock-in:US6.4
  Scenario: Lost at the wheel, and lost once more
    When the employee clocks in
    And the user drives 60 km north at 20 m/s
    And 7 minutes pass
    And there is no GPS signal
    And 90 seconds pass
    Then the badge "Signal lost" is shown in yellow
    When the GPS signal comes back
    Then within 1 second the badge "Tracking" is shown in green
    When 3 minutes pass
    And there is no GPS signal
    And 90 seconds pass
    Then the badge "Signal lost" is shown in yellow
    When the GPS signal comes back
    Then within 1 second the badge "Tracking" is shown in green
    And within 1 second 2 gaps are logged

  @clock-in:US6.4
  Scenario: As inaccurate as before
    Given positions are accurate to 80 m
    When the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 7 minutes pass
    Then the badge "Low accuracy" is shown in yellow
    When there is no GPS signal
    And 9 minutes pass
    Then the badge "Signal lost" is shown in yellow
    And the badge "Low accuracy" is not shown
    When the GPS signal comes back
    And positions are accurate to 80 m
    And 26 seconds pass
    Then the badge "Low accuracy" is shown in yellow
    And the badge "Signal lost" is not shown

  @clock-in:US6.4
  Scenario: As approximate as before
    Given the user switches Precise Location off in Settings and returns
    When the employee clocks in
    And the user taps "Not now"
    And the user walks 20 km north at 1 m/s
    And 30 minutes pass
    Then the badge "Low accuracy" is shown in yellow
    When there is no GPS signal
    And 1 hour passes
    Then the badge "Signal lost" is shown in yellow
    And the badge "Low accuracy" is not shown
    When the GPS signal comes back
    And 20 minutes pass
    Then the badge "Low accuracy" is shown in yellow
    And the badge "Signal lost" is not shown

  @clock-in:US6.4
  Scenario: Lost behind the lock screen, and back there
    When the employee clocks in
    And 7 minutes pass
    And the user locks the phone
    And there is no GPS signal
    And 1 hour passes
    And the user unlocks the phone
    Then the badge "Signal lost" is shown in yellow
    When the user locks the phone
    And the GPS signal comes back
    And 1 minute passes
    And the user unlocks the phone
    Then the badge "Tracking" is shown in green
    And the badge "Signal lost" is not shown

  @clock-in:US6.4 @clock-in:EDGE-1
  Scenario: An app that crashes where there is no signal goes on with the last known position
    When the employee clocks in
    And the user walks 20 km north at 1 m/s
    And 7 minutes pass
    And there is no GPS signal
    And 4 minutes pass
    Then 1 recorded point repeats the last known position
    When the app crashes
    And the user opens the app
    And 30 seconds pass
    Then the badge "Signal lost" is shown in yellow
    And 2 recorded points repeat the last known position
    And 2 recorded points are flagged as inaccurate
    And the last recorded point is within 1 m of 52.2324, 21.0122
    When the GPS signal comes back
    Then within 1 second the badge "Tracking" is shown in green
    And the badge "Signal lost" is not shown
    And within 1 second the logged gaps are:
      | reason          |
      | no signal       |
      | app not running |
      | no signal       |

  Scenario: The elapsed time runs on while another app is in front
    When the employee clocks in
    And 10 minutes pass
    And the user leaves the app for 50 minutes and returns to it
    Then the elapsed time is "01:00:00"

  @clock-in:US6.2 @clock-in:FR-012
  Scenario: A tap on the notification brings the shift to the front
    When the employee clocks in
    And the user leaves the app
    And the user taps the notification "Tracking your shift"
    Then the app is active
    And the badge "Tracking" is shown
    And the notification "Tracking your shift" is shown

  @clock-in:US6.2 @clock-in:FR-012
  Scenario: One notification, there for the whole time
    When the employee clocks in
    And the user walks 4 km north at 1 m/s
    And the user leaves the app
    And 12 minutes pass
    Then the notification "Tracking your shift" is shown
    And 1 notification is shown
    And the notification is visible for the whole time of tracking
