@ios
Feature: The phone restarts during a shift, on iOS
  iOS starts no app after a restart; it starts this one as soon as the phone leaves the place where it was last.

  @clock-in:SC-006 @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-008
  Scenario: On the road, tracking goes on within a minute
    Given the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 minute passes
    Then location updates are on
    And the app is in the background
    And tracking resumed within 60 seconds of the phone's start
    And the phone has recorded 19 points
    And a gap with the reason "phone off" is logged
    And the notification "Tracking your shift" is shown
    And the notification is visible for the whole time of tracking

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006
  Scenario: On foot, it goes on a few hundred metres further
    Given the employee is clocked in
    When the user walks 60 km north at 1 m/s
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 minute passes
    Then location updates are off
    When 5 minutes pass
    Then location updates are on
    And the app is in the background
    And a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-73 @I-88
  Scenario: In one place, it goes on when the app is opened
    Given the employee is clocked in
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then location updates are on
    And the badge "Tracking" is shown
    And within 1 second a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-73 @I-88
  Scenario: In one place, it goes on when the phone moves
    Given the employee is clocked in
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user walks 3 km north at 1 m/s
    And 7 minutes pass
    Then location updates are on
    And the app is in the background
    And a gap with the reason "phone off" is logged

  @clock-in:FR-014
  Scenario: Where iOS starts apps with regions after a restart, nothing need happen
    Given the relaunch after reboot is "starts the app"
    And the employee is clocked in
    When 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 4 minutes pass
    Then location updates are on
    And the app is in the background
    And a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-67
  Scenario: Allowed only while using the app, tracking waits for the app to be opened
    Given the employee is clocked in
    And the user sets location permission to while using in Settings and returns
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 1 hour passes
    Then location updates are off
    When the user opens the app
    Then location updates are on
    And the badge "Tracking" is shown
    And within 1 second a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-75
  Scenario: Without Background App Refresh, tracking waits for the app to be opened
    Given Background App Refresh is off
    And the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 30 minutes pass
    Then location updates are off
    When the user opens the app
    Then location updates are on
    And the badge "Tracking" is shown
    And within 1 second a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-71
  Scenario: Closed by the user before, tracking waits for the app to be opened
    Given the force-quit policy is "strict"
    And the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the user closes the app
    And the phone restarts
    And the user unlocks the phone
    And 30 minutes pass
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown
    And within 1 second the logged gaps are:
      | reason    | from       | to         |
      | phone off | 17 minutes | 47 minutes |

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-44 @I-88
  Scenario: With approximate location, it goes on some minutes further on the road
    Given the employee is clocked in
    And the user switches Precise Location off in Settings and returns
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 2 minutes pass
    Then location updates are off
    When 3 minutes pass
    Then location updates are on
    And the app is in the background
    And a gap with the reason "phone off" is logged

  @clock-in:FR-014 @clock-in:EDGE-2 @clock-in:SC-006 @I-71
  Scenario: Closed by the user before, tracking waits for the app to be opened where iOS heeds that
    Given the force-quit policy is "strict"
    And the employee is clocked in
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the user closes the app
    And the phone restarts
    And the user unlocks the phone
    And 20 minutes pass
    Then location updates are off
    When the user opens the app
    Then the shift is active
    And location updates are on
    And the badge "Tracking" is shown

  @clock-in:FR-014 @I-67
  Scenario Outline: <Given first>, and always since, it goes on by itself
    Given the employee is clocked in
    And the user sets location permission to <first> in Settings and returns
    And 6 minutes pass
    And the user sets location permission to always in Settings and returns
    When the user drives 60 km north at 20 m/s
    And 17 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 5 minutes pass
    Then location updates are on
    And the app is in the background

    Examples:
      | Given first            | first       |
      | Allowed while using it | while using |
      | Denied at first        | denied      |

  Scenario: Without Always nothing is watched that iOS would not start the app for
    Given the clock-in app is installed
    And location permission is while using
    And the user opens the app
    And the employee clocks in
    And the user taps "Not now"
    And the user walks 40 km north at 1 m/s
    When the app crashes
    And the user opens the app
    And 11 minutes pass
    Then the platform watches 0 regions

  Rule: What cannot be read before the first unlock is not lost

    @clock-in:FR-014 @clock-in:EDGE-2
    Scenario: Started on the road before the unlock, the shift goes on with all that was recorded
      Given the starts before the first unlock is "with regions"
      And the employee is clocked in
      When the user drives 60 km north at 20 m/s
      And 17 minutes pass
      And the phone restarts
      And 10 minutes pass
      Then the app has been started 2 times
      And the app cannot read its storage
      And location updates are off
      When the user unlocks the phone
      And 10 minutes pass
      Then location updates are on
      And a gap with the reason "phone off" is logged
      When the user opens the app
      Then the badge "Tracking" is shown
      When the employee clocks out
      Then within 1 second every recorded point is on the server

    @clock-in:EDGE-7
    Scenario: What a full phone has lost is told after the unlock
      Given the starts before the first unlock is "with regions"
      And the employee is clocked in
      When the user drives 60 km north at 20 m/s
      And 6 minutes pass
      And the phone goes offline
      And the phone's storage fills up
      And 11 minutes pass
      And the phone restarts
      And 10 minutes pass
      Then the app has been started 2 times
      And the app cannot read its storage
      When the user unlocks the phone
      And the phone comes back online
      And 1 minute passes
      Then the shift server knows of 5 lost points

    Scenario: What a full phone has lost nobody can tell before the unlock
      Given the starts before the first unlock is "with regions"
      And the employee is clocked in
      When the user drives 60 km north at 20 m/s
      And the phone goes offline
      And the phone's storage fills up
      And 17 minutes pass
      And the phone restarts
      And 10 minutes pass
      Then the app has been started 2 times
      And the app cannot read its storage

    Scenario: Started before the unlock and opened right after it
      Given the starts before the first unlock is "with regions"
      And the employee is clocked in
      When the user drives 60 km north at 20 m/s
      And 17 minutes pass
      And the phone restarts
      And 10 minutes pass
      And the user unlocks the phone
      And the user opens the app
      Then the badge "Tracking" is shown
      And location updates are on
