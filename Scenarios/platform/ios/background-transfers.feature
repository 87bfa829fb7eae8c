@ios
Feature: Requests that iOS performs without the app
  What an app hands to a background session is the system's: it goes on while the app is suspended or gone, waits
  for a network, and the app is started when all of it is done. Closing the app in the app switcher cancels it.

  Background:
    Given the bare app is installed
    And the app is open

  Rule: The answers come as they are there, to an app that runs

    @I-94
    Scenario: In front
      Given what the app was told so far is set aside
      When the app hands the transfer 1 to the system
      Then the app was told:
        | an answer |
      And there is no transfer 1
      And the server has received 1 request

    @I-94
    Scenario: Without a network it waits, and nobody is told
      Given the phone is offline
      And what the app was told so far is set aside
      When the app hands the transfer 1 to the system
      And 15 hours pass
      Then the app was told nothing
      And the transfer 1 is waiting
      And the server has received 0 requests
      When the phone comes online
      Then the app was told:
        | online    |
        | an answer |

    @I-94
    Scenario: A transfer that was cancelled is not performed
      Given the phone is offline
      And the app hands the transfer 1 to the system
      When the app cancels the transfer 1
      And the phone comes online
      And 10 minutes pass
      Then there is no transfer 1
      And the server has received 0 requests

  Rule: An app that does not run is woken or started when all are done

    @I-94
    Scenario: A suspended app
      Given the phone is offline
      And the app hands the transfer 1 to the system
      And the app hands the transfer 2 to the system
      And the user leaves the app
      And 1 minute passes
      And the app is suspended
      And what the app was told so far is set aside
      When the phone comes online
      Then the app was told:
        | resumed            |
        | online             |
        | an answer          |
        | an answer          |
        | transfers finished |
      And the app is in the background
      And the server has received 2 requests
      When 10 seconds pass
      Then the app is suspended

    @I-94
    Scenario: An app that the system ended
      Given the phone is offline
      And the app hands the transfer 1 to the system
      And the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When the phone comes online
      Then the app has been started 2 times
      And the app was told "launched for transfers"
      And about network the app was told:
        | an answer          |
        | transfers finished |
      And the home screen is shown

    @I-94
    Scenario: The first of two answers waits for the second
      Given the network takes 5 seconds each way
      And the phone is offline
      And the app hands the transfer 1 to the system
      And the user leaves the app
      And the system ends the app
      And the phone comes online
      And 5 seconds pass
      And the transfer 1 is under way
      When 5 seconds pass
      Then the app has been started 2 times

    @I-94
    Scenario: Two that are done one after the other start the app once
      Given the server answers after 30 seconds
      And the app hands the transfer 1 to the system
      And 20 seconds pass
      And the app hands the transfer 2 to the system
      And the user leaves the app
      And the system ends the app
      When 10 seconds pass
      Then the transfer 1 is answered
      And the app is not running
      When 20 seconds pass
      Then the app has been started 2 times
      And there is no transfer 1
      And there is no transfer 2

    @I-94
    Scenario: A user who opens the app before finds what is there
      Given the server answers after 30 seconds
      And the app hands the transfer 1 to the system
      And 20 seconds pass
      And the app hands the transfer 2 to the system
      And the user leaves the app
      And the system ends the app
      And 10 seconds pass
      And what the app was told so far is set aside
      When the user opens the app
      Then about network the app was told:
        | an answer |
      When 20 seconds pass
      Then about network the app was told:
        | an answer |

    @I-94
    Scenario: A user who comes back to the suspended app finds what is there
      Given the server answers after 30 seconds
      And the app hands the transfer 1 to the system
      And 20 seconds pass
      And the app hands the transfer 2 to the system
      And the user leaves the app
      And 10 seconds pass
      And the transfer 1 is answered
      And what the app was told so far is set aside
      When the user returns to the app
      Then about network the app was told:
        | an answer |
      And the transfer 2 is under way

  Rule: The system tries again what broke off

    @I-94
    Scenario: A lost network lets the transfer wait; its server may get it twice
      Given the server answers after 30 seconds
      And the app hands the transfer 1 to the system
      And 10 seconds pass
      When the phone goes offline
      Then the transfer 1 is waiting
      When 1 minute passes
      And the phone comes online
      And 30 seconds pass
      Then there is no transfer 1
      And the server has received 2 requests

    @I-94
    Scenario: The answer to what was lost is not the answer to what is sent anew
      Given the server answers after 10 seconds
      And what the app was told so far is set aside
      When the app hands the transfer 1 to the system
      And 3 seconds pass
      And the phone goes offline
      And 2 seconds pass
      And the phone comes online
      And 9 seconds pass
      Then the app was told "an answer" 0 times
      When 1 second passes
      Then the app was told "an answer" 1 time

    @I-94
    Scenario: A broken connection
      Given the transfer retry delay is 2 minutes
      And the server is down
      And the app hands the transfer 1 to the system
      Then the transfer 1 is waiting
      When the server works again
      And 1 min 59 s pass
      Then the transfer 1 is waiting
      When 1 second passes
      Then there is no transfer 1

    @I-94
    Scenario: A system that tries again after a second
      Given the transfer retry delay is 1 second
      And the server is down
      And the app hands the transfer 1 to the system
      When the server works again
      And 1 second passes
      Then there is no transfer 1

  Rule: The user's will ends it, and nothing else does

    @I-94
    Scenario: Closing the app cancels its transfers
      Given the phone is offline
      And the app hands the transfer 1 to the system
      When the user quits the app
      And the phone comes online
      And 1 hour passes
      Then there is no transfer 1
      And the server has received 0 requests
      And the app is not running

    @I-94
    Scenario: So does closing an app that the system has ended
      Given the server answers after 30 seconds
      And the app hands the transfer 1 to the system
      And the user leaves the app
      And the system ends the app
      When the user quits the app
      And 1 hour passes
      Then there is no transfer 1
      And the app is not running

    @I-94
    Scenario: A restart of the phone lets it wait for the first unlock
      Given the phone is offline
      And the app hands the transfer 1 to the system
      When the phone restarts
      And the phone comes online
      And 1 hour passes
      Then the transfer 1 is waiting
      When the user unlocks the phone
      Then the app was told "launched for transfers"

    @I-94
    Scenario: Removing the app removes its transfers
      Given the phone is offline
      And the app hands the transfer 1 to the system
      When the user reinstalls the app
      Then there is no transfer 1
