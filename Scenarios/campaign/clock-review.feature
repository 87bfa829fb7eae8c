@ios @android
Feature: The phone's clock, and the server's
  The server has somebody look at a campaign whose phone has another idea of the time.

  Scenario Outline: Set <direction> by <time>
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    When 2 minutes pass
    And the user sets the phone's clock <direction> by <time>
    And 2 minutes pass
    Then the campaign <is> flagged for review

    Examples:
      | direction | time      | is     |
      | back      | 2 hours   | is     |
      | forward   | 6 minutes | is     |
      | back      | 4 minutes | is not |

  @campaign:5.2
  Scenario: Hours without a network are nothing to look at
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    When the phone goes offline
    And 2 hours pass
    Then 241 recorded points are waiting on the phone
    When the phone comes back online
    And 1 minute passes
    Then at most 2 recorded points are waiting on the phone
    And the campaign is not flagged for review

  Scenario Outline: Offline, started <time> <direction>, and set right before the network returns
    Given the campaign app is installed
    And location permission is while using
    And the app's notifications are on
    And the app is open
    When the phone goes offline
    And the user sets the phone's clock <direction> by <time>
    And the user starts the campaign "Spring leaflets"
    And 10 minutes pass
    And the user pauses the campaign
    And 20 minutes pass
    And the user sets the phone's clock <back> by <time>
    And 10 minutes pass
    And the user completes the campaign
    And the phone comes back online
    And 1 minute passes
    Then the campaign <is> flagged for review

    Examples:
      | time                 | direction | back    | is     |
      | 2 hours              | back      | forward | is     |
      | 5 minutes 1 second   | back      | forward | is     |
      | 4 minutes 59 seconds | back      | forward | is not |
      | 5 minutes 1 second   | forward   | back    | is     |
      | 4 minutes 59 seconds | forward   | back    | is not |

  @campaign:4.4
  Scenario Outline: Offline, completed <time> <direction>, and set right before the network returns
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    When 2 minutes pass
    And the phone goes offline
    And the user pauses the campaign
    And the user sets the phone's clock <direction> by <time>
    And the user completes the campaign
    And 5 minutes pass
    And the user sets the phone's clock <back> by <time>
    And the phone comes back online
    And 1 minute passes
    Then the server has received the completion of "Spring leaflets"
    And the campaign <is> flagged for review

    Examples:
      | time                 | direction | back    | is     |
      | 2 hours              | back      | forward | is     |
      | 5 minutes 1 second   | back      | forward | is     |
      | 4 minutes 59 seconds | back      | forward | is not |
      | 5 minutes 1 second   | forward   | back    | is     |
      | 4 minutes 59 seconds | forward   | back    | is not |

  @campaign:5.2 @campaign:4.5
  Scenario: Offline over two starts of the phone, in a pause
    Given the campaign app is installed
    And the campaign "Spring leaflets" is running
    When the phone goes offline
    And the user pauses the campaign
    And 20 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 20 minutes pass
    And the phone restarts
    And the user unlocks the phone
    And the user opens the app
    And 20 minutes pass
    And the user completes the campaign
    And 1 hour passes
    And the phone comes back online
    And 1 minute passes
    Then the campaign is not flagged for review
    And every recorded point is on the server
    And the server has received the completion of "Spring leaflets"
