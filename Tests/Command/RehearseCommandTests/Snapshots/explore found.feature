@ios
Feature: Counting

  # Found behind the end of count.feature:5
  Scenario: Nobody counts to 1313
    Given 1 is added
    When 2 is added
    Then the count should be 3
    When 1300 is added
    And 10 is added
