@ios
Feature: A full phone
  Background:
    Given the app "Trail" is installed
    And the user is at 52.2297, 21.0122
    And location permission is while using

  Scenario: What was kept before is there after a restart
    When the user opens the app
    And the user taps "Start"
    And the user walks 1.03 km north at 5 km/h
    And the user arrives
    Then the metric "Distance" shows "1.0 km"
    When the phone's storage fills up
    And the user walks 1 km east at 5 km/h
    And the user arrives
    Then the metric "Distance" shows "2.0 km"
    When the system ends the app
    And the user opens the app
    Then the metric "Distance" shows "1.0 km"

  Scenario: Where there is room again, all of it is kept
    When the user opens the app
    And the user taps "Start"
    And the phone's storage fills up
    And the user walks 1.03 km north at 5 km/h
    And the user arrives
    And the user frees 10 MB of storage
    And the user walks 1 km east at 5 km/h
    And the user arrives
    And the system ends the app
    And the user opens the app
    Then the metric "Distance" shows "2.0 km"
