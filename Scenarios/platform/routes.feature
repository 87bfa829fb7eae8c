@ios @android
Feature: Routes from track files
  Where a user goes can be told by a file that a device has recorded, so that nobody has to make up places.

  Background:
    Given location permission is always
    And the app is open

  Scenario: A walk past a watched place
    Given the user is at 52.2437, 21.0165
    And the app monitors the region "Market" of 150 m around 52.2497, 21.0122
    And what the app was told so far is set aside
    When the user follows the route "routes/old-town.gpx" at 5 km/h
    Then within 15 minutes the app was told "entered region Market"
    And within 20 minutes the app was told "left region Market"

  Scenario: A walk that ends before it comes there
    Given the user is at 52.2437, 21.0165
    And the app monitors the region "Market" of 150 m around 52.2497, 21.0122
    And what the app was told so far is set aside
    When the user follows the route "routes/old-town.gpx" at 5 km/h
    And 3 minutes pass
    And the user stands still
    Then for 20 minutes the app was told nothing

  Scenario: Where a file tells no more times, the walk goes on at the pace that it had
    Given the user is at 52.2437, 21.0165
    When the user follows the route "routes/half-timed.gpx"
    And 3 minutes pass
    And the app asks for its location
    Then within 20 seconds the last fix is within 10 m of 52.2464, 21.0165
