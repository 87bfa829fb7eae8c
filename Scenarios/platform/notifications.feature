@ios @android
Feature: Notifications that the user does not want
  Whoever turns an app's notifications off in Settings sees none of them, and no platform tells the app.

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

  Scenario: Nothing is seen of what the app posts meanwhile, and the shift goes on
    Given the app's notifications are off
    When the battery falls to 9%
    Then the notification "Battery low" is not shown
    When 10 minutes pass
    Then every recorded point is on the server

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
