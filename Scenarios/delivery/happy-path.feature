@ios @android
Feature: A day of deliveries
  The courier drives from stop to stop; customers know when to expect the bell.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:TRACK-1
  Scenario: All stops, one after the other
    When the courier delivers at all stops
    Then the route is completed
    And stop 10 is delivered

  Scenario: The first stop
    When the courier drives to stop 1
    Then the courier was at stop 1
    And stop 1 is open
    When the courier delivers the package with a signature
    Then stop 1 is delivered
    And the next stop is 2
