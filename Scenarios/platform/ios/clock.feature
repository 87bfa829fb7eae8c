@ios
Feature: Changes of the time on iOS
  A running app is told of a new day, of summer time, of a clock that is set and of another zone; a suspended one once,
  when it runs again, however much has changed.

  Background:
    Given the app is open

  @I-100
  Scenario: A new day
    Given the phone's clock shows 23:50
    And what the app was told so far is set aside
    When 9 min 59 s pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told:
      | clock changed |
    And the app was last told of a new day

  @I-100
  Scenario: Summer time
    Given the phone's clock shows 01:00
    And the phone's time zone will change to UTC+1 at 02:00
    And what the app was told so far is set aside
    When 59 min 59 s pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told "clock changed"
    And the app was last told of summer time

  @I-100
  Scenario: Another zone
    Given what the app was told so far is set aside
    When the phone's time zone changes to UTC+2
    Then the app was told "clock changed"
    And the app was last told of another zone

  @I-100
  Scenario: A suspended app is told once, when it runs again
    Given the user leaves the app
    And 1 minute passes
    And what the app was told so far is set aside
    When 3 days pass
    And the user sets the phone's clock forward by 1 hour
    And the phone's time zone changes to UTC+2
    Then the app was told nothing
    When the user returns to the app
    Then the app was told "clock changed" 1 time
    When the user leaves the app
    And 1 minute passes
    And the user returns to the app
    Then the app was told "clock changed" 0 times

  @I-100
  Scenario: A suspended app is told of a new day when it runs again
    Given the phone's clock shows 23:50
    And the user leaves the app
    And 20 minutes pass
    And what the app was told so far is set aside
    When the user returns to the app
    Then the app was told "clock changed" 1 time
    And the app was last told of a new day

  @I-100
  Scenario: An app that has ended is told nothing, and starts with the time as it is
    Given the system ends the app
    And what the app was told so far is set aside
    When the user sets the phone's clock forward by 1 hour
    And 1 day passes
    And the user opens the app
    Then the app was told "clock changed" 0 times

  @I-100
  Scenario: Summer time comes by the clock, also by one that was set
    Given the phone's clock shows 01:00
    And the phone's time zone will change to UTC+1 at 02:00
    And the user sets the phone's clock forward by 30 minutes
    And what the app was told so far is set aside
    When 29 min 59 s pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told "clock changed"
    And the app was last told of summer time

  @I-100
  Scenario: A zone can change several times, in the order of time
    Given the phone's time zone will change to UTC+2 at 10:00
    And the phone's time zone will change to UTC+1 at 09:00
    And what the app was told so far is set aside
    When 59 min 59 s pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told "clock changed" 1 time
    When 59 min 59 s pass
    Then the app was told nothing
    When 1 second passes
    Then the app was told "clock changed" 1 time
    And the app was last told of summer time

  @I-100
  Scenario: A zone that the clock shows already is none to be told
    Given the phone's time zone will change to UTC+2 at 09:00
    And the phone's time zone changes to UTC+2
    And what the app was told so far is set aside
    When 1 hour passes
    Then the app was told nothing
