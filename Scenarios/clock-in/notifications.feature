Feature: Told outside the app
  The app asks once whether it may notify, when tracking has begun, and says why. Tracking does not wait for the answer.

  Background:
    Given the clock-in app is installed
    And the user is in Warsaw
    And location permission is always

  @ios @android
  Rule: It asks once, when tracking has begun

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
    Scenario: Not at launch, with a reason, and tracking does not wait
      When the user opens the app
      Then no system alert is shown
      When the employee clocks in
      Then the notification permission alert is shown
      And the screen shows "They tell you when tracking has a problem. It goes on whatever you answer."
      When 5 minutes pass
      Then the phone has recorded 2 points
      And 0 notifications are shown

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
    Scenario: Allowed, the notice stands at once
      Given the user opens the app
      And the employee clocks in
      When the user answers "Allow"
      Then the notification "Tracking your shift" is shown
      And the screen does not show "Notifications are off"

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
    Scenario: Refused, the screen says what is not seen, and nobody is asked again
      Given the user opens the app
      And the employee clocks in
      When the user answers "Don't Allow"
      Then the screen shows "You are not told outside the app when tracking has a problem."
      And 0 notifications are shown
      When the employee clocks out
      And the employee clocks in
      Then no system alert is shown
      When the app crashes
      And the user opens the app
      Then no system alert is shown
      And the screen shows "Notifications are off"

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
    Scenario: Where it is decided, nobody is asked
      Given the app's notifications are off
      When the user opens the app
      And the employee clocks in
      Then no system alert is shown
      And the screen shows "Notifications are off"

  @ios
  Rule: Switched off in the middle of a shift, on iOS

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2
    Scenario: The screen says so until they are on again
      Given the user opens the app
      And the employee clocks in
      And the user answers "Allow"
      When 3 minutes pass
      Then the notification "Tracking your shift" is shown
      When the user switches the app's notifications off in Settings
      And the user leaves the app and returns to it
      Then the screen shows "Notifications are off"
      And 0 notifications are shown
      When the app crashes
      And the user opens the app
      Then the screen shows "Notifications are off"
      And the badge "Tracking" is shown
      When the user switches the app's notifications on in Settings
      And the user leaves the app and returns to it
      Then the notification "Tracking your shift" is shown
      And the screen does not show "Notifications are off"

  @android
  Rule: Switched off in the middle of a shift, on Android: a permission is taken away

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2 @A-07 @A-71
    Scenario: The process ends, and whoever opens the app goes on and sees that nothing is told
      Given the user opens the app
      And the employee clocks in
      And the user answers "Allow"
      When 3 minutes pass
      Then the notification "Tracking your shift" is shown
      When the user switches the app's notifications off in Settings
      Then Android says that the app's last process lost a permission
      And the app is not running
      And the foreground service is not running
      When 10 minutes pass
      And the user opens the app
      Then the badge "Tracking" is shown
      And the foreground service is running
      And the screen shows "Notifications are off"
      And the screen shows "Open the app to see that it does."
      And 0 notifications are shown
      When the employee clocks out
      And the employee opens the shift history
      Then every recorded point is on the server
      And 1 gap is logged

    @clock-in:FR-012 @clock-in:SC-008 @clock-in:US6.2 @A-71
    Scenario: On Android 12 they are no permission, and the shift goes on
      Given the phone runs Android 12
      And the user opens the app
      And the employee clocks in
      When the user switches the app's notifications off in Settings
      And 10 minutes pass
      Then the foreground service is running
      And the foreground service notification is not shown
      And every recorded point is on the server
