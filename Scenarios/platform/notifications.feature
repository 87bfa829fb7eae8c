Feature: Notifications that the user does not want
  Whoever turns an app's notifications off in Settings sees none of them, and no platform tells the app.

  @ios
  Rule: Turned off while the app runs

    Background:
      Given the employee is clocked in

    Scenario: What was shown is gone, and comes again once it is wanted
      Then the notification "Tracking your shift" is shown
      When the user turns the app's notifications off in Settings
      Then the notification "Tracking your shift" is not shown
      And 0 notifications are shown
      When the app's notifications are turned on
      And the battery falls to 9%
      Then the notification "Battery low" is shown

  @ios @android
  Rule: Turned off before

    Background:
      Given the clock-in app is installed
      And location permission is always
      And the app's notifications are off
      And the user opens the app
      And the employee clocks in

    Scenario: Nothing is seen of what the app posts, and the shift goes on
      When the battery falls to 9%
      Then the notification "Battery low" is not shown
      When 10 minutes pass
      Then every recorded point is on the server
      And the phone has recorded 3 points

  @ios @android
  Rule: They are tapped

    Background:
      Given the employee is clocked in

    Scenario: A tap opens the app, and leaves the notification of what goes on
      When the user leaves the app
      And the user taps the notification "Tracking your shift"
      Then the app is active
      And the notification "Tracking your shift" is shown

    Scenario: A tap takes every other one away
      When the battery falls to 9%
      And the user leaves the app
      And the user taps the notification "Battery low"
      Then the app is active
      And the notification "Battery low" is not shown
