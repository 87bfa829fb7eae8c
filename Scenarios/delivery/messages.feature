@ios @android
Feature: What customers and merchants are told
  Each message goes to whom it concerns, and once.

  Background:
    Given the user is at 52.2200, 21.0122
    And the delivery route is under way

  @delivery:NOTIFY-1 @delivery:NOTIFY-2 @delivery:NOTIFY-3
  Scenario: From the first circle to the signature
    When the courier drives to stop 1
    And 1 minute passes
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" once
    And the customer of stop 1 was told "Your courier has arrived!" once
    And the customer of stop 2 was told nothing
    And the merchant "Bakery" was told nothing
    When the courier delivers the package with a signature
    And 1 minute passes
    Then the customer of stop 1 was told "Your package has been delivered!" once
    And the merchant "Bakery" was told "Your package has been delivered!" once
    And the merchant "Books" was told nothing
    And the order of stop 1 is delivered
    And the order of stop 2 is in transit
    And the order of stop 3 is out for delivery

  @delivery:NOTIFY-1 @delivery:NOTIFY-2
  Scenario: Once for each stop, also for who turns round
    When the courier drives to stop 1
    And the user drives 800 m south at 30 km/h and arrives
    And the courier drives to stop 1
    And 1 minute passes
    Then the customer of stop 1 was told "Your courier is 5 minutes away!" once
    And the customer of stop 1 was told "Your courier has arrived!" once

  @delivery:NOTIFY-4 @delivery:STATUS-2
  Scenario: A failed delivery
    When the courier drives to stop 1
    And the courier reports a failed delivery: "Customer not home"
    And 1 minute passes
    Then the customer of stop 1 was told "Delivery attempt failed. Reason: Customer not home" once
    And the merchant "Bakery" was told "Delivery attempt failed. Reason: Customer not home" once
    And the merchant "Books" was told nothing
    And the customer of stop 2 was told nothing
    And the customer of stop 1 was not told "Your package has been delivered!"
    And a re-delivery of stop 1 is scheduled for "2026-01-06"
    And the order of stop 1 is failed
    And no claim for stop 1 is open

  @delivery:STATUS-4
  Scenario: A package that goes back
    When the courier drives to stop 1
    And the courier returns the package, because "Refused at the door"
    And 1 minute passes
    Then the merchant "Bakery" was told "Your package is coming back. Reason: Refused at the door" once
    And the order of stop 1 is returned
    And no re-delivery of stop 1 is scheduled

  @delivery:STATUS-5
  Scenario: Another attempt
    When the courier drives to stop 1
    And the courier leaves a notice, and comes again on "2026-01-08"
    And 1 minute passes
    Then a re-delivery of stop 1 is scheduled for "2026-01-08"
    And the order of stop 1 is attempted

  @delivery:STATUS-6
  Scenario: A damaged package
    When the courier drives to stop 1
    And the courier reports a damaged package with a photo
    And 1 minute passes
    Then a claim for stop 1 is open
    And the order of stop 1 is damaged
    And no claim for stop 2 is open

  @delivery:NOTIFY-5
  Scenario: The courier is late
    When 1 minute passes
    Then the customer of stop 1 was not told "Your delivery is running late"
    When 34 minutes pass
    Then the customer of stop 1 was told "Your delivery is running late. New ETA: 8:35 AM" once
    When 10 minutes pass
    Then the customer of stop 1 was told "Your delivery is running late" once
    When 10 minutes pass
    Then the customer of stop 1 was told "Your delivery is running late. New ETA: 8:50 AM" once
    And the customer of stop 1 was told "Your delivery is running late" 2 times
    And the merchant "Bakery" was told nothing

  @delivery:NOTIFY-5
  Scenario: Who waits with the courier at the door is not told that the courier is late
    When the courier drives to stop 1
    And 50 minutes pass
    Then the customer of stop 1 was told "Your courier has arrived!" once
    And the customer of stop 1 was not told "Your delivery is running late"
    And the customer of stop 2 was told "Your delivery is running late" 2 times

  @delivery:NOTIFY-5
  Scenario: A courier who has gone from the door again is late
    When the courier drives to stop 1
    And 1 minute passes
    Then the customer of stop 1 was told "Your courier has arrived!" once
    When the user drives 3 km east at 30 km/h and arrives
    And 2 hours pass
    Then the customer of stop 1 was told "Your delivery is running late"

  @delivery:NOTIFY-5
  Scenario: The address moves while the courier waits at the old door
    When the courier drives to stop 1
    And 50 minutes pass
    Then the customer of stop 1 was not told "Your delivery is running late"
    When the customer of stop 1 changes the address to "Mill Road 7" at 52.2640, 21.0122
    And 2 minutes pass
    Then the customer of stop 1 was told "Your delivery is running late" once

  @delivery:NOTIFY-5
  Scenario: A new address far away makes those late who come after it
    When the customer of stop 2 changes the address to "Far Road 1" at 52.5369, 21.0122
    And 2 minutes pass
    Then the customer of stop 2 was told "Your delivery is running late" once
    And the customer of stop 3 was told "Your delivery is running late" once
    And the customer of stop 10 was told "Your delivery is running late" once
    And the customer of stop 1 was told nothing
