@ios
Feature: Reports at the server's door
  The server takes no report that lacks what its outcome needs, whatever the app has let through, and changes nothing then.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way
    And 1 minute passes

  @delivery:STATUS-7 @delivery:API-4
  Scenario Outline: <status> with <name> "<value>" and no more
    When the courier reports stop 1 as <status> with:
      | <name> | <value> |
    Then the request was refused with 400 because "<reason>"
    And the order of stop 1 is in transit
    And the customer of stop 1 was told nothing
    And no re-delivery of stop 1 is scheduled
    And no claim for stop 1 is open

    Examples:
      | status    | name         | value       | reason            |
      | delivered | notes        | At home     | proof             |
      | delivered | PIN          | 9999        | PIN               |
      | delivered | PIN          | 12345678901 | pin_code          |
      | failed    | notes        | No reason   | failure_reason    |
      | failed    | reason       | Bad mood    | failure_reason    |
      | failed    | reason       | Other       | notes             |
      | partial   | photo        | /p/1.jpg    | delivered_items   |
      | partial   | items        | Bread       | partial           |
      | returned  | notes        | No reason   | reason            |
      | attempted | next attempt | 2026-01-06  | notice_left       |
      | attempted | notice       | yes         | next_attempt_date |
      | damaged   | notes        | Wet         | photo             |
      | lost      | notes        | Gone        | status            |

  @delivery:STATUS-7 @delivery:API-4
  Scenario: What was reported cannot be reported otherwise
    When the courier reports stop 1 as delivered with:
      | PIN | 1234 |
    Then the request was answered
    And the order of stop 1 is delivered
    When the courier reports stop 1 as failed with:
      | reason | Customer not home |
    Then the request was refused with 409 because "delivered"
    And the order of stop 1 is delivered
    And no re-delivery of stop 1 is scheduled
