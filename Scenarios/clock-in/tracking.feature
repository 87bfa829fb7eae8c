@ios @android
Feature: Recording positions
  At each interval a point is recorded, whatever the phone is doing: five minutes, unless it was set otherwise.

  Background:
    Given the employee is clocked in

  Rule: At each interval

    @clock-in:FR-003 @clock-in:US1.2
    Scenario: Every five minutes on the move
      When the user walks 5 km north at 1 m/s
      And 299 seconds pass
      Then the phone has recorded 1 point
      When 1 second passes
      Then the phone has recorded 2 points
      And the last recorded point is within 1 m of the user
      When 55 minutes pass
      Then the phone has recorded 13 points
      And recorded points are at least 299 seconds apart
      And recorded points are at most 301 seconds apart
      And recorded points are at least 290 m apart
      And recorded points are at most 310 m apart

    @clock-in:FR-003 @clock-in:SC-001
    Scenario: Eight hours on foot, no point more than 30 seconds from its interval
      When the user walks 40 km north at 1 m/s
      And 8 hours pass
      Then the phone has recorded 97 points
      And recorded points are at least 270 seconds apart
      And recorded points are at most 330 seconds apart
      And every recorded point is on the server
      And no gap is logged

    @clock-in:FR-003 @clock-in:SC-001
    Scenario: A position that comes late does not push the following ones back
      When the user walks 40 km north at 1 m/s
      And 4 minutes pass
      And there is no GPS signal
      And 75 seconds pass
      And the GPS signal comes back
      And 10 seconds pass
      Then the phone has recorded 2 points
      And no point was recorded between 1 second and 314 seconds
      When 275 seconds pass
      Then the phone has recorded 3 points
      And the last recorded point was recorded 0 seconds ago
      And no gap is logged

    @clock-in:FR-003
    Scenario: Nothing is recorded between two intervals, whatever the user looks at
      When the user walks 20 km north at 1 m/s
      And 2 minutes pass
      And the user leaves the app for 1 minute and returns to it
      And 4 minutes pass
      And the user locks the phone
      And 1 minute passes
      And the user unlocks the phone
      And the employee opens the shift history
      And the user taps "Back"
      And 119 seconds pass
      Then the phone has recorded 2 points
      When 1 second passes
      Then the phone has recorded 3 points
      And recorded points are at least 299 seconds apart

  Rule: In the background and behind the lock screen

    @clock-in:FR-004 @clock-in:US1.3
    Scenario: With another app in front
      When the user walks 40 km north at 1 m/s
      And the user leaves the app
      And 8 hours pass
      Then the phone has recorded 97 points
      And recorded points are at most 330 seconds apart
      And recorded points are at least 290 m apart
      And recorded points are at most 310 m apart
      And the last recorded point is within 1 m of the user
      And every recorded point is on the server
      And location updates are on
      And no gap is logged

    @clock-in:FR-004 @clock-in:US1.3 @clock-in:SC-001
    Scenario: With the phone locked
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 8 hours pass
      Then the phone has recorded 97 points
      And recorded points are at most 330 seconds apart
      And recorded points are at least 290 m apart
      And recorded points are at most 310 m apart
      And the last recorded point is within 1 m of the user
      And every recorded point is on the server
      And no gap is logged

    @clock-in:FR-004 @clock-in:FR-001 @clock-in:US1.1 @clock-in:US1.3
    Scenario: The second shift of the day, with the phone locked
      When 12 minutes pass
      And the employee clocks out
      And 1 hour passes
      And the employee clocks in
      And the user walks 40 km north at 1 m/s
      And the user locks the phone
      And 2 hours pass
      Then the phone has recorded 25 points
      And recorded points are at most 301 seconds apart
      And the last recorded point is within 1 m of the user
      And no gap is logged

    @clock-in:FR-004 @clock-in:US1.3
    Scenario: Locked without a network, each point is kept on the phone
      When the user walks 40 km north at 1 m/s
      And the user locks the phone
      And the phone goes offline
      And 1 hour passes
      Then the phone has recorded 13 points
      And 12 recorded points are waiting on the phone

    @clock-in:FR-004 @clock-in:US1.3
    Scenario: In the second shift of the day, too
      When 6 minutes pass
      And the employee clocks out
      And 1 hour passes
      And the employee clocks in
      And the user walks 20 km north at 1 m/s
      And the user locks the phone
      And the phone goes offline
      And 2 hours pass
      Then the phone has recorded 25 points
      And 24 recorded points are waiting on the phone
      And recorded points are at most 301 seconds apart

    @clock-in:FR-004 @clock-in:US1.3
    Scenario: With power saving on, the phone in the pocket
      Given the phone's power saving is on
      When the user walks 20 km north at 1 m/s
      And the user opens Control Center
      And the user closes Control Center
      And the user leaves the app
      And 2 hours pass
      Then the phone has recorded 25 points

    @clock-in:FR-004 @clock-in:US1.3
    Scenario: With power saving on, behind the lock screen
      Given the phone's power saving is on
      When the user walks 20 km north at 1 m/s
      And the user locks the phone
      And 4 hours pass
      Then the phone has recorded 49 points
      And recorded points are at most 330 seconds apart
      And no gap is logged

    @clock-in:FR-004
    Scenario: While using the app is enough behind the lock screen
      Given the user sets location permission to while using in Settings and returns
      When the user walks 20 km north at 1 m/s
      And the user locks the phone
      And 2 hours pass
      Then the phone has recorded at least 25 points
      And recorded points are at most 330 seconds apart

    @clock-in:FR-004
    Scenario: A phone call of ten minutes
      When the user walks 20 km north at 1 m/s
      And 8 minutes pass
      And a phone call comes in
      And the user accepts the phone call
      And 10 minutes pass
      And the phone call ends
      And 7 minutes pass
      Then the phone has recorded 6 points
      And recorded points are at most 330 seconds apart
