@ios @android
Feature: What customers ask of their courier while they wait
  They call, write, change the address and add instructions; the courier's app has it at once, wherever it is.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And 1 minute passes

  @delivery:UI-5
  Scenario: A call
    When the customer of stop 2 looks at the tracking
    And the customer of stop 2 calls the courier
    Then the customer of stop 2 has called "+48600100001"
    When another customer looks at the tracking
    And another customer calls the courier
    Then another customer has called "+48600100002"

  @delivery:UI-5
  Scenario: A message while the app is in front
    When the customer of stop 2 writes "The bell is broken" to the courier
    Then the request was answered
    And the popup "News from a customer" is shown
    And the popup says "2. Jan Kowalski: The bell is broken"
    When the user taps "Close"
    And the user taps point 2 of the map
    Then the screen shows "Message"
    And the screen shows "The bell is broken"

  @delivery:UI-5
  Scenario: A message while the phone is locked
    When the user locks the phone
    And the customer of stop 1 writes "I am in the garden" to the courier
    Then the notification "News from a customer" is shown
    When the user unlocks the phone
    Then the popup says "1. Maria Nowak: I am in the garden"
    And the notification "News from a customer" is not shown
    When the user taps "Close"
    Then the screen shows "I am in the garden"

  @delivery:UI-5
  Scenario Outline: Without a network and out of sight, all of it comes once there is one: <how>
    When the phone goes offline
    And <out of sight>
    And the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    And 1 minute passes
    Then the notification "News from a customer" is not shown
    When the phone comes online
    And 30 seconds pass
    Then the notification "News from a customer" is shown
    When the phone goes offline
    And <back>
    Then the stop 2 of the courier's app is at 52.2369, 21.0240

    Examples:
      | how                | out of sight             | back                        |
      | locked             | the user locks the phone | the user unlocks the phone  |
      | behind another app | the user leaves the app  | the user returns to the app |

  @delivery:UI-5
  Scenario: Two messages, in their order
    When the customer of stop 1 writes "I am in the garden" to the courier
    And the user taps "Close"
    And the customer of stop 1 writes "And now in the kitchen" to the courier
    Then the popup says "1. Maria Nowak: And now in the kitchen"
    When the user taps "Close"
    Then the screen shows "I am in the garden"
    And the screen shows "And now in the kitchen"

  @delivery:UI-5
  Scenario: A message of many words, to the last one
    When the customer of stop 1 writes "I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; knock" to the courier
    Then the popup says "1. Maria Nowak: I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; knock"
    When the user taps "Close"
    Then the screen shows "I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; knock"

  @delivery:UI-5
  Scenario: What two customers write at once, the app has of both
    When the phone goes offline
    And the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 2 writes "The bell is broken" to the courier
    And the phone comes online
    Then within 1 second the popup "News from a customer" is shown
    When the user taps "Close"
    Then the popup says "2. Jan Kowalski: The bell is broken"
    When the user taps "Close"
    Then the screen shows "I am in the garden"
    When the user taps point 2 of the map
    Then the screen shows "The bell is broken"

  @delivery:UI-5
  Scenario: What customers ask for while the app does not run
    When the app crashes
    And the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 1 adds the instructions "Leave it in the shed"
    And the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    And the user opens the app
    Then within 1 second the popup "News from a customer" is shown
    And the screen shows "Ring twice; Leave it in the shed"
    And the stop 2 of the courier's app is at 52.2369, 21.0240
    When the user taps "Close"
    Then the screen shows "I am in the garden"

  @delivery:UI-5
  Scenario: Without a network the courier reads it later, and after a crash too
    When the phone goes offline
    And the customer of stop 1 writes "I am in the garden" to the courier
    And 1 minute passes
    Then no popup is shown
    When the phone comes online
    Then within 1 second the popup "News from a customer" is shown
    When the app crashes
    And the phone goes offline
    And the user opens the app
    Then the screen shows "I am in the garden"

  @delivery:UI-5
  Scenario: Without a network a new address and instructions come later, and stay after a crash
    When the phone goes offline
    And the customer of stop 1 adds the instructions "Leave it in the shed"
    And the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    And 1 minute passes
    Then the stop 2 of the courier's app is at 52.2369, 21.0122
    When the phone comes online
    Then within 1 second the popup "News from a customer" is shown
    And the stop 2 of the courier's app is at 52.2369, 21.0240
    When the app crashes
    And the phone goes offline
    And the user opens the app
    Then the popup says "Leave it in the shed"
    When the user taps "Close"
    Then the popup says "New address: Side Street 3"
    When the user taps "Close"
    Then no popup is shown
    And the screen shows "Ring twice; Leave it in the shed"
    And the stop 2 of the courier's app is at 52.2369, 21.0240
    When the user taps point 2 of the map
    Then the screen shows "Side Street 3"

  @delivery:UI-5
  Scenario Outline: <count> letters
    When the customer of stop 1 writes <count> letters to the courier
    Then <verdict>

    Examples:
      | count | verdict                                                                     |
      | 1     | the request was answered                                                    |
      | 500   | the request was answered                                                    |
      | 501   | the request was refused with 400 because "message: expected 500 characters" |
      | 0     | the request was refused with 400 because "message: expected a text"         |

  @delivery:UI-5
  Scenario Outline: Not for the order of another: <who>
    When <who> writes "Hurry up" to the courier of stop 1
    Then the request was refused with <status>
    And no popup is shown
    When <who> sends the request "POST /api/order/order-1/instructions" with:
      """json
      {"instructions": "Hurry up"}
      """
    Then the request was refused with <status>
    When <who> sends the request "POST /api/order/order-1/address" with:
      """json
      {"address": "Side Street 3", "latitude": 52.24, "longitude": 21.02}
      """
    Then the request was refused with <status>
    And the stop 1 of the courier's app is at 52.2297, 21.0122

    Examples:
      | who                         | status |
      | the customer of stop 2      | 403    |
      | another customer            | 403    |
      | the merchant "Bakery"       | 403    |
      | the courier                 | 403    |
      | the administrator           | 403    |
      | somebody without an account | 401    |

  @delivery:UI-5
  Scenario: Not after the delivery
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the customer of stop 1 writes "Thank you" to the courier
    Then the request was refused with 409 because "over"
    When the customer of stop 1 changes the address to "Side Street 3" at 52.2400, 21.0200
    Then the request was refused with 409
    When the customer of stop 1 adds the instructions "Ring"
    Then the request was refused with 409

  @delivery:UI-5
  Scenario Outline: Nor after any other outcome: <outcome>
    When the courier reports stop 3 as <outcome> with:
      | photo        | /p/3.jpg      |
      | reason       | Access denied |
      | items        | Rolls         |
      | missing      | Broken        |
      | left at      | Porch         |
      | next attempt | 2026-01-08    |
    And the customer of stop 3 writes "Come back" to the courier
    Then the request was refused with 409 because "over"
    When the customer of stop 3 changes the address to "Side Street 3" at 52.2450, 21.0200
    Then the request was refused with 409 because "over"
    And the stop 3 of the courier's app is at 52.2441, 21.0122
    When the customer of stop 3 adds the instructions "Ring"
    Then the request was refused with 409 because "over"

    Examples:
      | outcome   |
      | failed    |
      | partial   |
      | returned  |
      | attempted |
      | damaged   |

  @delivery:UI-5
  Scenario: Instructions
    When the customer of stop 1 adds the instructions "Leave it in the shed"
    Then the popup says "1. Maria Nowak: Instructions: Ring twice; Leave it in the shed"
    When the user taps "Close"
    Then the screen shows "Ring twice; Leave it in the shed"
    When the user taps point 2 of the map
    Then the screen does not show "Instructions"

  @delivery:MAP-1 @delivery:MAP-3
  Scenario: A new address of the next stop moves its circle and the line
    When the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the user taps "Close"
    Then the stop 1 of the courier's app is at 52.2297, 21.0240
    And the map's line leads to stop 1
    And the map's lines have 11 points
    And the map shows the arrival circle of stop 1 and no other

  @delivery:UI-4 @delivery:UI-5 @delivery:MAP-4 @delivery:MAP-7
  Scenario: A new address moves the stop, its time and the way
    Then the stop 2 of the courier's app is at 52.2369, 21.0122
    And the metric "Remaining" is "10.3 km"
    When the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    Then the request was answered
    And the popup says "2. Jan Kowalski: New address: Side Street 3"
    When the user taps "Close"
    Then the stop 2 of the courier's app is at 52.2369, 21.0240
    And the map's first 2 stops are:
      | stop | customer     | address       | colour |
      | 1    | Maria Nowak  | Long Street 1 | red    |
      | 2    | Jan Kowalski | Side Street 3 | red    |
    And the metric "Remaining" is "11.2 km"
    And the ETAs of the open stops are:
      | stop | ETA     |
      | 1    | 8:02 AM |
      | 2    | 8:08 AM |
      | 3    | 8:14 AM |
      | 4    | 8:19 AM |
      | 5    | 8:24 AM |
      | 6    | 8:29 AM |
      | 7    | 8:34 AM |
      | 8    | 8:40 AM |
      | 9    | 8:45 AM |
      | 10   | 8:50 AM |
    When the user taps point 2 of the map
    Then the screen shows "Side Street 3"
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the own door at 52.2369, 21.0240

  @delivery:UI-5 @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: A new address moves the circles
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    And the user taps "Close"
    Then the circles of stop 2 are watched
    And the map shows the arrival circle of stop 2 and no other
    And the map's line leads to stop 2
    # The old door.
    When the user drives 800 m north at 30 km/h and arrives
    And 30 seconds pass
    Then the courier has not arrived at stop 2
    And the customer of stop 2 was told nothing
    When the courier drives to stop 2
    And 10 seconds pass
    Then the courier is at stop 2
    And the customer of stop 2 was told "Your courier is 5 minutes away!" once
    And the customer of stop 2 was told "Your courier has arrived!" once

  @delivery:UI-5 @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: A new address for a courier who stands at the old door
    When the courier drives to stop 1
    And 10 seconds pass
    Then the courier is at stop 1
    When the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the user taps "Close"
    Then the map shows the arrival circle of stop 1 and no other
    And the button "Arrived" is enabled
    When the courier drives to stop 1
    And 10 seconds pass
    Then the courier is at stop 1
    And the customer of stop 1 was told "Your courier is 5 minutes away!" 2 times
    And the customer of stop 1 was told "Your courier has arrived!" 2 times

  @delivery:UI-3
  Scenario: Who has arrived at the old address is on the way to the new one
    When the courier drives to stop 1
    And 10 seconds pass
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status | Arrived |
    When the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees:
      | status | On the way |

  @delivery:UI-5
  Scenario: A new address that is changed once more is news once more
    When the customer of stop 2 changes the address to "Side Street 3" at 52.2369, 21.0240
    Then the popup says "2. Jan Kowalski: New address: Side Street 3"
    When the user taps "Close"
    And the customer of stop 2 changes the address to "Back Lane 5" at 52.2369, 21.0200
    Then the popup says "2. Jan Kowalski: New address: Back Lane 5"
    And the stop 2 of the courier's app is at 52.2369, 21.0200

  @delivery:UI-5
  Scenario Outline: No address: <what>
    When the customer of stop 2 changes the address to "<address>" at <place>
    Then the request was refused with 400 because "<reason>"
    And the stop 2 of the courier's app is at 52.2369, 21.0122
    And no popup is shown

    Examples:
      | what                    | address       | place            | reason  |
      | no words                |               | 52.2400, 21.0200 | address |
      | 200 km away from stop 1 | Side Street 3 | 54.0400, 21.0122 | 200 km  |
      | 200 km away from stop 3 | Side Street 3 | 50.4300, 21.0122 | 200 km  |

  @delivery:UI-5
  Scenario Outline: The first and the last stop have one beside them: stop <stop> at <place>
    When the customer of stop <stop> changes the address to "Side Street 3" at <place>
    Then <verdict>

    Examples:
      | stop | place            | verdict                                           |
      | 1    | 50.4400, 21.0122 | the request was answered                          |
      | 1    | 50.4200, 21.0122 | the request was refused with 400 because "200 km" |
      | 10   | 54.0800, 21.0122 | the request was answered                          |
      | 10   | 54.1000, 21.0122 | the request was refused with 400 because "200 km" |

  @delivery:UI-1 @delivery:API-4
  Scenario: Navigation leads to the new address, and it stands for a place that is not known
    When the user taps "Stop sharing my position"
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0241
    And the user taps "Close"
    And the user taps "Navigate"
    Then another app has been opened with "geo:52.2297,21.0241"
    When the user returns to the app
    And the courier delivers the package with a signature
    Then the report of stop 1 on the server says:
      | place  | 52.2297, 21.0241 |
      | source | address          |

  @delivery:UI-5
  Scenario: As far away as a stop may be
    When the customer of stop 2 changes the address to "Side Street 3" at 54.0200, 21.0122
    Then the request was answered
    And the stop 2 of the courier's app is at 54.0200, 21.0122

  @delivery:UI-5 @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: An address that moves twice, each time with the courier at the door
    When the courier drives to stop 1
    And 10 seconds pass
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the user taps "Close"
    And the courier drives to stop 1
    And 10 seconds pass
    And the customer of stop 1 changes the address to "Side Street 30" at 52.2297, 21.0358
    And the user taps "Close"
    And the courier drives to stop 1
    And 10 seconds pass
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" 3 times
    And the customer of stop 1 was told "Your courier has arrived!" 3 times

  @delivery:UI-5 @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: A new address while the app does not run, and the courier is at the old door
    When the courier drives to stop 1
    And 10 seconds pass
    And the app crashes
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the user opens the app
    Then within 1 second the popup "News from a customer" is shown
    When the user taps "Close"
    And the courier drives to stop 1
    And 10 seconds pass
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" 2 times
    And the customer of stop 1 was told "Your courier has arrived!" 2 times

  @delivery:UI-5 @delivery:NOTIFY-2
  Scenario: A new address where the courier stands
    When the user drives 1 km west at 30 km/h and arrives
    And 1 minute passes
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2252, 20.9976
    Then the stop 1 of the courier's app is at 52.2252, 20.9976
    And the courier is at stop 1
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:UI-5
  Scenario: Without a network, all that one customer has asked for comes with the first of it
    When the phone goes offline
    And the customer of stop 1 writes "I am in the garden" to the courier
    And the customer of stop 1 writes "And now in the kitchen" to the courier
    And the customer of stop 1 changes the address to "Side Street 3" at 52.2297, 21.0240
    And the customer of stop 1 adds the instructions "Leave it in the shed"
    And the phone comes online
    Then within 1 second the popup "News from a customer" is shown
    And the popup says "I am in the garden"
    And the popup says "And now in the kitchen"
    And the popup says "New address: Side Street 3"
    And the popup says "Instructions: Ring twice; Leave it in the shed"
    And the stop 1 of the courier's app is at 52.2297, 21.0240

  @delivery:UI-5
  Scenario: As many instructions as there is room for, all of them together
    # "Ring twice; " and 488 characters are 500.
    When the customer of stop 1 adds the instructions "I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken;ks"
    Then the request was refused with 400 because "500 characters at most"
    When the customer of stop 1 adds the instructions "I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken;k"
    Then the request was answered
    And the popup says "1. Maria Nowak: Instructions: Ring twice; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken; I am in the garden behind the house, and the bell is broken;k"
    When the user taps "Close"
    And the customer of stop 1 adds the instructions "Ring"
    Then the request was refused with 400 because "500 characters at most"
