@ios @android
Feature: Told outside the app that customers see no position
  The app asks once whether it may notify, when the route has begun, and says why. Tracking does not wait for the answer.

  Background:
    Given the delivery app is installed
    And location permission is always

  Scenario: With a reason, and tracking does not wait
    When the user opens the app
    Then no system alert is shown
    When the courier starts the route
    And the user taps "Agree"
    Then the notification permission alert is shown
    And the screen shows "Notifications tell you when customers cannot see you."
    And location updates are on

  Scenario: Refused, the screen says what is not seen
    When the user opens the app
    And the courier starts the route
    And the user taps "Agree"
    And the user answers "Don't Allow"
    Then the screen shows "outside the app you are not told when customers cannot see you"

  @delivery:TRACK-1
  Scenario: Location Services go off behind another app, and come back
    Given the user is at 52.2252, 21.0122
    And the app's notifications are on
    And the delivery route is under way
    When the user leaves the app
    And the user switches Location Services off
    Then the notification "Not tracked" is shown
    When the user switches Location Services on
    And 1 minute passes
    Then the notification "Not tracked" is not shown
