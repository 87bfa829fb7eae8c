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
  /// What experiments have proved of it, as the file beside it says.
  package var proofs = ProofBook([])

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
    (self.path, self.title, self.prefix, self.requirements) = (path, title, prefix, requirements)
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

/// One requirement of a specification document: something a scenario can prove.
package struct Requirement: Hashable, Sendable {
  /// The id that scenarios carry as a tag, such as `startup:FR-001`.
  package let id: RequirementID
  /// What is required, in the words of the document, on one line.
  package let text: String
  /// The line of the document it starts on, from 1.
  package let line: Int
  /// What else the document says of it.
  package var details = RequirementDetails()
}

/// The name of a requirement: a document's prefix and a name within it, such as `startup:FR-001`.
package struct RequirementID: Hashable, Sendable, CustomStringConvertible {
  /// The part in front of the colon; it names the document.
  package let prefix: String
  /// The part behind the colon.
  package let name: String

  /// Creates an id from its text; nil where the text is not shaped like one.
  ///
  /// A prefix is made of lower-case letters, digits and dashes and starts with a letter; a name is made of
  /// letters, digits, dots, dashes and underscores.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isPrefix(parts[0]), Self.isName(parts[1]) else { return nil }
    prefix = String(parts[0])
    name = String(parts[1])
  }

  /// The id as documents and tags write it, without the at sign.
  package var description: String { "\(prefix):\(name)" }

  private static func isPrefix(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLowercase(first) else { return false }
    return text.utf8.allSatisfy { isLowercase($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        isLowercase(byte | 0x20) || isDigit(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
