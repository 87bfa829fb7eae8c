@android
Feature: The notification of a service that the user does not want
  A service runs whether or not its notification is seen; from Android 13 on taking the permission away ends the process.

  @A-71
  Scenario: Before Android 13 the service's notification goes with the others, and comes back
    Given the phone runs Android 12
    And the employee is clocked in
    Then the foreground service notification is shown
    When the app's notifications are turned off
    Then the foreground service notification is not shown
    When 10 minutes pass
    Then the foreground service is running
    And every recorded point is on the server
    When the app's notifications are turned on
    Then the foreground service notification is shown

  @A-07 @A-71
  Scenario: From Android 13 on a permission is taken away, which ends the process with its service
    Given the employee is clocked in
    When the user leaves the app
    And the user switches the app's notifications off in Settings
    Then the app is not running
    And the foreground service is not running
    And Android says that the app's last process lost a permission

  @A-71
  Scenario: After that the app may ask once more
    Given the app is open
    And the app asks for notifications
    And the user answers "Allow"
    When the user switches the app's notifications off in Settings
    And the user opens the app
    And the app asks for notifications
    Then the notification permission alert is shown
    When the user answers "Don't allow"
    And the app asks for notifications
    Then the notification permission alert is not shown

  @A-41 @I-110
  Scenario: From Android 14 on the notice can be swiped away, and the service runs on
    Given the employee is clocked in
    When the user swipes the foreground service notification away
    Then the foreground service notification is not shown
    When 10 minutes pass
    Then the foreground service is running
    And every recorded point is on the server
    And the phone has recorded 3 points
