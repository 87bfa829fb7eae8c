import Testing

@testable import Requirements

struct OpenSpecReaderTests {
  private func specification(_ text: String) -> Specification {
    Specification(path: "openspec/specs/cart/spec.md", bytes: Array(text.utf8))
  }

  @Test func `a capability has numbered scenarios with steps`() {
    let specification = specification(
      """
      # cart Specification

      ## Purpose
      To sell.

      ## Requirements
      ### Requirement: Filling
      The system SHALL keep what is put in.

      #### Scenario: First thing
      - **GIVEN** an empty cart
      - **WHEN** a `thing` is put in
        or two
      - **OR** it is dragged there
      - **THEN** it is there
      - **AND** counted
      - **RATIONALE** people ask

      #### Scenario: Second thing
      **WHEN** another is put in
      **THEN** both are there

      ### Requirement: Emptying
      #### Scenario: All at once
      - WHEN it is emptied
      - THEN nothing is left
      """)
    #expect(specification.kind == .openSpec)
    #expect(specification.prefix == "cart")
    #expect(specification.problems == [])
    #expect(
      specification.items.map { "\($0.line) \($0.name) \($0.text) < \($0.group)" } == [
        "10 1.1 First thing < Filling", "19 1.2 Second thing < Filling",
        "24 2.1 All at once < Emptying",
      ])
    #expect(
      specification.items[0].steps.map { "\($0.keyword.rawValue) \($0.text)" } == [
        "Given an empty cart", "When a thing is put in or two", "* or it is dragged there",
        "Then it is there", "And counted", "* RATIONALE people ask",
      ])
    #expect(specification.items[1].steps.map(\.keyword) == [.when, .then])
    #expect(specification.items[2].steps.map(\.keyword) == [.when, .then])
  }

  @Test func `a change requires what it adds and modifies, not what it removes`() {
    let specification = specification(
      """
      ## RENAMED Requirements
      - FROM: `### Requirement: Old name`
      - TO: `### Requirement: New name`

      ## MODIFIED Requirements
      ### Requirement: Old name
      #### Scenario: A
      - **WHEN** a

      ## REMOVED Requirements
      ### Requirement: Gone
      **Reason**: unused
      #### Scenario: Never
      - **WHEN** x

      ## ADDED Requirements
      ### Requirement: Fresh
      #### Scenario: B
      - **WHEN** b
      #### Scenario: C
      - **WHEN** c
      """)
    #expect(
      specification.items.map { "\($0.name) \($0.text) < \($0.group)" } == [
        "1.1 A < New name", "2.1 B < Fresh", "2.2 C < Fresh",
      ])
    #expect(specification.problems == [])
  }

  @Test(arguments: [
    ("## Requirement: a\n### Scenario: b\n- WHEN c", "1.1"),
    ("### Requirement: a\r\n#### Scenario: b\r\n- **WHEN** c\r\n", "1.1"),
    ("###Requirement: a\n####Scenario: b", "1.1"),
    ("### REQUIREMENT: a\n#### SCENARIO: b", "1.1"),
    ("### Requirement: a\n**Scenario: b**\n- WHEN c\n\n**Scenario: d**\n- WHEN e", "1.1 1.2"),
    ("### Requirement: a\n#### Scenario 1: b\n#### Scenario 2: c", "1.1 1.2"),
    ("### Requirement 1: a\n#### Acceptance Criteria\n1. WHEN b THEN c\n2. IF d THEN e", "1.1 1.2"),
    ("### Requirement: a\n```\n#### Scenario: x\n```\n#### Scenario: b", "1.1"),
    ("### Requirement: FR-001 a\n#### Scenario: b", "1.1"),
    ("### Requirement: a\n### Requirement: b\n#### Scenario: c", "1 2.1"),
    ("## REMOVED Requirements\n### Requirement: a\n", ""),
  ])
  func `ids are numbers in the order of the document`(text: String, expected: String) {
    #expect(specification(text).items.map(\.name).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("### Requirement: a\n", "1:1 warning the requirement `a` has no scenario"),
    (
      "### Requirement: a\n#### Scenario: b\n#### Scenario: b",
      "3:1 warning `b` stands on line 2 already"
    ),
    (
      "### Requirement: a\n#### Scenario: b\n### Requirement: a\n#### Scenario: b",
      "3:1 warning `a` stands on line 1 already"
    ),
    (
      "## ADDED Requirements\n#### Scenario: b",
      "1:1 error no requirement is recognized in this document\n"
        + "2:1 warning the scenario `b` belongs to no requirement"
    ),
    (
      "## REMOVED Requirements\n### Requirement: a",
      "1:1 error no requirement is recognized in this document"
    ),
  ])
  func `what is wrong is told with its place`(text: String, expected: String) {
    let problems = specification(text).problems.map { problem in
      let kind = problem.isWarning ? "warning" : "error"
      return "\(problem.line):\(problem.column) \(kind) \(problem.message)"
    }
    #expect(problems.joined(separator: "\n") == expected)
  }
}
