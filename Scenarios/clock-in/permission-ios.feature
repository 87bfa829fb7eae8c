@ios
Feature: Permission for a shift, on iOS
  iOS asks for While Using first. What is still missing for the background, the app explains after clocking in.

  Background:
    Given the clock-in app is installed
    And the app's notifications are on
    And the user is in Warsaw

  @clock-in:US5.3 @clock-in:US5.1 @clock-in:FR-011
  Scenario: While using, and then always
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow While Using App"
    Then the shift is active
    And location updates are on
    And the popup "Allow background location" is shown
    And the popup says "choose “Always”"
    And the popup says "then tracking goes on by itself whatever happens to the app"
    And the popup offers "Continue" and "Not now"
    And for 1 minute the location permission alert has been shown 1 time
    When the user taps "Continue"
    Then the location permission alert has been shown 2 times
    And the alert says "Your work route is recorded from clock-in to clock-out, also while the phone is locked."
    When the user answers "Change to Always Allow"
    Then the app sees location permission always
    And the screen does not show that it is loading
    And the screen does not show "Background location is off"
    And the button "Improve tracking" is not shown
    And the badge "Tracking" is shown

  @clock-in:US5.3
  Scenario: Kept at While Using, the app keeps saying what is missing
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow While Using App"
    And the user taps "Continue"
    And the user answers "Keep Only While Using"
    And 2 seconds pass
    Then the shift is active
    And the screen shows "Background location is off"
    And the screen shows "Choose “Always” for tracking without interruptions."
    When the user taps "Improve tracking"
    Then the popup offers "Go to Settings" and "Not now"
    When the user taps "Go to Settings"
    Then Settings shows the page of this app
    When the user chooses "Always" in Settings
    And the user returns to the app
    Then the screen does not show "Background location is off"
    And no popup is shown

  @clock-in:US5.3 @clock-in:FR-004
  Scenario: Guidance put off, tracking goes on with the phone locked
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow While Using App"
    And the user taps "Not now"
    And the user walks 20 km north at 1 m/s
    And the user locks the phone
    And 1 hour passes
    Then the phone has recorded 13 points
    And no gap is logged

  @clock-in:US5.3
  Scenario: Allow Once at clock-in
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow Once"
    Then the shift is active
    And location updates are on
    And the popup "Allow background location" is shown
    When the user taps "Continue"
    And 2 seconds pass
    Then the popup offers "Go to Settings" and "Not now"
    When the user taps "Not now"
    And the user walks 20 km north at 1 m/s
    And 20 minutes pass
    Then the phone has recorded at least 4 points

  @clock-in:US5.1 @clock-in:US5.4
  Scenario: Allow Once is over at the next clock-in, which asks again and says why
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow Once"
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
    When the user answers "Don't Allow"
    Then the popup "Location is required" is shown
    And no shift is active

  @clock-in:US5.4 @clock-in:FR-013
  Scenario: Allow Once is over during the shift, and then it is denied
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow Once"
    And the user taps "Not now"
    And 12 minutes pass
    And the user quits the app
    And 1 hour passes
    And the user opens the app
    And the user taps "Allow location"
    And the user answers "Don't Allow"
    Then the badge "Paused" is shown in yellow
    And the screen shows "The shift goes on, and tracking does when you allow it again."
    And the button "Allow location" is not shown
    When the user taps "Go to Settings"
    Then Settings shows the page of this app

  @clock-in:US5.3
  Scenario: Allow Once is over during the shift, and then it is allowed while using
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow Once"
    And the user taps "Not now"
    And 12 minutes pass
    And the user quits the app
    And 1 hour passes
    And the user opens the app
    And the user taps "Allow location"
    And the user answers "Allow While Using App"
    Then the screen shows "Choose “Always” for tracking without interruptions."
    When the user taps "Improve tracking"
    Then the popup "Allow background location" is shown

  @clock-in:US6.1
  Scenario: Allow Once, and the app is ended: the grant is gone, and the app asks again
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    And the user answers "Allow Once"
    And the user taps "Not now"
    And 12 minutes pass
    And the user quits the app
    And 1 hour passes
    And the user opens the app
    Then the shift is active
    And the app sees location permission not determined
    And the badge "Paused" is shown in yellow
    And the button "Allow location" is shown
    When the user taps "Allow location"
    And the user answers "Allow While Using App"
    Then the badge "Tracking" is shown
    And location updates are on
    And a gap with the reason "app not running" is logged

  @clock-in:US5.3 @clock-in:FR-011 @clock-in:FR-013 @clock-in:PERM-1
  Scenario: Always taken back to While Using by the system's reminder
    Given the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And the user leaves the app
    And 3 hours pass
    And iOS reminds the user of the app's background use
    And the user answers "Change to Only While Using"
    And 1 hour passes
    Then the app sees location permission while using
    And the app keeps the permission level while-using, checked at 11:00
    When the user returns to the app
    Then the shift is active
    And the badge "Tracking" is shown
    And the screen shows "Background location is off"
    And the button "Improve tracking" is shown
    And the phone has recorded at least 48 points
    When the user taps "Improve tracking"
    Then the popup "Allow background location" is shown
    And no system alert is shown

  Scenario: The system's reminder, and the employee keeps Always
    Given the employee is clocked in
    When the user walks 20 km north at 1 m/s
    And the user leaves the app
    And 3 hours pass
    And iOS reminds the user of the app's background use
    And the user answers "Always Allow"
    And 1 hour passes
    Then the phone has recorded 49 points
    And no gap is logged

  Scenario: Location Services are off
    Given location permission is always
    And Location Services are off
    When the user opens the app
    And the employee clocks in
    Then the popup "Location is required" is shown
    And the popup says "Location Services"
    And no shift is active

  @clock-in:FR-013
  Scenario: Location Services are switched off during the shift, and on again
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

  @clock-in:US5.4
  Scenario: The way that the instructions describe
    Given location permission is denied
    When the user opens the app
    And the employee clocks in
    Then the popup says "tap “Location” and choose “Always”"

  @clock-in:US5.1 @clock-in:FR-011
  Scenario: The phone's own alert says why
    When the user opens the app
    And the employee clocks in
    And the user taps "Continue"
    Then the alert says "Your work route is recorded during your shift."
