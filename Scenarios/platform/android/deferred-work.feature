@android
Feature: Work that Android starts later
  WorkManager starts an app's work as soon as its conditions hold, also when the app does not run, and gives it ten
  minutes. It tries again what was not finished.

  Background:
    Given the app is open

  Rule: Work starts when its conditions hold

    @A-68
    Scenario: Work without conditions starts at once, also in front
      When the app defers the work "send points"
      Then the work "send points" runs

    @A-68
    Scenario: An app that has no process is started
      Given the phone is offline
      And the app defers the work "send points" until there is a network
      And the user leaves the app
      And the system ends the app
      And what the app was told so far is set aside
      When the phone comes online
      Then the app was told:
        | launched for deferred work |
        | work started: send points  |
      And the home screen is shown

    @A-68
    Scenario: Power
      Given the app defers the work "tidy up" until the phone charges
      And the user leaves the app
      When 1 hour passes
      Then the work "tidy up" waits
      When the user connects the charger
      Then the work "tidy up" runs

    @A-68
    Scenario: Work with an earliest time starts then
      Given the app defers the work "send points" for 2 hours
      And the user leaves the app
      When 1 h 59 min pass
      Then the work "send points" waits
      And within 1 minute the work "send points" runs

    @A-68
    Scenario: Doze holds work back
      Given the app defers the work "send points" for 10 minutes
      And the user leaves the app
      And the user locks the phone
      And the phone falls into Doze
      When 59 minutes pass
      Then the work "send points" waits
      When the phone wakes from Doze
      Then the work "send points" runs

    @A-68
    Scenario: Work whose condition ceases is stopped, and starts again with it
      Given the app defers the work "send points" until there is a network
      And what the app was told so far is set aside
      When the phone goes offline
      Then about work the app was told:
        | work expired: send points |
      And the work "send points" waits
      When the phone comes online
      Then about work the app was told:
        | work started: send points |

  Rule: Work may take ten minutes, and is tried again

    @A-68
    Scenario: The app runs while it works, and is stopped after ten minutes
      Given the app defers the work "send points"
      And the user leaves the app
      And what the app was told so far is set aside
      When 9 min 59 s pass
      Then the app was told nothing about work
      And the app is in the background
      When 1 second passes
      Then about work the app was told:
        | work expired: send points |
      And the work "send points" waits
      When 29 seconds pass
      Then the work "send points" waits
      When 1 second passes
      Then the work "send points" runs

    @A-68
    Scenario: Every further try waits twice as long
      Given the app defers the work "send points"
      And the app wants the work "send points" to be tried again
      And 30 seconds pass
      And the work "send points" runs
      When the app wants the work "send points" to be tried again
      And 59 seconds pass
      Then the work "send points" waits
      When 1 second passes
      Then the work "send points" runs
      When the app wants the work "send points" to be tried again
      And 1 min 59 s pass
      Then the work "send points" waits
      When 1 second passes
      Then the work "send points" runs

    @A-68
    Scenario: No try waits longer than the longest time between two
      Given the longest retry delay is 1 minute
      And the app defers the work "send points"
      And the app wants the work "send points" to be tried again
      And 30 seconds pass
      And the app wants the work "send points" to be tried again
      And 1 minute passes
      And the work "send points" runs
      When the app wants the work "send points" to be tried again
      And 59 seconds pass
      Then the work "send points" waits
      When 1 second passes
      Then the work "send points" runs

    @A-68
    Scenario: Finished work is over
      Given the app defers the work "send points"
      When the app finishes the work "send points"
      Then the platform holds no work "send points"
      When 1 day passes
      Then the platform holds no work "send points"

  Rule: Work outlives the process, a swipe and the phone's restart, and not a force stop

    @A-68
    Scenario: What a killed process was at is tried again
      Given the app defers the work "send points"
      And the user leaves the app
      When the system ends the app
      Then the work "send points" waits
      When 30 seconds pass
      Then the app is in the background
      And the work "send points" runs

    @A-68 @A-48
    Scenario: A swipe from the recent apps
      Given the app defers the work "send points" for 1 hour
      And the user leaves the app
      When the user quits the app
      And 1 hour passes
      Then the work "send points" runs

    @A-68 @A-69
    Scenario: A restart of the phone
      Given the app defers the work "send points" for 1 hour
      When the phone restarts
      And 2 hours pass
      Then the work "send points" waits
      When the user unlocks the phone
      Then the work "send points" runs

    @A-68 @A-49
    Scenario: A force stop, until the user opens the app
      Given the app defers the work "send points" for 1 hour
      When the user force-stops the app
      And 2 hours pass
      Then the work "send points" waits
      When the user opens the app
      Then the work "send points" runs

    @A-68 @A-55
    Scenario: Clearing the app's data clears its work
      Given the app defers the work "send points" for 1 hour
      When the user clears the app's data
      Then the platform holds no work "send points"
