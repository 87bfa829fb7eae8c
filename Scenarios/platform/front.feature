@ios @android
Feature: The app in front, whatever has happened
  What lies between the user and the app goes away, one thing after the other, and the app takes touches.

  Background:
    Given the app is open

  Scenario Outline: Behind what covers it: <what>
    When <what>
    And the app is in front, whatever has happened
    Then the app is active

    Examples:
      | what                            |
      | the user leaves the app         |
      | the user opens Settings         |
      | the user locks the phone        |
      | the phone restarts              |
      | the user switches the phone off |
      | the phone switches itself off   |
      | the system ends the app         |
      | a phone call comes in           |
      | the user talks to the assistant |

  Scenario: Behind several things, and once it is there
    When the user opens Settings
    And a phone call comes in
    And the user accepts the phone call
    And the user locks the phone
    And the app is in front, whatever has happened
    Then the app is active
    Given the app is in front, whatever has happened
    Then the app is active
    And the app has been started 1 time

  Scenario: After any three of these, in any order
    When any 3 of the following happen, in any order:
      | event                           |
      | the user leaves the app         |
      | the user locks the phone        |
      | a phone call comes in           |
      | the user accepts the phone call |
      | the app crashes                 |
      | the phone restarts              |
      | the phone switches itself off   |
    And the app is in front, whatever has happened
    Then the app is active
