import Testing

@testable import Requirements

struct SpecKitReaderTests {
  private func specification(_ text: String) -> Specification {
    Specification(path: "specs/007-shop/spec.md", bytes: Array(text.utf8))
  }

  private func names(_ text: String) -> [String] { specification(text).items.map(\.name) }

  @Test func `labels, stories and edge cases have their ids`() {
    let specification = specification(
      """
      # Feature Specification: A shop

      ## User Scenarios & Testing *(mandatory)*

      ### User Story 1 - Buy (Priority: P1)

      **Why this priority**: Money.

      **Acceptance Scenarios**:

      1. **Given** a full cart, **When** the user pays, **Then** an order exists
         and a mail is sent
      2. **Given** an empty cart, **When** the user pays, **Then** nothing happens

      ### User Story 2 - Return (Priority: P2)

      1. **Given** an order, **When** the user returns it, **Then** money comes back

      ### Edge Cases

      - What happens when the card expires?
        - In the meantime
      - How does it handle a timeout?

      ## Requirements *(mandatory)*

      ### Functional Requirements

      - **FR-001**: System MUST sell
      - **FR-002**: System MUST take back

      ### Key Entities

      - **FR-099**: Not a requirement

      ## Success Criteria

      - **SC-001**: All of it in 3 s
      """)
    #expect(specification.kind == .specKit)
    #expect(specification.title == "A shop")
    #expect(specification.prefix == "shop")
    #expect(specification.problems == [])
    #expect(
      specification.items.map { "\($0.line) \($0.name) \($0.text)" } == [
        "11 US1.1 Given a full cart, When the user pays, Then an order exists and a mail is sent",
        "13 US1.2 Given an empty cart, When the user pays, Then nothing happens",
        "17 US2.1 Given an order, When the user returns it, Then money comes back",
        "21 EDGE-1 What happens when the card expires?",
        "23 EDGE-2 How does it handle a timeout?",
        "29 FR-001 System MUST sell", "30 FR-002 System MUST take back",
        "38 SC-001 All of it in 3 s",
      ])
    #expect(
      specification.items[0].steps == [
        SpecificationStep(keyword: .given, text: "a full cart"),
        SpecificationStep(keyword: .when, text: "the user pays"),
        SpecificationStep(keyword: .then, text: "an order exists and a mail is sent"),
      ])
  }

  @Test(arguments: [
    ("- **FR-001**: a", "FR-001", "a"), ("- FR-001: a", "FR-001", "a"),
    ("* **FR-001:** a", "FR-001", "a"), ("1. `FR-001` a", "FR-001", "a"),
    ("- [ ] **FR-001**: a", "FR-001", "a"), ("- **FR–001** — a", "FR-001", "a"),
    ("- **FR-001a**: a", "FR-001a", "a"), ("- **FR-1.2**: a", "FR-1.2", "a"),
    ("- **FR-AUTH-01**: a", "FR-AUTH-01", "a"), ("- **NFR-3**: a", "NFR-3", "a"),
    ("- **AC-3** a", "AC-3", "a"), ("- [FR-001] a", "FR-001", "a"),
    ("- **FR-001 (Must)**: a", "FR-001", "(Must): a"), ("**FR-001**: a", "FR-001", "a"),
    ("#### FR-001: a", "FR-001", "a"), ("| ID | T |\n|---|---|\n| FR-001 | a |", "FR-001", "a"),
    ("- **FR-001**: a\n  b *c*", "FR-001", "a b c"), ("- FR001: a", "FR001", "a"),
    (
      "- **FR-001**: [NEEDS CLARIFICATION: which?] a", "FR-001",
      "[NEEDS CLARIFICATION: which?] a"
    ),
    ("- **SEC-001**: `a|b` [c](http://d)", "SEC-001", "a|b c"),
  ])
  func `a label may be written in many ways`(text: String, name: String, words: String) {
    let items = specification("## Requirements\n\n\(text)\n").items
    #expect(items.map(\.name) == [name])
    #expect(items.map(\.text) == [words])
  }

  @Test(arguments: [
    "```\n- **FR-001**: a\n```", "<!--\n- **FR-001**: a\n-->", "> - **FR-001**: a",
    "- ~~**FR-001**: a~~", "- FR-001, FR-002: both", "- FR-001 to FR-009", "- FR-001 → US1",
    "## Assumptions\n- **FR-001**: a", "## Clarifications\n- FR-001: a", "- UTF-8: a",
    "---\nx: y\n- **FR-001**: a\n---", "    - no list\n", "Text about FR-001.",
  ])
  func `what only mentions a label defines none`(text: String) {
    let specification = specification("\(text)\n\n# Requirements\n- **FR-500**: z\n")
    #expect(specification.items.map(\.name) == ["FR-500"])
  }

  @Test(arguments: [
    ("### User Story 2 - T\n1. **Given** a, **When** b, **Then** c\n1. **Given** d", "US2.1 US2.2"),
    ("### US-03: T\n- Given a, when b, then c\n- Given d, when e, then f", "US3.1 US3.2"),
    ("### User Story: T\n1. **Given** a\n### User Story: U\n1. **Given** b", "US1.1 US2.1"),
    (
      "### User Story 1 - T\n- **Given** a\n- **When** b\n- **Then** c\n- **Given** d",
      "US1.1 US1.2"
    ),
    ("### User Story 1 - T\n\n1. **Scenario: x**\n   - **Given** a\n   - **Then** b", "US1.1"),
    ("### User Story 1 - T\n\n**Given** a\n**When** b\n**Then** c\n", "US1.1"),
    ("### Historia de usuario 4 - T (Prioridad: P1)\n1. **Dado** a, **Entonces** b", "US4.1"),
    (
      "### Primary User Story\nAs a user\n### Acceptance Scenarios\n1. **Given** a\n2. x",
      "US1.1 US1.2"
    ),
    ("### User Story 1 - T\nAcceptance Criteria:\n- [ ] a\n- [x] b", "US1.1 US1.2"),
    (
      "### User Story 1 - T\n1. Given a\n\n**Edge Cases**:\n- b\n\n---\n### User Story 2 - U\n1. Given c",
      "US1.1 EDGE-1 US2.1"
    ),
    ("## Edge cases (draft)\n### Network\n1. a\n### Storage\n1. b", "EDGE-1 EDGE-2"),
    (
      "## Acceptance Criteria\n### AC-1: T\n- **Given** a\n- **When** b\n### AC-2: U\n- Given c",
      "AC-1 AC-2"
    ),
    (
      "## Requirements (from X)\n1. **A**: b\n2. **C**: d\n   - e\n## Success Criteria\n✅ f\n✅ g",
      "REQ-1 REQ-2 SC-1 SC-2"
    ),
    ("## Functional Requirements\n- a\n## Non-Functional Requirements\n- b", "FR-1 NFR-1"),
    ("## Functional Requirements\n- **FR-1**: a\n- a remark", "FR-1"),
    ("# 1. Requirements\r\n- **FR-1**: a\r\n- **FR-2**: b\r\n", "FR-1 FR-2"),
    ("\u{FEFF}---\ntitle: x\n---\n# Requirements\n- **FR-1**: a", "FR-1"),
    (
      "## Requirements\n### Trip History\n- **FR-1**: a\n### Risk Notes\n- **FR-2**: b", "FR-1 FR-2"
    ),
    ("Requirements\n============\n- **FR-1**: a", "FR-1"),
  ])
  func `ids follow the document`(text: String, expected: String) {
    #expect(names(text).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("- **FR-1**: a\n- **FR-1**: b", "2:3 warning `FR-1` stands on line 1 already"),
    ("- **FR-001**: a\n- **FR-003**: b", "2:1 warning there is no FR-002"),
    ("- **FR-001**: a\n- ~~**FR-002**: x~~\n- **FR-003**: b", ""),
    ("- **FR-003**: a\n- **FR-001**: b\n- **FR-002**: c", ""),
    ("- **FR-101**: a\n- **FR-201**: b", ""),
    ("- **FR-1**:", "1:3 warning `FR-1` says nothing"),
    ("- **FR-1**: a\n<!-- b", "2:1 error this comment is not closed"),
    ("- **FR-1**: a\n```", "2:1 error this code block is not closed"),
    ("# Only prose\n\nText.", "1:1 error no requirement is recognized in this document"),
    ("", "1:1 error no requirement is recognized in this document"),
    ("- **FR-1**: \0", "1:1 error the requirements document is not UTF-8 text"),
  ])
  func `what is wrong is told with its place`(text: String, expected: String) {
    let problems = specification(text).problems.map { problem in
      let kind = problem.isWarning ? "warning" : "error"
      return "\(problem.line):\(problem.column) \(kind) \(problem.message)"
    }
    #expect(problems.joined(separator: "\n") == expected)
  }
}
