/// The sorts of problems that are found before anything runs.
public enum ProblemKind: String, Hashable, Sendable, CaseIterable {
  /// A file that cannot be read.
  case unreadableFile
  /// A file that is not Gherkin.
  case syntax
  /// More of something than is accepted.
  case limit
  /// A tag that names no requirement of its document.
  case unknownRequirement
  /// A tag whose prefix names no document.
  case unknownTagPrefix
  /// A line, name or id that selects nothing.
  case selection
  /// What can be run, but would be green without meaning it.
  case meaningless
  /// A step definition that is wrong.
  case library
}
