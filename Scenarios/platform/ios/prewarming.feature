@ios
Feature: Processes ahead of their user, and another language
  iOS may start an app's process before anybody opens the app. A change of the language ends every app.

  @I-104
  Scenario: The process is there before the app is opened, and stands still meanwhile
    Given the bare app is installed
    When iOS prewarms the app
    Then the app was told "launched ahead of its user" 1 time
    And the app is in the background
    When 1 minute passes
    Then the app is suspended
    When the user opens the app
    Then the app is active
    And the app was told "launched by the user" 0 times

  @I-104 @I-96
  Scenario: Also before the first unlock
    Given the bare app is installed
    When the phone restarts
    And iOS prewarms the app
    Then the app was told "launched ahead of its user" 1 time
    And the app cannot read its storage

  Scenario: Another language ends the app, which opens anew
    Given the bare app is installed
    And the app is open
    When the user changes the phone's language to "pl"
    Then the app is not running
    When the user opens the app
    Then the app was told "launched by the user" 1 time

  @I-104
  Scenario Outline: Ahead of its user, the <app> app asks nothing and fetches nothing
    Given the <app> app is installed
    When iOS prewarms the app
    And 1 minute passes
    Then the location permission alert has never been shown
    And the server has received 0 requests

    Examples:
      | app         |
      | pet listing |
      | campaign    |
      | clock-in    |
      | tour        |
      | delivery    |
