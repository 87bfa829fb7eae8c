@ios @android
Feature: Lengths of time that no document tells
  They are settings with names, listed by "rehearse rules", and a scenario can set them.

  Scenario: The time until an app in the background is suspended
    Given the suspension delay is 2 minutes
    And the app is open
    When the user leaves the app
    And 1 min 59 s pass
    Then the app is in the background
    When 1 second passes
    Then the app is suspended

  Scenario: The delay of deferred work
    Given the deferred work delay is 1 hour
    And the app is open
    And the app defers the work "send points"
    And the user leaves the app
    When 59 minutes pass
    Then the work "send points" waits
    When 1 minute passes
    Then the work "send points" runs

  Scenario: The time for deferred work
    Given the long work time is 1 minute
    And the brief work time is 20 seconds
    And the deferred work delay is 0 seconds
    And the app is open
    And the app defers the work "tidy up"
    And the app defers the brief work "look for news"
    And the user leaves the app
    And what the app was told so far is set aside
    When 19 seconds pass
    Then the app was told nothing about work
    When 1 second passes
    Then about work the app was told:
      | work expired: look for news |
    When 40 seconds pass
    Then the app was told "work expired: tidy up"

  Scenario: The time until an app is suspended begins anew each time it leaves
    Given the suspension delay is 1 minute
    And the app is open
    When the user leaves the app
    And 50 seconds pass
    And the user returns to the app
    And the user leaves the app
    And 59 seconds pass
    Then the app is in the background
    When 1 second passes
    Then the app is suspended
