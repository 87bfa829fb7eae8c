@ios
Feature: When who may know where the courier is
  An order is followed while it is on the way: not before the route begins, and not after its package is handed over.

  Background:
    Given the delivery route is:
      | customer | position         | items        | merchant | PIN  |
      | Olga     | 52.2297, 21.0122 | Bread, Rolls | Bakery   | 4711 |
      | Henryk   | 52.2369, 21.0122 | Novel, Atlas | Books    | 4712 |
    And the user is at 52.2252, 21.0122

  @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> before the route begins
    Given the delivery app is installed
    When the user opens the app
    And the courier sends the request "POST /api/courier/consent" with:
      """json
      {"granted": true}
      """
    And the courier sends a location
    Then the request was answered
    And the server holds 1 location of the courier
    When <who> asks where the courier is
    Then the request was refused with 403
    When <who> looks at the tracking of stop 1
    Then the request was answered
    And <who> sees no courier

    Examples:
      | who                    |
      | the customer of stop 1 |
      | the merchant "Bakery"  |

  @delivery:ACCESS-4
  Scenario: The administrator sees the courier before the route begins
    Given the delivery app is installed
    When the user opens the app
    And the courier sends the request "POST /api/courier/consent" with:
      """json
      {"granted": true}
      """
    And the courier sends a location
    And the administrator asks where the courier is
    Then the request was answered
    And the administrator sees the courier live
    When the administrator looks at the tracking of stop 1
    Then the administrator sees the courier live
    And the administrator sees:
      | status | Preparing |
    And the audit log is:
      | who     | what             | whose     |
      | admin-1 | current location | courier-1 |
      | admin-1 | order tracking   | courier-1 |

  @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> after the delivery
    Given the delivery route is under way
    When the courier drives to stop 1
    And <who> asks where the courier is
    Then the request was answered
    When <who> looks at the tracking of stop 1
    Then <who> sees the courier live
    When the courier delivers the package with a signature
    And 1 minute passes
    And <who> asks where the courier is
    Then the request was refused with 403
    When <who> looks at the tracking of stop 1
    Then the request was answered
    And <who> sees no courier

    Examples:
      | who                    |
      | the customer of stop 1 |
      | the merchant "Bakery"  |

  @delivery:ACCESS-2 @delivery:ACCESS-3
  Scenario Outline: <who> after the package was not handed over: <status>
    Given the delivery route is under way
    When the courier drives to stop 1
    And the courier reports stop 1 as <status> with:
      | photo        | /p/1.jpg      |
      | reason       | Access denied |
      | items        | Bread         |
      | missing      | Sold out      |
      | left at      | Porch         |
      | next attempt | 2026-01-08    |
    Then the request was answered
    When <who> asks where the courier is
    Then the request was refused with 403
    When <who> looks at the tracking of stop 1
    Then the request was answered
    And <who> sees no courier

    Examples:
      | who                    | status    |
      | the customer of stop 1 | failed    |
      | the customer of stop 1 | returned  |
      | the customer of stop 1 | attempted |
      | the customer of stop 1 | damaged   |
      | the customer of stop 1 | partial   |
      | the merchant "Bakery"  | failed    |
      | the merchant "Bakery"  | attempted |
      | the merchant "Bakery"  | returned  |
      | the merchant "Bakery"  | damaged   |
      | the merchant "Bakery"  | partial   |

  @delivery:ACCESS-2
  Scenario: A shop with two orders sees the courier until the second is over
    Given the delivery route is:
      | customer | position         | items | merchant | PIN  |
      | Olga     | 52.2297, 21.0122 | Bread | Bakery   | 4711 |
      | Henryk   | 52.2369, 21.0122 | Rolls | Bakery   | 4712 |
      | Ewa      | 52.2441, 21.0122 | Novel | Books    | 4713 |
    And the delivery route is under way
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the merchant "Bakery" asks where the courier is
    Then the request was answered
    When the merchant "Bakery" looks at the tracking of stop 1
    Then the merchant "Bakery" sees no courier
    When the merchant "Bakery" looks at the tracking of stop 2
    Then the merchant "Bakery" sees the courier live
    When the courier drives to stop 2
    And the courier delivers the package with a signature
    And 1 minute passes
    And the merchant "Bakery" asks where the courier is
    Then the request was refused with 403

  @delivery:ACCESS-4
  Scenario: The administrator sees everything, before and after
    Given the delivery route is under way
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the administrator looks at the tracking of stop 1
    Then the administrator sees the courier live
    And the administrator sees:
      | status | Delivered |
    When another administrator looks at the tracking of stop 1
    Then another administrator sees the courier live
    And the audit log is:
      | who     | what           | whose     |
      | admin-1 | order tracking | courier-1 |
      | admin-2 | order tracking | courier-1 |

  @delivery:ACCESS-4
  Scenario: Where the courier was the administrator sees after the delivery as well
    Given the delivery route is under way
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 10 minutes pass
    And the administrator asks where the courier was between 08:00 and 08:05
    Then the administrator sees:
      | locations | 7 |
    And the answer has these members:
      | member              | value                |
      | data[0].latitude    | 52.2252              |
      | data[0].recorded_at | 2026-01-05T08:00:00Z |
    When another administrator asks where the courier is
    And another administrator asks for all that is kept of the courier
    Then the audit log is:
      | who     | what             | whose     |
      | admin-1 | location history | courier-1 |
      | admin-2 | current location | courier-1 |
      | admin-2 | all that is kept | courier-1 |
