@android
Feature: The notification of a service that the user does not want
  The service goes on; its notification is not seen.

  Background:
    Given the employee is clocked in

  Scenario: The service's notification goes with the others, and comes back
    Then the foreground service notification is shown
    When the app's notifications are turned off
    Then the foreground service notification is not shown
    When 10 minutes pass
    Then every recorded point is on the server
    When the app's notifications are turned on
    Then the foreground service notification is shown
