@ios @android
Feature: Stops by their customers' names
  A stop can be named by its number or by its customer's name.

  Background:
    Given the user is at 52.2252, 21.0122
    And the delivery route is under way

  Scenario: From door to door
    Then the next stop is "Maria Nowak"
    And the map's line leads to stop "Maria Nowak"
    When the courier drives to stop "Maria Nowak"
    Then the courier is at stop "Maria Nowak"
    And the server knows of the arrival at stop "Maria Nowak"
    When the courier delivers the package with a signature
    Then stop "Maria Nowak" is delivered
    And the order of stop "Maria Nowak" is delivered
    And the map shows stop "Maria Nowak" as done
    And stop "Jan Kowalski" is open
    And the next stop is "Jan Kowalski"
    And the courier has not arrived at stop "Jan Kowalski"
    When the courier drives to stop "Jan Kowalski"
    Then the courier is at stop "Jan Kowalski"
