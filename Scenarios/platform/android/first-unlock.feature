@android
Feature: Before the first unlock on Android
  From the phone's start to its first unlock only apps run that are made for direct boot, and the storage of an app is
  encrypted. An app made for it is told of the start twice: locked, and unlocked.

  Background:
    Given the app is open
    And the app stores "7" under "count"

  @A-69 @A-58
  Scenario: An app that is not made for it starts with the first unlock
    When the phone restarts
    And 1 hour passes
    Then the app is not running
    When what the app was told so far is set aside
    And the user unlocks the phone
    Then the app was told:
      | launched by the phone's start |
    And the app reads "7" under "count"

  @A-69
  Scenario: An app made for it starts before, and finds its storage locked
    Given the app is made for direct boot
    And what the app was told so far is set aside
    When the phone restarts
    Then the app was told:
      | launched by the phone's start, before the first unlock |
    And the app cannot read its storage
    When the app stores "8" under "count"
    Then the app was told:
      | storage locked: count |
    When the user unlocks the phone
    Then the app was told:
      | storage unlocked |
      | boot completed   |
    And the app reads "7" under "count"

  @A-69 @A-58
  Scenario: Frozen long before the unlock, it is woken for it
    Given the app is made for direct boot
    When the phone restarts
    And 1 hour passes
    Then the app is suspended
    When what the app was told so far is set aside
    And the user unlocks the phone
    Then the app was told:
      | unfrozen         |
      | storage unlocked |
      | boot completed   |
    And the app reads "7" under "count"
    When 1 hour passes
    Then the app is suspended

  @A-69
  Scenario: Without a receiver for the start it does not run
    Given the app is made for direct boot
    And the app does not listen for the phone's start
    When the phone restarts
    Then the app is not running

  @A-69 @A-49
  Scenario: A stopped app does not start, locked or not
    Given the app is made for direct boot
    When the user force-stops the app
    And the phone restarts
    Then the app is not running
    When the user unlocks the phone
    Then the app is not running
