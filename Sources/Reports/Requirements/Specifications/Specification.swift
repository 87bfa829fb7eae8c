/// A specification document as its team wrote it, in whichever of the known ways.
package struct Specification: Hashable, Sendable {
  /// The path it is reported under.
  package let path: String
  /// How it is written.
  package let kind: SpecificationKind
  /// The text of the first heading, without what every such heading starts with.
  package let title: String
  /// The prefix of its ids in scenarios.
  package let prefix: String
  /// What it asks for, in the order of the document.
  package let items: [SpecificationItem]
  /// What is wrong with it, in the order of its lines.
  package let problems: [DocumentProblem]

  /// Reads a document; the prefix counts where the document does not bring its own.
  package init(path: String, bytes: [UInt8], prefix: String? = nil) {
    let reader = MarkdownReader(bytes)
    self.path = path
    if let own = RequirementDocument(listIn: bytes, path: path, reader.blocks) {
      kind = .list
      title = own.title
      self.prefix = own.prefix ?? ""
      items = own.requirements.map { requirement in
        SpecificationItem(
          name: requirement.id.name, text: requirement.text, line: requirement.line,
          group: own.title)
      }
      problems = own.problems + Self.disagreement(prefix, own)
      return
    }
    let isOpenSpec = OpenSpecReader.recognizes(reader.blocks)
    kind = isOpenSpec ? .openSpec : .specKit
    title = SpecificationTitle.text(reader.blocks, path: path)
    self.prefix = prefix ?? SpecificationPrefix.of(path: path)
    let found = isOpenSpec ? OpenSpecReader.read(reader.blocks) : SpecKitReader.read(reader.blocks)
    items = found.items
    var problems = reader.problems + found.problems
    if items.isEmpty, !problems.contains(where: { !$0.isWarning }) {
      problems.append(DocumentProblem(kind: .nothingRecognized, line: 1, column: 1))
    }
    self.problems = problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// A prefix on the command line does not change ids that stand in the document.
  private static func disagreement(
    _ prefix: String?, _ own: RequirementDocument
  ) -> [DocumentProblem] {
    guard let prefix, let other = own.prefix, prefix != other, let first = own.requirements.first
    else { return [] }
    let kind = DocumentProblem.Kind.foreignPrefix(first.id.description, expected: prefix)
    return [DocumentProblem(kind: kind, line: first.line, column: 1)]
  }

  /// The document as scenarios' tags are checked against it.
  package var document: RequirementDocument {
    let requirements = items.compactMap { item in
      RequirementID("\(prefix):\(item.name)").map { id in
        Requirement(id: id, text: item.text, line: item.line)
      }
    }
    return RequirementDocument(
      path: path, title: title, prefix: requirements.isEmpty ? nil : prefix,
      requirements: requirements, problems: problems.filter { !$0.isWarning })
  }

  /// What is worth a look but keeps nobody from working with the document.
  package var warnings: [DocumentProblem] { problems.filter(\.isWarning) }
}

/// The ways of writing specifications that are understood.
package enum SpecificationKind: String, Hashable, Sendable {
  /// A list of ids in code spans, as in this project.
  case list
  /// Labels such as `FR-001`, user stories with acceptance scenarios, edge cases; as Spec Kit writes them.
  case specKit
  /// Headings `Requirement:` with `Scenario:` under them; as OpenSpec writes them.
  case openSpec
}

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

/// A sentence of an acceptance scenario, as a step of a feature file would say it.
package struct SpecificationStep: Hashable, Sendable {
  /// The word a step starts with.
  package enum Keyword: String, Hashable, Sendable {
    /// What is so at first.
    case given = "Given"
    /// What happens.
    case when = "When"
    /// What is so then.
    case then = "Then"
    /// More of the same.
    case and = "And"
    /// More of the same, by contrast.
    case but = "But"
    /// An alternative, which a step cannot say, or a remark.
    case other = "*"
  }

  /// The word a step starts with.
  package let keyword: Keyword
  /// The sentence behind it, without marks, on one line.
  package let text: String
}

/// The title of a specification document.
enum SpecificationTitle {
  /// What the titles of such documents start with, which says nothing about this one.
  private static let openings = [
    "feature specification", "feature spec", "specification", "spec", "feature",
  ]

  /// Returns the text of the first heading, or a name made from the path.
  static func text(_ blocks: [MarkdownBlock], path: String) -> String {
    for block in blocks {
      guard case .heading(level: 1) = block.kind else { continue }
      let title = withoutOpening(MarkdownText.plain(block.text))
      if !title.isEmpty { return title }
    }
    let words = SpecificationPrefix.of(path: path).split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func withoutOpening(_ title: String) -> String {
    let parts = title.split(separator: ":", maxSplits: 1).map { MarkdownLine.trimmed($0) }
    guard parts.count == 2, openings.contains(parts[0].lowercased()) else { return title }
    return parts[1]
  }
}

/// The prefix of a specification's ids, made from where it lies.
package enum SpecificationPrefix {
  /// The names of files that say nothing; the folder's name says more.
  private static let commonNames: Set = [
    "spec", "specs", "specification", "requirements", "readme", "index",
  ]

  /// Returns the prefix of a document: from the file's name, or its folder's for `spec.md` and the like.
  package static func of(path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    guard let file = parts.last else { return fallback }
    let dot = file.lastIndex(of: ".").flatMap { $0 == file.startIndex ? nil : $0 }
    let stem = file[..<(dot ?? file.endIndex)]
    var names = [stem]
    if commonNames.contains(stem.lowercased()) { names = parts.dropLast().reversed() + [stem] }
    for name in names {
      let prefix = cleaned(name)
      if !prefix.isEmpty { return prefix }
    }
    return fallback
  }

  /// Whether a text can be a prefix.
  package static func isPrefix(_ text: String) -> Bool { RequirementID("\(text):1") != nil }

  private static let fallback = "spec"

  /// Lower-case letters, digits and dashes, without a number in front: `007-clock-in` is `clock-in`.
  private static func cleaned(_ name: Substring) -> String {
    var prefix = ""
    for byte in name.lowercased().utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): prefix.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !prefix.isEmpty:
        prefix.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !prefix.isEmpty, prefix.last != "-" { prefix.append("-") }
      }
    }
    while prefix.last == "-" { prefix.removeLast() }
    return prefix
  }
}
