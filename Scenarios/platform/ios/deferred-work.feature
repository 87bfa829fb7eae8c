@ios
Feature: Work that iOS starts later
  An app leaves work to the system, which starts it in the background when it sees fit: here a quarter of an hour
  after everything holds that the work needs. The app then has half a minute, or some minutes for long work.

  Background:
    Given the app is open

  Rule: Work starts in the background, after a while

    @I-95
    Scenario: An app that is suspended runs for its work and is suspended again
      Given the app defers the work "send points"
      And the user leaves the app
      And 1 minute passes
      And the app is suspended
      And what the app was told so far is set aside
      When 13 minutes pass
      Then the app was told nothing
      And the work "send points" waits
      When 1 minute passes
      Then the app was told:
        | resumed                   |
        | work started: send points |
      And the app is in the background
      And the work "send points" runs
      When 1 minute passes
      Then the app is in the background
      When the app finishes the work "send points"
      And 10 seconds pass
      Then the app is suspended
      And the platform holds no work "send points"

    @I-95
    Scenario: An app that the system ended is started for its work
      Given the app defers the work "send points"
      And the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When 15 minutes pass
      Then the app was told "launched for deferred work"
      And about work the app was told:
        | work started: send points |
      And the home screen is shown

    @I-95
    Scenario: Nothing starts while the app is in front
      Given the app defers the work "send points"
      When 1 hour passes
      Then the work "send points" waits
      When the user leaves the app
      And 14 minutes pass
      Then the work "send points" waits
      And within 1 minute the work "send points" runs

    @I-95
    Scenario: Work with an earliest time waits for it, and then as long as all work does
      Given the app defers the work "send points" for 2 hours
      And the user leaves the app
      When 2 h 14 min pass
      Then the work "send points" waits
      And within 1 minute the work "send points" runs

    @I-95
    Scenario: Work of the same name replaces what was asked for before
      Given the app defers the work "send points"
      And the app defers the work "send points" for 2 hours
      And the user leaves the app
      When 1 hour passes
      Then the work "send points" waits

    @I-95
    Scenario: Work that was taken back does not start
      Given the app defers the work "send points"
      And the app cancels the work "send points"
      And what the app was told so far is set aside
      And the user leaves the app
      When 1 hour passes
      Then the app was told nothing about work
      And the platform holds no work "send points"

    @I-95
    Scenario: Two pieces of work start in the order they were asked for
      Given the app defers the work "send points"
      And the app defers the work "tidy up"
      And the user leaves the app
      When 15 minutes pass
      Then about work the app was told:
        | work started: send points |
        | work started: tidy up     |
      When the app finishes the work "send points"
      And 1 minute passes
      Then the app is in the background
      And the work "tidy up" runs

  Rule: Work waits until its conditions hold, and anew where they cease to

    @I-95
    Scenario: A network
      Given the phone is offline
      And the app defers the work "send points" until there is a network
      And the user leaves the app
      When 1 hour passes
      Then the work "send points" waits
      When the phone comes online
      And 10 minutes pass
      And the phone goes offline
      And 1 minute passes
      And the phone comes online
      And 14 minutes pass
      Then the work "send points" waits
      And within 1 minute the work "send points" runs

    @I-95
    Scenario: Power, and a network
      Given the phone is offline
      And the app defers the work "tidy up" until the phone charges and has a network
      And the app defers the work "count" until the phone charges
      And the user leaves the app
      When 1 hour passes
      Then the work "count" waits
      When the user connects the charger
      And 15 minutes pass
      Then the work "count" runs
      And the work "tidy up" waits
      When the phone comes online
      And 15 minutes pass
      Then the work "tidy up" runs

    @I-95 @I-75 @I-76
    Scenario Outline: Nothing starts with <what>
      Given the app defers the work "send points"
      And the user leaves the app
      And <hindrance>
      When 1 day passes
      Then the work "send points" waits
      When <end>
      And 15 minutes pass
      Then the work "send points" runs

      Examples:
        | what                       | hindrance                     | end                          |
        | Background App Refresh off | Background App Refresh is off | Background App Refresh is on |
        | Low Power Mode on          | Low Power Mode is on          | Low Power Mode is off        |

  Rule: The time for work is bounded

    @I-95
    Scenario: Long work has minutes
      Given the app defers the work "tidy up"
      And the user leaves the app
      And 15 minutes pass
      And what the app was told so far is set aside
      When 4 min 59 s pass
      Then the app was told nothing
      When 1 second passes
      Then the app was told:
        | work expired: tidy up |
      And the platform holds no work "tidy up"
      When 10 seconds pass
      Then the app is suspended

    @I-95
    Scenario: Brief work has half a minute
      Given the app defers the brief work "look for news"
      And the user leaves the app
      And 15 minutes pass
      And what the app was told so far is set aside
      When 29 seconds pass
      Then the app was told nothing
      When 1 second passes
      Then the app was told:
        | work expired: look for news |

    @I-95
    Scenario: What was not done is not tried again by itself
      Given the app defers the work "send points"
      And the user leaves the app
      And 15 minutes pass
      When the app wants the work "send points" to be tried again
      Then the platform holds no work "send points"

  Rule: Waiting work outlives the process, and not the user's will

    @I-95
    Scenario: A restart of the phone
      Given the app defers the work "send points"
      And the user leaves the app
      When the phone restarts
      And 1 hour passes
      Then the work "send points" waits
      When the user unlocks the phone
      And 15 minutes pass
      Then the work "send points" runs

    @I-95
    Scenario: A crash in the middle of the work loses it
      Given the app defers the work "send points"
      And the app defers the work "tidy up" for 2 hours
      And the user leaves the app
      And 15 minutes pass
      When the app crashes
      Then the platform holds no work "send points"
      And the work "tidy up" waits

    @I-95
    Scenario: Nothing starts after the user closed the app, until it is opened again
      Given the app defers the work "send points"
      And the user leaves the app
      When the user quits the app
      And 1 day passes
      Then the work "send points" waits
      And the app is not running
      When the user opens the app
      And the user leaves the app
      And 15 minutes pass
      Then the work "send points" runs

    @I-95
    Scenario: The same where the process had ended before it was swiped away
      Given the app defers the work "send points"
      And the user leaves the app
      And the system ends the app
      When the user quits the app
      And 1 day passes
      Then the work "send points" waits

    @I-95
    Scenario: Removing the app removes its work
      Given the app defers the work "send points"
      When the user reinstalls the app
      Then the platform holds no work "send points"
