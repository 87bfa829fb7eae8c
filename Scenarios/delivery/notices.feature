@ios @android
Feature: What customers and shops are told
  Each notice comes once, to whom it concerns, and to nobody else.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way

  @delivery:NOTIFY-1
  Scenario: The courier approaches
    When the user drives 600 m north at 30 km/h and arrives
    Then the customer of stop 1 was not told "Your courier is 5 minutes away!"
    When the user drives 250 m north at 30 km/h and arrives
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" once
    And the customer of stop 2 was told nothing
    When the user drives 400 m south at 30 km/h and arrives
    And the courier drives to stop 1
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" once

  @delivery:NOTIFY-2 @delivery:GEO-1
  Scenario: The courier has arrived
    When the courier drives to stop 1
    Then the customer of stop 1 was told "Your courier has arrived!" once
    And the server knows of the arrival at stop 1
    And the customer of stop 2 was not told "Your courier has arrived!"
    When the user drives 200 m south at 30 km/h and arrives
    And the courier drives to stop 1
    And 5 minutes pass
    Then the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-2
  Scenario: The app was closed on the way, and opened at the door
    When the user drives 300 m north at 30 km/h and arrives
    And the user quits the app
    And the courier drives to stop 1
    And the user opens the app
    And 1 minute passes
    Then the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-3 @delivery:STATUS-1
  Scenario: Delivered
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    Then the customer of stop 1 was told "Your package has been delivered!" once
    And the merchant "Bakery" was told "Your package has been delivered!" once
    And the merchant "Books" was told nothing
    And the order of stop 1 is delivered
    And the order of stop 2 is in transit

  @delivery:NOTIFY-4 @delivery:STATUS-2
  Scenario: Failed
    When the courier drives to stop 1
    And the courier reports a failed delivery: "Access denied"
    And 1 minute passes
    Then the customer of stop 1 was told "Delivery attempt failed. Reason: Access denied" once
    And the merchant "Bakery" was told "Delivery attempt failed. Reason: Access denied" once
    And the order of stop 1 is failed
    And a re-delivery of stop 1 is scheduled for "2026-01-06"

  @delivery:STATUS-3
  Scenario: A part
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And the courier drives to stop 2
    And the courier hands over only "Novel", because "The atlas is missing"
    And 1 minute passes
    Then the order of stop 2 is partial
    And no claim for stop 2 is open

  @delivery:STATUS-4
  Scenario: Back to the sender
    When the courier drives to stop 1
    And the courier returns the package, because "Moved away"
    And 1 minute passes
    Then the order of stop 1 is returned
    And the merchant "Bakery" was told "Your package is coming back. Reason: Moved away" once
    And no re-delivery of stop 1 is scheduled

  @delivery:STATUS-5
  Scenario: Attempted
    When the courier drives to stop 1
    And the courier leaves a notice, and comes again on "2026-01-08"
    And 1 minute passes
    Then the order of stop 1 is attempted
    And a re-delivery of stop 1 is scheduled for "2026-01-08"

  @delivery:STATUS-6
  Scenario: Damaged
    When the courier drives to stop 1
    And the courier reports a damaged package with a photo
    And 1 minute passes
    Then the order of stop 1 is damaged
    And a claim for stop 1 is open

  @delivery:NOTIFY-5
  Scenario: A quarter of an hour late
    When the user drives 300 m north at 30 km/h and arrives
    And 30 minutes pass
    Then the customer of stop 1 was told nothing
    When 10 minutes pass
    Then the customer of stop 1 was told "Your delivery is running late. New ETA: 8:35 AM" once
    And the customer of stop 2 was told "Your delivery is running late. New ETA: 8:40 AM" once
    And the customer of stop 10 was told "Your delivery is running late. New ETA: 9:21 AM" once

  @delivery:NOTIFY-5
  Scenario: In time
    When the courier delivers at all stops
    Then the customer of stop 10 was not told "Your delivery is running late"
    # Of an order that is over nobody estimates anything any more.
    And the customer of stop 1 was not told "Your delivery is running late"
    And the customer of stop 10 was told "Your package has been delivered!" once

  @delivery:NOTIFY-3
  Scenario Outline: What is not delivered is not told as delivered: <status>
    When the courier reports stop 3 as <status> with:
      | photo        | /p/3.jpg      |
      | reason       | Access denied |
      | items        | Rolls         |
      | missing      | Broken        |
      | left at      | Porch         |
      | next attempt | 2026-01-08    |
    And 1 minute passes
    Then the order of stop 3 is <status>
    And the customer of stop 3 was not told "Your package has been delivered!"
    And the merchant "Bakery" was not told "Your package has been delivered!"

    Examples:
      | status    |
      | failed    |
      | partial   |
      | returned  |
      | attempted |
      | damaged   |

  @delivery:STATUS-2
  Scenario: The package comes again on the day after the report
    When the courier reports a failed delivery: "Access denied"
    And 1 day passes
    And the courier reports a failed delivery: "Wrong address"
    And 1 minute passes
    Then a re-delivery of stop 1 is scheduled for "2026-01-06"
    And a re-delivery of stop 2 is scheduled for "2026-01-07"
    And the order of stop 2 is failed
    And the customer of stop 2 was told "Delivery attempt failed. Reason: Wrong address" once
    And no re-delivery of stop 3 is scheduled

  @delivery:STATUS-2 @delivery:STATUS-5
  Scenario: What waits three days for a network is brought again as it was said on the day of the report
    When the phone goes offline
    And the courier reports a failed delivery: "Access denied"
    And the courier leaves a notice, and comes again on "2026-01-05"
    And 3 days pass
    And the phone comes online
    And 1 minute passes
    Then a re-delivery of stop 1 is scheduled for "2026-01-06"
    And a re-delivery of stop 2 is scheduled for "2026-01-05"
    And stop 2 is attempted

  @delivery:STATUS-4 @delivery:STATUS-6
  Scenario: The second package goes back, and the third is damaged
    When the courier delivers the package with a signature
    And the courier returns the package, because "The seal is broken"
    And the courier reports a damaged package with a photo
    And 1 minute passes
    Then the orders are:
      | stop | order     |
      | 1    | delivered |
      | 2    | returned  |
      | 3    | damaged   |
    And the merchant "Books" was told "Your package is coming back. Reason: The seal is broken" once
    And the merchant "Bakery" was not told "Your package is coming back"
    And a claim for stop 3 is open
    And no claim for stop 2 is open

  @delivery:NOTIFY-1
  Scenario: The next customer is told, though the courier is within 500 metres already
    When the courier drives to stop 1
    And the user drives 400 m north at 30 km/h and arrives
    And 1 minute passes
    Then the customer of stop 2 was told nothing
    When the courier delivers the package with a signature
    And 1 minute passes
    Then the messages to the customer of stop 2 are:
      | message                         |
      | Your courier is 5 minutes away! |
    And the customer of stop 3 was told nothing

  @delivery:NOTIFY-2 @delivery:GEO-1
  Scenario: Who stays at a later stop has not arrived there
    When the courier drives to stop 2
    And 3 minutes pass
    Then the courier has not arrived at stop 2
    And the customer of stop 2 was told nothing
    And there are no geofence events of stop 2
    And the server knows of the arrival at stop 1

  @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario Outline: Who comes after the report is told of to nobody: <status>
    When the courier delivers the package with a signature
    # From another phone, of which the app knows nothing.
    And the courier reports stop 2 as <status> with:
      | PIN          | 2345          |
      | photo        | /p/2.jpg      |
      | reason       | Access denied |
      | items        | Novel         |
      | missing      | Broken        |
      | left at      | Porch         |
      | next attempt | 2026-01-08    |
    Then the order of stop 2 is <status>
    When the courier drives to stop 2
    And 1 minute passes
    Then the geofence events of stop 2 are:
      | event   | radius |
      | entered | 500 m  |
      | entered | 50 m   |
    And the customer of stop 2 was not told "Your courier is 5 minutes away!"
    And the customer of stop 2 was not told "Your courier has arrived!"

    Examples:
      | status    |
      | delivered |
      | failed    |
      | partial   |
      | returned  |
      | attempted |
      | damaged   |
