/// One requirement of a specification document: something a scenario can prove.
package struct Requirement: Hashable, Sendable {
  /// The id that scenarios carry as a tag, such as `startup:FR-001`.
  package let id: RequirementID
  /// What is required, in the words of the document, on one line.
  package let text: String
  /// The line of the document it starts on, from 1.
  package let line: Int
}
