@ios
Feature: Routes that are none
  What no courier can drive in a day is refused at the server's door, by its name.

  Background:
    Given the delivery app is installed

  Scenario Outline: A route with <what>
    When a dispatcher arranges the route:
      | customer   | position   | items   | PIN   |
      | Olga       | 52.2, 21.0 | Bread   | 1234  |
      | <customer> | <position> | <items> | <PIN> |
    Then the route was refused: "<reason>"

    Examples:
      | what                                  | customer | position    | items        | PIN         | reason          |
      | a stop on the other side of the earth | Henryk   | -52.2, -159 | Bread        | 1234        | expected 200 km |
      | a stop without a customer             |          | 52.21, 21.0 | Bread        | 1234        | has no customer |
      | a stop without items                  | Henryk   | 52.21, 21.0 |              | 1234        | has no items    |
      | a stop with one item twice            | Henryk   | 52.21, 21.0 | Bread, Bread | 1234        | different ones  |
      | a PIN that is too long                | Henryk   | 52.21, 21.0 | Bread        | 12345678901 | PIN             |

  @delivery:UI-3
  Scenario: Another route is driven as it is
    Given the delivery route is:
      | customer | position         | items        | merchant | PIN  | promised   |
      | Olga     | 52.2297, 21.0122 | Bread        | Bakery   | 4711 | 10 minutes |
      | Henryk   | 52.2369, 21.0122 | Novel, Atlas | Books    | 4712 | 08:20      |
    And the user is at 52.2252, 21.0122
    When the delivery route is under way
    And the courier drives to stop 1
    And the courier delivers the package with the PIN "4711"
    And 1 minute passes
    Then the orders are:
      | stop | order      |
      | 1    | delivered  |
      | 2    | in transit |
    When the customer of stop 2 looks at the tracking
    Then the customer of stop 2 sees:
      | stops    | 1 of 2 |
      | progress | 50%    |

  @delivery:STATUS-8
  Scenario: A report that names no device is of the one on which the route was started
    When the user opens the app
    And the courier sends the request "POST /api/courier/route/r-1/start" with:
      """json
      {"run": "run-tablet-1", "started_at_ms": 1767600000000, "device_id": "tablet"}
      """
    Then the request was answered
    When the courier reports stop 1 as failed with:
      | reason | Damaged package |
    Then the request was answered
    And the report of stop 1 on the server says:
      | category | package |
      | device   | tablet  |
