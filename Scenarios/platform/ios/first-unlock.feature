@ios
Feature: Storage before the first unlock on iOS
  From the phone's start to its first unlock an app's files can be neither read nor written. Location can start an app
  in that time, which then must not take "unreadable" for "empty". Whether it does is disputed, and so a setting.

  Background:
    Given location permission is always
    And the app is open
    And the app stores "7" under "count"

  Rule: Storage is locked from the start to the first unlock, and later locks do not matter

    @I-96
    Scenario: A started app finds it locked, not empty
      Given the app starts significant-change updates
      When the phone restarts
      And what the app was told so far is set aside
      And 10 minutes pass
      And the user travels to Kraków
      And 1 second passes
      Then the app was told "launched for location"
      And the app is in the background
      And the app cannot read its storage
      When the app stores "8" under "count"
      Then about device the app was told:
        | storage locked: count |
      When the user unlocks the phone
      Then about device the app was told:
        | storage unlocked |
      And the app reads "7" under "count"
      When the app stores "8" under "count"
      Then the app reads "8" under "count"
      And the app was told nothing about device

    @I-96
    Scenario: A visit starts an app as well
      Given the app starts visit monitoring
      When the phone restarts
      And the user travels to Kraków
      And 10 minutes pass
      Then the app has been started 2 times
      And the app cannot read its storage

    @I-96 @I-73
    Scenario: A region does not
      Given the app monitors the region "Home" of 500 m around Warsaw
      When the phone restarts
      And the user travels to Kraków
      And 10 minutes pass
      Then the app is not running

    @I-96
    Scenario: By the older reading nothing starts
      Given the starts before the first unlock is "never happen"
      And the app starts significant-change updates
      And the app starts visit monitoring
      When the phone restarts
      And 10 minutes pass
      And the user travels to Kraków
      And 1 hour passes
      Then the app is not running

    @I-96
    Scenario: An app that starts after the unlock is told of no lock
      When the phone restarts
      And the user unlocks the phone
      And what the app was told so far is set aside
      And the user opens the app
      Then the app can read its storage
      And the app was told nothing about device

    @I-96
    Scenario: Later locks leave storage alone
      When the phone restarts
      And the user unlocks the phone
      And the user opens the app
      And the user locks the phone
      Then the app can read its storage
      When the app stores "8" under "count"
      Then the app reads "8" under "count"

    @I-96
    Scenario: A phone that was off is locked too
      When the user switches the phone off
      And the user switches the phone on
      Then the app cannot read its storage
