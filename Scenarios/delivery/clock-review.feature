@ios @android
Feature: The courier's clock, and the server's
  The server stamps when a route was started and what became of each stop; more than five minutes between that and what
  the phone says, offline time aside, have somebody look at the route.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route has 2 stops, 1 km apart
    And the delivery app is installed
    And location permission is always
    And the app's notifications are on
    And the app is open

  Scenario Outline: Started with a clock that is <time> <direction>, <network>
    When the phone <network>
    And the user sets the phone's clock <direction> by <time>
    And the courier starts the route
    And the user taps "Agree"
    And 10 minutes pass
    And the user sets the phone's clock <back> by <time>
    And the phone comes back online
    And 1 minute passes
    Then the delivery route <is> flagged for review

    Examples:
      | time                 | direction | back    | network      | is     |
      | 2 hours              | back      | forward | goes offline | is     |
      | 4 minutes 59 seconds | back      | forward | goes offline | is not |
      | 5 minutes 1 second   | back      | forward | goes offline | is     |
      | 4 minutes 59 seconds | forward   | back    | goes offline | is not |
      | 5 minutes 1 second   | forward   | back    | goes offline | is     |

  Scenario Outline: On the way the clock is set <direction> by <time>
    When the courier starts the route
    And the user taps "Agree"
    And the user drives 500 m north at 30 km/h and arrives
    And the user sets the phone's clock <direction> by <time>
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    Then the delivery route <is> flagged for review

    Examples:
      | time                 | direction | is     |
      | 4 minutes 59 seconds | back      | is not |
      | 5 minutes 1 second   | back      | is     |
      | 4 minutes 59 seconds | forward   | is not |
      | 5 minutes 1 second   | forward   | is     |

  @delivery:TRACK-5
  Scenario: Hours without a network are nothing to look at
    When the courier starts the route
    And the user taps "Agree"
    And the phone goes offline
    And the courier drives to stop 1
    And the courier delivers the package with a signature
    And 3 hours pass
    And the phone comes back online
    And 1 minute passes
    Then the delivery route is not flagged for review
    And every recorded point is on the server

  @delivery:STATUS-2
  Scenario Outline: A failure comes again on the day after by the server's clock, when the phone's is set <direction>
    When the courier starts the route
    And the user taps "Agree"
    And the phone goes offline
    And the user sets the phone's clock <direction> by 2 days
    And the courier reports a failed delivery: "Access denied"
    And 10 minutes pass
    And the phone comes online
    And 1 minute passes
    Then a re-delivery of stop 1 is scheduled for "2026-01-06"

    Examples:
      | direction |
      | back      |
      | forward   |

  @delivery:STATUS-5
  Scenario: A phone that is days behind cannot promise a day that is over
    When the courier starts the route
    And the user taps "Agree"
    And the courier drives to stop 1
    And the user sets the phone's clock back by 5 days
    And the courier leaves a notice, and comes again on "2026-01-02"
    And 1 minute passes
    Then the popup "Stop 1 is still open" is shown
    And the popup says "in the past"
    And the delivery route is flagged for review

  Scenario: A clock that was set while the app did not run says nothing of how long the route has taken
    When the courier starts the route
    And the user taps "Agree"
    And 10 minutes pass
    And the system ends the app
    And the user sets the phone's clock forward by 2 hours
    And the user opens the app
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 1 minute passes
    Then location updates are on
