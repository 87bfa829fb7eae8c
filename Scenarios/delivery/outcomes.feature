@ios @android
Feature: What became of a stop
  Each outcome needs what proves it; what is missing is said on the sheet, and nothing is sent before.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the courier drives to stop 1

  @delivery:UI-2
  Scenario: The sheet
    When the user taps "Deliver"
    Then the screen shows "Complete delivery"
    And the list shows:
      | title     |
      | Delivered |
      | Failed    |
      | Partial   |
      | Return    |
      | Attempted |
      | Damaged   |
    And the button "Submit" is enabled
    And the button "Cancel" is enabled
    When the user taps the row "Delivered"
    Then the button "Signature" is enabled
    And the button "Take photo" is enabled
    And the field "PIN" is empty
    And the field "Recipient" is empty
    And the field "Relation" is empty
    And the field "Notes" is empty
    When the user taps the row "Failed"
    Then the screen shows "Customer not home"
    And the screen shows "Wrong address"
    And the screen shows "Access denied"
    And the screen shows "Customer refused"
    And the screen shows "Damaged package"
    And the screen shows "Other"
    And the field "Notes" is empty
    And the field "PIN" is not shown
    When the user taps the row "Partial"
    Then the screen shows "Item 1: Bread"
    And the field "Reason" is empty
    And the field "Notes" is empty
    And the button "Take photo" is enabled
    When the user taps the row "Return"
    Then the field "Reason" is empty
    And the field "Notes" is empty
    When the user taps the row "Attempted"
    Then the button "Leave a notice" is enabled
    And the field "Safe place" is empty
    And the field "Next attempt" is empty
    And the field "Notes" is empty
    When the user taps the row "Damaged"
    Then the button "Take photo" is enabled
    And the field "Notes" is empty
    And the button "Signature" is not shown

  @delivery:UI-2
  Scenario: A sheet that is cancelled leaves no trace
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user taps "Signature"
    And the user taps "Cancel"
    Then stop 1 is open
    And the screen shows "Stop 1 of 10"
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    Then the badge "Signed" is not shown
    And the delivery server has received 0 status updates

  @delivery:STATUS-1 @delivery:API-4
  Scenario Outline: Delivered with <proof>
    When the courier delivers the package with <proof>
    Then stop 1 is delivered
    And the delivery server has received 1 status update
    And the next stop is 2
    And the order of stop 1 is delivered
    And the customer of stop 1 was told "Your package has been delivered!" once

    Examples:
      | proof          |
      | a signature    |
      | a photo        |
      | the PIN "1234" |

  @delivery:STATUS-2
  Scenario Outline: Failed: <reason>
    When the courier reports a failed delivery: "<reason>"
    Then stop 1 is failed
    And the delivery server has received 1 status update

    Examples:
      | reason            |
      | Customer not home |
      | Wrong address     |
      | Access denied     |
      | Customer refused  |
      | Damaged package   |

  @delivery:STATUS-2
  Scenario: Failed for another reason
    When the courier reports a failed delivery: "Other", with the notes "The street is flooded"
    Then stop 1 is failed

  @delivery:STATUS-3
  Scenario: A part of the items
    When the courier delivers the package with a signature
    And the courier drives to stop 2
    And the courier hands over only "Novel", because "The atlas is not in the van"
    Then stop 2 is partial
    And the delivery server has received 2 status updates
    And the order of stop 2 is partial
    And the report of stop 2 on the server says:
      | items   | Novel                       |
      | missing | The atlas is not in the van |
      | photo   | photos/order-2.jpg          |

  @delivery:STATUS-4
  Scenario: Back to the sender
    When the courier returns the package, because "The customer has moved away"
    Then stop 1 is returned
    And the report of stop 1 on the server says:
      | reason | The customer has moved away |
    And the order of stop 1 is returned
    And the merchant "Bakery" was told "Your package is coming back. Reason: The customer has moved away" once
    And the merchant "Books" was told nothing

  @delivery:STATUS-5
  Scenario: A notice
    When the courier leaves a notice, and comes again on "2026-01-06"
    Then stop 1 is attempted
    And a re-delivery of stop 1 is scheduled for "2026-01-06"
    And the report of stop 1 on the server says:
      | notice  | yes |
      | left at |     |

  @delivery:STATUS-5
  Scenario: A safe place
    When the courier leaves the package at "the shed", and comes again on "2026-01-07"
    Then stop 1 is attempted
    And a re-delivery of stop 1 is scheduled for "2026-01-07"
    And the report of stop 1 on the server says:
      | notice  | no       |
      | left at | the shed |

  @delivery:STATUS-5
  Scenario: The next attempt is today
    When the courier leaves a notice, and comes again on "2026-01-05"
    Then stop 1 is attempted
    And a re-delivery of stop 1 is scheduled for "2026-01-05"

  @delivery:STATUS-6
  Scenario: Damaged on the way
    When the courier reports a damaged package with a photo
    Then stop 1 is damaged

  @delivery:STATUS-1 @delivery:STATUS-2 @delivery:STATUS-3
  Scenario: What waits for a network is told as it was filled in, also after a crash
    When the phone goes offline
    And the courier delivers the package with the PIN "1234"
    And the courier hands over only "Novel", because "The atlas is missing"
    And the courier reports a failed delivery: "Other", with the notes "The street is flooded"
    And the app crashes
    And the user opens the app
    And the phone comes online
    And 1 minute passes
    Then the report of stop 1 on the server says:
      | status | delivered |
      | PIN    | 1234      |
    And the report of stop 2 on the server says:
      | status  | partial              |
      | items   | Novel                |
      | missing | The atlas is missing |
      | photo   | photos/order-2.jpg   |
    And the report of stop 3 on the server says:
      | status | failed                |
      | reason | Other                 |
      | notes  | The street is flooded |
    And a re-delivery of stop 3 is scheduled for "2026-01-06"

  @delivery:STATUS-1
  Scenario: The names of who took it
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user taps "Signature"
    And the user enters "Olga Nowak" into "Recipient"
    And the user enters "daughter" into "Relation"
    And the user taps "Submit"
    Then stop 1 is delivered
    And the report of stop 1 on the server says:
      | signature | signatures/order-1.png |
      | recipient | Olga Nowak             |
      | relation  | daughter               |
    When the courier delivers the package with a signature
    Then the report of stop 2 on the server says:
      | signature | signatures/order-2.png |
      | recipient |                        |

  @delivery:STATUS-1
  Scenario: Reported without a network, and sent later
    When the phone goes offline
    And the courier delivers the package with a signature
    Then stop 1 is delivered
    And the delivery server has received 0 status updates
    When the phone comes online
    And 1 minute passes
    Then the delivery server has received 1 status update

  @delivery:UI-2
  Scenario: What was filled in for one outcome is no proof of another
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user taps "Signature"
    Then the badge "Signed" is shown
    When the user taps the row "Damaged"
    And the user taps the row "Delivered"
    Then the badge "Signed" is not shown
    When the user taps "Submit"
    Then stop 1 is open

  @delivery:UI-2
  Scenario: Nor are words and photos of one outcome those of another
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user taps "Take photo"
    And the user enters "1234" into "PIN"
    And the user enters "Jan Nowak" into "Recipient"
    And the user enters "Neighbour" into "Relation"
    And the user enters "Second floor" into "Notes"
    And the user taps the row "Damaged"
    Then the field "Notes" is empty
    When the user taps "Submit"
    Then stop 1 is open
    When the user taps the row "Return"
    And the user enters "Moved away" into "Reason"
    And the user taps the row "Partial"
    Then the field "Reason" is empty
    When the user taps the row "Delivered"
    Then the field "PIN" is empty
    And the field "Recipient" is empty
    And the field "Relation" is empty
    And the field "Notes" is empty
    When the user taps "Submit"
    Then stop 1 is open
    And the delivery server has received 0 status updates

  @delivery:UI-2
  Scenario: The reason of a failure is none of a return
    When the user taps "Deliver"
    And the user taps the row "Failed"
    And the user taps the row "Wrong address"
    And the user taps the row "Return"
    Then the field "Reason" is empty
    When the user taps "Submit"
    Then stop 1 is open
    When the user taps the row "Failed"
    And the user taps "Submit"
    Then stop 1 is open
    And the delivery server has received 0 status updates

  @delivery:UI-2
  Scenario: Nor are notice, place and day of an attempt there when the courier comes back to it
    When the user taps "Deliver"
    And the user taps the row "Attempted"
    And the user taps "Leave a notice"
    And the user enters "Porch" into "Safe place"
    And the user enters "2026-01-07" into "Next attempt"
    And the user taps the row "Damaged"
    And the user taps the row "Attempted"
    Then the field "Safe place" is empty
    And the field "Next attempt" is empty
    When the user enters "2026-01-07" into "Next attempt"
    And the user taps "Submit"
    Then stop 1 is open
    And the delivery server has received 0 status updates
    When the user taps "Leave a notice"
    And the user taps "Submit"
    Then stop 1 is attempted

  @delivery:UI-2
  Scenario: Nor are the items of a part
    When the courier delivers the package with a signature
    And the user taps "Deliver"
    And the user taps the row "Partial"
    And the user taps the row "Item 1: Novel"
    And the user taps the row "Attempted"
    And the user taps the row "Partial"
    And the user enters "It fell down" into "Reason"
    And the user taps "Take photo"
    And the user taps "Submit"
    Then stop 2 is open
    When the user taps the row "Item 1: Novel"
    And the user taps "Submit"
    Then stop 2 is partial

  @delivery:UI-2
  Scenario: The next stop has a sheet of its own
    When the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user taps "Signature"
    And the user enters "Jan Nowak" into "Recipient"
    And the user enters "Neighbour" into "Relation"
    And the user enters "Second floor" into "Notes"
    And the user taps "Submit"
    Then stop 1 is delivered
    When the user taps "Deliver"
    And the user taps "Submit"
    Then the screen shows "Choose what became of the delivery."
    When the user taps the row "Delivered"
    Then the badge "Signed" is not shown
    And the field "Recipient" is empty
    And the field "Relation" is empty
    And the field "Notes" is empty
    When the user taps "Submit"
    Then stop 2 is open
    And the delivery server has received 1 status update

  @delivery:UI-2
  Scenario: Cancelled, it forgets words, photos and reasons
    When the user taps "Deliver"
    And the user taps the row "Failed"
    And the user taps the row "Wrong address"
    And the user enters "Second floor" into "Notes"
    And the user taps "Cancel"
    And the user taps "Deliver"
    And the user taps the row "Failed"
    Then the field "Notes" is empty
    When the user taps "Submit"
    Then stop 1 is open
    And the delivery server has received 0 status updates
    When the user taps "Cancel"
    And the user taps "Deliver"
    And the user taps the row "Delivered"
    And the user enters "Jan Nowak" into "Recipient"
    And the user enters "Neighbour" into "Relation"
    And the user taps "Cancel"
    And the user taps "Deliver"
    And the user taps the row "Delivered"
    Then the field "Recipient" is empty
    And the field "Relation" is empty

  @delivery:UI-2
  Scenario: Another reason takes the place of the first
    When the user taps "Deliver"
    And the user taps the row "Failed"
    And the user taps the row "Wrong address"
    And the user taps the row "Customer not home"
    And the user taps "Submit"
    Then the report of stop 1 on the server says:
      | status | failed            |
      | reason | Customer not home |

  @delivery:UI-2 @delivery:STATUS-2 @delivery:NOTIFY-4
  Scenario Outline: The reason that was chosen is the one that is told: <reason>
    When the courier reports a failed delivery: "<reason>"
    And 1 minute passes
    Then the customer of stop 1 was told "Delivery attempt failed. Reason: <reason>" once
    And the merchant "Bakery" was told "Delivery attempt failed. Reason: <reason>" once
    And the merchant "Books" was told nothing
    And a re-delivery of stop 1 is scheduled for "2026-01-06"

    Examples:
      | reason           |
      | Wrong address    |
      | Customer refused |
      | Damaged package  |

  @delivery:NOTIFY-4 @delivery:STATUS-2
  Scenario: Another reason, of the second stop
    When the courier delivers the package with a signature
    And the courier reports a failed delivery: "Other", with the notes "Flooded street"
    And 1 minute passes
    Then the customer of stop 2 was told "Delivery attempt failed. Reason: Other" once
    And the merchant "Books" was told "Delivery attempt failed. Reason: Other" once
    And the customer of stop 1 was not told "Delivery attempt failed"
    And the merchant "Bakery" was not told "Delivery attempt failed"
    And a re-delivery of stop 2 is scheduled for "2026-01-06"
    And no re-delivery of stop 1 is scheduled
