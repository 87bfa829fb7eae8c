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
