@ios @android
Feature: What a customer sees
  Where the courier is, when to expect the bell, and how old that knowledge is.

  Background:
    Given the user is at 52.2180, 21.0122
    And the delivery route is under way
    And the user drives 600 m north at 30 km/h and arrives
    And 1 minute passes

  @delivery:UI-3 @delivery:API-5
  Scenario: On the way
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier within 100 m of the phone
    And the customer of stop 2 sees the courier live
    And the customer of stop 2 sees "Out for delivery"
    And the customer of stop 2 sees:
      | progress | 0%      |
      | stops    | 0 of 10 |

  @delivery:UI-3
  Scenario: One stop further
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | progress | 10%     |
      | stops    | 1 of 10 |

  @delivery:UI-3
  Scenario: The courier is in a tunnel
    When the phone goes offline
    And 5 minutes pass
    And the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees the courier in grey

  @delivery:UI-3 @delivery:ACCESS-3
  Scenario: The package has come
    When the courier drives to stop 1
    And the courier delivers the package with a signature
    And 1 minute passes
    And the customer of stop 1 looks at the tracking
    Then the customer of stop 1 sees no courier
    And the customer of stop 1 sees "Delivered"
