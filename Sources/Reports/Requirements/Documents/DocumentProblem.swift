import Gherkin
package import ScenarioRunner

/// Something wrong with a requirements document, and where.
package struct DocumentProblem: Hashable, Sendable {
  /// A thing that can be wrong.
  package enum Kind: Hashable, Sendable {
    /// The file is not valid UTF-8 text.
    case notText
    /// No line starts with `# `.
    case noTitle
    /// The document lists no requirement.
    case noRequirements
    /// A list item does not start with an id in a code span.
    case itemWithoutID
    /// The code span in front of an item is not shaped like an id.
    case malformedID(String)
    /// An id with nothing behind it.
    case itemWithoutText(String)
    /// An id with which a line begins that is no item of the list.
    case unreadRequirement(String)
    /// A nested item that begins as one that says what breaks a requirement, and goes on otherwise.
    case malformedDetail
    /// An id that an earlier line has already.
    case duplicateID(String, firstLine: Int)
    /// An id whose prefix is not the document's.
    case foreignPrefix(String, expected: String)
    /// A document whose prefix another document has already.
    case duplicateDocument(prefix: String, other: String)
    /// A code block that is never closed, so that everything after it would be overlooked.
    case openCodeBlock
    /// A comment that is never closed, so that everything after it would be overlooked.
    case openComment
    /// A document in which no known way of writing requirements is recognized.
    case nothingRecognized
    /// A requirement or scenario whose name an earlier one of its kind has already.
    case duplicateName(String, firstLine: Int)
    /// A scenario that stands under no requirement.
    case scenarioOutside(String)
    /// A requirement that no scenario explains.
    case noScenario(String)
    /// A label of a specification that an earlier line has already; the first one counts.
    case repeatedLabel(String, firstLine: Int)
    /// A label of a specification with nothing behind it.
    case labelWithoutText(String)
    /// Numbers that are left out between two labels.
    case gap(missing: [String])
  }

  /// What is wrong.
  package let kind: Kind
  /// The line, from 1.
  package let line: Int
  /// The column in characters, from 1.
  package let column: Int

  /// Whether the document can be worked with as it is.
  package var isWarning: Bool {
    switch kind {
    case .noScenario, .gap, .duplicateName, .scenarioOutside, .repeatedLabel, .labelWithoutText:
      true
    case .notText, .noTitle, .noRequirements, .itemWithoutID, .malformedID, .itemWithoutText,
      .unreadRequirement, .malformedDetail, .duplicateID, .foreignPrefix, .duplicateDocument,
      .openCodeBlock, .openComment,
      .nothingRecognized:
      false
    }
  }

  /// What is wrong, in one sentence.
  package var message: String {
    switch kind {
    case .notText: "the requirements document is not UTF-8 text"
    case .noTitle: "the requirements document has no title"
    case .noRequirements: "the requirements document lists no requirements"
    case .itemWithoutID: "this list item does not start with a requirement id"
    case .malformedID(let text): "`\(text)` is not a requirement id"
    case .itemWithoutText(let id), .labelWithoutText(let id): "`\(id)` says nothing"
    case .unreadRequirement(let id): "`\(id)` is not read as a requirement"
    case .malformedDetail: "this says nothing that can be used"
    case .duplicateID(let id, let line), .repeatedLabel(let id, let line):
      "`\(id)` stands on line \(line) already"
    case .foreignPrefix(let id, let prefix): "`\(id)` stands in the document of `\(prefix):`"
    case .duplicateDocument(let prefix, let other):
      "requirements of `\(prefix):` stand in \(other) already"
    case .openCodeBlock: "this code block is not closed"
    case .openComment: "this comment is not closed"
    case .nothingRecognized: "no requirement is recognized in this document"
    case .duplicateName(let name, let line): "`\(name)` stands on line \(line) already"
    case .scenarioOutside(let name): "the scenario `\(name)` belongs to no requirement"
    case .noScenario(let name): "the requirement `\(name)` has no scenario"
    case .gap(let missing): "there is no \(missing.joined(separator: ", "))"
    }
  }

  /// What was expected and what to do.
  package var notes: [String] {
    switch kind {
    case .notText: ["save it as UTF-8"]
    case .noTitle: ["expected a first line such as \"# Checkout\""]
    case .noRequirements, .itemWithoutID, .itemWithoutText:
      ["expected items such as \"- `startup:FR-001` The list is shown.\""]
    case .unreadRequirement(let id):
      ["expected an item of the outermost list: \"- `\(id)` The list is shown.\""]
    case .malformedDetail:
      [
        "expected \"- Broken by: `the app never hears a position`\", with sabotages in the words of"
          + " `rehearse audit`, and reasons in parentheses if need be,",
        "or \"- Rule: `…`\" with a rule that holds in every scenario, or \"- Limit on iOS: …\"",
      ]
    case .labelWithoutText: ["say behind it what is required"]
    case .malformedID:
      ["expected a prefix of lower-case letters, a colon and a name, such as `startup:FR-001`"]
    case .duplicateID, .repeatedLabel: ["give each requirement an id of its own"]
    case .foreignPrefix: ["one document holds the requirements of one prefix"]
    case .duplicateDocument: ["keep the requirements of one prefix in one document"]
    case .openCodeBlock: ["close it with the same fence"]
    case .openComment: ["close it with -->"]
    case .nothingRecognized:
      [
        "expected items such as \"- **FR-001**: The list is shown.\", user stories with "
          + "\"1. **Given** …, **When** …, **Then** …\" as in Spec Kit,",
        "or headings such as \"### Requirement: A list\" and \"#### Scenario: It is empty\" as in "
          + "OpenSpec,",
        "or items such as \"- `startup:FR-001` The list is shown.\"",
      ]
    case .duplicateName: ["give each a name of its own"]
    case .scenarioOutside: ["write a heading such as \"### Requirement: A list\" above it"]
    case .noScenario: ["write one under a heading such as \"#### Scenario: It is empty\""]
    case .gap: ["if it was dropped on purpose, there is nothing to do"]
    }
  }

  /// Returns the problem as a run reports it.
  package func problem(in path: String) -> Problem {
    Problem(
      kind == .notText ? .unreadableFile : .unknownRequirement, uri: path,
      location: Location(line: line, column: column), message: message, notes: notes)
  }
}
