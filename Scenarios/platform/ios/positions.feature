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
