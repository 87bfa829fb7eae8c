@ios @android
Feature: What the courier filled in is what the server holds
  A report that says the same as the one before is taken once more, and one that says anything else is refused: so the
  second report tells what the first one said.

  Background:
    # Without a position, so that two reports of one moment can be the same.
    Given there is no GPS signal
    And the delivery route is:
      | customer | position         | items                 | merchant | PIN  |
      | Olga     | 52.2297, 21.0122 | Rolls, Cake, Pretzels | Bakery   | 4711 |
      | Henryk   | 52.2369, 21.0122 | Novel, Atlas          | Books    | 4712 |
    And the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:STATUS-1 @delivery:UI-2
  Scenario: Delivered, to whom, and with which proofs
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user taps "Signature"
    And the user taps "Take photo"
    And the user enters "4711" into "PIN"
    And the user enters "Jan Nowak" into "Recipient"
    And the user enters "neighbour" into "Relation"
    And the user enters "Second floor" into "Notes"
    And the user taps "Submit"
    Then the order of stop 1 is delivered
    When the courier reports stop 1 as delivered with:
      | signature | signatures/order-1.png |
      | photo     | photos/order-1.jpg     |
      | PIN       | 4711                   |
      | recipient | Jan Nowak              |
      | relation  | neighbour              |
      | notes     | Second floor           |
    Then the request was answered
    When the courier reports stop 1 as delivered with:
      | signature | signatures/order-1.png |
      | photo     | photos/order-1.jpg     |
      | PIN       | 4711                   |
      | recipient | Jan Nowak              |
      | relation  | neighbour              |
      | notes     | Third floor            |
    Then the request was refused with 409

  @delivery:STATUS-1
  Scenario: The PIN of another order is no proof
    When the courier delivers the package with the PIN "4712"
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    And the popup says "PIN"
    And stop 1 is open
    And the order of stop 1 is in transit

  @delivery:STATUS-2 @delivery:UI-2
  Scenario: Failed, why, and with which notes
    When the courier reports a failed delivery: "Other", with the notes "The street is flooded"
    Then the order of stop 1 is failed
    When the courier reports stop 1 as failed with:
      | reason | Other                 |
      | notes  | The street is flooded |
    Then the request was answered

  @delivery:STATUS-3
  Scenario: In part, which items, and why not the others
    When the courier hands over only "Rolls, Pretzels", because "The cake fell down"
    Then the order of stop 1 is partial
    And the report of stop 1 on the server says:
      | items   | Rolls, Pretzels    |
      | missing | The cake fell down |
      | photo   | photos/order-1.jpg |
    When the courier reports stop 1 as partial with:
      | items   | Rolls, Pretzels    |
      | missing | The cake fell down |
      | photo   | photos/order-1.jpg |
    Then the request was answered

  @delivery:STATUS-4
  Scenario: Returned, and why
    When the courier returns the package, because "Moved away"
    Then the order of stop 1 is returned
    When the courier reports stop 1 as returned with:
      | reason | Moved away |
    Then the request was answered

  @delivery:STATUS-5
  Scenario: Attempted, and where it was left
    When the courier leaves the package at "the shed", and comes again on "2026-01-07"
    Then the order of stop 1 is attempted
    When the courier reports stop 1 as attempted with:
      | left at      | the shed   |
      | next attempt | 2026-01-07 |
    Then the request was answered

  @delivery:STATUS-5
  Scenario: Attempted, with a notice
    When the courier leaves a notice, and comes again on "2026-01-07"
    Then the order of stop 1 is attempted
    When the courier reports stop 1 as attempted with:
      | notice       | yes        |
      | next attempt | 2026-01-07 |
    Then the request was answered

  @delivery:UI-2
  Scenario Outline: <outcome>, with notes
    When the user taps "Deliver"
    And the user taps the row "<outcome>"
    And <the user fills it in>
    And the user enters "Second floor" into "Notes"
    And the user taps "Submit"
    Then the report of stop 1 on the server says:
      | status | <status>     |
      | reason | <reason>     |
      | notes  | Second floor |

    Examples:
      | outcome | the user fills it in                       | status   | reason     |
      | Return  | the user enters "Moved away" into "Reason" | returned | Moved away |
      | Damaged | the user taps "Take photo"                 | damaged  |            |

  @delivery:UI-2
  Scenario: A part and an attempt, with notes
    When the user taps "Deliver"
    And the user taps the row "Partial"
    And the user taps the row "Item 1: Rolls"
    And the user enters "The cake fell down" into "Reason"
    And the user taps "Take photo"
    And the user enters "Second floor" into "Notes"
    And the user taps "Submit"
    Then the report of stop 1 on the server says:
      | status  | partial            |
      | items   | Rolls              |
      | missing | The cake fell down |
      | notes   | Second floor       |
    When the user taps "Deliver"
    And the user taps the row "Attempted"
    And the user taps "Leave a notice"
    And the user enters "2026-01-07" into "Next attempt"
    And the user enters "Behind the house" into "Notes"
    And the user taps "Submit"
    Then the report of stop 2 on the server says:
      | status | attempted        |
      | notes  | Behind the house |

  @delivery:STATUS-6
  Scenario: Damaged, with its photo
    When the courier reports a damaged package with a photo
    Then the order of stop 1 is damaged
    When the courier reports stop 1 as damaged with:
      | photo | photos/order-1.jpg |
    Then the request was answered
