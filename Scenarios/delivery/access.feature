@ios @android
Feature: Who may know where the courier is
  Everybody sees what concerns them, while it concerns them.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes

  @delivery:API-2 @delivery:ACCESS-4
  Scenario: The administrator asks where the courier is
    When the merchant "Bakery" asks where the courier is
    Then the audit log is empty
    When the administrator asks where the courier is
    Then the request was answered
    And the administrator sees the courier within 100 m of the phone
    And the audit log names "current location"

  @delivery:API-3 @delivery:ACCESS-4
  Scenario: The administrator asks where the courier was
    When the administrator asks where the courier was between 08:00 and 10:00
    Then the request was answered
    And the audit log names "location history"

  @delivery:API-3
  Scenario: A range that ends before it begins
    When the administrator asks where the courier was between 10:00 and 08:00
    Then the request was refused with 400

  @delivery:API-5 @delivery:ACCESS-4
  Scenario: The administrator follows an order
    When the administrator looks at the tracking of stop 2
    Then the request was answered
    And the audit log names "order tracking"

  @delivery:ACCESS-1 @delivery:API-2
  Scenario: A courier sees himself, and no other
    When the courier asks where the courier is
    Then the request was answered
    When another courier asks where the courier is
    Then the request was refused with 403
    When the courier asks where the courier was between 08:00 and 10:00
    Then the request was answered
    When another courier asks where the courier was between 08:00 and 10:00
    Then the request was refused with 403

  @delivery:ACCESS-1 @delivery:STATUS-7
  Scenario: A courier reports of his own orders only
    When another courier reports stop 1 as delivered with:
      | photo | photos/1.jpg |
    Then the request was refused with 403
    And the order of stop 1 is in transit

  @delivery:ACCESS-2 @delivery:API-2
  Scenario: A shop with an order on the way
    When the merchant "Bakery" asks where the courier is
    Then the request was answered
    When the merchant "Flowers" asks where the courier is
    Then the request was refused with 403
    When the merchant "Bakery" asks where the courier was between 08:00 and 10:00
    Then the request was refused with 403

  @delivery:ACCESS-2
  Scenario: A shop whose orders are all delivered
    When the courier delivers at all stops
    And the merchant "Bakery" asks where the courier is
    Then the request was refused with 403

  @delivery:ACCESS-3 @delivery:API-5
  Scenario: A customer with an order on the way
    When the customer of stop 2 asks where the courier is
    Then the request was answered
    When another customer asks where the courier is
    Then the request was refused with 403
    When the customer of stop 2 asks where the other courier is
    Then the request was refused with 403

  @delivery:ACCESS-3
  Scenario: A customer whose order has come
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 1 asks where the courier is
    Then the request was refused with 403
    When the customer of stop 2 asks where the courier is
    Then the request was answered

  @delivery:ACCESS-3
  Scenario Outline: <who>
    When <who> asks where the courier is
    Then the request was refused with 401

    Examples:
      | who                            |
      | somebody without an account    |
      | somebody with a forged account |
