@android
Feature: Pushes of high priority on Android
  A push of high priority wakes the app, or starts it, and is a reason to start a foreground service. An app that was
  stopped by force gets none.

  Background:
    Given the bare app is installed
    And the app's notifications are on
    And the app is open
    And the app registers for pushes

  @A-43
  Scenario: An app that the system has ended is started by it
    Given the user leaves the app
    And the system ends the app
    And what the app was told so far is set aside
    When the server pushes "new shift"
    Then the app was told "launched by a message" and then "push received: new shift"

  @A-43
  Scenario: An app that the user swiped away is started by it
    Given the user closes the app
    And what the app was told so far is set aside
    When the server pushes "new shift"
    Then the app was told "push received: new shift" 1 time

  @A-43
  Scenario: It is a reason to start a service
    Given location permission is always
    And the user leaves the app
    And the system ends the app
    When the server pushes "new shift"
    And the app starts a foreground service
    Then the app was told nothing about services
    And the foreground service notification is shown

  @A-49
  Scenario: An app that was stopped by force gets none
    Given the user force-stops the app
    And what the app was told so far is set aside
    When the server pushes "new shift"
    Then the app was told "push received: new shift" 0 times
    When the user opens the app
    And the server pushes "another shift"
    Then the app was told "push received: another shift" 1 time

  @A-50
  Scenario Outline: It gives the app <time>, and no screen until it is opened
    Given the wake time is <time>
    And the user leaves the app
    And the system ends the app
    And what the app was told so far is set aside
    When the server pushes "new shift"
    And <nearly> pass
    Then the app is in the background
    When 1 second passes
    Then the app is suspended
    And the app was told "screen appeared" 0 times
    When the user opens the app
    Then the app was told "screen appeared" 1 time

    Examples:
      | time       | nearly     |
      | 10 seconds | 9 seconds  |
      | 20 seconds | 19 seconds |
