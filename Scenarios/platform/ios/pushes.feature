@ios
Feature: Silent pushes on iOS
  A silent push of the app's server wakes the app in the background, or starts it, for a short while. It does not start an
  app that the user has closed in the app switcher, until the user opens that again.

  Background:
    Given the bare app is installed
    And the app is open
    And the app registers for pushes

  Rule: A push reaches an app that is registered for it, wherever it is

    @I-103
    Scenario: In front
      Given what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told:
        | push received: new shift |

    @I-103
    Scenario: A suspended app is woken by it
      Given the user leaves the app
      And 1 minute passes
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told:
        | resumed                  |
        | push received: new shift |

    @I-103
    Scenario: An app that the system has ended is started by it
      Given the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told "launched by a message" and then "push received: new shift"

  Rule: It does not start an app that the user has closed

    @I-103
    Scenario: Closed in the app switcher, and opened again
      Given the user closes the app
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 0 times
      When the user opens the app
      And the server pushes "another shift"
      Then the app was told "push received: another shift" 1 time

    @I-103 @I-104
    Scenario: Closed in the app switcher, and prewarmed since
      Given the user closes the app
      And iOS prewarms the app
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 0 times
      When the user opens the app
      And the server pushes "another shift"
      Then the app was told "push received: another shift" 1 time

    @I-103
    Scenario: Closed in the app switcher, and the phone restarted
      Given the user closes the app
      And the phone restarts
      And the user unlocks the phone
      When the server pushes "new shift"
      Then the app was told "launched by a message" and then "push received: new shift"

  Rule: It needs the background mode, Background App Refresh and room among those of the hour

    @I-103
    Scenario: Without the background mode an app hears of none out of sight
      Given the app does not declare the remote-notification background mode
      And the user leaves the app
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 0 times
      When the user returns to the app
      And the server pushes "another shift"
      Then the app was told "push received: another shift" 1 time

    @I-103 @I-75
    Scenario: Nor does one without Background App Refresh
      Given Background App Refresh is off
      And the user leaves the app
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 0 times

    @I-103
    Scenario Outline: What the phone holds is discarded where <end>
      Given the user leaves the app
      And the server pushes "1"
      And the server pushes "2"
      And the server pushes "3"
      When the server pushes "4"
      And <end>
      And 2 hours pass
      And the user opens the app
      Then the app was told "push received: 4" 0 times

      Examples:
        | end                     |
        | the system ends the app |
        | the user closes the app |

    @I-103
    Scenario: What the server holds for a phone that is offline is not
      Given the user leaves the app
      And the phone goes offline
      And the server pushes "1"
      And the system ends the app
      When the phone comes back online
      Then the app was told "push received: 1" 1 time

    @I-103
    Scenario: The fourth of an hour waits, and of those that wait the newest one comes
      Given the user leaves the app
      When the server pushes "1"
      And the server pushes "2"
      And the server pushes "3"
      And 10 minutes pass
      And the server pushes "4"
      And the server pushes "5"
      And 49 minutes pass
      Then the app was told "push received: 3" 1 time
      And the app was told "push received: 5" 0 times
      When 1 minute passes
      Then the app was told "push received: 5" 1 time
      And the app was told "push received: 4" 0 times

    @I-103
    Scenario: In front every one comes, and so it does where they are not limited
      When the server pushes "1"
      And the server pushes "2"
      And the server pushes "3"
      And the server pushes "4"
      Then the app was told "push received: 4" 1 time
      Given the silent pushes is "not limited"
      When the user leaves the app
      And the server pushes "5"
      And the server pushes "6"
      And the server pushes "7"
      And the server pushes "8"
      Then the app was told "push received: 8" 1 time

    @I-103
    Scenario: In Low Power Mode it waits
      Given the user leaves the app
      And Low Power Mode is on
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 0 times
      When the user turns Low Power Mode off
      Then the app was told "push received: new shift" 1 time

    @I-103
    Scenario: A device that lets them through in Low Power Mode
      Given the silent pushes is "3 an hour, also in Low Power Mode"
      And the user leaves the app
      And Low Power Mode is on
      When the server pushes "new shift"
      Then the app was told "push received: new shift" 1 time

    @I-103
    Scenario: Without a network it waits, and of those that wait the newest one comes
      Given the phone is offline
      When the server pushes "new shift"
      And the server pushes "another shift"
      And the phone is online
      Then the app was told "push received: another shift" 1 time
      And the app was told "push received: new shift" 0 times

  Rule: It gives half a minute

    @I-103
    Scenario: An app that it has woken rests again after half a minute
      Given the user leaves the app
      And 1 minute passes
      When the server pushes "new shift"
      And 29 seconds pass
      Then the app is in the background
      When 2 seconds pass
      Then the app is suspended

  Rule: What is pushed for the user is shown, and starts nothing

    Background:
      Given the app's notifications are on

    @I-103
    Scenario: It is shown also where the app was closed, and opens it when it is tapped
      Given the user closes the app
      When the server pushes the notification "A shift is free"
      Then the notification "A shift is free" is shown
      And the app is not running
      When the user taps the notification "A shift is free"
      Then the app was told "notification tapped: A shift is free" 1 time

    @I-103
    Scenario: An app in front is told of it instead
      When the server pushes the notification "A shift is free"
      Then the app was told "notification due: A shift is free" 1 time
      And the notification "A shift is free" is not shown

    @I-98
    Scenario: Without permission it is not seen
      Given the app's notifications are off
      And the user leaves the app
      When the server pushes the notification "A shift is free"
      Then the notification "A shift is free" is not shown
