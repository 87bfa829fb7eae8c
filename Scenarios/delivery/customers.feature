@ios @android
Feature: What customers see of their delivery
  Who waits for a package sees where the courier is, when the courier comes and how far the route has come; a position
  that has grown old is grey.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:UI-3 @delivery:API-5 @delivery:ACCESS-3
  Scenario: The courier is on the way to another stop
    When the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    Then the request was answered
    And the customer of stop 2 sees the courier live
    And the customer of stop 2 sees the courier within 100 m of the phone
    And the customer of stop 2 sees:
      | status   | Out for delivery |
      | progress | 0%               |
      | stops    | 0 of 10          |
      | courier  | Anna             |
    When another courier sends the request "POST /api/courier/consent" with:
      """json
      {"granted": true}
      """
    And another courier sends the request "POST /api/courier/location/update" with:
      """json
      {"latitude": 52.19, "longitude": 21.05, "accuracy": 5}
      """
    Then the request was answered
    When another customer looks at the tracking
    Then another customer sees:
      | status   | Preparing |
      | ETA      | 8:20 AM   |
      | progress | 0%        |
      | stops    | 0 of 2    |
    And another customer sees no courier

  @delivery:UI-3 @delivery:API-5
  Scenario: One stop is done, and the next is this one
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | status   | On the way |
      | ETA      | 8:04 AM    |
      | progress | 10%        |
      | stops    | 1 of 10    |
    And the customer of stop 2 sees the courier within 1 m of the phone
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status | Delivered |
      | ETA    | –         |
    And the customer of stop 1 does not see "On the way"

  @delivery:UI-3
  Scenario: A position grows old on the page
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    And the phone goes offline
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier live
    When 54 seconds pass
    Then the customer of stop 2 sees the courier live
    When 6 seconds pass
    Then the customer of stop 2 sees the courier in grey
    And the customer of stop 2 sees "Position not current"
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier in grey

  @delivery:UI-3 @delivery:NOTIFY-2
  Scenario: The courier is at the door
    When the courier drives to stop 1
    And 1 minute passes
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees "Arrived"
    And the server knows of the arrival at stop 1
    And the server knows of no arrival at stop 2

  @delivery:ACCESS-3
  Scenario: After the delivery the courier is nobody's business
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees no courier
    When the customer of stop 1 asks where the courier is
    Then the request was refused with 403 because "may not see"

  @delivery:UI-3
  Scenario: A stop that failed is done as well
    When the courier drives to stop 1
    And the courier reports a failed delivery: "Customer not home"
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | progress | 10%     |
      | stops    | 1 of 10 |
    When the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status | Delivery failed |

  @delivery:API-5
  Scenario: The way to the customer leads over the stops before
    When 1 minute passes
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | distance | 670 m |
    When the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | distance | 2.8 km  |
      | ETA      | 8:12 AM |

  @delivery:UI-3 @delivery:METRIC-3
  Scenario: A page that is kept open follows the courier
    When the customer of stop 1 follows the tracking
    Then the customer of stop 1 sees:
      | status   | On the way |
      | ETA      | 8:20 AM    |
      | progress | 0%         |
      | stops    | 0 of 10    |
    And the customer of stop 1 sees no courier
    When the user drives 300 m north at 30 km/h and arrives
    And 30 seconds pass
    Then the customer of stop 1 sees the courier live
    And the customer of stop 1 sees the courier within 60 m of the phone
    And the customer of stop 1 sees:
      | ETA | 8:01 AM |
    When the courier drives to stop 1
    And 30 seconds pass
    Then the customer of stop 1 sees the courier within 30 m of the phone
    And the customer of stop 1 sees:
      | status | Arrived |
    When the courier delivers the package with a signature
    Then the customer of stop 1 sees:
      | status   | Delivered |
      | ETA      | –         |
      | progress | 10%       |
      | stops    | 1 of 10   |
    And the customer of stop 1 sees no courier
    And the number of tracking views of the route is 1

  @delivery:UI-3
  Scenario: A page that is kept open shows how old the position has grown
    When the customer of stop 2 follows the tracking
    And the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    Then the customer of stop 2 sees the courier live
    When the phone goes offline
    And the user drives 300 m north at 30 km/h and arrives
    And 3 minutes pass
    Then the customer of stop 2 sees the courier in grey
    When the phone comes online
    And 1 minute passes
    And the user drives 300 m north at 30 km/h and arrives
    And 30 seconds pass
    Then the customer of stop 2 sees the courier live
    And the customer of stop 2 sees the courier within 60 m of the phone

  @delivery:UI-3
  Scenario: A page that is looked at once shows nothing newer
    When the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier at 52.2275, 21.0122
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 30 seconds pass
    Then the customer of stop 2 sees the courier at 52.2275, 21.0122
    And the customer of stop 2 sees:
      | stops | 0 of 10 |

  @delivery:UI-4
  Scenario: Who the courier is, and where the own door
    When the user drives 300 m north at 30 km/h and arrives
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | courier | Anna             |
      | phone   | +48 600 100 001  |
      | vehicle | Van              |
      | photo   | /photos/anna.jpg |
      | rating  | –                |
    And the customer of stop 2 sees the own door at 52.2369, 21.0122
    When the customer of stop 5 looks at the tracking
    Then the customer of stop 5 sees the own door at 52.2585, 21.0122
    When another customer looks at the tracking
    Then another customer sees:
      | courier | Bruno             |
      | phone   | +48 600 100 002   |
      | vehicle | Cargo bike        |
      | photo   | /photos/bruno.jpg |

  @delivery:UI-3 @delivery:UI-6 @delivery:API-5
  Scenario Outline: How a delivery ended, in words: <status>
    When the user drives 400 m north at 30 km/h and arrives
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees "Traffic"
    When the courier reports stop 3 as <status> with:
      | photo        | /p/3.jpg      |
      | reason       | Access denied |
      | items        | Rolls         |
      | missing      | Broken        |
      | left at      | Porch         |
      | next attempt | 2026-01-08    |
    And the customer of stop 3 looks at the tracking
    Then the customer of stop 3 sees:
      | status   | <words> |
      | progress | 10%     |
    And the customer of stop 3 sees no courier
    And the customer of stop 3 does not see "Traffic"
    And the answer has these members:
      | member               | value    |
      | data.order_status    | <status> |
      | data.delivery_status | <status> |

    Examples:
      | status    | words              |
      | failed    | Delivery failed    |
      | partial   | Partly delivered   |
      | returned  | Returned to sender |
      | attempted | Delivery attempted |
      | damaged   | Damaged            |

  @delivery:UI-3 @delivery:API-5
  Scenario: The courier is at the door, for who asks
    When the courier drives to stop 1
    And 1 minute passes
    And the customer of stop 1 looks at the tracking
    Then the answer has these members:
      | member               | value      |
      | data.order_status    | in_transit |
      | data.delivery_status | arrived    |
