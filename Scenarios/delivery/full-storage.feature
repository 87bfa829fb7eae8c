@ios @android
Feature: Outcomes on a phone that is full
  What a courier has entered is worth more than where the courier was: it is kept first, and sent first. Where it cannot
  be kept, the courier is told at once, with everything still filled in.

  @delivery:STATUS-1
  Scenario: The outcomes of fifty stops outlive the app, and circles give up their room
    Given the phone has 40 kB of free storage
    And the delivery route has 50 stops, 900 m apart
    And the delivery route is under way
    When the phone goes offline
    And the courier delivers at all stops
    When the system ends the app
    And the phone comes online
    And the user opens the app
    And 5 minutes pass
    Then the delivery server has received 50 status updates
    And the order of stop 50 is delivered
    And the last "POST /api/courier/route/*/pruned" request has "route_id" = "r-1"
    And the last "POST /api/courier/route/*/pruned" request has "run" = "run-phone-1767600000000-1"
    And the delivery server knows of at least 550 lost points

  @delivery:TRACK-5
  Scenario: Outcomes take no more room from the points than they need
    Given the phone has 104 kB of free storage
    And the delivery route has 50 stops, 900 m apart
    And the delivery route is under way
    When the phone goes offline
    And the courier delivers at all stops
    And the phone comes online
    And 30 minutes pass
    Then the 30 newest recorded points are on the server
    And the delivery server has received 50 status updates

  Scenario: What the server has leaves a phone on which room becomes scarce
    Given the phone has 80 kB of free storage
    And the delivery route is under way
    When the user drives 300 km north at 60 km/h and arrives
    Then the app has stored at most 35 kB
    And at most 6 recorded points are waiting on the phone

  @delivery:STATUS-1
  Scenario: Room was held since the route began
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And the courier drives to stop 1
    When the phone goes offline
    And the phone's storage fills up
    And the courier delivers the package with a signature
    Then stop 1 is delivered
    When the app crashes
    And the phone comes online
    And the user opens the app
    And 1 minute passes
    Then the order of stop 1 is delivered
    And the next stop is 2

  Rule: Where nothing makes room any more

    Background:
      Given the phone has 0 bytes of free storage
      And the delivery route has 4 stops, 1 km apart
      And the delivery route is under way
      And the phone goes offline
      And the courier drives to stop 1

    @delivery:STATUS-7 @delivery:UI-2
    Scenario: The courier is told, frees some storage and submits again
      When the user taps "Deliver"
      And the user taps the row "Return"
      And the user enters "Moved away" into "Reason"
      And the user taps "Submit"
      Then the screen shows "The phone's storage is full, so this is not saved."
      And the field "Reason" shows "Moved away"
      And stop 1 is open
      When the user frees 1 MB of storage
      And the user taps "Submit"
      Then stop 1 is returned
      When the app crashes
      And the phone comes online
      And the user opens the app
      And 1 minute passes
      Then the order of stop 1 is returned

    @delivery:STATUS-7
    Scenario: Still full at the second try, and at the next stop
      When the courier delivers the package with a signature
      Then the screen shows "The phone's storage is full, so this is not saved."
      When the user taps "Submit"
      Then the screen shows "The phone's storage is full, so this is not saved."
      And the badge "Signed" is shown
      And stop 1 is open
      When the user taps "Go on unsaved"
      Then stop 1 is delivered
      When the courier delivers the package with a photo
      Then the screen shows "The phone's storage is full, so this is not saved."
      And stop 2 is open

    @delivery:STATUS-7
    Scenario: The courier goes on unsaved, and keeps the app open
      When the courier delivers the package with a signature
      Then stop 1 is open
      When the user taps "Go on unsaved"
      Then stop 1 is delivered
      And the badge "Not saved" is shown
      When the phone comes online
      And 1 minute passes
      Then the order of stop 1 is delivered

    @delivery:TRACK-5
    Scenario: What only the app holds after an hour out of reach goes to the server at once
      When the user drives 40 km north at 10 m/s and arrives
      And the phone comes online
      Then within 30 seconds every recorded point is on the server
