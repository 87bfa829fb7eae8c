@ios @android
Feature: Clocked out offline, and the phone is put away
  Nobody opens the app again that day. The platform starts it when there is a network, and everything goes out.

  @clock-in:FR-006 @clock-in:US4.2
  Scenario: Everything is sent without the employee
    Given the employee is clocked in
    When 11 minutes pass
    And the phone goes offline
    And 1 hour passes
    And the employee clocks out
    And the user leaves the app
    And 10 minutes pass
    And the system ends the app
    And 2 hours pass
    And the phone comes back online
    And 1 hour passes
    Then every recorded point is on the server
    And the server has received the clock-out
