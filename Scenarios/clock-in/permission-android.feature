@android
Feature: Permission for a shift, on Android
  Android asks for use in front first; for the background it leads to its settings.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And the user is in Warsaw

  @clock-in:US5.3 @clock-in:US5.1 @clock-in:FR-011
  Scenario: While using, and then all the time
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "While using the app"
    Then the shift is active
    And location updates are on
    And the popup "Allow background location" is shown
    And the popup says "choose “Allow all the time”"
    And the popup says "then tracking goes on by itself whatever happens to the app"
    And for 1 minute the app is active
    When the user taps "Continue"
    Then Settings shows the page of this app
    When the user chooses "Allow all the time" in Settings
    And the user returns to the app
    Then the app sees location permission always
    And the screen does not show "Background location is off"
    And the button "Improve tracking" is not shown
    And the badge "Tracking" is shown

  @clock-in:US5.3 @clock-in:FR-011
  Scenario: Left as it is, the app keeps saying what is missing
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "While using the app"
    And the user taps "Continue"
    And the user returns to the app
    Then the shift is active
    And the screen shows "Background location is off"
    And the screen shows "Choose “Allow all the time” for tracking without interruptions."
    When the user taps "Improve tracking"
    Then the popup "Allow background location" is shown
    And the popup offers "Continue" and "Not now"

  @clock-in:US5.3 @clock-in:FR-004
  Scenario: Guidance put off, tracking goes on with the phone locked
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "While using the app"
    And the user taps "Not now"
    And the user walks 20 km north at 1 m/s
    And the user locks the phone
    And 1 hour passes
    Then the phone has recorded 13 points
    And no gap is logged
    And the foreground service notification is shown

  @clock-in:US5.3
  Scenario: Only this time at clock-in
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Only this time"
    Then the shift is active
    And location updates are on
    When the user taps "Not now"
    And the user walks 20 km north at 1 m/s
    And the user locks the phone
    And 1 hour passes
    Then the phone has recorded at least 13 points

  @clock-in:US5.1
  Scenario: Only this time is over at the next clock-in, which asks again and says why
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Only this time"
    And the user taps "Not now"
    And 12 minutes pass
    And the employee clocks out
    And the user quits the app
    And 1 hour passes
    And the user opens the app
    And the employee clocks in
    Then the popup "Your location during shifts" is shown
    And no shift is active
    When the user taps "Continue"
    Then the location permission alert is shown

  @clock-in:US5.4 @clock-in:FR-013
  Scenario: Only this time is over during the shift, and then it is denied
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Only this time"
    And the user taps "Not now"
    And 12 minutes pass
    And the user force-stops the app
    And 1 hour passes
    And the user opens the app
    And the user taps "Allow location"
    And the user answers "Don't allow"
    Then the badge "Paused" is shown in yellow
    And the screen shows "The shift goes on, and tracking does when you allow it again."
    And the button "Allow location" is not shown
    When the user taps "Go to Settings"
    Then Settings shows the page of this app

  @clock-in:US5.4 @clock-in:FR-011
  Scenario: Denied once, Android asks again after an explanation
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Don't allow"
    And the user taps "Cancel"
    And the employee clocks in
    Then the popup "Your location during shifts" is shown
    When the user taps "Continue"
    Then the location permission alert has been shown 2 times
    When the user answers "While using the app"
    Then the shift is active

  @clock-in:US5.4
  Scenario: Denied twice, only the settings are left
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Don't allow"
    And the user taps "Cancel"
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Don't allow"
    Then the popup "Location is required" is shown
    And the popup says "tap “Permissions”, then “Location”"
    When the user taps "Cancel"
    And the employee clocks in
    Then the popup "Location is required" is shown
    And the location permission alert has been shown 2 times

  @clock-in:US5.4 @A-20
  Scenario: Denied twice, and the app is ended after each
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Don't allow"
    And the app crashes
    And the user opens the app
    And the employee clocks in
    Then the popup "Your location during shifts" is shown
    When the user taps "Continue"
    And the user answers "Don't allow"
    And the app crashes
    And the user opens the app
    And the employee clocks in
    Then the popup "Location is required" is shown
    And the popup says "tap “Permissions”, then “Location”"
    And the location permission alert has been shown 2 times

  @clock-in:US5.1
  Scenario: Dismissed is not denied
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user dismisses the alert
    Then no shift is active
    And no popup is shown
    And the screen shows "You are not clocked in, because location has not been allowed yet."
    When the employee clocks in
    Then the popup "Your location during shifts" is shown

  @clock-in:FR-015
  Scenario: Approximate, chosen in the question
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "While using the app" with approximate location
    Then the shift is active
    When the user taps "Not now"
    And 20 minutes pass
    Then the badge "Low accuracy" is shown in yellow
    And 3 recorded points are flagged as inaccurate

  Scenario: The device's location is off, and the app leads to its switch
    Given location permission is always
    And Location Services are off
    When the user opens the app
    And the employee clocks in
    Then the popup "Location is required" is shown
    And the popup offers "Turn location on" and "Cancel"
    When the user taps "Turn location on"
    And the user answers "OK"
    Then the shift is active
    And location updates are on

  @clock-in:FR-013
  Scenario: The device's location is switched off during the shift, and on again
    Given the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And 12 minutes pass
    And the user switches Location Services off in Settings and returns
    Then the badge "Paused" is shown
    When 20 minutes pass
    And the user switches Location Services on in Settings and returns
    Then the badge "Tracking" is shown
    And within 1 second the logged gaps are:
      | reason        | from       | to         |
      | no permission | 12 minutes | 32 minutes |

  @clock-in:FR-013
  Scenario: Switched off and on behind the lock screen, nobody has to open the app
    Given the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And the user locks the phone
    And 12 minutes pass
    And Location Services are switched off
    And 20 minutes pass
    And Location Services are switched on
    And 20 minutes pass
    Then location updates are on
    And a gap with the reason "no permission" is logged
    And the last recorded point is within 1 m of the user
    When the user unlocks the phone
    Then the badge "Tracking" is shown in green

  @clock-in:US5.1
  Scenario: Android resets the permissions of an app that nobody uses
    Given the employee is clocked in
    When the employee clocks out
    And the user leaves the app
    And the app is not used for months
    And the user opens the app
    And the employee clocks in
    Then the popup "Your location during shifts" is shown
