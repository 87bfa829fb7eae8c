@ios
Feature: Accessories that tell positions, and the first question's text
  iOS tells of each position whether an accessory has measured it. The first question about location shows the same
  text, whatever the app has asked for.

  Rule: A position says whether an accessory has measured it

    @I-108
    Scenario: An accessory
      Given location permission is while using
      And positions come from an accessory
      And the app is open
      When the app asks for its location
      Then the last fix is from an accessory

    @I-108
    Scenario: None
      Given location permission is while using
      And the app is open
      When the app asks for its location
      Then the last fix is from the phone

  Rule: The first question shows the text of when in use, the later one that of Always

    @I-106
    Scenario Outline: The first question of an app that asks for <permission>
      Given the app is open
      When the app asks for <permission> permission
      Then the alert says "used while you use the app"

      Examples:
        | permission  |
        | when-in-use |
        | Always      |

    @I-106
    Scenario: The question after While Using
      Given location permission is while using
      And the app is open
      When the app asks for Always permission
      Then the alert says "also while you do not use the app"

  Rule: A delegate without the methods for a position and for none must not ask for one

    @I-107
    Scenario: Asking for one position ends the app
      Given location permission is while using
      And the app's location delegate lacks a method
      And the app is open
      When the app asks for its location
      Then the app is not running

    @I-107
    Scenario: With both methods it is answered
      Given location permission is while using
      And the app is open
      When the app asks for its location
      Then the app is active
      And the app was told "a fix"

    @I-107
    Scenario: Updates go on quietly
      Given location permission is while using
      And the app's location delegate lacks a method
      And the app is open
      When the app starts location updates
      Then the app is active

    @I-107
    Scenario: Updates end the app too, as the page has it
      Given location permission is while using
      And the updates without callbacks is "end the app"
      And the app's location delegate lacks a method
      And the app is open
      When the app starts location updates
      Then the app is not running

  Rule: The accuracy that was asked for bounds what comes

    @I-109
    Scenario Outline: The constants of iOS: <asked>
      Given location permission is while using
      And the app is open
      When the app starts location updates with:
        | accuracy | <asked> |
      Then the last fix is accurate to <radius>

      Examples:
        | asked | radius |
        | 10 m  | 5 m    |
        | 100 m | 65 m   |
        | 1 km  | 1 km   |
        | 3 km  | 3 km   |
