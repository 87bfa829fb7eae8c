Feature: Opening hours

  Background:
    Given the app "Near" is installed
    And location permission is while using

  Scenario: The server knows them
    Given the server answers "GET /hours" with status 200 and:
      """
      { "today": "8 to 20" }
      """
    When the user opens the app
    And the user taps "Hours"
    And 2 seconds pass
    Then the screen shows "8 to 20"
    And the server has received 1 "GET /hours" request

  Scenario: Nobody is there
    Given the phone is offline
    When the user opens the app
    And the user taps "Hours"
    And 2 seconds pass
    Then the screen shows "You are offline."

  Scenario: The server has trouble
    Given the server answers "GET /hours" with status 503
    When the user opens the app
    And the user taps "Hours"
    And 2 seconds pass
    Then the screen shows "The hours are not known."

  Scenario: The network is slow
    Given the server answers "GET /hours" with status 200
    And the network takes 10 seconds each way
    When the user opens the app
    And the user taps "Hours"
    And 16 seconds pass
    Then the screen shows "The server takes too long."
