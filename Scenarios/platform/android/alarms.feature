@android
Feature: Alarms, the language and exact moments
  An alarm wakes or starts the app. Exact ones are a reason to start a service, and from Android 14 on the user has to
  allow them. While the phone rests, alarms wait, but for those that are made for it, and those ring every nine minutes at
  most.

  Rule: An alarm rings when its time has come, whatever has become of the process

    Background:
      Given the app is open

    @A-74
    Scenario Outline: <what>
      Given the app sets the alarm "look again" for 10 minutes
      When <what>
      And 9 min 59 s pass
      Then the alarm "look again" is set
      And the app was told "alarm rang: look again" 0 times
      When 1 second passes
      Then the app was told "alarm rang: look again" 1 time
      And the alarm "look again" is not set

      Examples:
        | what                    |
        | the user leaves the app |
        | the system ends the app |
        | the user closes the app |

    @A-74
    Scenario: One that is set again rings once, and one that is taken back never
      Given the app sets the alarm "look again" for 10 minutes
      And the app sets the alarm "look again" for 20 minutes
      And the app sets the alarm "never" for 5 minutes
      And the app cancels the alarm "never"
      When 15 minutes pass
      Then the app was told "alarm rang: look again" 0 times
      When 5 minutes pass
      Then the app was told "alarm rang: look again" 1 time
      And the app was told "alarm rang: never" 0 times

    @A-49 @A-74
    Scenario Outline: None is left after <what>
      Given the app sets the alarm "look again" for 10 minutes
      When <what>
      Then the alarm "look again" is not set

      Examples:
        | what                         |
        | the user force-stops the app |
        | the phone restarts           |

  Rule: An exact one is a reason to start a service

    Background:
      Given the app's notifications are on
      And location permission is always
      And the app is open

    @A-43 @A-74
    Scenario: An exact alarm, and one that is not
      Given the user allows the app exact alarms
      And the app sets the exact alarm "track" for 10 minutes
      And the system ends the app
      When 10 minutes pass
      Then the app was told "launched by its alarm" and then "alarm rang: track"
      When the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown

    @A-43 @A-74
    Scenario: One that is not exact
      Given the app sets the alarm "track" for 10 minutes
      And the system ends the app
      When 10 minutes pass
      And the app starts a foreground service
      Then the app was told "service failed: start not allowed" 1 time

  Rule: The user allows exact alarms from Android 14 on

    @A-74
    Scenario: At first they are not allowed, and nothing is set
      Given the app is open
      When the app sets the exact alarm "track" for 10 minutes
      Then the alarm "track" is not set
      When the user allows the app exact alarms
      And the app sets the exact alarm "track" for 10 minutes
      Then the alarm "track" is set

    @A-74
    Scenario: Taken away, the app ends and its exact alarms are gone; others stay
      Given the app is open
      And the user allows the app exact alarms
      And the app sets the exact alarm "track" for 10 minutes
      And the app sets the alarm "look again" for 10 minutes
      When the user forbids the app exact alarms
      Then the app is not running
      And the alarm "track" is not set
      And the alarm "look again" is set

    @A-82 @A-74
    Scenario: An app whose battery use is unrestricted need not be allowed any
      Given the app's battery use is unrestricted
      And the app is open
      When the app sets the exact alarm "track" for 10 minutes
      Then the alarm "track" is set

    @A-74
    Scenario: On Android 13 nobody is asked
      Given the phone runs Android 13
      And the app is open
      When the app sets the exact alarm "track" for 10 minutes
      Then the alarm "track" is set

  Rule: While the phone rests deep, alarms wait

    Background:
      Given the app is open

    @A-72
    Scenario: One waits for a window
      Given the app sets the alarm "look again" for 10 minutes
      And the user locks the phone
      And the phone falls into Doze
      When 59 minutes pass
      Then the app was told "alarm rang: look again" 0 times
      When 1 minute passes
      Then the app was told "alarm rang: look again" 1 time

    @A-72
    Scenario: One made for it rings, and another one nine minutes after it
      Given the app sets the while-idle alarm "first" for 10 minutes
      And the app sets the while-idle alarm "second" for 11 minutes
      And the user locks the phone
      And the phone falls into Doze
      When 10 minutes pass
      Then the app was told "alarm rang: first" 1 time
      When 8 min 59 s pass
      Then the app was told "alarm rang: second" 0 times
      When 1 second passes
      Then the app was told "alarm rang: second" 1 time

  Rule: Another language is told, and starts the app

    Background:
      Given the app is open

    @A-74
    Scenario: In front, and without a process
      When the user changes the phone's language to "pl"
      Then the app was told "language changed: pl" 1 time
      When the system ends the app
      And the user changes the phone's language to "de"
      Then the app was told "launched by a change of the language" and then "language changed: de"

    @A-74
    Scenario: Frozen, and without a receiver for it, the app hears of it when it runs again
      Given the app does not listen for another language
      And the user leaves the app
      And 1 minute passes
      When the user changes the phone's language to "pl"
      Then the app was told "language changed: pl" 0 times
      When the user opens the app
      Then the app was told "language changed: pl" 1 time

    @A-74
    Scenario: Without a process, and without a receiver for it, the app is not started
      Given the app does not listen for another language
      And the system ends the app
      When the user changes the phone's language to "pl"
      Then the app is not running

    @A-49
    Scenario: An app that was stopped by force hears nothing
      Given the user force-stops the app
      When the user changes the phone's language to "pl"
      Then the app was told "language changed: pl" 0 times
