@ios
Feature: Low Power Mode
  The app is told when the user turns it on, and off again.

  Background:
    Given the app is open

  Scenario: The user turns it on and off
    Given what the app was told so far is set aside
    When the user turns Low Power Mode on
    Then the app was told "power saving on"
    When the user turns Low Power Mode off
    Then the app was told "power saving off"

  @I-102
  Scenario: It goes off when the phone has charged to 80 %
    Given the battery is at 79%
    And Low Power Mode is on
    And the user connects the charger
    And what the app was told so far is set aside
    When 71 seconds pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told "power saving off"

  @I-102
  Scenario: It stays on a phone that has so much and does not charge
    Given the battery is at 90%
    And Low Power Mode is on
    And what the app was told so far is set aside
    When 2 hours pass
    Then the app was told "power saving off" 0 times
    When the user connects the charger
    Then the app was told "power saving off"

  @I-102
  Scenario Outline: Another mark: <mark>
    Given the end of Low Power Mode is "<mark>"
    And the battery is at 79%
    And Low Power Mode is on
    And the user connects the charger
    And what the app was told so far is set aside
    When 5 minutes pass
    Then the app was told "power saving off" 0 times
    When 2 hours pass
    Then the app was told "power saving off" <times>

    Examples:
      | mark  | times   |
      | 90%   | 1 time  |
      | 100%  | 1 time  |
      | never | 0 times |

  @I-102 @I-95
  Scenario: What it held back goes on then
    Given the battery is at 79%
    And Low Power Mode is on
    And the app defers the work "send points"
    And the user leaves the app
    And 1 hour passes
    And the work "send points" waits
    When the user connects the charger
    And 16 minutes pass
    Then the work "send points" waits
    And within 1 minute the work "send points" runs
