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

  /// Creates a document from what was read elsewhere.
  init(
    path: String, title: String, prefix: String?, requirements: [Requirement],
    problems: [DocumentProblem]
  ) {
    self.path = path
    self.title = title
    self.prefix = prefix
    self.requirements = requirements
    self.problems = problems
  }

  /// Reads a document if an item of it starts with an id in a code span; nil for those written otherwise.
  init?(listIn bytes: [UInt8], path: String, _ blocks: [MarkdownBlock]) {
    let isList = blocks.contains { block in
      guard case .item = block.kind, block.text.first == "`" else { return false }
      return RequirementID(String(block.text.dropFirst().prefix { $0 != "`" })) != nil
    }
    guard isList else { return nil }
    self.init(path: path, bytes: bytes)
  }
}
