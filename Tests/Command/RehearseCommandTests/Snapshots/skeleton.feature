Feature: Adding up
  Scenarios for the requirements of specs/003-adding/spec.md.

  Rule: User Story 1 - Sums (Priority: P1)

    @adding:US1.1
    Scenario: The count should be 3
      Given the count is 1
      When 2 is added
      Then the count should be 3

  Rule: Edge Cases

    @adding:EDGE-1
    Scenario: What happens with numbers that are longer than anybody would ever write them down on a …
      # What happens with numbers that are longer than anybody would ever write them down on a sheet
      # of paper?
      * this scenario is still to be written

  Rule: Requirements

    @adding:FR-001
    Scenario: System MUST add
      # System MUST add
      * this scenario is still to be written
