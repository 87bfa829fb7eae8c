@ios @android
Feature: Positions are forgotten
  After 90 days nothing is left of where the courier was, whoever asks, and however the positions came.

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
