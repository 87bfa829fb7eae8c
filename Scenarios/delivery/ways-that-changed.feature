@ios @android
Feature: Ways to a stop that has changed
  A way leads to the stop that it was offered for, at the address that it had.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 3 stops, 3 km apart
    And the delivery route is under way
    And 1 minute passes

  @delivery:MAP-6 @delivery:MAP-2 @delivery:MAP-3
  Scenario: The stop is settled elsewhere
    When the user taps "Other ways"
    Then the map shows 3 ways in grey
    When the courier reports stop 1 as failed with:
      | reason | Customer not home |
    And the customer of stop 2 adds the instructions "Leave it in the shed"
    And the user taps "Close"
    Then stop 1 is failed
    And the screen does not show "4.0 km, 8 min, Light traffic"
    And the map shows stop 1 as done
    And the map's line leads to stop 2
    And the map's lines have 3 points
    And the map shows the arrival circle of stop 2 and no other

  @delivery:MAP-6
  Scenario: The customer has another address
    When the user taps "Other ways"
    Then the map shows 3 ways in grey
    When the customer of stop 1 changes the address to "Side Street 3" at 52.2969, 21.0540
    And the user taps "Close"
    Then the stop 1 of the courier's app is at 52.2969, 21.0540
    And the screen does not show "4.0 km, 8 min, Light traffic"

  @delivery:MAP-6
  Scenario: With the address the way to it is gone, for the customer too
    When the courier takes the way "To the left"
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2612, 21.0700
    And the user taps "Close"
    Then the map's line leads to stop 1
    And the metric "ETA" is "8:15 AM"
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | ETA | 8:15 AM |
