@ios @android
Feature: The list of tours
  The first thing a visitor sees is which walks there are; it is asked for once.

  Background:
    Given the published tours are:
      | tour      | point | title  | position         | radius | audio    |
      | Royal Way | 1     | Castle | 52.2333, 21.0122 | 100 m  | 1 minute |
    And the tour app is installed
    And the user is in Warsaw

  Scenario: While the tours are on their way the screen says so
    Given the tour server answers after 3 seconds
    When the user opens the app
    Then the screen shows "Loading tours…"
    When 3 seconds pass
    Then the screen shows "Tours"
    And the screen shows "Royal Way"
    And the screen does not show that it is loading
    And the tour server has received 1 "GET /api/tours" request

  Scenario: While the question about location is open the tour says that it waits
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user taps "Continue"
    Then the location permission alert is shown
    And the screen shows "Waiting for your answer about location…"

  Scenario: A tour that is published after another one was begun is listed beside it
    Given location permission is always
    And the app's notifications are on
    When the user opens the app
    And the user starts the tour "Royal Way"
    And the user stops the tour
    And an editor publishes the tour "Old Town":
      | point | title | position         | radius | audio    |
      | 1     | Gate  | 52.2433, 21.0122 | 100 m  | 1 minute |
      | 2     | Well  | 52.2469, 21.0122 | 100 m  | 1 minute |
    And the user taps "All tours"
    And the user pulls to refresh
    Then the list shows:
      | title     | detail       |
      | Royal Way | 0 of 1 heard |
      | Old Town  | 2 points     |
    When the user opens the tour "Old Town"
    Then the screen shows "2. Well"

  Scenario: A point that is renamed before its tour is begun has its new name
    When the user opens the app
    And the user opens the tour "Royal Way"
    Then the screen shows "1. Castle"
    When an editor publishes the tour "Royal Way":
      | point | title  | position         | radius | audio    |
      | 1     | Palace | 52.2333, 21.0122 | 100 m  | 1 minute |
    And the user taps "All tours"
    And the user pulls to refresh
    And the user opens the tour "Royal Way"
    Then the screen shows "1. Palace"
