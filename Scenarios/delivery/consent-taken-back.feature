@ios @android
Feature: What customers see of who does not share the position any more

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  @delivery:PRIVACY-2
  Scenario: The page shows no courier any more, as the courier's screen says
    When 1 minute passes
    And the user taps "Stop sharing my position"
    Then the screen shows "Customers cannot see where you are, as you do not share your position."
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees no courier
    When the customer of stop 2 asks where the courier is
    Then the request was refused with 404
    When the administrator asks where the courier is
    Then the request was answered
