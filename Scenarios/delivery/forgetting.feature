@ios @android
Feature: Positions are forgotten
  After 90 days nothing is left of where the courier was, whoever asks, and however the positions came: not the recorded
  ones, not the events at circles, not the places of reports. What became of the orders stays.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery app is installed
    # What is recorded now is 89 days old for the server.
    And the user sets the phone's clock back by 2136 hours
    And the delivery route is under way

  @delivery:PRIVACY-1
  Scenario: The phone's own positions
    When the courier drives to stop 1
    And 1 minute passes
    Then the server holds at least 5 locations of the courier
    And every recorded point is on the server
    When the administrator asks where the courier is
    Then the request was answered
    When the user quits the app
    And 25 hours pass
    Then the server holds 0 locations of the courier
    When the administrator asks where the courier is
    Then the request was refused with 404

  @delivery:PRIVACY-1
  Scenario: The events at circles, and the places of reports
    When the courier drives to stop 1
    And 1 minute passes
    And the courier delivers the package with a signature
    And 1 minute passes
    Then the server holds 3 geofence events of the courier
    And the server holds 1 report with a place
    When the user switches the phone off
    And 23 hours 50 minutes pass
    Then the server holds 3 geofence events of the courier
    And the server holds 1 report with a place
    When 10 minutes pass
    Then the server holds 0 geofence events of the courier
    And the server holds 0 reports with a place
    And the order of stop 1 is delivered
