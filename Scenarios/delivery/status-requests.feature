@ios
Feature: Reports at the server's door
  The server takes no report that lacks what its outcome needs, whatever the app has let through, and changes nothing then.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And 1 minute passes

  @delivery:STATUS-7 @delivery:API-4
  Scenario Outline: <status> with <name> "<value>" and no more
    When the courier reports stop 1 as <status> with:
      | <name> | <value> |
    Then the request was refused with 400 because "<reason>"
    And the order of stop 1 is in transit
    And the customer of stop 1 was told nothing
    And the merchant "Bakery" was told nothing
    And no re-delivery of stop 1 is scheduled
    And no claim for stop 1 is open
    And the server holds 0 reports with a place

    @delivery:STATUS-1
    Examples:
      | status    | name      | value       | reason   |
      | delivered | notes     | At home     | proof    |
      | delivered | recipient | Jan Nowak   | proof    |
      | delivered | relation  | Mother      | proof    |
      | delivered | PIN       | 9999        | PIN      |
      | delivered | PIN       | 12345678901 | pin_code |

    @delivery:STATUS-2
    Examples:
      | status | name   | value     | reason         |
      | failed | notes  | No reason | failure_reason |
      | failed | reason | Bad mood  | failure_reason |
      | failed | reason | Other     | notes          |

    @delivery:STATUS-3
    Examples:
      | status  | name  | value    | reason          |
      | partial | photo | /p/1.jpg | delivered_items |
      | partial | items | Bread    | partial         |

    @delivery:STATUS-4
    Examples:
      | status   | name  | value     | reason |
      | returned | notes | No reason | reason |

    @delivery:STATUS-5
    Examples:
      | status    | name         | value      | reason            |
      | attempted | next attempt | 2026-01-06 | notice_left       |
      | attempted | notice       | yes        | next_attempt_date |
      | attempted | left at      | Porch      | next_attempt_date |
      | attempted | next attempt | 2026-01-03 | in the past       |

    @delivery:STATUS-6
    Examples:
      | status  | name  | value | reason |
      | damaged | notes | Wet   | photo  |

    Examples:
      | status | name  | value | reason |
      | lost   | notes | Gone  | status |

  @delivery:STATUS-7 @delivery:STATUS-1
  Scenario Outline: A proof that says nothing is none: <proof>
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-1", "status": "delivered", "proof": {<proof>},
       "location": {"latitude": 52.2252, "longitude": 21.0122, "accuracy": 5}}
      """
    Then the request was refused with 400 because "proof"
    And the order of stop 1 is in transit
    And the customer of stop 1 was told nothing
    And the server holds 0 reports with a place

    Examples:
      | proof               |
      |                     |
      | "signature_url": "" |
      | "photo_url": " "    |
      | "pin_code": ""      |

  @delivery:STATUS-7 @delivery:STATUS-3
  Scenario Outline: A part with <what>
    When the courier reports stop 3 as partial with:
      | items   | <items> |
      | missing | <why>   |
      | photo   | <photo> |
    Then the request was refused with 400 because "<reason>"
    And the order of stop 3 is out for delivery
    And the server holds 0 reports with a place

    Examples:
      | what                     | items                 | why    | photo    | reason               |
      | no items                 |                       | Broken | /p/3.jpg | delivered_items      |
      | items of another order   | Novel                 | Broken | /p/3.jpg | is not of this order |
      | an item twice            | Rolls, Rolls          | Broken | /p/3.jpg | twice                |
      | all items                | Rolls, Cake, Pretzels | Broken | /p/3.jpg | all items            |
      | no reason for the others | Rolls                 |        | /p/3.jpg | missing_reason       |
      | no photo                 | Rolls                 | Broken |          | photo                |

  @delivery:STATUS-3 @delivery:API-4
  Scenario: A part with all that it needs
    When the courier reports stop 3 as partial with:
      | items   | Rolls, Cake |
      | missing | Broken      |
      | photo   | /p/3.jpg    |
    Then the request was answered
    And the order of stop 3 is partial

  @delivery:API-4
  Scenario: What was reported can be reported once more, and counts once
    When the courier reports stop 1 as failed with:
      | reason | Access denied |
    And the courier reports stop 1 as failed with:
      | reason | Access denied |
    Then the request was answered
    And the customer of stop 1 was told "Delivery attempt failed. Reason: Access denied" once
    And the order of stop 1 is failed
    And a re-delivery of stop 1 is scheduled for "2026-01-06"

  @delivery:STATUS-7 @delivery:API-4
  Scenario: What was reported cannot be reported otherwise
    When the courier reports stop 1 as delivered with:
      | PIN | 1234 |
    Then the request was answered
    And the order of stop 1 is delivered
    When the courier reports stop 1 as failed with:
      | reason | Customer not home |
    Then the request was refused with 409 because "delivered"
    And the order of stop 1 is delivered
    And the report of stop 1 on the server says:
      | status | delivered |
      | PIN    | 1234      |
    And the customer of stop 1 was not told "Delivery attempt failed"
    And no re-delivery of stop 1 is scheduled

  @delivery:API-4
  Scenario: Every proof is kept
    When the courier reports stop 3 as delivered with:
      | signature | /s/3.png  |
      | photo     | /p/3.jpg  |
      | PIN       | 1234      |
      | recipient | Jan Nowak |
      | relation  | neighbour |
    Then the request was answered
    And the report of stop 3 on the server says:
      | signature | /s/3.png  |
      | photo     | /p/3.jpg  |
      | PIN       | 1234      |
      | recipient | Jan Nowak |
      | relation  | neighbour |

  @delivery:API-4
  Scenario Outline: Every outcome is kept, with its place, reason and notes: <status>
    When the courier reports stop 3 as <status> with:
      | place        | 52.2441, 21.0133 |
      | photo        | /p/3.jpg         |
      | reason       | Access denied    |
      | notes        | Second floor     |
      | items        | Rolls            |
      | missing      | Broken           |
      | left at      | Porch            |
      | notice       | yes              |
      | next attempt | 2026-01-08       |
    Then the order of stop 3 is <status>
    And the report of stop 3 on the server says:
      | status       | <status>         |
      | at           | 08:01:00         |
      | place        | 52.2441, 21.0133 |
      | photo        | /p/3.jpg         |
      | reason       | Access denied    |
      | notes        | Second floor     |
      | items        | Rolls            |
      | missing      | Broken           |
      | left at      | Porch            |
      | notice       | yes              |
      | next attempt | 2026-01-08       |

    Examples:
      | status    |
      | delivered |
      | failed    |
      | partial   |
      | returned  |
      | attempted |
      | damaged   |

  @delivery:API-4
  Scenario Outline: No report of <who>
    When <who> reports stop 1 as delivered with:
      | PIN | 1234 |
    Then the request was refused with <status>
    And the order of stop 1 is in transit

    Examples:
      | who                         | status |
      | another courier             | 403    |
      | the customer of stop 1      | 403    |
      | the merchant "Bakery"       | 403    |
      | the administrator           | 403    |
      | somebody without an account | 401    |

  @delivery:API-4
  Scenario: A report of an order that nobody knows
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-99", "status": "delivered", "proof": {"pin_code": "1234"},
       "location": {"latitude": 52.2, "longitude": 21.0, "accuracy": 5}}
      """
    Then the request was refused with 404 because "order-99"

  @delivery:STATUS-5
  Scenario: It may be the day before where the courier is
    When the courier reports stop 1 as attempted with:
      | notice       | yes        |
      | next attempt | 2026-01-04 |
    Then the request was answered
    And a re-delivery of stop 1 is scheduled for "2026-01-04"

  @delivery:STATUS-7
  Scenario Outline: Blanks say nothing: <status> with <what>
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-3", "status": "<status>", <report>,
       "location": {"latitude": 52.23, "longitude": 21.01, "accuracy": 5}}
      """
    Then the request was refused with 400 because "<reason>"
    And the order of stop 3 is out for delivery
    And no re-delivery of stop 3 is scheduled
    And no claim for stop 3 is open

    @delivery:STATUS-2
    Examples:
      | status | what           | report                                    | reason         |
      | failed | blank notes    | "failure_reason": "Other", "notes": "  "  | notes          |
      | failed | a blank reason | "failure_reason": " ", "notes": "Flooded" | failure_reason |

    @delivery:STATUS-3
    Examples:
      | status  | what                        | report                                                                                           | reason         |
      | partial | a blank reason for the rest | "delivered_items": ["Rolls"], "missing_reason": "  ", "proof": {"photo_url": "/p/3.jpg"}         | missing_reason |
      | partial | a blank photo               | "delivered_items": ["Rolls"], "missing_reason": "Broken", "proof": {"photo_url": " "}            | photo          |
      | partial | a signature for a photo     | "delivered_items": ["Rolls"], "missing_reason": "Broken", "proof": {"signature_url": "/s/3.png"} | photo          |

    @delivery:STATUS-6
    Examples:
      | status  | what                    | report                                                          | reason |
      | damaged | a signature for a photo | "notes": "A wet corner", "proof": {"signature_url": "/s/3.png"} | photo  |
      | damaged | a PIN for a photo       | "notes": "A wet corner", "proof": {"pin_code": "1234"}          | photo  |

    @delivery:STATUS-4
    Examples:
      | status   | what           | report                 | reason |
      | returned | a blank reason | "failure_reason": "  " | reason |

    @delivery:STATUS-5
    Examples:
      | status    | what          | report                                                      | reason      |
      | attempted | a blank place | "left_at_location": "  ", "next_attempt_date": "2026-01-06" | notice_left |
      | attempted | no notice     | "notice_left": false, "next_attempt_date": "2026-01-06"     | notice_left |

    @delivery:STATUS-6
    Examples:
      | status  | what          | report                      | reason |
      | damaged | a blank photo | "proof": {"photo_url": " "} | photo  |

  @delivery:STATUS-2
  Scenario Outline: The day after the <day>
    When the courier sends the request "POST /api/courier/delivery/status" with:
      """json
      {"order_id": "order-1", "status": "failed", "failure_reason": "Access denied", "timestamp_ms": <noon>,
       "location": {"latitude": 52.23, "longitude": 21.01, "accuracy": 5}}
      """
    Then the request was answered
    And a re-delivery of stop 1 is scheduled for "<next>"

    Examples:
      | day              | noon          | next       |
      | 30th of November | 1764504000000 | 2025-12-01 |
      | 30th of December | 1767096000000 | 2025-12-31 |
      | 31st of December | 1767182400000 | 2026-01-01 |

  @delivery:STATUS-2
  Scenario: A failure that names a day is brought again on that day
    When the courier reports stop 1 as failed with:
      | reason       | Access denied |
      | next attempt | 2026-01-08    |
    Then the request was answered
    And a re-delivery of stop 1 is scheduled for "2026-01-08"

  @delivery:STATUS-4 @delivery:NOTIFY-3 @delivery:API-4
  Scenario: A delivery and a return that are reported once more are told once
    When the courier reports stop 1 as delivered with:
      | PIN | 1234 |
    And the courier reports stop 1 as delivered with:
      | PIN | 1234 |
    Then the request was answered
    And the customer of stop 1 was told "Your package has been delivered!" once
    And the merchant "Bakery" was told "Your package has been delivered!" once
    When the courier reports stop 2 as returned with:
      | reason | Moved away |
    And the courier reports stop 2 as returned with:
      | reason | Moved away |
    Then the request was answered
    And the merchant "Books" was told "Your package is coming back. Reason: Moved away" once

  @delivery:STATUS-5 @delivery:STATUS-6 @delivery:API-4
  Scenario: An attempt and a damage that are reported once more count once
    When the courier reports stop 1 as attempted with:
      | notice       | yes        |
      | next attempt | 2026-01-08 |
    And the courier reports stop 1 as attempted with:
      | notice       | yes        |
      | next attempt | 2026-01-08 |
    Then the request was answered
    And a re-delivery of stop 1 is scheduled for "2026-01-08"
    When the courier reports stop 2 as damaged with:
      | photo | /p/2.jpg |
    And the courier reports stop 2 as damaged with:
      | photo | /p/2.jpg |
    Then the request was answered
    And a claim for stop 2 is open

  @delivery:STATUS-4 @delivery:API-4
  Scenario: What takes many words is kept to the last one
    When the courier reports stop 1 as failed with:
      | reason | Other |
      | notes  | The bell is broken, the door is locked, and nobody answers the phone; The bell is broken, the door is locked, and nobody answers the phone; The bell is broken, the door is locked, and nobody answers the phone; The bell is broken, the door is locked, and nobody answers the phone; so it goes back to the depot |
    Then the request was answered
    And the report of stop 1 on the server says:
      | reason | Other |
      | notes  | The bell is broken, the door is locked, and nobody answers the phone; The bell is broken, the door is locked, and nobody answers the phone; The bell is broken, the door is locked, and nobody answers the phone; The bell is broken, the door is locked, and nobody answers the phone; so it goes back to the depot |
    When the courier reports stop 2 as returned with:
      | reason | The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; ask the sender for the new one |
    Then the request was answered
    And the report of stop 2 on the server says:
      | reason | The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; ask the sender for the new one |
    And the merchant "Books" was told "Your package is coming back. Reason: The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; The address is that of a shop which closed years ago; ask the sender for the new one" once
