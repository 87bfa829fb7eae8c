@ios @android
Feature: The phone's clock, and the server's
  The server has somebody look at a campaign whose phone has another idea of the time.

  @campaign:5.1
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
    And the phone comes back online
    And 1 minute passes
    Then the campaign is not flagged for review
