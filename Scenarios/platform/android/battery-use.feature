@android
Feature: Battery use on Android
  On its page in Settings the user chooses what an app may do out of sight: unrestricted, optimized, restricted. A
  restricted app does no work there, starts no service, and loses the one that it has; an unrestricted one may start a
  service at any time, and Doze takes neither its network nor its work. The app reads which it is.

  Background:
    Given the app's notifications are on
    And location permission is always
    And the app is open

  Rule: The user chooses, and the app reads it

    @A-77 @A-82
    Scenario: On the app's page in Settings
      Then the app sees battery use optimized
      When the user sets battery use to restricted in Settings
      Then the app sees battery use restricted
      And Settings show the page of this app
      When the user sets battery use to unrestricted in Settings and returns
      Then the app sees battery use unrestricted
      And the app is active

    @A-77
    Scenario: A new installation begins anew
      Given the user sets battery use to restricted in Settings
      When the user reinstalls the app
      Then the app sees battery use optimized

  Rule: An alarm of a restricted app waits until the app is in front

    @A-77
    Scenario: Out of sight, and in front
      Given the app's battery use is restricted
      And the app sets the while-idle alarm "look again" for 10 minutes
      When the user leaves the app
      And 1 hour passes
      Then the app was told "alarm rang: look again" 0 times
      When the user opens the app
      Then the app was told "alarm rang: look again" 1 time

  Rule: A restricted app does no work out of sight

    @A-77
    Scenario Outline: Work of an app whose battery use is <use>
      Given the app's battery use is <use>
      And the app defers the work "send points" for 10 minutes
      When the user leaves the app
      And 1 hour passes
      Then the work "send points" <state>

      Examples:
        | use          | state |
        | optimized    | runs  |
        | restricted   | waits |
        | unrestricted | runs  |

    @A-77
    Scenario: With the app in front it is done
      Given the app's battery use is restricted
      And the app defers the work "send points" for 10 minutes
      And the user leaves the app
      And 1 hour passes
      When the user returns to the app
      Then the work "send points" runs

    @A-77
    Scenario: Work that is under way is stopped
      Given the app defers the work "send points"
      And the user leaves the app
      And what the app was told so far is set aside
      When the user sets battery use to restricted in Settings
      Then about work the app was told:
        | work expired: send points |

  Rule: A restricted app starts no service from the background, an unrestricted one does

    @A-77 @A-43
    Scenario: Not even for an urgent message
      Given the app's battery use is restricted
      And the user leaves the app
      When an urgent message reaches the app
      And the app starts a foreground service
      Then about services the app was told:
        | service failed: start not allowed |

    @A-82 @A-43
    Scenario: An app that is exempt from battery optimisation needs no reason
      Given the app's battery use is unrestricted
      And the user leaves the app
      When the app starts a foreground service
      Then the app was told nothing about services
      And the foreground service notification is shown

    @A-82 @A-42
    Scenario: Yet it needs the background permission
      Given the app's battery use is unrestricted
      And the user sets location permission to while using in Settings
      And the user opens the app
      And the user leaves the app
      When the app starts a foreground service
      Then about services the app was told:
        | service failed: security exception |

  Rule: The service of a restricted app ends out of sight

    @A-77
    Scenario: A minute after its user has left it
      Given the app's battery use is restricted
      And the app starts a foreground service
      When the user leaves the app
      And 59 seconds pass
      Then the foreground service notification is shown
      When 1 second passes
      Then the foreground service notification is not shown
      And the app is not running

    @A-77
    Scenario: Not where the user is back by then
      Given the app's battery use is restricted
      And the app starts a foreground service
      And the user leaves the app
      And 59 seconds pass
      When the user returns to the app
      And 10 minutes pass
      Then the foreground service notification is shown

    @A-77
    Scenario: A minute after it was restricted
      Given the app starts a foreground service
      And the user leaves the app
      And 10 minutes pass
      When the user sets battery use to restricted in Settings
      Then within 1 minute the foreground service notification is not shown

    @A-77
    Scenario: How long it lasts is a setting
      Given the restricted service time is 1 hour
      And the app's battery use is restricted
      And the app starts a foreground service
      And the user leaves the app
      When 59 minutes pass
      Then the foreground service notification is shown

    @A-77 @A-58
    Scenario Outline: The phone's start is kept from an app built for <target>
      Given the app targets SDK <target>
      And the app's battery use is restricted
      When the phone restarts
      And the user unlocks the phone
      Then the app is <state>

      Examples:
        | target | state             |
        | 33     | not running       |
        | 32     | in the background |

  Rule: An unrestricted app keeps its network and its work in Doze

    @A-82 @A-72
    Scenario Outline: Work in deep Doze of an app whose battery use is <use>
      Given the app's battery use is <use>
      And the app defers the work "send points" for 10 minutes
      And the user locks the phone
      And the phone falls into Doze
      When 30 minutes pass
      Then the work "send points" <state>

      Examples:
        | use          | state |
        | optimized    | waits |
        | unrestricted | runs  |

  Rule: The user can exempt an app from being paused

    @A-82 @A-59
    Scenario: An app that is not exempt is paused after months
      Given the app sees Pause app activity if unused on
      And the user leaves the app
      When the app is not used for months
      And the user opens the app
      Then the app sees location permission not determined

    @A-82
    Scenario: The switch is on the app's page in Settings
      When the user turns Pause app activity if unused off in Settings and returns
      Then the app sees Pause app activity if unused off
      When the user turns Pause app activity if unused on in Settings
      Then the app sees Pause app activity if unused on
