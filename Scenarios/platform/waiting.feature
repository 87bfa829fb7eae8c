@ios @android
Feature: What an app waits for
  Answers get lost, come late, and end with the connection or with the process, as a timer does.

  Background:
    Given the pet listing app is installed
    And location permission is while using

  Scenario: A lost connection ends the request that is under way, and the app is told
    Given the listing server answers after 30 seconds
    And the user opens the app
    And 10 seconds pass
    And what the app was told so far is set aside
    When the phone goes offline
    Then about network the app was told:
      | offline                         |
      | request failed: connection lost |

  Scenario: A new process hears nothing of what an earlier one asked
    Given the listing server answers after 20 seconds
    And the user opens the app
    And 10 seconds pass
    When the user quits and reopens the app
    And 19 seconds pass
    Then the app was told "an answer" 0 times
    And the screen shows that it is loading
    When 1 second passes
    Then the app was told "an answer" 1 time
    When the phone goes offline
    Then the app was told "request failed: connection lost" 0 times

  Scenario: Of every so many requests one is lost
    Given the network loses one in 2 requests
    When the user opens the app
    Then the app was told "an answer" 1 time
    And the server has received 1 listing query
    When the user pulls to refresh
    Then the app was told "request failed: connection lost" 1 time
    And the server has received 1 listing query
    When the user pulls to refresh
    Then the server has received 2 listing queries

  Scenario: Of every so many answers one is lost
    Given the network loses one in 2 answers
    When the user opens the app
    Then the app was told "an answer" 1 time
    When the user pulls to refresh
    Then the app was told "request failed: connection lost" 1 time
    And the server has received 2 listing queries

  Scenario: A delay is that of the next request alone
    Given the next request arrives 5 seconds late
    When the user opens the app
    And 4 seconds pass
    Then the server has received 0 listing queries
    When 1 second passes
    Then the server has received 1 listing query
    When the user pulls to refresh
    Then the server has received 2 listing queries

  Scenario: A timer ends with its process
    Given there is no GPS signal
    And the user opens the app
    And 1 second passes
    And the app is active
    When the user quits the app
    And the user sets location permission to denied in Settings
    And the user opens the app
    And what the app was told so far is set aside
    Then for 1 minute the app was told "timer startup-listing.fix" 0 times
