@ios @android
Feature: Who came to the old door has not come to the new one
  The customer moves while the courier, without a network, is at the old address.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the phone goes offline
    And the courier drives to stop 1
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the phone comes online
    And 1 minute passes

  # Its door is 800 metres to the east.
  @delivery:NOTIFY-2 @delivery:NOTIFY-1
  Scenario: At the old door nobody is told
    Then the customer of stop 1 was told nothing

  @delivery:NOTIFY-2
  Scenario: At the new door the customer is told then, and not before
    Then the customer of stop 1 was not told "Your courier has arrived!"
    When the user taps "Close"
    And the courier drives to stop 1
    And 10 seconds pass
    Then the courier is at stop 1
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:UI-3
  Scenario: The page says that the courier is on the way
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status | On the way |

  @delivery:NOTIFY-5
  Scenario: A courier who has only been at the old door is late
    When 2 hours pass
    Then the customer of stop 1 was told "Your delivery is running late"
