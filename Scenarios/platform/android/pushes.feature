@android
Feature: Pushes on Android
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

  @A-72
  Scenario: One of normal priority comes at once to a phone that is awake, and is no reason to start a service
    Given location permission is always
    And the user leaves the app
    And the system ends the app
    When the server pushes "new list" with normal priority
    And the app starts a foreground service
    Then the app was told "push received: new list" 1 time
    And the app was told "service failed: start not allowed" 1 time

  @A-72
  Scenario: While the phone rests it waits for a window; one of high priority does not
    Given the user locks the phone
    And the phone falls into Doze
    When the server pushes "new list" with normal priority
    And the server pushes "new shift"
    Then the app was told "push received: new shift" 1 time
    And the app was told "push received: new list" 0 times
    When 1 hour passes
    Then the app was told "push received: new list" 1 time

  @A-43
  Scenario: Without a network they wait, and all of them come
    Given the phone is offline
    When the server pushes "new shift"
    And the server pushes "another shift"
    And the phone is online
    Then the app was told "push received: new shift" and then "push received: another shift"

  @A-71
  Scenario: What is pushed for the user is shown, and opens the app when it is tapped
    Given the user closes the app
    When the server pushes the notification "A shift is free"
    Then the notification "A shift is free" is shown
    And the app is not running
    When the user taps the notification "A shift is free"
    Then the app was told "notification tapped: A shift is free" 1 time

  @A-71
  Scenario: An app in front has it instead of its user
    When the server pushes the notification "A shift is free"
    Then the app was told "push received: A shift is free" 1 time
    And the notification "A shift is free" is not shown

  @A-49
  Scenario: Nothing is shown for an app that was stopped by force
    Given the user force-stops the app
    When the server pushes the notification "A shift is free"
    Then the notification "A shift is free" is not shown

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

  @A-43
  Scenario Outline: An urgent message waits like a push: <what>
    Given the user leaves the app
    And the system ends the app
    And <what>
    When an urgent message reaches the app
    Then the app is not running
    When <then>
    Then the app is in the background

    Examples:
      | what                 | then                          |
      | the phone is offline | the phone comes online again  |
      | airplane mode is on  | airplane mode is switched off |

  @A-43 @A-58
  Scenario: An urgent message waits for a phone that is off, and for its first unlock
    Given the app does not listen for the phone's start
    And the user switches the phone off
    When an urgent message reaches the app
    And the user switches the phone on
    Then the app was told "launched by a message" 0 times
    When the user unlocks the phone
    Then the app was told "launched by a message" 1 time

  @A-49 @A-74
  Scenario: An app that was installed anew gets no urgent message until it is opened
    Given the user reinstalls the app
    When an urgent message reaches the app
    Then the app is not running
    When the user opens the app
    And the system ends the app
    And an urgent message reaches the app
    Then the app is in the background
