@android
Feature: Doze
  An Android phone that nobody uses and no charger feeds goes to rest: lightly after four minutes, deep after an hour,
  the second half of which it lay still. Work, the network and in deep Doze the receiver wait for a maintenance window, or for its
  end: motion, the screen, a call or the charger.

  Background:
    Given the app is open

  Rule: A phone that nobody uses goes to rest by itself

    @A-72
    Scenario: Lightly after four minutes, deep after an hour
      When the user locks the phone
      And 3 min 59 s pass
      Then the phone is awake
      When 1 second passes
      Then the phone is in light Doze
      When 55 min 59 s pass
      Then the phone is in light Doze
      When 1 second passes
      Then the phone is in deep Doze

    @A-72
    Scenario: Who has moved in the first half of the hour changes nothing, who moves in the second puts it off
      Given the user walks 100 m north at 1 m/s and arrives
      When the user locks the phone
      And 40 minutes pass
      And the user walks 60 m north at 1 m/s and arrives
      And 29 minutes pass
      Then the phone is in light Doze
      When 2 minutes pass
      Then the phone is in deep Doze

    @A-72
    Scenario: With Battery Saver it rests deep after a minute, also on the move
      Given Battery Saver is on
      And the user drives 100 km north at 50 km/h
      When the user locks the phone
      And 59 seconds pass
      Then the phone is awake
      When 1 second passes
      Then the phone is in deep Doze
      When 10 minutes pass
      Then the phone is in deep Doze

    @A-72
    Scenario: A device whose Battery Saver does not is as slow as others
      Given the Doze entry is "by itself, never quick"
      And Battery Saver is on
      When the user locks the phone
      And 10 minutes pass
      Then the phone is in light Doze

    @A-72
    Scenario: On the move it rests lightly only
      Given the user drives 100 km north at 50 km/h
      When the user locks the phone
      And 5 minutes pass
      Then the phone is in light Doze
      When 1 h 30 min pass
      Then the phone is in light Doze

    @A-72
    Scenario Outline: Not with <what>
      Given <what>
      When 2 hours pass
      Then the phone is awake

      Examples:
        | what                    |
        | the app is active       |
        | the user leaves the app |

    @A-72
    Scenario: Not with the charger in, and from when it is taken away
      Given the user connects the charger
      When the user locks the phone
      And 2 hours pass
      Then the phone is awake
      When the user disconnects the charger
      And 5 minutes pass
      Then the phone is in light Doze

    @A-72
    Scenario: A device that must be told does nothing by itself
      Given the Doze entry is "only when told"
      When the user locks the phone
      And 1 day passes
      Then the phone is awake
      When the phone falls into Doze
      Then the phone is in deep Doze

    @A-72
    Scenario: A device that is quicker to rest
      Given the delay of light Doze is 1 minute
      And the delay of deep Doze is 10 minutes
      And the rest before deep Doze is 5 minutes
      When the user locks the phone
      And 1 minute passes
      Then the phone is in light Doze
      When 9 minutes pass
      Then the phone is in deep Doze

  Rule: It ends by itself

    @A-72
    Scenario Outline: Deep Doze ends when <what>
      Given the app defers the work "send" for 5 minutes
      And the user locks the phone
      And the phone falls into Doze
      And 20 minutes pass
      And the work "send" waits
      When <what>
      Then the phone is awake
      And the work "send" runs

      Examples:
        | what                                  |
        | the user unlocks the phone            |
        | the user connects the charger         |
        | a phone call comes in                 |
        | an alarm rings                        |
        | the user walks 1 km north at 5 km/h   |
        | the user drives 5 km north at 50 km/h |
        | the user travels to Kraków            |

    @A-72
    Scenario Outline: <what> does not end light Doze
      Given the app defers the work "send" for 2 minutes
      And the user locks the phone
      And the phone falls into light Doze
      And 3 minutes pass
      When <what>
      Then the phone is in light Doze
      When 1 minute passes
      Then the work "send" waits

      Examples:
        | what                                |
        | the user walks 1 km north at 5 km/h |
        | the user travels to Kraków          |

    @A-72
    Scenario: After a way the phone rests again, lightly first
      Given the user locks the phone
      And the phone falls into Doze
      When the user walks 100 m north at 2 m/s and arrives
      Then the phone is awake
      When 5 minutes pass
      Then the phone is in light Doze
      When 35 minutes pass
      Then the phone is in deep Doze

  Rule: Maintenance windows let through what waits

    @A-72
    Scenario: Deep Doze has the first one after an hour, and it lasts five minutes
      Given the app defers the work "first" for 5 minutes
      And the app defers the work "second" for 1 h 6 min
      And the user locks the phone
      And the phone falls into Doze
      When 59 min 59 s pass
      Then the work "first" waits
      When 1 second passes
      Then the work "first" runs
      When the app finishes the work "first"
      And 6 minutes pass
      Then the work "second" waits
      And for 1 h 58 min the work "second" waits
      And within 1 minute the work "second" runs

    @A-72 @A-68
    Scenario: Work that has not ended is stopped with the window
      Given the app defers the work "send" for 5 minutes
      And the user locks the phone
      And the phone falls into Doze
      And 1 hour passes
      And what the app was told so far is set aside
      When 4 min 59 s pass
      Then the work "send" runs
      When 1 second passes
      Then about work the app was told:
        | work expired: send |
      And the work "send" waits

    @A-72
    Scenario: Light Doze has one after five minutes
      Given the app defers the work "send" for 1 minute
      And the user locks the phone
      And the phone falls into light Doze
      When 4 min 59 s pass
      Then the work "send" waits
      When 1 second passes
      Then the work "send" runs

    @A-72
    Scenario: A device with other windows
      Given the first Doze window is 10 minutes
      And the app defers the work "send" for 5 minutes
      And the user locks the phone
      And the phone falls into Doze
      When 9 min 59 s pass
      Then the work "send" waits
      When 1 second passes
      Then the work "send" runs

  Rule: The receiver rests in deep Doze, unless a service keeps it

    @A-72 @A-40
    Scenario: The rare positions of the background wait for a window
      Given location permission is always
      And the app starts location updates
      And the user locks the phone
      And the phone falls into Doze
      And what the app was told so far is set aside
      Then for 59 minutes the app was told nothing about location
      And within 1 minute the app was told "a fix"

    @A-72 @A-40
    Scenario: In light Doze they come
      Given location permission is always
      And the app starts location updates
      And the user drives 100 km north at 50 km/h
      And the user locks the phone
      And what the app was told so far is set aside
      When 31 minutes pass
      Then the phone is in light Doze
      And the app was told "a fix"

  Rule: What is urgent pierces it

    @A-72 @A-43
    Scenario: A push of high priority finds its app, and the app its server
      Given the app registers for pushes
      And the user locks the phone
      And 1 minute passes
      And the phone falls into Doze
      And what the app was told so far is set aside
      When the server pushes "new shift"
      Then the app was told:
        | unfrozen                 |
        | push received: new shift |
      And the phone is in deep Doze

  Rule: Whoever uses the phone ends its rest, also at the lock screen, and it begins anew

    @A-72
    Scenario Outline: <use>
      Given the user locks the phone
      And the phone falls into Doze
      When <use>
      Then the phone is awake
      When 3 min 59 s pass
      Then the phone is awake
      When 1 second passes
      Then the phone is in light Doze

      Examples:
        | use                                               |
        | the user turns Location Services off              |
        | the user turns Location Accuracy off              |
        | the user sets the phone's clock forward by 1 hour |
        | the user changes the phone's language to "pl"     |
        | the user force-stops the app                      |
        | the user reinstalls the app                       |

    @A-72
    Scenario: Battery Saver is turned on, which brings deep Doze after a minute
      Given the user locks the phone
      And the phone falls into Doze
      When the user turns Battery Saver on
      And 59 seconds pass
      Then the phone is awake
      When 1 second passes
      Then the phone is in deep Doze

    @A-72
    Scenario: The assistant keeps the phone awake while its user talks to it
      When the user locks the phone
      And the user talks to the assistant
      And 10 minutes pass
      Then the phone is awake
      When the assistant goes away
      And 4 minutes pass
      Then the phone is in light Doze
