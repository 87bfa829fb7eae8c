/// One thing a specification asks for, with what it says about how to see it.
package struct SpecificationItem: Hashable, Sendable {
  /// The name within the document, such as `FR-001`, `US1.2` or `4.5`.
  package let name: String
  /// What is required, on one line.
  package let text: String
  /// The line of the document, from 1.
  package let line: Int
  /// The heading it belongs under: a user story, a requirement, a section.
  package let group: String
  /// The steps of its acceptance scenario; empty for a statement.
  package var steps: [SpecificationStep] = []
}
