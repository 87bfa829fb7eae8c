@ios @android
Feature: Clocked out offline, and the phone is put away
  Nobody opens the app again that day, however it has ended. The platform starts it when there is a network, and within a minute everything is
  on the server.

  Background:
    Given the employee is clocked in
    And 11 minutes pass
    And the phone goes offline
    And 1 hour passes

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2
  Scenario: Everything is sent without the employee, though the system has ended the app
    When the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the system ends the app
    And 2 hours pass
    Then 4 recorded points are waiting on the phone
    And the server has received no clock-out
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the server has received the clock-out
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online
    And the shift is not flagged for review

  @clock-in:SC-004 @clock-in:FR-006
  Scenario: Two shifts wait, and the system has ended the app
    When the employee clocks out
    And 1 hour passes
    And the employee clocks in
    And 12 minutes pass
    And the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the system ends the app
    And 1 hour passes
    Then the shift server has received 1 clock-in
    When the phone comes back online
    And 1 minute passes
    Then the shift server has received 2 clock-ins
    And the shift server has received 2 clock-outs
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004 @clock-in:FR-006
  Scenario: Behind the lock screen, before Android dozes
    When the employee clocks out
    And the user locks the phone
    And 3 minutes pass
    Then the server has received no clock-out
    When the phone comes back online
    And 50 seconds pass
    Then every recorded point is on the server
    And the server has received the clock-out
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2
  Scenario: Behind the lock screen, in the middle of the shift
    When the user locks the phone
    And 5 hours pass
    Then 24 recorded points are waiting on the phone
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2 @I-96 @A-69
  Scenario: The phone starts anew, and nobody unlocks it for an hour
    When the employee clocks out
    And the phone restarts
    And 5 minutes pass
    And the phone comes back online
    And 1 hour passes
    Then the server has received no clock-out
    When the user unlocks the phone
    Then within 1 second every recorded point is on the server
    And the server has received the clock-out

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:SC-007
  Scenario: The phone starts anew meanwhile
    When the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And 5 minutes pass
    Then 4 recorded points are waiting on the phone
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the server has received the clock-out
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004
  Scenario: A network that comes and goes three times, and the phone is put away each time
    When the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    When the user opens the app
    And the employee clocks in
    And 1 minute passes
    And the phone goes offline
    And 30 minutes pass
    And the employee clocks out
    And the user leaves the app
    And 1 hour passes
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the server has received the clock-out
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004 @clock-in:SC-007
  Scenario: Two days' points over a slow network
    Given the network takes 1 second each way
    When the user walks 400 km north at 1 m/s
    And 47 hours pass
    And the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online
    And the timestamps of all points are unchanged

  @clock-in:SC-004
  Scenario: During a shift that may not be tracked any more
    When the user sets location permission to denied in Settings
    And 2 hours pass
    Then 4 recorded points are waiting on the phone
    When the phone comes back online
    And 1 minute passes
    # slack: SC-004 allows 60 seconds
    Then every recorded point reached the server within 60 seconds of being online
    And 0 recorded points are waiting on the phone

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2
  Scenario: The system ends the app in the middle of the shift
    When the user leaves the app
    And 1 hour passes
    And the system ends the app
    And 10 minutes pass
    Then at least 8 recorded points are waiting on the phone
    When the phone comes back online
    And 1 minute passes
    # slack: SC-004 allows 60 seconds
    Then every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004 @clock-in:FR-006
  Scenario: The app crashes before it is put away
    When the employee clocks out
    And 1 minute passes
    And the app crashes
    And 5 minutes pass
    And the phone comes back online
    And 1 minute passes
    Then the server has received the clock-out
    And every recorded point is on the server
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004 @clock-in:FR-006 @clock-in:US4.2
  Scenario: The phone starts anew in the middle of the shift
    When the phone restarts
    And the user unlocks the phone
    And 5 minutes pass
    And the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    # slack: SC-004 allows 60 seconds
    And every recorded point reached the server within 60 seconds of being online

  @clock-in:SC-004
  Scenario: An app that is awake sends by itself, and nothing wakes it
    When the phone comes back online
    And 1 minute passes
    Then every recorded point is on the server
    And the shift server has received no "GET /api/shifts" requests
