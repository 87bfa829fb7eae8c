/// The ways of writing specifications that are understood.
package enum SpecificationKind: String, Hashable, Sendable {
  /// A list of ids in code spans, as in this project.
  case list
  /// Labels such as `FR-001`, user stories with acceptance scenarios, edge cases; as Spec Kit writes them.
  case specKit
  /// Headings `Requirement:` with `Scenario:` under them; as OpenSpec writes them.
  case openSpec
}
