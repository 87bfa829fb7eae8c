/// A specification document: a title, prose, and a list of requirements.
///
/// ```markdown
/// # Startup listing
///
/// What the first screen promises.
///
/// - `startup:FR-001` The permission status is read every time
///   the startup screen appears.
/// ```
package struct RequirementDocument: Hashable, Sendable {
  /// The path it is reported under.
  package let path: String
  /// The text of the first heading.
  package let title: String
  /// The prefix of its ids; nil where it lists none.
  package let prefix: String?
  /// The requirements, in the order of the document.
  package let requirements: [Requirement]
  /// What is wrong with it, in the order of its lines.
  package let problems: [DocumentProblem]

  /// Reads a document; what cannot be read is collected in `problems`.
  package init(path: String, bytes: [UInt8]) {
    var reader = DocumentReader()
    reader.read(bytes)
    self.path = path
    title = reader.title ?? ""
    prefix = reader.requirements.first?.id.prefix
    requirements = reader.requirements
    problems = reader.problems
  }
}
