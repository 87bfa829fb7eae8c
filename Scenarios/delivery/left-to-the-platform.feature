@ios @android
Feature: Work that can wait is left to the platform
  What could not be sent while the app was in front is not tried again and again behind it: the platform is asked to start
  the app when there is a network.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:BATTERY-3
  Scenario: What waits for a network is handed to the platform, which starts the app for it
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And the courier delivers the package with a signature
    And the user leaves the app
    Then the work "delivery.uploads" waits
    When 1 minute passes
    And the system ends the app
    And the phone comes online
    And 20 minutes pass
    Then every recorded point is on the server
    And stop 1 is delivered
    And the order of stop 1 is delivered
    And the platform holds no work "delivery.uploads"

  @delivery:BATTERY-3
  Scenario: What was sent from the background is asked for no more
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And the user leaves the app
    Then the work "delivery.uploads" waits
    When the phone comes online
    And 6 minutes pass
    Then every recorded point is on the server
    And the platform holds no work "delivery.uploads"

  @delivery:BATTERY-3
  Scenario: Meanwhile the app does not try by itself
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And the user leaves the app
    Then the work "delivery.uploads" waits
    When 10 minutes pass
    And what the app was told so far is set aside
    And 30 minutes pass
    Then the app was told nothing

  @delivery:BATTERY-3
  Scenario: Nor does it with each position of a courier who drives on
    When 1 minute passes
    And the user leaves the app
    And the phone goes offline
    And the user drives 3 km north at 30 km/h
    And 10 seconds pass
    And what the app was told so far is set aside
    And 5 minutes pass
    Then the work "delivery.uploads" waits
    And the phone has recorded at least 20 points
    And the app was told nothing about network

  @delivery:BATTERY-3
  Scenario: What was sent from the front is asked for no more either
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And the user leaves the app
    Then the work "delivery.uploads" waits
    When the user returns to the app
    And the phone comes online
    Then within 30 seconds every recorded point is on the server
    And the platform holds no work "delivery.uploads"

  @delivery:BATTERY-3
  Scenario: What comes to wait behind another app is handed over too
    When 1 minute passes
    And the user leaves the app
    And 1 minute passes
    Then every recorded point is on the server
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the work "delivery.uploads" waits
    When the system ends the app
    And the phone comes online
    And 20 minutes pass
    Then every recorded point is on the server
    And the platform holds no work "delivery.uploads"

  @delivery:BATTERY-3
  Scenario: What a server has not taken is handed over as the network goes too
    When 1 minute passes
    And the user leaves the app
    And the delivery server is down
    And the user drives 300 m north at 30 km/h and arrives
    And 5 minutes pass
    And the phone goes offline
    And 1 second passes
    Then the work "delivery.uploads" waits

  @delivery:BATTERY-3
  Scenario: What waits is sent after a restart of the phone too, and asked for no more
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And the courier delivers the package with a signature
    And the user leaves the app
    Then the work "delivery.uploads" waits
    When the phone restarts
    And the user unlocks the phone
    And the phone comes online
    And 20 minutes pass
    And the user opens the app
    And 1 minute passes
    Then every recorded point is on the server
    And the order of stop 1 is delivered
    And the platform holds no work "delivery.uploads"
